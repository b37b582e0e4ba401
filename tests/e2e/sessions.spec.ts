import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { tokensSchema } from '../../src/contract/auth.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expectNoSession, storedSession } from '../support/browser/session.ts';
import { signInWithSmartWallet } from '../support/browser/smart-wallet.ts';
import { expect, test } from '../support/browser/test.ts';
import type { App } from '../support/browser/app.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

const calls = (app: App, path: string) => {
  const made: { token: string | null; status: number; body: string }[] = [];
  app.page.on('response', (response) => {
    if (!response.url().endsWith(path)) return;
    const request = response.request();
    void request.allHeaders().then((headers) =>
      made.push({
        token: headers['x-access-token'] ?? null,
        status: response.status(),
        body: request.postData() ?? '',
      }),
    );
  });
  return made;
};

const refreshTokenOf = async (app: App) => (await storedSession(app))?.refreshToken ?? null;

test('another account in the wallet signs the first out, then the second in; no token of the first is used again [E45] [G8]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const first = wallet.address;
  await chain(MERIDIAN).stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  const logins = calls(app, '/v1/login');
  const sign = wallet.next('personal_sign');
  await wallet.useAccount(privateKeyToAccount(generatePrivateKey()));
  const held = await sign;
  // Between the two nobody is signed in, and nothing of the first is left.
  await expect(app.account(first)).toHaveCount(0);
  await expect(app.anyModal.filter({ hasText: order.nft.name })).toHaveCount(0);
  expect(await app.records()).toEqual([]);
  await expectNoSession(app);
  await held.approve();
  await expect(app.account(wallet.address)).toBeVisible();
  expect(wallet.count('personal_sign')).toBe(2);
  await expect.poll(() => logins.map((one) => one.body)).toEqual([expect.stringContaining(wallet.address)]);
  await app.reload();
  await expect(app.account(wallet.address)).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
});

test('a wallet that takes its account back signs out and leaves no token [G9] [G30]', async ({
  app,
  secondApp,
  wallet,
}) => {
  await app.signIn();
  const other = await secondApp();
  await other.open('/docs');
  await expect(other.account()).toBeVisible();
  await wallet.forget();
  for (const tab of [app, other]) {
    await expect(tab.button('Connect')).toBeVisible();
    await expectNoSession(tab);
  }
});

