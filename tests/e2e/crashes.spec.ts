import type { Order } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { expect, test, type Phone } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

const on = () => chain(MERIDIAN);
const ownerOf = (order: Order) => on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '');

/** A person who signed in some time ago: the browser was closed properly since. */
async function openSignedIn(phone: Phone, order: Order): Promise<App> {
  const first = await phone.launch('/');
  await first.connect();
  await expect(first.account()).toBeVisible();
  await phone.close();
  const app = await phone.launch(itemUrl(order));
  await expect(app.account()).toBeVisible();
  await expect(app.buyNow).toBeEnabled();
  await app.sessionRenewed();
  return app;
}

/** Opening again asks a wallet for nothing. */
async function reopen(phone: Phone, wallet: TestWallet): Promise<App> {
  const before = wallet.opened().length;
  const app = await phone.launch('/');
  await expect(app.account()).toBeVisible();
  expect(wallet.opened()).toHaveLength(before);
  return app;
}

/** A page is a visitor's until its session is known: a press before that asks to connect. */
async function openItem(app: App, order: Order): Promise<void> {
  const known = app.page.waitForResponse((response) => response.url().endsWith('/v1/auth-check'));
  await app.open(itemUrl(order));
  await known;
  await expect(app.account()).toBeVisible();
}

/** One and no more: whatever this wallet ever signed, one purchase is on the chain. */
async function expectBoughtOnce(order: Order, wallet: TestWallet, spent: { before: bigint }): Promise<void> {
  expect(await ownerOf(order)).toBe(wallet.address);
  const paid = spent.before - (await on().balance(wallet.address));
  const price = BigInt(order.price.value);
  expect(paid >= price && paid < price + 10n ** 16n, `paid ${paid} for ${price}`).toBe(true);
}

test('a purchase pending as the browser is killed, mined meanwhile, is complete at the next launch without asking the wallet [E26] [M6] [M7] [M8] [M18]', async ({
  phone,
  wallet,
}) => {
  const order = await pick();
  const app = await openSignedIn(phone, order);
  const before = await on().balance(wallet.address);
  await on().stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  const { hash } = await app.record();
  await phone.kill();
  await on().mine();

  const again = await reopen(phone, wallet);
  await expect(again.modal('Your purchase is complete')).toBeVisible();
  expect(await again.record()).toMatchObject({ status: 'success', hash });
  expect(wallet.opened()).toEqual(['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction']);
  await expectBoughtOnce(order, wallet, { before });
});

