import type { App } from '../support/browser/app.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/*
 * A page that has just opened knows neither session nor wallet. Presses wait for them; who lacks one of
 * the two is told which, with the way to it.
 */

/** The page opens anew, and the wallet takes its time with its first answer. */
async function reopen(app: App, path: string) {
  const slow = app.wallet.next('eth_accounts');
  await app.open(path);
  return slow;
}

test('Buy now on a page that still brings the wallet back waits, busy, and asks nobody anything; then it goes on', async ({
  app,
  wallet,
  page,
}) => {
  const order = await pick({});
  await app.signInAt(order);
  const slow = await reopen(app, itemUrl(order));
  const asked = wallet.next('eth_sendTransaction');
  const looks: string[] = [];
  page.on('request', (request) => request.url().includes('/order/best') && looks.push(request.url()));
  await app.buyNow.click();
  await expect(app.buyNow).toHaveAttribute('aria-busy', 'true');
  await expect(app.buyNow).toBeDisabled();
  await app.closePane();
  expect(looks).toEqual([]);
  await slow.approve();
  (await asked).reject();
  await expect(app.modal('Connect a wallet')).toHaveCount(0);
  expect(wallet.count('personal_sign')).toBe(1);
  expect((await app.records()).map(({ type }) => type)).toEqual(['purchase:buy_now']);
});

test('an offer that is begun meanwhile opens when the wallet is back @long', async ({ app }) => {
  const order = await pick({ looksOnly: true });
  await app.signInAt(order);
  const slow = await reopen(app, itemUrl(order));
  const make = app.button('Make an offer');
  await make.click();
  await expect(make).toHaveAttribute('aria-busy', 'true');
  await slow.approve();
  await expect(app.modal('Make an offer')).toBeVisible();
  await expect(app.toast('Connect a wallet first')).toHaveCount(0);
});

test('a wallet that never answers: after ten seconds the press says what is missing, and can be pressed again @long', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await app.signInAt(order);
  await page.clock.install();
  const slow = await reopen(app, itemUrl(order));
  await app.buyNow.click();
  await expect(app.buyNow).toBeDisabled();
  await page.clock.runFor(10_000);
  await expect(app.toast('Your wallet is not answering')).toBeVisible();
  await expect(app.modal('Your wallet is not connected')).toBeVisible();
  await app.closePane();
  await expect(app.buyNow).toBeEnabled();
  expect(await app.records()).toEqual([]);
  await slow.approve();
  await expect(app.account()).toBeVisible();
});

test('signed in without a wallet: the header and a trade say so; once it is connected again, without a signature, the trade goes on', async ({
  app,
  wallet,
}) => {
  const order = await pick({ network: 'meridian' });
  await app.signInAt(order);
  wallet.lock();
  await app.reload();
  await expect(app.walletMissing).toHaveText('Wallet missing');
  await app.buyNow.click();
  await expect(app.toast('Your wallet is not connected')).toBeVisible();
  const gone = app.modal('Your wallet is not connected');
  await expect(gone).toContainText('You are signed in as');
  expect(await app.records()).toEqual([]);
  await gone.getByRole('button', { name: 'Connect again' }).click();
  await app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' }).click();
  await expect(app.account()).toBeVisible();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.opened()).toEqual([
    'eth_requestAccounts',
    'personal_sign',
    'eth_requestAccounts',
    'eth_sendTransaction',
  ]);
});

test('a wallet without a session, its refresh refused by a mocked answer: a trade says so and asks to sign in @long', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await app.signInAt(order);
  await page.route('**/v1/refresh', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await app.reload();
  await expect(app.button('Sign in')).toBeVisible();
  await app.buyNow.click();
  await expect(app.toast('You are signed out')).toBeVisible();
  await app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click();
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
});