test('with a stand-in for the smart-wallet app: a sign-in reaches a second tab with its wallet, which is not said to be missing @long', async ({
  app,
  secondApp,
}) => {
  const other = await secondApp();
  await other.open('/docs');
  // A page that has started, and knows that nobody is here.
  await other.button('Connect').click();
  await expect(other.modal('Connect a wallet')).toBeVisible();
  await other.closePane();
  // However short it is.
  await other.page.evaluate(() => {
    const look = () => {
      if (document.querySelector('[data-gone]') !== null) document.documentElement.dataset['saidMissing'] = 'true';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const address = await signInWithSmartWallet(app, '/');
  await expect(other.account(address)).toBeVisible();
  await expect(other.page.getByRole('banner').getByRole('button', { name: 'Meridian' })).toBeVisible();
  await expect(other.page.locator('html')).not.toHaveAttribute('data-said-missing');
});

/** Leaves in the wallet before the page listens to it, with this answer to its last question. */
async function leaveWhileOpening(app: App, wallet: TestWallet, answer: readonly string[]): Promise<void> {
  await app.signIn();
  const first = wallet.next('eth_accounts');
  const second = wallet.next('eth_accounts');
  const opening = app.reload();
  await (await first).approve();
  const asked = await second;
  await wallet.forget();
  asked.answer(answer);
  await opening;
}

test('a wallet that takes its account back while the page opens signs out as well @long [G9] [G30]', async ({
  app,
  wallet,
}) => {
  await leaveWhileOpening(app, wallet, [wallet.address]);
  await expect(app.button('Connect')).toBeVisible();
  await expectNoSession(app);
});

test('a wallet that has no account left when the page asks is not taken for a connected one @long', async ({
  app,
  wallet,
}) => {
  await leaveWhileOpening(app, wallet, []);
  await app.walletMissing.click();
  await expect(app.modal('Your wallet is not connected')).toBeVisible();
});

test('a refresh that is answered after the sign-out, held back in another tab, brings nobody back @long [G30]', async ({
  app,
  secondApp,
  wallet,
}) => {
  await app.signIn();
  const other = await secondApp();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    void other.page.route('**/v1/refresh', async (route) => {
      const response = await route.fetch();
      resolve();
      await left;
      await route.fulfill({ response });
    });
  });
  await other.open('/docs');
  await answered;
  await wallet.forget();
  await expect(app.button('Connect')).toBeVisible();
  leave();
  for (const tab of [app, other]) {
    await expect(tab.button('Connect')).toBeVisible();
    await expectNoSession(tab);
  }
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
});

test('Disconnect clears the list on the device and the tokens, in every tab; a reload keeps it so [E46] [G30] [M19]', async ({
  app,
  secondApp,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction');
  await app.buyNow.click();
  await expect(app.modal('Cancelled in your wallet')).toBeVisible();
  const other = await secondApp();
  await other.open('/docs');
  await expect(other.modal('Cancelled in your wallet')).toBeVisible();
  await app.page.bringToFront();
  await app.modal('Cancelled in your wallet').getByRole('button', { name: 'Close', exact: true }).last().click();
  await app.disconnect();
  for (const tab of [app, other]) {
    await expect(tab.button('Connect')).toBeVisible();
    await expect(tab.anyModal).toHaveCount(0);
    expect(await tab.records()).toEqual([]);
    await expectNoSession(tab);
  }
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(await app.records()).toEqual([]);
  expect(wallet.count('personal_sign')).toBe(1);

  // The other tab, in which nothing was pressed, begins anew as well.
  await other.page.bringToFront();
  await expect(other.page.getByText('Network: ')).toHaveCount(0);
  await other.connect();
  await expect(other.account()).toBeVisible();
  expect(wallet.count('personal_sign')).toBe(2);
});

test('what was in flight when somebody left cannot be bought twice by a quick return @long [E46]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await chain(MERIDIAN).stopMining();
  await app.buyNow.click();
  const pending = app.modal('Transaction pending');
  await pending.getByRole('button', { name: 'Keep browsing' }).click();
  await app.disconnect();
  expect(await app.records()).toEqual([]);
  await app.connect();
  await expect(app.account()).toBeVisible();
  await expect(app.buyNow).toBeEnabled();
  await app.buyNow.click();
  await expect(app.buyBox).toContainText('Something like this was still under way when you logged out');
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  // The network has it: no word of a person makes it two.
  await app.button('Nothing there, try again').click();
  await expect(app.buyBox).toContainText('It went out to the network');
  expect(wallet.count('eth_sendTransaction')).toBe(1);
});

test('what a wallet was asked for and never sent can be begun anew after a log-out, on the word that the wallet shows nothing @long [E46]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  await held;
  await app.reload();
  await app.modal('Check your wallet').getByRole('button', { name: 'Keep browsing' }).click();
  await app.disconnect();
  await app.connect();
  await expect(app.account()).toBeVisible();
  await app.buyNow.click();
  await expect(app.buyBox).toContainText('Something like this was still under way when you logged out');
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await app.button('Nothing there, try again').click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
});