test('a browser that has lost its local storage, as one that was killed may have, still knows who is signed in, their wallet and what is pending [E26] [M6]', async ({
  phone,
  wallet,
}) => {
  const order = await pick();
  const app = await openSignedIn(phone, order);
  const before = await on().balance(wallet.address);
  await on().stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  // What a killed browser has perhaps not written down yet; one that is closed writes for certain that it is gone.
  await app.page.evaluate(() => localStorage.clear());
  await phone.close();
  await on().resumeMining();

  const again = await reopen(phone, wallet);
  await expect(again.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  await expectBoughtOnce(order, wallet, { before });
  await again.modal('Your purchase is complete').getByRole('button', { name: 'View purchase' }).click();
  // The wallet is there as well: what comes next asks it at once.
  await openItem(again, await pick());
  await again.buyNow.click();
  await expect(again.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_requestAccounts')).toBe(1);
});

test('a purchase that reverts while the browser is closed says so at the next launch; Retry checks the order anew [E6] [E31] [E32] [E36] [K53] [K55] [K73] [M9]', async ({
  phone,
  wallet,
}) => {
  const order = await pick();
  const app = await openSignedIn(phone, order);
  await on().stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await phone.kill();
  // The seller pays more to be earlier in the same block.
  await on().cancelAsSeller(order, 50_000_000_000n);
  await on().mine();
  expect(await on().filled(order)).toMatchObject({ cancelled: true });

  const again = await reopen(phone, wallet);
  const reverted = again.modal('Something went wrong');
  await expect(reverted.getByText('Transaction reverted', { exact: true })).toBeVisible();
  expect(await again.record()).toMatchObject({ status: 'reverted', error: 'Transaction reverted' });

  await reverted.getByRole('button', { name: 'Retry' }).click();
  await expect(reverted.getByText(`Order for token ${order.nft.name} was expired`, { exact: true })).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
});

test.describe('the browser is killed between the click and the hash', () => {
  test('while the present order is being read: nothing was asked, nothing is left, the item can be bought @long [D1] [E51] [M6]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const asked = new Promise<void>((resolve) => {
      void app.page.context().route('**/v2/order/best', () => resolve());
    });
    await app.buyNow.click();
    await asked;
    await phone.kill();

    const again = await reopen(phone, wallet);
    await expect.poll(() => again.records()).toEqual([]);
    await expect(again.anyModal).toHaveCount(0);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    await openItem(again, order);
    await again.buyNow.click();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    await expectBoughtOnce(order, wallet, { before });
  });

  test('while the nonce is being read, the record already on the device: it goes when the app settles, and the item can be bought @long [E51] [M6]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const asked = new Promise<void>((resolve) => {
      void app.page.context().route('**/rpc/*', async (route) => {
        if ((route.request().postData() ?? '').includes('"pending"')) resolve();
        else await route.continue();
      });
    });
    await app.buyNow.click();
    await asked;
    expect(await app.record()).toMatchObject({ status: 'approve', legs: [] });
    await phone.kill();

    const again = await reopen(phone, wallet);
    await expect.poll(() => again.records()).toEqual([]);
    await expect(again.anyModal).toHaveCount(0);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    await openItem(again, order);
    await again.buyNow.click();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    await expectBoughtOnce(order, wallet, { before });
  });

  test('with the wallet open, which then signs without anybody listening: the purchase is found on the chain [M7] [M8]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await held;
    await phone.kill();
    const hash = await window.approveUnheard();

    const again = await reopen(phone, wallet);
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(await again.record()).toMatchObject({ status: 'success', hash });
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    await expectBoughtOnce(order, wallet, { before });
  });

  test('with the wallet open, which signs after the app was opened again: found as it waits for a block, then complete @long [M7] [M8]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await held;
    await phone.kill();

    const again = await reopen(phone, wallet);
    await expect(again.modal('Check your wallet')).toBeVisible();
    await on().stopMining();
    const hash = await window.approveUnheard();
    await expect(again.modal('Transaction pending')).toBeVisible();
    expect(await again.record()).toMatchObject({ status: 'pending', hash });
    await on().mine();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    await expectBoughtOnce(order, wallet, { before });
  });

  test('with the wallet open, which is then rejected: "Check your wallet"; only a second confirmation asks again, and the forgotten request can no longer buy [E36] [M7]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const forgotten = await held;
    await phone.kill();
    forgotten.reject();

    const again = await reopen(phone, wallet);
    const unknown = again.modal('Check your wallet');
    await expect(unknown).toContainText('and its answer did not arrive.');
    await unknown.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(unknown).toContainText('Check your wallet: does it show an open request for this?');
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    await unknown.getByRole('button', { name: 'Not sure' }).click();
    await unknown.getByRole('button', { name: 'Try again', exact: true }).click();
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    await unknown.getByRole('button', { name: 'Nothing there, try again' }).click();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(wallet.count('eth_sendTransaction')).toBe(2);

    // Both carry the same nonce: signing the old one after all is refused by the network itself.
    const late = await wallet.sign(forgotten.request);
    await expect(on().broadcast(late)).rejects.toThrow(/nonce|already imported/i);
    await expectBoughtOnce(order, wallet, { before });
  });

  test('tried again although the old request was approved in the end: the chain lets one through, the app shows that one @long [M7] [M8]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const forgotten = await held;
    await phone.kill();

    const again = await reopen(phone, wallet);
    const unknown = again.modal('Check your wallet');
    const second = wallet.next('eth_sendTransaction');
    await unknown.getByRole('button', { name: 'Try again', exact: true }).click();
    await unknown.getByRole('button', { name: 'Nothing there, try again' }).click();
    const asked = await second;
    const hash = await forgotten.approveUnheard();
    // The wallet now signs the second as well: same nonce, so the network refuses it (or knows it already).
    const answer = await asked.approve();
    expect(answer).toMatchObject({ message: expect.stringMatching(/nonce|already imported/i) });
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(await again.record()).toMatchObject({ status: 'success', hash });
    await expectBoughtOnce(order, wallet, { before });
  });

  test('right after the wallet gave the hash: the purchase is there at the next launch, whatever was written down @long [M7] [M8]', async ({
    phone,
    wallet,
  }) => {
    const order = await pick();
    const app = await openSignedIn(phone, order);
    const before = await on().balance(wallet.address);
    await on().stopMining();
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await held;
    const hash = await window.approve();
    await phone.kill();

    const again = await reopen(phone, wallet);
    await again.button('1 pending').click();
    await expect(again.modal('Transaction pending')).toBeVisible();
    expect(await again.record()).toMatchObject({ status: 'pending', hash });
    await on().mine();
    await expect(again.modal('Your purchase is complete')).toBeVisible();
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    await expectBoughtOnce(order, wallet, { before });
  });
});

test('what is pending as a page is loaded opens nothing by itself; its outcome waits until no other window is open and nobody types', async ({
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
  await expect(app.modal('Something went wrong')).toBeVisible();
  const other = await secondApp();
  await other.open('/');
  const retries = [app, other].map((tab) => tab.modal('Something went wrong').getByRole('button', { name: 'Retry' }));
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
