import { describe, expect, test } from 'vitest';
import { ada, bob, cyd, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

const market = useOrderMarket();
const { bid, list } = market;
const row = async (kind: 'order' | 'offer', hash: string) =>
  (await market.trade.list(kind, 'status=open')).find((order) => order.hash === hash);

describe('what a row of an order list is compared with', () => {
  test('the floor in the same money, native and wrapped alike; none in another', async () => {
    const cheap = await list(1);
    const dear = await list(2, { unitPrice: 2n * ETHER });
    const dollars = await list(3, { unitPrice: 4_000_000_000n, currency: market.trade.chain.deployment.usdc });
    const offer = await bid(4);
    await market.trade.submit('order', cheap);
    await market.trade.submit('order', dear);
    await market.trade.submit('order', dollars);
    await market.trade.submit('offer', offer);
    await market.trade.settled();
    const floor = { value: String(ETHER), token: { symbol: 'ETH' } };
    expect(await row('order', market.trade.hashOf(cheap))).toMatchObject({ floor });
    expect(await row('order', market.trade.hashOf(dear))).toMatchObject({ floor });
    expect(await row('offer', market.trade.hashOf(offer))).toMatchObject({ floor, ownItem: false });
    expect(await row('order', market.trade.hashOf(dollars))).toMatchObject({ floor: null });
  });

  test('a collection of which nothing is for sale has none', async () => {
    const offer = await bid(1, { wares: { id: 1, token: market.trade.chain.edition, kind: 'edition', units: 2 } });
    await market.trade.submit('offer', offer);
    expect(await row('offer', market.trade.hashOf(offer))).toMatchObject({ floor: null });
  });
});

describe('an offer whose maker owns the item by now', () => {
  test('says so while that is so, and only then', async () => {
    const offer = await bid(7);
    const onAny = await bid(null);
    await market.trade.submit('offer', offer);
    await market.trade.submit('offer', onAny);
    const ownItem = async (order = offer) => (await row('offer', market.trade.hashOf(order)))?.ownItem;
    expect(await ownItem()).toBe(false);
    await market.trade.chain.act.give(ada, bob, 7);
    await market.trade.indexer.catchUp();
    expect(await ownItem()).toBe(true);
    // Others can give another item for it.
    expect(await ownItem(onAny)).toBe(false);
    await market.trade.chain.act.give(bob, ada, 7);
    await market.trade.indexer.catchUp();
    expect(await ownItem()).toBe(false);
  });

  test('but not of an item of which others hold copies', async () => {
    const offer = await bid(1, { wares: { id: 1, token: market.trade.chain.edition, kind: 'edition', units: 3 } });
    await market.trade.submit('offer', offer);
    await market.trade.chain.act.giveEdition(ada, bob, 1, 5);
    await market.trade.indexer.catchUp();
    expect(await row('offer', market.trade.hashOf(offer))).toMatchObject({ ownItem: false });
  });
});

describe('an offer over which somebody else offers more', () => {
  const outbid = async (order: Awaited<ReturnType<typeof bid>>) =>
    (await row('offer', market.trade.hashOf(order)))?.outbid;
  const offer = async (id: number | null, whole: bigint, maker = bob) => {
    const { chain } = market.trade;
    const currency = chain.deployment.weth;
    const terms = { wares: { id }, unitPrice: whole * ETHER, currency, restricted: true };
    const order = await chain.act.sign('offer', maker, terms);
    await market.trade.submit('offer', order);
    return order;
  };

  test('says so, of the same item and of what includes it; own higher offers do not count', async () => {
    await market.trade.chain.act.wrap(cyd, 50n * ETHER);
    await market.trade.indexer.catchUp();
    const first = await offer(11, 3n);
    const onAny = await offer(null, 2n);
    const ownHigher = await offer(11, 4n);
    expect([await outbid(first), await outbid(onAny), await outbid(ownHigher)]).toEqual([false, false, false]);
    const higher = await offer(11, 5n, cyd);
    expect([await outbid(first), await outbid(ownHigher), await outbid(higher)]).toEqual([true, true, false]);
    // Who offers for any item has a rival in whoever else does, not in an offer on one.
    expect(await outbid(onAny)).toBe(false);
    await offer(null, 6n, cyd);
    expect([await outbid(onAny), await outbid(await offer(12, 5n))]).toEqual([true, true]);
    expect([await outbid(higher), await outbid(await offer(12, 7n))]).toEqual([false, false]);
  });
});
