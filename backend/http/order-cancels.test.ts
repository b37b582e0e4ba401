import { describe, expect, test } from 'vitest';
import { ada, bob, cyd, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

const market = useOrderMarket();
const { bid, list, listed } = market;

describe('cancel', () => {
  test('is for the maker, of the right kind, of an order the zone guards', async () => {
    const [order, open, offer] = [await list(11), await list(12, { restricted: false }), await bid(11)];
    await market.trade.submit('order', order);
    await market.trade.submit('order', open);
    await market.trade.submit('offer', offer);
    const hash = market.trade.hashOf(order);
    const { raw } = market.trade;
    expect(await raw.cancel('order', hash, null)).toMatchObject(refused(401, 'auth.required'));
    expect(await raw.cancel('order', hash, bob)).toMatchObject(refused(403, 'order.foreign'));
    expect(await raw.cancel('offer', hash, ada)).toMatchObject(refused(404, 'order.unknown'));
    expect(await raw.cancel('order', `0x${'12'.repeat(32)}`, ada)).toMatchObject(refused(404, 'order.unknown'));
    expect(await raw.cancel('order', 'x', ada)).toMatchObject(refused(400, 'bad-request'));
    expect(await raw.cancel('order', market.trade.hashOf(open), ada)).toMatchObject(refused(409, 'order.on-chain'));
    expect([await listed(11), await listed(12)]).toEqual([[hash], [market.trade.hashOf(open)]]);
    await market.trade.chain.act.cancel(ada, open);
    await market.trade.indexer.catchUp();
    expect(await market.trade.cancel('order', market.trade.hashOf(open), ada)).toEqual({
      hash: market.trade.hashOf(open),
      permissionEnds: null,
    });
  });

  test('a listing by its hash, with nothing out: gone at once, twice is once, and final [J23] [J51] [D27]', async () => {
    const order = await list(13);
    await market.trade.submit('order', order);
    const hash = market.trade.hashOf(order);
    expect(await market.trade.cancel('order', hash, ada)).toEqual({ hash, permissionEnds: null });
    expect(await market.trade.cancel('order', hash, ada)).toEqual({ hash, permissionEnds: null });
    expect(await listed(13)).toEqual([]);
    expect(await market.trade.list('order', `maker=${ada.address}&status=open&nft=${market.trade.item(13)}`)).toEqual(
      [],
    );
    expect((await market.trade.raw.best(market.trade.item(13))).status).toBe(404);
    expect(await market.trade.raw.submit('order', order)).toMatchObject(refused(409, 'order.cancelled'));
    // What makes a sleeping order live again does not wake this one.
    await market.trade.chain.act.give(ada, bob, 13);
    await market.trade.indexer.catchUp();
    await market.trade.chain.act.give(bob, ada, 13);
    await market.trade.indexer.catchUp();
    expect(await market.trade.stored(hash)).toMatchObject({ state: 'cancelled' });
  });

  test('two offers, each by its hash and only that one [J13] [J52] [D28]', async () => {
    const offers = [await bid(14), await bid(15), await bid(14, { unitPrice: 2n * ETHER })];
    for (const offer of offers) await market.trade.submit('offer', offer);
    const [first, second, third] = offers.map(market.trade.hashOf);
    await market.trade.cancel('offer', first ?? '', bob);
    await market.trade.cancel('offer', second ?? '', bob);
    const left = (await market.trade.list('offer', `maker=${bob.address}`)).map((offer) => offer.hash);
    expect(left).toContain(third);
    expect(left.filter((hash) => hash === first || hash === second)).toEqual([]);
  });

  test('says until when a permission that is out could still fill it; then nothing can', async () => {
    const order = await list(16);
    await market.trade.submit('order', order);
    const best = await market.trade.best(market.trade.item(16));
    expect(await market.trade.cancel('order', best.hash, ada)).toEqual({
      hash: best.hash,
      permissionEnds: best.permissionEnds,
    });
    await market.trade.passTime(120);
    await expect(market.trade.chain.act.fill(best, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    expect(await market.trade.cancel('order', best.hash, ada)).toEqual({ hash: best.hash, permissionEnds: null });
  });

  test('cancelled while a permission is out is told as withdrawn, until it lapses or everything is cancelled', async () => {
    const withdrawn = async (maker = ada.address) =>
      (await market.trade.list('order', `maker=${maker}&status=withdrawn`)).map((order) => [
        order.hash,
        order.permissionEnds,
      ]);
    const [looked, permitted] = [await list(24), await list(25)];
    for (const order of [looked, permitted]) await market.trade.submit('order', order);
    const { hash, permissionEnds } = await market.trade.best(market.trade.item(25));
    expect(await withdrawn()).toEqual([]);
    for (const order of [looked, permitted]) await market.trade.cancel('order', market.trade.hashOf(order), ada);
    expect(await withdrawn()).toEqual([[hash, permissionEnds]]);
    const [told] = await market.trade.list('order', `maker=${ada.address}&status=withdrawn`);
    expect(told).toMatchObject({ state: 'inactive', reason: 'withdrawn', extraData: '0x' });
    expect(await market.trade.list('order', `maker=${ada.address}&status=open&nft=${market.trade.item(25)}`)).toEqual(
      [],
    );
    await market.trade.passTime(120);
    expect(await withdrawn()).toEqual([]);
  });

  test('a last permission that was used is told as a sale', async () => {
    const order = await list(17);
    await market.trade.submit('order', order);
    const best = await market.trade.best(market.trade.item(17));
    await market.trade.cancel('order', best.hash, ada);
    await market.trade.chain.act.fill(best, cyd, [1n, 1n], ETHER);
    await market.trade.indexer.catchUp();
    expect(await market.trade.stored(best.hash)).toMatchObject({ state: 'filled' });
    expect(await market.trade.raw.cancel('order', best.hash, ada)).toMatchObject(refused(409, 'order.filled'));
  });

  test('a permission and a cancel at the same time: noted or not given, never given unnoted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await list(18);
      await market.trade.submit('order', order);
      const [best, cancelled] = await Promise.all([
        market.trade.raw.best(market.trade.item(18)),
        market.trade.cancel('order', market.trade.hashOf(order), ada),
      ]);
      const until = (await market.trade.stored(market.trade.hashOf(order)))?.until;
      if (best.status === 200) expect(best.body).toMatchObject({ data: { permissionEnds: until } });
      expect(cancelled.permissionEnds ?? 0).toBe(until);
    }
  });
});

describe('states', () => {
  test('a maker sees what sleeps and why; nobody else’s lists change', async () => {
    const later = await list(28, { startIn: 5_000 });
    await market.trade.submit('order', later);
    expect(await listed(28)).toEqual([]);
    const own = await market.trade.list('order', `maker=${ada.address}&status=open&nft=${market.trade.item(28)}`);
    expect(own).toMatchObject([{ state: 'inactive', reason: 'not-started' }]);
    expect((await market.trade.answer('/v1/orders/list?status=all')).status).toBe(400);
  });

  test('an order lives again when its maker has the item and the approval again', async () => {
    const order = await list(29);
    await market.trade.submit('order', order);
    const hash = market.trade.hashOf(order);
    const state = async (change: Promise<unknown>) => {
      await change;
      await market.trade.indexer.catchUp();
      const { state, reason } = (await market.trade.stored(hash)) ?? {};
      return [state, reason];
    };
    const { act, single } = market.trade.chain;
    expect(await state(act.give(ada, bob, 29))).toEqual(['inactive', 'not-holder']);
    expect(await state(act.give(bob, ada, 29))).toEqual(['active', null]);
    expect(await state(act.approveAll(ada, single, false))).toEqual(['inactive', 'not-approved']);
    expect(await state(act.approveAll(ada, single))).toEqual(['active', null]);
  });

  test('what a counter increment ended is not told as withdrawn any more', async () => {
    const order = await bid(26);
    const { uuid } = await market.trade.submit('offer', order);
    await market.trade.best(uuid, '26');
    await market.trade.cancel('offer', market.trade.hashOf(order), bob);
    const withdrawn = () => market.trade.list('offer', `maker=${bob.address}&status=withdrawn`);
    expect((await withdrawn()).map((one) => one.hash)).toContain(market.trade.hashOf(order));
    await market.trade.chain.act.incrementCounter(bob);
    await market.trade.indexer.catchUp();
    expect(await withdrawn()).toEqual([]);
  });
});
