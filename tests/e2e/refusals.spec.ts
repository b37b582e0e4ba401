import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test('a rejection in the wallet is an error with the catalogue text, and Retry asks for the same once more [E7] [E25] [E35] [K28] [K29] [K30] [K72]', async ({
  app,
  wallet,
}) => {
  // An open order: a restricted one comes with a fresh permission each time.
  const order = await pick({ suits: ({ parameters }) => parameters.orderType < 2 });
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction', { code: 4001, message: 'Denied, in the words of this wallet' });
  await app.buyNow.click();
  const failed = app.modal('Something went wrong');
  await expect(failed.getByText('User rejected the request.', { exact: true })).toBeVisible();
  await expect(failed).toContainText('Nothing was spent.');
  await app.expectStatus('error');
  expect(await app.record()).toMatchObject({ error: 'User rejected the request.', hash: null });

  wallet.refuse('eth_sendTransaction', { code: 4100, message: 'whatever' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(
    failed.getByText('The requested method and/or account has not been authorized by the user.'),
  ).toBeVisible();
  wallet.refuse('eth_sendTransaction', { code: 4200, message: 'whatever' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByText('The Provider does not support the requested method.')).toBeVisible();

  const again = wallet.next('eth_sendTransaction');
  await failed.getByRole('button', { name: 'Retry' }).click();
  const held = await again;
  await expect(app.modal('Approve purchase')).toBeVisible();
  await app.expectStatus('approve');
  const asked = wallet.log
    .filter((request) => request.method === 'eth_sendTransaction')
    .map((request) => TestWallet.callOf(request));
  expect(asked).toHaveLength(4);
  for (const call of asked) expect(call).toEqual(asked[0]);
  await held.approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
});

test('whatever else a wallet throws is shown in its own words [E25]', async ({ app, wallet }) => {
  const order = await pick();
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction', { message: 'boom' });
  await app.buyNow.click();
  const failed = app.modal('Something went wrong');
  await expect(failed.getByText('boom', { exact: true })).toBeVisible();

  // Some throw a text instead of an error.
  wallet.refuse('eth_sendTransaction', { message: 'a bare boom', bare: true });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByText('a bare boom', { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(app.anyModal).toHaveCount(0);
});

test('a wallet that will not change its network stops the purchase there [D21] [K51]', async ({ app, wallet }) => {
  const order = await pick({ network: 'tessera' });
  await app.signInAt(order);
  wallet.refuse('wallet_switchEthereumChain');
  await app.buyNow.click();
  await expect(app.modal('Something went wrong').getByText('Switching network error', { exact: true })).toBeVisible();
  expect(wallet.opened().at(-1)).toBe('wallet_switchEthereumChain');
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('a wallet that lacks the network is offered it, and the purchase goes on there [D10]', async ({ app, wallet }) => {
  const order = await pick({ network: 'tessera' });
  wallet.known.delete(TESSERA);
  await app.signInAt(order);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.opened().slice(2)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_sendTransaction',
  ]);
});

test('a visitor who presses Buy is told to log in; nothing is recorded and no wallet opens [E55] [G23] [K49]', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.open(itemUrl(order));
  await app.buyNow.click();
  await expect(app.toast('Oops, something went wrong')).toContainText('Please log in to your wallet before continuing');
  await expect(app.modal('Connect a wallet')).toBeVisible();
  expect(wallet.opened()).toEqual([]);
  expect(await app.records()).toEqual([]);
});

test('"View purchase" while the wallet is locked says to log in and goes nowhere [K46] [K47] [K48]', async ({
  app,
  wallet,
  page,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const here = page.url();
  // A wallet that tells nothing at launch is no reason to sign out: the purchase is still shown.
  wallet.lock();
  await app.reload();
  await app.modal('Your purchase is complete').getByRole('button', { name: 'View purchase' }).click();
  const toast = app.toast('Oops, something went wrong');
  await expect(toast).toContainText('Please log in to your wallet before continuing');
  await expect(toast).toHaveAttribute('data-status', 'info');
  expect(page.url()).toBe(here);
});
