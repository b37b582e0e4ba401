import { decodeFunctionData, formatEther, maxUint256, parseEther } from 'viem';
import type { Order, SignedOrder } from '../../src/contract/order.ts';
import { criteriaRoot } from '../../src/domain/merkle.ts';
import { checkOffer } from '../../src/domain/offer.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { chain, erc20Abi, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { bestListing, itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { OrderSheet, posted } from '../support/browser/order-sheet.ts';
import { acceptOnChain, bidOn, giveItem, giveWeth, ordersBy, itemsOf, publish } from '../support/browser/seller.ts';
import { toFill } from '../support/browser/permission.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import type { App } from '../support/browser/app.ts';

const sent = (wallet: TestWallet) =>
  wallet.log.filter((request) => request.method === 'eth_sendTransaction').map((one) => TestWallet.callOf(one));

async function onlyOffer(wallet: TestWallet): Promise<Order> {
  const [order, ...more] = await ordersBy(wallet.address, 'offer');
  if (order === undefined || more.length > 0) throw new Error(`${more.length + (order ? 1 : 0)} offers, not one`);
  return order;
}

/** A wallet with so much WETH makes an offer on an item's page. */
async function makeOffer(app: App, item: Order, amount: string, weth: bigint): Promise<void> {
  await chain(item.chainId).wrap(app.wallet.account, await wrappedToken(item.chainId), weth);
  await app.signIn(itemUrl(item));
  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  await sheet.price(item.nft.itemType === 3 ? 'Your offer, each' : 'Your offer', amount);
  await sheet.button('Approve and make offer').click();
  await sheet.done('Your offer is made');
}

test('an offer without any WETH: what is missing is wrapped, the maximum approved once, the offer signed, and the owner accepts it [D31] [J12]', async ({
  app,
  wallet,
}) => {
  const item = await pick();
  const on = chain(MERIDIAN);
  const weth = await wrappedToken(MERIDIAN);
  await app.signIn(itemUrl(item));
  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  await sheet.price('Your offer', '0.25');
  await expect(sheet.root).toContainText('Your balance: 0 WETH');
  await expect(sheet.root).toContainText('Not enough WETH for this offer.');
  await expect(sheet.button(/make offer$/i)).toBeDisabled();
  await sheet.button('Wrap 0.25 ETH').click();
  await expect(sheet.root).toContainText('Your balance: 0.25 WETH');
  expect(await on.tokenBalance(weth, wallet.address)).toBe(parseEther('0.25'));

  const [submitted] = await Promise.all([posted(app, '/v1/offer'), sheet.button('Approve and make offer').click()]);
  await sheet.done('Your offer is made');
  const [wrapped, approved, ...more] = sent(wallet);
  expect(wrapped).toMatchObject({ to: weth, value: parseEther('0.25') });
  expect(more).toEqual([]);
  expect(approved?.to).toBe(weth);
  expect(decodeFunctionData({ abi: erc20Abi, data: approved?.data ?? '0x' }).args).toEqual([
    expect.stringMatching(new RegExp(`^${SEAPORT_ADDRESS}$`, 'i')),
    maxUint256,
  ]);

  const body = submitted.postDataJSON() as SignedOrder;
  expect(Object.keys(body).toSorted()).toEqual(['parameters', 'protocolAddress', 'signature']);
  expect(Object.fromEntries(new URL(submitted.url()).searchParams)).toEqual({
    chain: String(MERIDIAN),
    user: wallet.address,
  });
  await expect(app.page.getByText('Item offer, ends')).toBeVisible();

  const listed = await onlyOffer(wallet);
  const offer = (await toFill(listed.uuid, item.maker, item.nft.identifier ?? ''))!;
  const { net } = checkOffer(offer, { identifier: item.nft.identifier ?? '', units: 1n });
  const had = await on.tokenBalance(weth, item.maker);
  await acceptOnChain(offer, item.maker, item.nft.identifier ?? '');
  expect(await on.ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(wallet.address);
  expect((await on.tokenBalance(weth, item.maker)) - had).toBe(net);
  expect(await on.tokenBalance(weth, wallet.address)).toBe(0n);
});

test('an offer on two copies on Tessera: one is given, the other stays open, each for its share @long [D31] [J12]', async ({
  app,
  wallet,
}) => {
  const item = await pick({ network: 'tessera', itemType: 3, units: 2n });
  const on = chain(TESSERA);
  const weth = await wrappedToken(TESSERA);
  await on.wrap(wallet.account, weth, parseEther('1'));
  await app.signIn(itemUrl(item));
  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  await sheet.copies('2');
  await sheet.price('Your offer, each', '0.010000000000000003');
  await expect(sheet.row('You pay, if it is accepted')).toContainText('0.020000000000000006');
  await sheet.button('Approve and make offer').click();
  await sheet.done('Your offer is made');

  const listed = await onlyOffer(wallet);
  const offer = (await toFill(listed.uuid, item.maker, item.nft.identifier ?? ''))!;
  const had = await on.copiesOf(item.nft.collectionAddress, item.nft.identifier ?? '', wallet.address);
  await acceptOnChain(offer, item.maker, item.nft.identifier ?? '', 1n);
  expect(await on.copiesOf(item.nft.collectionAddress, item.nft.identifier ?? '', wallet.address)).toBe(had + 1n);
  expect(await on.tokenBalance(weth, wallet.address)).toBe(parseEther('1') - parseEther('0.010000000000000003'));
  await expect.poll(async () => (await onlyOffer(wallet)).tokensRemaining).toBe('1');
});

test('an offer on any item of a collection is filled with whichever item somebody gives [D31] [J12]', async ({
  app,
  wallet,
}) => {
  const item = await pick();
  await chain(MERIDIAN).wrap(wallet.account, await wrappedToken(MERIDIAN), parseEther('1'));
  await app.signIn(`/collections/${item.nft.collectionSlug}`);
  await app.button('Offer on any item').click();
  const sheet = new OrderSheet(app, 'Offer on any item');
  await sheet.price('Your offer', '0.5');
  await sheet.button('Approve and make offer').click();
  await sheet.done('Your offer is made');

  const listed = await onlyOffer(wallet);
  expect(listed.nft.identifier).toBeNull();
  expect(listed.parameters.consideration[0]).toMatchObject({ itemType: 4, identifierOrCriteria: '0' });
  const { identifier } = item.nft;
  await acceptOnChain((await toFill(listed.uuid, item.maker, identifier ?? ''))!, item.maker, identifier ?? '');
  expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, identifier ?? '')).toBe(wallet.address);
});

