import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { hashOrder } from '../../src/domain/seaport.ts';
import { orderTypedData } from '../../src/domain/seaport-signing.ts';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { asCame } from '../support/browser/json.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

/** A chain that no configuration of ours names. */
const NOWHERE = 424242;

test('a rejection in the wallet is an error with the catalogue text, and Retry asks for the same once more [E7] [E25] [E35] [K28] [K29] [K30] [K72]', async ({
  app,
  wallet,
}) => {
  // An open order: a restricted one comes with a fresh permission each time.
  const order = await pick({ suits: ({ parameters }) => parameters.orderType < 2 });
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction', { code: 4001, message: 'Denied, in the words of this wallet' });
  await app.buyNow.click();
  // A person's own no is told as one.
  const cancelled = app.modal('Cancelled in your wallet');
  await expect(cancelled.getByText('User rejected the request.', { exact: true })).toBeVisible();
  await expect(cancelled).toContainText('Nothing was spent.');
  await expect(cancelled.locator('[data-state=failed]')).toHaveCount(0);
  await app.expectStatus('error');
  expect(await app.record()).toMatchObject({ error: 'User rejected the request.', hash: null });

  wallet.refuse('eth_sendTransaction', { code: 4100, message: 'whatever' });
  await cancelled.getByRole('button', { name: 'Retry' }).click();
  const failed = app.modal('Something went wrong');
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

test('whatever else a wallet throws is shown in its own words @long [E25]', async ({ app, wallet }) => {
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

test('a visitor who wants to make an offer is told to log in, on an item and on a collection @long', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  for (const path of [itemUrl(order), `/collections/${order.nft.collectionSlug}`]) {
    await app.open(path);
    await app.page
      .getByRole('main')
      .getByRole('button', { name: /^(Make an offer|Offer on any item)$/ })
      .first()
      .click();
    const toast = app.toast('Connect a wallet first');
    await expect(toast).toContainText('Please log in to your wallet before continuing');
    await expect(toast).toHaveAttribute('data-status', 'info');
    await expect(app.modal('Connect a wallet')).toBeVisible();
  }
  expect(wallet.opened()).toEqual([]);
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

test('an order on a network that is not configured, mocked, says so and asks the wallet for nothing [D22]', async ({
  app,
  wallet,
  page,
}) => {
  // Rightly signed by its seller, for a network this app does not know.
  const seen = await pick();
  const seller = privateKeyToAccount(generatePrivateKey());
  const maker = seller.address.toLowerCase() as `0x${string}`;
  const [paid, ...fees] = seen.parameters.consideration;
  if (paid === undefined) throw new Error('Nobody is paid');
  const parameters = { ...seen.parameters, offerer: maker, consideration: [{ ...paid, recipient: maker }, ...fees] };
  const typed = orderTypedData(parameters, NOWHERE) as Parameters<typeof seller.signTypedData>[0];
  const signature = await seller.signTypedData(typed);
  const order = { ...seen, maker, parameters, signature, hash: hashOrder(parameters), chainId: NOWHERE };
  await page.context().route('**/v1/collections/nfts/info/**', async (route) => {
    const response = await route.fetch();
    const answer = asCame(await response.json());
    await route.fulfill({ json: { ...answer, data: { ...answer.data, bestListing: order } } });
  });
  await page
    .context()
    .route('**/v2/order/best', (route) =>
      route.fulfill({ json: { data: order, status: { code: 200, message: 'OK', msgId: 'ok' } } }),
    );
  await app.signIn('/docs');
  const opened = wallet.opened().length;
  await app.follow(itemUrl(seen));
  await app.buyNow.click();
  await expect(app.modal('Something went wrong').getByText('Chain not configured.', { exact: true })).toBeVisible();
  expect(wallet.opened()).toHaveLength(opened);
});
