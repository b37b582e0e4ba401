import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedAccount } from '../chain/accounts.ts';
import { ETHER, startTrade, type Trade } from '../testing/trade.ts';

const [ada, bob] = [embeddedAccount(10), embeddedAccount(11)];
let trade: Trade;

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, edition } = trade.chain;
  await act.mint(ada, 10);
  await act.mintEdition(ada, 1, 50);
  await act.approveAll(ada, single);
  await act.approveAll(ada, edition);
  await act.wrap(ada, 50n * ETHER);
  await act.wrap(bob, 50n * ETHER);
  await trade.indexer.catchUp();
}, 120_000);
afterAll(() => trade.stop());

type Terms = Partial<Parameters<Trade['chain']['act']['sign']>[2]>;
const list = (id: number, unitPrice: bigint, terms: Terms = {}) =>
  trade.chain.act.sign('listing', ada, { wares: { id }, unitPrice, restricted: true, ...terms });
const bid = (id: number | null, terms: Terms = {}) =>
  trade.chain.act.sign('offer', bob, {
    wares: { id },
    unitPrice: ETHER / 2n,
    currency: trade.chain.deployment.weth,
    restricted: true,
    ...terms,
  });
const row = async (kind: 'order' | 'offer', hash: string) =>
  (await trade.list(kind, 'status=open')).find((order) => order.hash === hash);

describe('what a row of an order list is compared with', () => {
  test('the floor in the same money, native and wrapped alike; none in another', async () => {
    const cheap = trade.hashOf(await list(1, ETHER).then((order) => trade.submit('order', order).then(() => order)));
    const dear = await list(2, 2n * ETHER);
    const dollars = await list(3, 4_000_000_000n, { currency: trade.chain.deployment.usdc });
    const offer = await bid(4);
    await trade.submit('order', dear);
    await trade.submit('order', dollars);
    await trade.submit('offer', offer);
    await trade.desk.settled();
    const floor = { value: String(ETHER), token: { symbol: 'ETH' } };
    expect(await row('order', cheap)).toMatchObject({ floor });
    expect(await row('order', trade.hashOf(dear))).toMatchObject({ floor });
    expect(await row('offer', trade.hashOf(offer))).toMatchObject({ floor, ownWork: false });
    expect(await row('order', trade.hashOf(dollars))).toMatchObject({ floor: null });
  });

  test('a collection of which nothing is for sale has none', async () => {
    const offer = await bid(1, { wares: { id: 1, token: trade.chain.edition, kind: 'edition', units: 2 } });
    await trade.submit('offer', offer);
    expect(await row('offer', trade.hashOf(offer))).toMatchObject({ floor: null });
  });
});

describe('an offer whose maker owns the work by now', () => {
  test('says so while that is so, and only then', async () => {
    const offer = await bid(7);
    const onAny = await bid(null);
    await trade.submit('offer', offer);
    await trade.submit('offer', onAny);
    const ownWork = async (order = offer) => (await row('offer', trade.hashOf(order)))?.ownWork;
    expect(await ownWork()).toBe(false);
    await trade.chain.act.give(ada, bob, 7);
    await trade.indexer.catchUp();
    expect(await ownWork()).toBe(true);
    // Others can give another work for it.
    expect(await ownWork(onAny)).toBe(false);
    await trade.chain.act.give(bob, ada, 7);
    await trade.indexer.catchUp();
    expect(await ownWork()).toBe(false);
  });

  test('but not of a work of which others hold copies', async () => {
    const offer = await bid(1, { wares: { id: 1, token: trade.chain.edition, kind: 'edition', units: 3 } });
    await trade.submit('offer', offer);
    await trade.chain.act.giveEdition(ada, bob, 1, 5);
    await trade.indexer.catchUp();
    expect(await row('offer', trade.hashOf(offer))).toMatchObject({ ownWork: false });
  });
});
