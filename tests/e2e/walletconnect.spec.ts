import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { keptPaths, keptWhole } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { chooseWalletConnect, PhoneWallet, scanWindow, signInByPhone } from '../support/browser/phone-wallet.ts';
import { openConnect } from '../support/browser/smart-wallet.ts';
import { expect, test } from '../support/browser/test.ts';

/*
 * WalletConnect. The SDK is the real one; the embedded default's relay stands in for WalletConnect's, and its phone
 * wallet, with a real WalletConnect wallet library, for a wallet on a phone.
 */

test('with a stand-in for a phone’s wallet: connect by the link, sign in, buy, reload, buy again, sign out, and nothing stays [H4] [M33]', async ({
  app,
  page,
}) => {
  const on = chain(MERIDIAN);
  const first = await pick({ network: 'meridian' });
  const { phone, address } = await signInByPhone(app, itemUrl(first));
  await expect(phone.state).toHaveText('Connected to Vitrine. Keep this page open: what it asks appears here.');
  await app.buyNow.click();
  await expect(phone.question('Buy on the marketplace')).toContainText(first.nft.identifier ?? '');
  await phone.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(first.nft.collectionAddress, first.nft.identifier ?? '')).toBe(address);

  const second = await pick({ network: 'meridian' });
  await app.closePane();
  await app.open(itemUrl(second));
  await expect(app.account(address)).toBeVisible();
  await app.buyNow.click();
  await phone.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await page.keyboard.press('Escape');

  await app.account(address).click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  await expect(phone.state).toHaveText('Disconnected.');
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(await keptOf(app)).toBe('[]');
});

test('with a stand-in for a phone’s wallet: who disconnects there is told so here', async ({ app }) => {
  const { phone } = await signInByPhone(app, '/docs');
  await phone.page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.toast('You are signed out')).toContainText('Your wallet ended the connection.');
  await expect(app.button('Connect')).toBeVisible();
});

/** What the app keeps of the wallet: its own place for it, and those that the SDK would have used. */
const keptOf = (app: App): Promise<string> =>
  app.page.evaluate(async () => {
    const found: unknown[] = Object.keys(localStorage).filter((key) => /^wc@|walletconnect_/i.test(key));
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    found.push(...names.filter((name) => /wallet_?connect/i.test(name) && name !== 'vitrine-wallet-walletconnect'));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('vitrine-wallet-walletconnect');
      request.addEventListener('success', () => resolve(request.result));
    });
    for (const store of database.objectStoreNames) {
      const entries = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
      found.push(...entries);
    }
    database.close();
    return JSON.stringify(found);
  });

test('with a stand-in for a phone’s wallet: rejected, cancelled, expired or offline ends in words, and the app goes on @long', async ({
  app,
  page,
  context,
}) => {
  await page.clock.install();
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const scan = scanWindow(app);
  await chooseWalletConnect(app);
  await expect(scan.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
  await expect(scan.getByText(/^Expires in [45]:\d\d$/)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await scan.getByRole('button', { name: 'Copy link' }).click();
  await expect(scan.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:[0-9a-f]{64}@2\?/);

  await scan.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.getByRole('button', { name: 'WalletConnect' })).toBeEnabled();
  await expect(modal.getByRole('alert')).toHaveCount(0);

  await chooseWalletConnect(app);
  await expect(scan.getByRole('img')).toBeVisible();
  const phone = await PhoneWallet.from(app);
  await phone.answer('Connect to Vitrine', 'Reject');
  await expect(modal.getByRole('alert')).toHaveText('User rejected the request.');
  await phone.page.getByLabel('Link').fill('wc:nothing');
  await phone.page.getByRole('button', { name: 'Connect' }).click();
  await expect(phone.state).toContainText('a WalletConnect link, or it has expired');

  // The person waits no longer; the phone, asked already, says that nobody took its yes.
  await chooseWalletConnect(app);
  const late = await PhoneWallet.from(app);
  await expect(late.question('Connect to Vitrine')).toBeVisible();
  await scan.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.getByRole('button', { name: 'WalletConnect' })).toBeEnabled();
  await late.answer('Connect to Vitrine', 'Connect');
  await expect(late.state).toContainText('The app did not answer.');

  await chooseWalletConnect(app);
  await expect(scan.getByRole('img')).toBeVisible();
  await page.clock.runFor(301_000);
  await expect(scan.getByRole('alert')).toHaveText('This code has expired.');
  await scan.getByRole('button', { name: 'New code' }).click();
  await expect(scan.getByRole('img')).toBeVisible();
  await context.setOffline(true);
  await expect(scan.getByText('You are offline. Connect to the internet to connect a wallet.')).toBeVisible();
  await context.setOffline(false);
  await expect(scan.getByText('You are offline.')).toHaveCount(0);
  await scan.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.getByRole('button', { name: 'WalletConnect' })).toBeEnabled();
});

