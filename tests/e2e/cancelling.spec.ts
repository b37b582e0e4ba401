import { decodeFunctionData, parseEther } from 'viem';
import type { Page } from 'playwright/test';
import type { Order } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { hashOrder } from '../../src/domain/seaport.ts';
import { seaportAbi } from '../../src/domain/seaport-calls.ts';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { approveItems, bidOn, giveWeth, giveItem, ordersBy, publish } from '../support/browser/seller.ts';
import { toFill } from '../support/browser/permission.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

/** What the wallet was asked to send to Seaport. */
const calls = (wallet: TestWallet) =>
  wallet.log
    .filter((request) => request.method === 'eth_sendTransaction')
    .map((request) => TestWallet.callOf(request))
    .filter((call) => call.to === SEAPORT_ADDRESS)
    .map((call) => decodeFunctionData({ abi: seaportAbi, data: call.data }));

/** The server's cancels of offers that a page asks for. */
function cancelRequests(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/offer/cancel')) asked.push(new URL(request.url()));
  });
  return asked;
}

async function listed(wallet: TestWallet, zoned: boolean): Promise<Order> {
  const item = await giveItem(wallet, { network: 'tessera' });
  await approveItems(wallet.account, item);
  return publish('listing', wallet.account, item, { unitValue: parseEther('3'), zoned });
}

