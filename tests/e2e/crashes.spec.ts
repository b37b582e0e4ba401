import { pick } from '../support/browser/market.ts';
import { expectBoughtOnce, on, openItem, openSignedIn, reopen } from '../support/browser/reopened.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

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

test('a browser that has lost its local storage, as one that was killed may have, still knows who is signed in, their wallet and what is pending @long [E26] [M6]', async ({
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
