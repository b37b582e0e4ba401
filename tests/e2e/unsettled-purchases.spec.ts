import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { expectBoughtOnce, on, openItem, openSignedIn, ownerOf, reopen } from '../support/browser/reopened.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

test('what is pending as a page is loaded opens nothing by itself; its outcome waits until no other window is open and nobody types @long', async ({
  app,
  page,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await on().stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await page.reload();
  // Its place on the page, too, tells that it is on its way, and leads to it.
  await expect(app.button('Purchase pending')).toBeVisible();
  await expect(app.button('1 pending')).toBeVisible();
  await expect(app.buyNow).toHaveCount(0);
  await expect(app.anyModal).toHaveCount(0);
  await app.button('Purchase pending').click();
  await app.modal('Transaction pending').getByRole('button', { name: 'Keep browsing' }).click();

  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  await sheet.price('Your offer', '0.1');
  await on().mine();
  await app.expectStatus('success');
  await expect(app.button('1 pending')).toHaveCount(0);
  await expect(sheet.root).toBeVisible();
  await expect(app.anyModal).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
});

test('a lost request that was put aside stays so over a reload, and the header leads back to it @long', async ({
  app,
  page,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  await held;
  await page.reload();
  await app.modal('Check your wallet').getByRole('button', { name: 'Keep browsing' }).click();
  await page.reload();
  await expect(app.button('1 pending')).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  await app.button('1 pending').click();
  await expect(app.modal('Check your wallet')).toBeVisible();
});

test('a lost request for an item that somebody else has bought ends by itself, once no re-org can undo that; approved after all, it is shown to fail', async ({
  app,
  page,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await held;
  await page.reload();
  await app.modal('Check your wallet').getByRole('button', { name: 'Keep browsing' }).click();
  await on().buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  await expect(app.button('1 pending')).toBeVisible();
  await on().mine(32);

  const over = app.modal('Too late');
  await expect(over).toContainText('Somebody else has bought it.');
  await expect(over).toContainText('If your wallet still shows it, reject it');
  await expect(over.getByText('Close', { exact: true })).toBeVisible();
  await expect(over.getByRole('button', { name: /try again|retry/i })).toHaveCount(0);
  await expect(app.button('1 pending')).toHaveCount(0);
  expect(await app.record()).toMatchObject({ status: 'error', legs: [{ ask: 'abandoned' }] });

  const hash = await window.approveUnheard();
  await expect(app.modal('Something went wrong')).toContainText('Only the network fee was spent.');
  expect(await app.record()).toMatchObject({ status: 'reverted', hash });
});

test('a purchase whose window is left while the wallet is asked goes on; nothing else is asked meanwhile, and its end is shown', async ({
  app,
  page,
  wallet,
}) => {
  const [order, other] = [await pick(), await pick()];
  await app.signInAt(order);
  const before = await on().balance(wallet.address);
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await held;
  const approving = app.modal('Approve purchase');
  await expect(approving).toContainText('You can close this.');
  await approving.getByRole('button', { name: 'Close' }).click();
  await expect(app.anyModal).toHaveCount(0);
  await expect(app.button('Purchase pending')).toBeVisible();
  expect((await app.record()).status).toBe('approve');

  await app.follow(itemUrl(other));
  await app.buyNow.click();
  await expect(approving).toContainText(order.nft.name);
  await page.keyboard.press('Escape');
  await expect(app.buyBox).toContainText('Your wallet still has a request open. Answer it there first.');
  expect(await app.records()).toHaveLength(1);
  await app.button('1 pending').click();
  await expect(approving).toContainText(order.nft.name);
  await page.keyboard.press('Escape');
  await expect(app.anyModal).toHaveCount(0);

  await window.approve();
  await expect(app.modal('Your purchase is complete')).toContainText(order.nft.name);
  await expect(app.button('1 pending')).toHaveCount(0);
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await expectBoughtOnce(order, wallet, { before });
});

test('a press while the node is still to answer, mocked, is not forgotten once it has: what is pending is shown @long', async ({
  app,
  page,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await on().stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  let answer = (): void => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rpc/*', async (route) => {
    await answering;
    await route.continue();
  });
  await page.reload();
  await app.button('Purchase pending').click();
  answer();
  await expect(app.modal('Transaction pending')).toBeVisible();
});

test('a wallet that answers with an internal error leaves doubt: "Check your wallet" in its words, and the chain decides @long [E25] [E33]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const before = await on().balance(wallet.address);
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await held;
  await window.approveUnheard();
  window.fail({ code: -32603, message: 'The connection to the device was lost' });
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await expectBoughtOnce(order, wallet, { before });
});

test('a wallet that loses the answer of its node, without any code, after the network took it: complete, never bought twice [E25] [E35]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const before = await on().balance(wallet.address);
  await on().stopMining();
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await held;
  await window.approveUnheard();
  window.fail({ message: 'HTTP request failed.' });
  await expect(app.modal('Transaction pending')).toBeVisible();
  await on().mine();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await expectBoughtOnce(order, wallet, { before });
});

test('two tabs press Retry at once: the wallet is asked once [E35]', async ({ app, secondApp, wallet }) => {
  const order = await pick();
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction');
  await app.buyNow.click();
  await expect(app.modal('Cancelled in your wallet')).toBeVisible();
  const other = await secondApp();
  await other.open('/');
  const retries = [app, other].map((tab) =>
    tab.modal('Cancelled in your wallet').getByRole('button', { name: 'Retry' }),
  );
  for (const retry of retries) await expect(retry).toBeVisible();
  const held = wallet.next('eth_sendTransaction');
  await Promise.all(retries.map((retry) => retry.evaluate((button) => (button as HTMLElement).click())));
  const window = await held;
  await app.expectStatus('approve');
  await window.approve();
  // In every tab, whichever was quicker.
  for (const tab of [app, other]) await expect(tab.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(2);
  expect(await ownerOf(order)).toBe(wallet.address);
});

test('a second press on a Buy that was refused leaves the page as it is @long [E35]', async ({
  app,
  secondApp,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const other = await secondApp();
  await openItem(other, order);
  await expect(other.buyNow).toBeEnabled();
  const held = wallet.next('eth_sendTransaction');
  await app.page.bringToFront();
  await app.buyNow.click();
  const window = await held;
  await other.page.bringToFront();
  const refusal = other.page.getByText('still under way');
  for (const _ of ['first', 'second', 'third']) {
    await other.buyNow.click();
    await expect(refusal.first()).toBeVisible();
    await expect(other.buyNow).toBeEnabled();
  }
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await window.approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
});

test.describe('a pending purchase is changed in the wallet while the app is closed', () => {
  test('sped up: recognised under its new hash @long [E33] [M18]', async ({ phone, wallet }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    await on().stopMining();
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await held;
    const slow = await window.approve();
    await expect(app.modal('Transaction pending')).toBeVisible();
    await expect.poll(async () => (await app.record()).legs[0]?.nonce).not.toBeNull();
    await phone.close();
    const fast = await on().replace(wallet.account, TestWallet.callOf(window.request));
    expect(fast).not.toBe(slow);
    await on().mine();

    const again = await reopen(phone, wallet);
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(await again.record()).toMatchObject({ status: 'success', hash: fast });
    await expectBoughtOnce(order, wallet, { before });
  });

  test('cancelled: an error that says so, and Retry buys @long [E33] [E35] [M18]', async ({ phone, wallet }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    await on().stopMining();
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await held;
    await window.approve();
    await expect(app.modal('Transaction pending')).toBeVisible();
    await expect.poll(async () => (await app.record()).legs[0]?.nonce).not.toBeNull();
    await phone.close();
    await on().cancelNonce(wallet.account, TestWallet.callOf(window.request).nonce);
    await on().resumeMining();

    const again = await reopen(phone, wallet);
    const failed = again.modal('Something went wrong');
    await expect(failed.getByText('The transaction was cancelled in the wallet', { exact: true })).toBeVisible();
    expect(await ownerOf(order)).toBe(order.maker);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(await ownerOf(order)).toBe(wallet.address);
  });
});