test.describe('a listing', () => {
  test('is asked about first: it says what it means and costs, and whoever keeps it has cancelled nothing', async ({
    app,
    wallet,
    page,
  }) => {
    const [free, paid] = [await listed(wallet, true), await listed(wallet, false)];
    await app.signIn(itemUrl(free));
    const question = app.modal('Cancel this listing?');
    await app.button('Cancel listing').click();
    await expect(question).toContainText('will be withdrawn without a transaction, at no cost');
    await expect(question).toContainText('A buyer who already has permission can still complete the sale');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await expect(app.button('Cancel listing')).toBeFocused();

    await app.open(itemUrl(paid));
    await app.button('Cancel listing').click();
    await expect(question).toContainText('will be withdrawn in one transaction. The network fee is the only cost.');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await app.records()).toEqual([]);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    expect(await ordersBy(wallet.address, 'listing')).toHaveLength(2);
  });

  test('is taken back by the server without the wallet: finalized, never pending [D27] [E13] [E30] [E47] [E49] [J23] [J51] [K65] [K66]', async ({
    app,
    wallet,
    page,
  }) => {
    const order = await listed(wallet, true);
    await app.signIn(itemUrl(order));
    const told = page.waitForRequest((request) => request.url().includes('/v1/order/cancel'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/v1/order/cancel?*', async (route) => {
      await held;
      await route.continue();
    });
    await app.cancelListing();
    await expect(app.modal('Cancel listing')).toBeVisible();
    const request = await told;
    expect(new URL(request.url()).searchParams.get('hash')).toBe(order.hash);
    expect(request.postData()).toBeNull();
    expect(request.headers()['x-access-token']).toBeTruthy();
    expect(await app.record()).toMatchObject({ status: 'approve', hash: null });
    release();
    await expect(app.modal('Your item has been removed!')).toBeVisible();
    await app.expectStatus('finalized');
    expect(await app.record()).toMatchObject({ hash: null });
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    expect((await toFill(order.uuid))?.hash).not.toBe(order.hash);
  });

  test('leaves a record that says what was listed; "View item" goes to that item, which is for sale no more [A31] [A32] [C76] [C93] [C94] [C95] [C96] [C97]', async ({
    app,
    wallet,
    page,
  }) => {
    const order = await listed(wallet, true);
    await app.signIn(`/profile/${wallet.address}?tab=Listings`);
    await app.cancelListing();
    const done = app.modal('Your item has been removed!');
    await expect(done).toBeVisible();
    const record = await app.record();
    expect(record).toMatchObject({
      type: 'listing:cancel',
      protocolAddress: SEAPORT_ADDRESS,
      value: parseEther('3').toString(),
      amount: '1',
      currencySymbol: 'ETH',
      tokenName: order.nft.name,
      collectionName: order.nft.collectionName,
      slug: order.nft.collectionSlug,
      identifier: order.nft.identifier,
      network: 'tessera',
      itemType: 2,
    });
    expect(hashOrder(record['orderParameters'] as Order['parameters'])).toBe(order.hash);
    await done.getByRole('button', { name: 'View item', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${itemUrl(order)}$`));
    await expect(app.button('List for sale')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Buy now|Cancel listing)$/ })).toHaveCount(0);
  });

  test('says until when a buyer who got permission before can still complete it @long [D27]', async ({
    app,
    wallet,
  }) => {
    const order = await listed(wallet, true);
    const permitted = await toFill(order.uuid);
    expect(permitted?.hash).toBe(order.hash);
    await app.signIn(itemUrl(order));
    await app.cancelListing();
    await expect(app.modal('Your item has been removed!')).toContainText('can still complete the sale until');
    const { permissionEnds } = await app.record();
    expect(permissionEnds).toBeGreaterThanOrEqual(permitted?.permissionEnds ?? Infinity);
  });

  test('leaves "Cancel everything" there, with the reason, while a buyer still has permission @long [D27]', async ({
    app,
    wallet,
    page,
  }) => {
    const order = await listed(wallet, true);
    await toFill(order.uuid);
    await app.signIn(`/profile/${wallet.address}?tab=Listings`);
    await app.cancelListing();
    await expect(app.modal('Your item has been removed!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Nothing for sale' })).toBeVisible();
    const why = page.getByText('One order that you cancelled can still be completed until');
    await expect(why).toContainText(order.nft.name);
    await app.button('Cancel everything on Tessera').click();
    const question = app.modal('Cancel everything?');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(app.toast('Everything is cancelled')).toBeVisible();
    await expect(why).toHaveCount(0);
    await expect(app.button('Cancel everything on Tessera')).toHaveCount(0);
  });

  test('that the server refuses to cancel shows its words, and Retry asks again [E50]', async ({
    app,
    wallet,
    page,
  }) => {
    const order = await listed(wallet, true);
    await app.signIn(itemUrl(order));
    const refusal = { status: { code: 400, message: 'Not today, mocked', msgId: 'mocked' } };
    await page.route(
      '**/v1/order/cancel?*',
      (route) => route.fulfill({ status: 400, json: { data: null, ...refusal } }),
      {
        times: 1,
      },
    );
    await app.cancelListing();
    const failed = app.modal('Something went wrong');
    await expect(failed).toContainText('Not today, mocked');
    await app.expectStatus('error');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(app.modal('Your item has been removed!')).toBeVisible();
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });

  test('stays as it was, with an error, when the server does not answer in 10 s [L3]', async ({
    app,
    wallet,
    page,
  }) => {
    const order = await listed(wallet, true);
    await app.signIn(itemUrl(order));
    await page.route('**/v1/order/cancel?*', () => undefined);
    const asked = page.waitForRequest('**/v1/order/cancel?*');
    await app.cancelListing();
    const request = await asked;
    await expect(app.modal('Something went wrong')).toContainText('The server did not answer in time');
    expect(request.failure()).not.toBeNull();
    await app.expectStatus('error');
    expect((await ordersBy(wallet.address, 'listing')).map(({ hash }) => hash)).toEqual([order.hash]);
  });

  test('without our zone is cancelled on chain: Seaport itself forgets it [D27] [E20] [E30] [K65] [K66]', async ({
    app,
    wallet,
  }) => {
    const order = await listed(wallet, false);
    await app.signIn(itemUrl(order));
    const asked = wallet.next('eth_sendTransaction');
    await app.cancelListing();
    const window = await asked;
    await expect(app.modal('Cancel listing')).toBeVisible();
    await window.approve();
    await expect(app.modal('Your item has been removed!')).toBeVisible();
    await app.expectStatus('finalized');
    expect(calls(wallet).map((call) => call.functionName)).toEqual(['cancel']);
    expect(await chain(TESSERA).filled(order)).toMatchObject({ cancelled: true });
  });
});

test.describe('offers', () => {
  test('are asked about first: the record says which, and dismissing sends nothing [C77] [C98] [C100] [C101] [C102] [E1] [E14] [K67]', async ({
    app,
    wallet,
    page,
  }) => {
    await giveWeth(wallet, MERIDIAN, parseEther('5'));
    const offer = await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.3') });
    const asked = cancelRequests(page);
    await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const question = app.modal('Cancel this offer?');
    await expect(question).toContainText(offer.nft.name);
    expect(await app.record()).toMatchObject({
      type: 'offer:cancel',
      status: 'confirm',
      protocolAddress: SEAPORT_ADDRESS,
      items: [
        {
          orderParameters: offer.parameters,
          tokenName: offer.nft.name,
          amount: '1',
          value: parseEther('0.3').toString(),
          currencySymbol: 'WETH',
          displayImageURL: offer.nft.image,
          itemType: 2,
          network: 'meridian',
        },
      ],
    });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(app.anyModal).toHaveCount(0);
    expect(asked).toEqual([]);
    expect((await ordersBy(wallet.address, 'offer')).map(({ hash }) => hash)).toEqual([offer.hash]);
  });

  test('are withdrawn by the server once the person confirms, without the wallet [D28] [E15] [E48] [E49] [J13] [J52] [K60]', async ({
    app,
    wallet,
    page,
  }) => {
    await giveWeth(wallet, MERIDIAN, parseEther('5'));
    const offer = await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.3') });
    const asked = cancelRequests(page);
    await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await app.modal('Cancel this offer?').getByRole('button', { name: 'Confirm' }).click();
    await expect(app.toast('Offer cancelled successfully')).toBeVisible();
    await expect(app.anyModal).toHaveCount(0);
    expect(asked.map((url) => url.searchParams.get('hash'))).toEqual([offer.hash]);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    expect(await ordersBy(wallet.address, 'offer')).toEqual([]);
  });

  test('without our zone are cancelled together by one transaction [C99] [D28] [E21] [E30] [K61] [K68] [K69]', async ({
    app,
    wallet,
    page,
  }) => {
    await giveWeth(wallet, MERIDIAN, parseEther('5'));
    const offers = [
      await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.3'), zoned: false }),
      await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.4'), zoned: false }),
    ];
    await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await app.button('Cancel 2 offers').click();
    const asked = wallet.next('eth_sendTransaction');
    await app.modal('Cancel these offers?').getByRole('button', { name: 'Confirm' }).click();
    const window = await asked;
    await expect(app.modal('Cancel offer')).toBeVisible();
    expect((await app.record())['items']).toHaveLength(2);
    await window.approve();
    await expect(app.toast('Offers cancelled successfully')).toBeVisible();
    expect(calls(wallet).map((call) => call.functionName)).toEqual(['cancel']);
    for (const offer of offers) expect(await chain(MERIDIAN).filled(offer)).toMatchObject({ cancelled: true });
  });

  test('accepted by an owner leave a record that says what is given and what is received [C74] [C86] [C87] [C88] [C89] [D25] [E11] [E18] [E29] [K70] [K71]', async ({
    app,
    wallet,
    page,
  }) => {
    const item = await giveItem(wallet);
    const { bidder, offer } = await bidOn(item, parseEther('2'));
    await app.signIn(itemUrl(item));
    const approval = wallet.next('eth_sendTransaction');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Item offer' })
      .getByRole('button', { name: 'Accept offer' })
      .click();
    const first = await approval;
    await expect(app.modal('Approve offer')).toContainText('move items of this collection');
    const record = await app.record();
    expect(record).toMatchObject({
      type: 'offer:accept',
      status: 'approve',
      value: parseEther('2').toString(),
      amount: '1',
      currencySymbol: 'WETH',
      tokenName: item.nft.name,
      collectionName: item.nft.collectionName,
      network: 'meridian',
      itemType: 2,
      displayImageURL: item.nft.image,
      order: { hash: offer.hash, parameters: offer.parameters, signature: offer.signature },
    });
    await first.approve();
    await expect(app.modal('Offer successfully accepted')).toBeVisible();
    await app.expectStatus('success');
    expect(calls(wallet).map((call) => call.functionName)).toEqual(['matchAdvancedOrders']);
    expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(bidder);
  });
});

test('one increment cancels everything on a network: no order signed before it lives @long [D27] [D28]', async ({
  app,
  wallet,
  page,
}) => {
  const listing = await listed(wallet, false);
  await giveWeth(wallet, TESSERA, parseEther('5'));
  const offer = await publish('offer', wallet.account, await pick({ network: 'tessera' }), {
    unitValue: parseEther('0.2'),
  });
  await app.signIn(`/profile/${wallet.address}?tab=Listings`);
  await app.button('Cancel everything on Tessera').click();
  const question = app.modal('Cancel everything?');
  await expect(question).toContainText('every listing and offer you ever signed on Tessera');
  // Offline it says why it waits.
  await page.context().setOffline(true);
  await expect(question).toContainText('You’re offline. Cancelling resumes when you’re back online.');
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(app.toast('Everything is cancelled')).toBeVisible();
  expect(calls(wallet).map((call) => call.functionName)).toEqual(['incrementCounter']);
  for (const order of [listing, offer])
    await expect.poll(async () => (await toFill(order.uuid))?.hash).not.toBe(order.hash);
  await expect(page.getByRole('heading', { name: 'Nothing for sale' })).toBeVisible();
});