test('an offer on a trait takes an item that has it, and the network refuses one that has not @long [D31] [J12]', async ({
  app,
  wallet,
  page,
}) => {
  const on = chain(MERIDIAN);
  await on.wrap(wallet.account, await wrappedToken(MERIDIAN), parseEther('1'));
  await app.signIn('/collections/isohypse');
  const { data } = (await (await page.request.get('/data/collection/isohypse')).json()) as {
    data: { facets: { traitType: string; values: { value: string; count: number }[] }[] };
  };
  // More items than the list tells at once: all of its pages count.
  const facet = data.facets.find(({ values }) => values.some(({ count }) => count > 100))!;
  const value = facet.values.find(({ count }) => count > 100)!;
  const trait = `${facet.traitType}:${value.value}`;
  await page.goto(`/collections/isohypse?${new URLSearchParams({ trait })}`);
  await app.ready();
  await app.button(`Offer on ${facet.traitType}: ${value.value}`).click();
  const sheet = new OrderSheet(app, `Offer on ${facet.traitType}: ${value.value}`);
  await sheet.price('Your offer', '0.5');
  const [submitted] = await Promise.all([posted(app, '/v1/offer'), sheet.button('Approve and make offer').click()]);
  await sheet.done('Your offer is made');
  expect(new URL(submitted.url()).searchParams.get('trait')).toBe(trait);

  const having = await itemsOf('isohypse', trait);
  expect(having).toHaveLength(value.count);
  const listed = await onlyOffer(wallet);
  expect(listed.criteria).toEqual({ traitType: facet.traitType, value: value.value });
  const root = criteriaRoot(having.map((nft) => nft.identifier));
  expect(BigInt(listed.parameters.consideration[0]!.identifierOrCriteria)).toBe(BigInt(root ?? '0x0'));

  const without = (await itemsOf('isohypse')).find((nft) => having.every((one) => one.identifier !== nft.identifier))!;
  const best = await toFill(listed.uuid, undefined, without.identifier).catch(() => null);
  expect(best?.criteriaProof ?? []).toEqual([]);

  const { identifier, collection } = having[0]!;
  const holder = await on.ownerOf(collection.address, identifier);
  const offer = (await toFill(listed.uuid, holder, identifier))!;
  await expect(acceptOnChain({ ...offer, criteriaProof: [] }, holder, identifier)).rejects.toThrow();
  await acceptOnChain(offer, holder, identifier);
  expect(await on.ownerOf(collection.address, identifier)).toBe(wallet.address);
});

test('an edited offer takes the place of the old one, which can no longer be accepted @long [D32] [J14]', async ({
  app,
  wallet,
}) => {
  const item = await pick();
  await makeOffer(app, item, '0.1', parseEther('1'));
  const old = await onlyOffer(wallet);
  const offers = app.page.getByRole('listitem').filter({ hasText: 'Item offer' });
  await offers.getByRole('button', { name: 'Edit' }).click();
  const sheet = new OrderSheet(app, 'Edit offer');
  await expect(sheet.root.getByRole('textbox', { name: 'Your offer' })).toHaveValue('0.1');
  await sheet.price('Your offer', '0.2');
  const [update] = await Promise.all([posted(app, '/v1/offers/update'), sheet.button('Update offer').click()]);
  await expect(sheet.root).toContainText('The old offer can no longer be accepted.');
  await sheet.done('Your offer is updated');

  expect(new URL(update.url()).searchParams.get('hash')).toBe(old.hash);
  expect(update.headers()['x-access-token']).toBeTruthy();
  expect(sent(wallet)).toHaveLength(1);
  const now = await onlyOffer(wallet);
  expect(now.price.value).toBe(parseEther('0.2').toString());
  const { identifier } = item.nft;
  expect((await toFill(old.uuid, item.maker, identifier ?? ''))?.hash).not.toBe(old.hash);
  await expect(acceptOnChain(old, item.maker, identifier ?? '')).rejects.toThrow();
  await acceptOnChain((await toFill(now.uuid, item.maker, identifier ?? ''))!, item.maker, identifier ?? '');
  expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, identifier ?? '')).toBe(wallet.address);
});

