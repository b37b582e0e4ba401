import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { keptPaths, keptWhole } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import {
  openConnect,
  press,
  signInWithSmartWallet as signIn,
  SmartWalletWindow,
} from '../support/browser/smart-wallet.ts';
import { readPersonStore } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/*
 * The smart-wallet app. The SDK is the real one and the page for keys is the embedded default's, which stands in for
 * the wallet's own: it speaks the SDK's protocol, and its account is a real contract on the chain.
 */

test('with a stand-in for the smart-wallet app: connect, sign in, buy, reload, buy again, sign out [H3] [M32]', async ({
  app,
  page,
  context,
}) => {
  const on = chain(MERIDIAN);
  const first = await pick({ network: 'meridian' });
  const login = page.waitForRequest((request) => request.url().endsWith('/v1/login'));
  const address = await signIn(app, itemUrl(first));
  const body = (await login).postDataJSON() as unknown;
  expect(body).toMatchObject({ sentAddress: address, nonce: 'secure-login', signature: 'smart-wallet' });
  // Signed by ERC-6492: the account is a contract that is not there yet.
  expect(await on.reader.getCode({ address })).toBeUndefined();

  const buying = await SmartWalletWindow.after(context, () => app.buyNow.click());
  await expect(buying.question('Buy on the marketplace')).toContainText(first.nft.identifier ?? '');
  await buying.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(first.nft.collectionAddress, first.nft.identifier ?? '')).toBe(address);
  expect(await on.reader.getCode({ address })).toMatch(/^0x363d3d37/);

  const second = await pick({ network: 'meridian' });
  await app.closePane();
  await app.open(itemUrl(second));
  await expect(app.account(address)).toBeVisible();
  const again = await SmartWalletWindow.after(context, () => app.buyNow.click());
  await again.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await page.keyboard.press('Escape');

  await app.account(address).click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(await keptOf(app)).toBe('[]');
});

/** What the app keeps of the wallet: its own place for it, and local storage, which the SDK would have used. */
const keptOf = async ({ page }: App): Promise<string> => {
  const ofSdk = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /cbwsdk/i.test(key)));
  return JSON.stringify([...ofSdk, ...(await readPersonStore(page, 'wallets'))]);
};

test('with a stand-in for the smart-wallet app: a window closed, rejected, cancelled or blocked ends in words, and the app goes on @long [H12] [H14]', async ({
  app,
  page,
  context,
}) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const rejected = await SmartWalletWindow.after(context, () => press(app));
  await rejected.answer('Connect to Vitrine', 'Reject');
  await expect(modal.getByRole('alert')).toHaveText('User rejected the request.');

  const closed = await SmartWalletWindow.after(context, () => press(app));
  await expect(closed.question('Connect to Vitrine')).toBeVisible();
  await expect(modal.getByText('Continue in the window that opened: Smart wallet.')).toBeVisible();
  await closed.page.close();
  await expect(modal.getByRole('alert')).toHaveText('User rejected the request.');

  const cancelled = await SmartWalletWindow.after(context, () => press(app));
  await expect(cancelled.question('Connect to Vitrine')).toBeVisible();
  await Promise.all([cancelled.page.waitForEvent('close'), modal.getByRole('button', { name: 'Cancel' }).click()]);
  await expect(modal.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await press(app);
  await expect(modal.getByRole('alert')).toHaveText('Pop up window failed to open');
  await app.reload();

  const address = await signIn(app, '/docs');
  await expect(app.account(address)).toBeVisible();
});

test('with a stand-in for the smart-wallet app: a page loaded without a network has the wallet again once that is back', async ({
  app,
  context,
}) => {
  const address = await signIn(app, '/docs');
  await keptWhole(app.page);
  await context.setOffline(true);
  await app.reload();
  await expect(app.button(`Account ${address}: wallet missing`)).toBeVisible();
  await context.setOffline(false);
  await expect(app.account(address)).toBeVisible();
});

test('with a mocked page for keys that never loads: the window is given up after 20 s, and the app goes on @long', async ({
  app,
  page,
  context,
}) => {
  await openConnect(app, '/docs');
  await page.clock.install();
  await context.route('**/demo/wallets/**', (route) =>
    route.fulfill({ body: '<p>nothing</p>', contentType: 'text/html' }),
  );
  const silent = await SmartWalletWindow.after(context, () => press(app));
  await expect(silent.page.getByText('nothing')).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(app.modal('Connect a wallet').getByRole('alert')).toHaveText('Pop up window failed to open');
  expect(silent.page.isClosed()).toBe(true);

  // What was asked there is not asked once more in the next one.
  await context.unroute('**/demo/wallets/**');
  const next = await SmartWalletWindow.after(context, () => press(app));
  await next.answer('Connect to Vitrine', 'Connect');
  const button = app.modal('Sign in').getByRole('button', { name: 'Sign in' });
  await expect(button).toBeEnabled();
  await context.setOffline(true);
  await expect(app.modal('Sign in')).toContainText('You are offline.');
  await expect(button).toBeDisabled();
  await context.setOffline(false);
  await expect(button).toBeEnabled();
});

test('before the smart wallet is chosen no byte of its SDK is downloaded; a reload loads it only for who uses it @long', async ({
  app,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isSdk = (url: string) => url.includes('/assets/smart-wallet-sdk-');
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  await expect(modal.getByRole('button', { name: 'Smart wallet' })).toBeVisible();
  await modal.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(app.modal('Demo wallet: Connect to Vitrine')).toBeVisible();
  expect(asked.filter(isSdk)).toEqual([]);
  await keptWhole(page);
  const precached = await keptPaths(page);
  expect(precached.length).toBeGreaterThan(10);
  expect(precached.filter(isSdk)).toEqual([]);
  await app.reload();
  await signIn(app, '/docs');
  expect(asked.filter(isSdk)).toHaveLength(1);
  await app.reload();
  await expect(app.button(/^Account 0x/)).toBeVisible();
  await expect.poll(() => asked.filter(isSdk).length).toBe(2);
  expect(context.pages()).toHaveLength(1);
});

test('the page that stands in for the smart-wallet app tells a page of another origin nothing, whoever opens it @long', async ({
  app,
  page,
  context,
}) => {
  await signIn(app, '/docs');
  // The same server by another name: another origin to a browser.
  const { port } = new URL(page.url());
  const hostile = await context.newPage();
  await hostile.goto(`http://127.0.0.1:${port}/docs`);
  const url = `http://localhost:${port}/demo/wallets/smart-wallet.html`;
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    hostile.evaluate((to) => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data));
      Object.assign(window, { heard, opened: window.open(to, 'keys', 'width=420,height=540') });
    }, url),
  ]);
  await expect(opened.getByRole('status')).toHaveText('Waiting for what Vitrine asks.');
  const handshake = { method: 'eth_requestAccounts', params: {} };
  await hostile.evaluate(
    ([to, content]) => {
      const { opened } = window as unknown as { opened: Window };
      const id = crypto.randomUUID();
      for (let flood = 0; flood < 100; flood += 1) {
        opened.postMessage({ id, event: 'selectSignerType' }, new URL(to).origin);
        opened.postMessage({ id, sender: '00', content, timestamp: new Date() }, new URL(to).origin);
      }
    },
    [url, { handshake }] as const,
  );
  // Whatever was posted before this has been delivered.
  await opened.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(opened.getByRole('dialog')).toHaveCount(0);
  await opened.close();
  expect(await hostile.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});