test('what the phone was asked and nobody waits for any more cannot be approved there; what is asked next can @long', async ({
  app,
}) => {
  const { phone } = await signInByPhone(app, '/docs');
  await phone.page.clock.install();
  const order = await pick();
  await app.open(itemUrl(order));
  await app.buyNow.click();
  const question = phone.question('Buy on the marketplace');
  const approve = question.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeEnabled();
  await phone.page.clock.fastForward(10 * 60_000);
  await expect(question.getByRole('alert')).toContainText('This request has expired');
  await expect(approve).toBeDisabled();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toHaveCount(0);

  await app.modal('Something went wrong').getByRole('button', { name: 'Retry' }).click();
  await phone.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
});

test('before WalletConnect is chosen no byte of it is downloaded; a reload loads it only for who uses it; no host but this server is asked @long', async ({
  app,
  page,
  context,
}) => {
  const asked: string[] = [];
  /** What the worker fetches for a page is not counted twice. */
  const byPages: string[] = [];
  context.on('request', (request) => {
    asked.push(request.url());
    if (request.serviceWorker() === null) byPages.push(request.url());
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  const isSdk = (url: string) => /\/assets\/(walletconnect-sdk|pairing-pane)-/.test(url);
  await openConnect(app, '/docs');
  await expect(app.modal('Connect a wallet').getByRole('button', { name: 'WalletConnect' })).toBeVisible();
  await keptWhole(page);
  const precached = await keptPaths(page);
  expect(precached.length).toBeGreaterThan(10);
  expect([...asked, ...precached].filter(isSdk)).toEqual([]);
  await app.reload();
  const { address } = await signInByPhone(app, '/docs');
  expect(byPages.filter(isSdk)).toHaveLength(2);
  await app.reload();
  await expect(app.account(address)).toBeVisible();
  await expect.poll(() => byPages.filter(isSdk).length).toBe(3);
  const { port } = new URL(page.url());
  const elsewhere = asked.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).port !== port);
  expect(elsewhere).toEqual([]);
});

test('with a stand-in for a phone’s wallet that is closed while it is asked: the window leads back to it, and it asks again', async ({
  app,
  context,
}) => {
  const item = await pick({ network: 'meridian' });
  const { phone, address } = await signInByPhone(app, itemUrl(item));
  await app.buyNow.click();
  await expect(phone.question('Buy on the marketplace')).toBeVisible();
  await phone.page.close();
  const again = await PhoneWallet.behind(app.anyModal, context);
  await again.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(address);
  await app.closePane();
  await again.page.close();
  await app.account(address).click();
  const opened = await PhoneWallet.behind(app.modal('Your account'), context);
  await expect(opened.state).toHaveText('Connected to Vitrine. Keep this page open: what it asks appears here.');
});

test('with a stand-in for a phone’s wallet that is opened twice: only the newer page asks', async ({
  app,
  context,
}) => {
  const item = await pick({ network: 'meridian' });
  const { phone } = await signInByPhone(app, itemUrl(item));
  await app.buyNow.click();
  await expect(phone.question('Buy on the marketplace')).toBeVisible();
  const again = await PhoneWallet.behind(app.anyModal, context);
  await expect(phone.state).toHaveText('This wallet is open in another tab. Reload this page to use it here.');
  await expect(phone.question('Buy on the marketplace')).toHaveCount(0);
  await again.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
});

test('with a stand-in for a phone’s wallet that dies while it is asked: the wait ends in words, and the app goes on @long', async ({
  app,
  page,
}) => {
  await page.clock.install();
  const item = await pick({ network: 'meridian' });
  const { phone } = await signInByPhone(app, itemUrl(item));
  await app.buyNow.click();
  await expect(phone.question('Buy on the marketplace')).toBeVisible();
  await phone.page.close();
  const waiting = app.anyModal.filter({ hasText: 'Open your wallet on your phone to answer.' });
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  // The protocol takes no request back: only the person can say what the phone shows.
  const lost = app.modal('Check your wallet');
  await expect(lost).toContainText('You cancelled this here. Your phone may still show the request.');
  await lost.getByRole('button', { name: 'Try again' }).click();
  await lost.getByRole('button', { name: 'Nothing there, try again' }).click();
  await expect(waiting).toBeVisible();
  await page.clock.runFor(301_000);
  await expect(app.anyModal.filter({ hasText: 'Requested resource not available.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.button(/^Account 0x/)).toBeEnabled();
});