test('only an owner can accept an offer: they see what they receive, the item goes to the bidder and exactly that arrives [D25] [D26]', async ({
  app,
  wallet,
  page,
}) => {
  const on = chain(MERIDIAN);
  const weth = await wrappedToken(MERIDIAN);
  const theirs = await pick();
  const owned = await giveItem(wallet);
  const accept = page.getByRole('button', { name: 'Accept offer' });
  await bidOn(theirs, parseEther('5'));
  const { bidder, offer } = await bidOn(owned, parseEther('4'));

  // A visitor, then somebody who owns another item.
  await app.open(itemUrl(theirs));
  await expect(page.getByText('Item offer, ends').first()).toBeVisible();
  await expect(accept).toHaveCount(0);
  await app.connect();
  await expect(app.account()).toBeVisible();
  await expect(app.button('Make an offer')).toBeVisible();
  await expect(accept).toHaveCount(0);

  // On their own item.
  await app.open(itemUrl(owned));
  const bid = page.getByRole('listitem').filter({ hasText: 'Item offer' });
  const { net } = checkOffer(offer, { identifier: owned.nft.identifier ?? '', units: 1n });
  await expect(bid).toContainText(`You receive ${formatEther(net)} WETH`);
  await bid.getByRole('button', { name: 'Accept offer' }).click();
  await expect(app.modal('Offer successfully accepted')).toBeVisible();
  expect(await on.ownerOf(owned.nft.collectionAddress, owned.nft.identifier ?? '')).toBe(bidder);
  expect(await on.tokenBalance(weth, wallet.address)).toBe(net);
});

test('two own offers are cancelled together from the profile, and nobody can accept them any more @long [D28] [D26]', async ({
  app,
  wallet,
  page,
}) => {
  const item = await pick();
  await makeOffer(app, item, '0.1', parseEther('1'));
  const second = await pick();
  await app.open(itemUrl(second));
  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  await sheet.price('Your offer', '0.2');
  await sheet.button('Make offer').click();
  await sheet.done('Your offer is made');
  const offers = await ordersBy(wallet.address, 'offer');

  await app.open(`/profile/${wallet.address}?tab=OffersMade`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await app.button('Cancel 2 offers').click();
  await app.modal('Cancel these offers?').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => ordersBy(wallet.address, 'offer')).toEqual([]);
  for (const offer of offers) expect(await toFill(offer.uuid, undefined, offer.nft.identifier ?? '')).toBeNull();
  await expect(page.getByRole('heading', { name: 'No offers made' })).toBeVisible();
});

test('one’s own offer comes first among the offers of an item, and is never folded away @long', async ({
  app,
  wallet,
  page,
}) => {
  const item = await pick();
  await giveWeth(wallet, MERIDIAN, parseEther('1'));
  await publish('offer', wallet.account, item, { unitValue: parseEther('0.001') });
  for (let n = 0; n < 6; n += 1) await bidOn(item, parseEther(`0.${n + 2}`));
  await app.signIn(itemUrl(item));
  const own = page.getByRole('listitem').filter({ has: app.button('Cancel offer') });
  await expect(own).toContainText('0.001');
  const offers = page.getByRole('list').filter({ has: own });
  await expect(offers.getByRole('listitem')).toHaveCount(5);
  await expect(offers.getByRole('listitem').first()).toContainText('0.001');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an item that is not for sale has the offer in the bar below, as one for sale has Buy now', async ({ app }) => {
    const order = await pick({ looksOnly: true, suits: ({ nft }) => nft.collectionSlug === 'isohypse' });
    let unlisted = order;
    for (let number = 1; (await bestListing(unlisted)) !== null; number += 1)
      unlisted = { ...order, nft: { ...order.nft, identifier: String(number) } };
    const bar = app.page.locator('[data-over-tabs]');
    await app.open(itemUrl(order));
    await expect(bar.getByRole('button', { name: 'Buy now' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
    await app.signIn(itemUrl(unlisted));
    await expect(bar.getByRole('button', { name: 'Make an offer' })).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/best offer|Not listed/);
    await bar.getByRole('button', { name: 'Make an offer' }).click();
    await expect(app.modal('Make an offer')).toBeVisible();
  });
});