test('a message that is not signed disconnects the wallet, and nobody logs in [G10]', async ({ app, wallet }) => {
  await app.open('/');
  const logins = calls(app, '/v1/login');
  wallet.refuse('personal_sign');
  await app.connect();
  await expect.poll(() => wallet.count('personal_sign')).toBe(1);
  await expect(app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' })).toBeEnabled();
  await expect(app.account()).toHaveCount(0);
  await expect(app.button(/^Account/)).toHaveCount(0);
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(logins).toEqual([]);
  expect(wallet.count('personal_sign')).toBe(1);
});

test('a reload keeps the person signed in: one refresh, one check with the token, no signature [C30] [C31] [C32] [G16] [G25]', async ({
  app,
  wallet,
}) => {
  await app.signIn();
  const token = await refreshTokenOf(app);
  const [refreshes, checks] = [calls(app, '/v1/refresh'), calls(app, '/v1/auth-check')];
  await app.reload();
  await expect(app.account()).toBeVisible();
  await expect.poll(() => checks).toEqual([{ token: expect.stringMatching(/^\S{20,}$/), status: 200, body: '' }]);
  expect(refreshes).toEqual([{ token: null, status: 200, body: JSON.stringify({ refreshToken: token }) }]);
  expect(await refreshTokenOf(app)).not.toBe(token);
  expect(wallet.count('personal_sign')).toBe(1);
});

test('a token refused once, mocked, is refreshed once and the call repeated with the new one [G1]', async ({ app }) => {
  await app.signIn();
  const [refreshes, checks] = [calls(app, '/v1/refresh'), calls(app, '/v1/auth-check')];
  await app.page.route('**/v1/auth-check', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await app.reload();
  await expect.poll(() => checks.map((one) => one.status)).toEqual([401, 200]);
  expect(checks[0]?.token).not.toBe(checks[1]?.token);
  // One at the launch, one for the refusal.
  expect(refreshes.map((one) => one.status)).toEqual([200, 200]);
  await expect(app.account()).toBeVisible();
});

test('a token that is refused again after its refresh, mocked, signs out without a loop @long [G5]', async ({
  app,
  wallet,
}) => {
  await app.signIn();
  wallet.lock();
  const refreshes = calls(app, '/v1/refresh');
  await app.page.route('**/v1/auth-check', (route) => route.fulfill({ status: 401, json: {} }));
  await app.reload();
  // A page is a visitor's until its session is known: the calls first, then what they led to.
  await expect.poll(() => refreshes.length).toBe(2);
  await expectNoSession(app);
  await expect(app.button('Connect')).toBeVisible();
  expect(refreshes).toHaveLength(2);
});

test('a session that the server has ended signs out; it is not asked for twice @long [G4]', async ({
  app,
  wallet,
  request,
}) => {
  await app.signIn();
  // Somebody else has used the token and the one after it: the server ends the whole session.
  let token = await refreshTokenOf(app);
  for (const _ of ['theirs', 'and on']) {
    const answer = await request.post('/marketplace/v1/refresh', { data: { refreshToken: token } });
    const { data } = v.parse(v.object({ data: tokensSchema }), await answer.json());
    token = data.refresh;
  }
  wallet.lock();
  const refreshes = calls(app, '/v1/refresh');
  await app.reload();
  await expect.poll(() => refreshes.map((one) => one.status)).toEqual([401]);
  await expectNoSession(app);
  await expect(app.button('Connect')).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('a refresh of which the answer is lost on its way, cut off in the page, costs nobody their session @long [M17]', async ({
  app,
  wallet,
}) => {
  await app.signIn();
  const lost = app.page.waitForRequest('**/v1/refresh');
  await app.page.route(
    '**/v1/refresh',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await app.reload();
  await lost;
  await expect(app.account()).toBeVisible();
  const refreshes = calls(app, '/v1/refresh');
  await app.reload();
  await expect.poll(() => refreshes.map((one) => one.status)).toEqual([200]);
  await expect(app.account()).toBeVisible();
  expect(wallet.count('personal_sign')).toBe(1);
});

test('a server that cannot be reached ends no session, mocked @long [M17]', async ({ app, wallet }) => {
  await app.signIn();
  await app.page.route('**/v1/refresh', (route) => route.abort());
  await app.reload();
  await expect(app.account()).toBeVisible();
  await app.page.unroute('**/v1/refresh');
  await app.reload();
  await app.sessionRenewed();
  await expect(app.account()).toBeVisible();
  expect(wallet.count('personal_sign')).toBe(1);
});

test('a wallet that fails while it connects or signs in is a critical RPC Error toast; a person’s own no is none @long', async ({
  app,
  wallet,
  page,
}) => {
  await app.open('/docs');
  const toast = app.toast('RPC Error');
  const connect = app.modal('Connect a wallet');
  wallet.refuse('eth_requestAccounts', { code: 4001, message: 'no' });
  await app.connect();
  await expect(connect.getByRole('alert')).toHaveText('User rejected the request.');
  await expect(toast).toHaveCount(0);

  wallet.refuse('eth_requestAccounts', { code: -32002, message: 'busy' });
  await connect.getByRole('button', { name: TestWallet.label }).click();
  await expect(toast).toContainText('Requested resource not available.');
  await expect(toast).toHaveAttribute('data-critical', 'true');
  await expect(connect.getByRole('alert')).toHaveText('Requested resource not available.');
  await expect(connect).toContainText('Answer it there, then try again.');
  await expect(toast).toHaveCount(0);

  wallet.refuse('personal_sign', { code: -32603, message: 'The device is locked' });
  await connect.getByRole('button', { name: TestWallet.label }).click();
  await expect(toast).toContainText('The device is locked');
  await expectNoSession(app);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('the keyboard alone signs in and buys [D23] [H2]', async ({ app, wallet, page }) => {
  const order = await pick();
  await app.open(itemUrl(order));
  const tabTo = async (target: ReturnType<App['button']>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('The Tab key does not lead there');
  };
  await tabTo(app.button('Connect'));
  await page.keyboard.press('Enter');
  const connect = app.modal('Connect a wallet');
  await expect(connect.getByRole('button', { name: 'Test wallet' })).toBeVisible();
  await tabTo(connect.getByRole('button', { name: 'Test wallet' }));
  await page.keyboard.press('Enter');
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  await tabTo(app.buyNow);
  await page.keyboard.press('Enter');
  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  await tabTo(done.getByRole('button', { name: 'View purchase' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}`));
});
