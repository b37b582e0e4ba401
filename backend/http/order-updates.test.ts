import { describe, expect, test } from 'vitest';
import { ada, bob, cyd, now, refused, useOrderMarket, type Terms } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

const market = useOrderMarket();
const { again, bid, list, listed } = market;

describe('update', () => {
  test('a listing whose old version nobody may fill is replaced at once [J24] [D30]', async () => {
    const old = await list(19);
    await market.trade.submit('order', old);
    const renewed = await again(old);
    const answer = await market.trade.update('order', market.trade.hashOf(old), renewed, ada);
    expect(answer.hash).toBe(market.trade.hashOf(renewed));
    const { timestamp } = await market.trade.chain.network.client.getBlock();
    expect(answer.liveFrom).toBeLessThanOrEqual(Math.max(now(), Number(timestamp)) + 5);
    expect(await market.trade.update('order', market.trade.hashOf(old), renewed, ada)).toEqual(answer);
    expect(await market.trade.submit('order', renewed)).toEqual(answer);
    expect(await market.trade.best(market.trade.item(19))).toMatchObject({
      hash: answer.hash,
      price: { value: String(2n * ETHER) },
    });
    expect(await listed(19)).toEqual([answer.hash]);
    await expect(market.trade.chain.act.fill(old, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    expect(await market.trade.raw.submit('order', old)).toMatchObject(refused(409, 'order.replaced'));
    expect(await market.trade.raw.cancel('order', market.trade.hashOf(old), ada)).toMatchObject(
      refused(409, 'order.replaced'),
    );
  });

  test('an offer is replaced by its hash [J14] [D32]', async () => {
    const old = await bid(19);
    await market.trade.submit('offer', old);
    const renewed = await bid(19, { unitPrice: 3n * ETHER, salt: BigInt(market.trade.hashOf(old)) });
    await market.trade.update('offer', market.trade.hashOf(old), renewed, bob);
    const offers = await market.trade.list('offer', `nft=${market.trade.item(19)}&maker=${bob.address}`);
    expect(offers.map((offer) => offer.hash)).toContain(market.trade.hashOf(renewed));
    expect(offers.map((offer) => offer.hash)).not.toContain(market.trade.hashOf(old));
  });

  test('while a permission for the old one is out the new one waits; never are both fillable', async () => {
    const old = await list(20);
    await market.trade.submit('order', old);
    const best = await market.trade.best(market.trade.item(20));
    const renewed = await again(old);
    const { liveFrom, hash } = await market.trade.update('order', best.hash, renewed, ada);
    expect(liveFrom).toBe(best.permissionEnds);
    expect(await market.trade.stored(hash)).toMatchObject({ state: 'inactive', reason: 'replacing' });
    expect((await market.trade.raw.best(market.trade.item(20))).status).toBe(404);
    expect(await listed(20)).toEqual([]);
    const [own] = await market.trade.list('order', `maker=${ada.address}&status=open&nft=${market.trade.item(20)}`);
    expect(own).toMatchObject({ hash, state: 'inactive', reason: 'replacing' });
    // A third version has to wait for the same permission.
    const third = await list(20, { unitPrice: 3n * ETHER, salt: BigInt(hash) });
    const last = await market.trade.update('order', hash, third, ada);
    expect(last.liveFrom).toBe(liveFrom);
    await market.trade.indexer.catchUp();
    expect(await market.trade.stored(last.hash)).toMatchObject({ reason: 'replacing' });
    await market.trade.passTime(120);
    expect(await market.trade.stored(last.hash)).toMatchObject({ state: 'active', reason: null });
    await expect(market.trade.chain.act.fill(best, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    await market.trade.chain.act.fill(await market.trade.best(market.trade.item(20)), cyd, [1n, 1n], 3n * ETHER);
  });

  test('when the old one is filled by its last permission, the new one is not sold as well', async () => {
    const wares = { token: market.trade.chain.edition, kind: 'edition' as const, id: 1, units: 2 };
    const sheets = (more: Terms) => list(1, { wares, ...more });
    const old = await sheets({ unitPrice: ETHER / 4n });
    const { uuid } = await market.trade.submit('order', old);
    const cheapest = await market.trade.best(uuid);
    expect(cheapest.hash).toBe(market.trade.hashOf(old));
    const second = await sheets({ unitPrice: 2n * ETHER, salt: BigInt(cheapest.hash) });
    await market.trade.update('order', cheapest.hash, second, ada);
    const third = await sheets({ unitPrice: 3n * ETHER, salt: BigInt(market.trade.hashOf(second)) });
    await market.trade.update('order', market.trade.hashOf(second), third, ada);
    await market.trade.chain.act.fill(cheapest, cyd, [1n, 1n], ETHER / 2n);
    await market.trade.indexer.catchUp();
    expect(await market.trade.stored(cheapest.hash)).toMatchObject({ state: 'filled' });
    expect(await market.trade.stored(market.trade.hashOf(third))).toMatchObject({ state: 'cancelled', reason: null });
    await market.trade.passTime(120);
    expect(await market.trade.stored(market.trade.hashOf(third))).toMatchObject({ state: 'cancelled' });
  });

  test('cancelling one that waits says until when the one before it could be filled', async () => {
    const old = await list(21);
    await market.trade.submit('order', old);
    const best = await market.trade.best(market.trade.item(21));
    const renewed = await again(old);
    await market.trade.update('order', best.hash, renewed, ada);
    const { permissionEnds } = await market.trade.cancel('order', market.trade.hashOf(renewed), ada);
    expect(permissionEnds).toBe(best.permissionEnds);
    await market.trade.passTime(120);
    expect(await market.trade.stored(market.trade.hashOf(renewed))).toMatchObject({ state: 'cancelled' });
  });

  test('of two new versions at the same time one wins', async () => {
    const old = await list(22);
    await market.trade.submit('order', old);
    const versions = await Promise.all([2n, 3n, 4n].map((price) => again(old, { unitPrice: price * ETHER })));
    const answers = await Promise.all(
      versions.map((one) => market.trade.raw.update('order', market.trade.hashOf(old), one, ada)),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await listed(22)).toHaveLength(1);
  });

  test('only what names the old order, by its maker, for the same item, counts', async () => {
    const old = await list(23);
    await market.trade.submit('order', old);
    const hash = market.trade.hashOf(old);
    const { raw } = market.trade;
    const good = await again(old);
    // Only the offers' update is marked with credentials; a listing's is authorised by its signature.
    expect(await raw.update('offer', hash, good, null)).toMatchObject(refused(401, 'auth.required'));
    const byAnother = await list(23, { unitPrice: 2n * ETHER, salt: BigInt(hash) }, bob);
    expect(await raw.update('order', hash, byAnother, null)).toMatchObject(refused(403, 'order.foreign'));
    expect(await raw.update('order', `0x${'34'.repeat(32)}`, good, ada)).toMatchObject(refused(404, 'order.unknown'));
    expect(await raw.update('offer', hash, good, ada)).toMatchObject(refused(422, 'order.side'));
    expect(await raw.update('order', hash, await list(23, { unitPrice: 2n * ETHER }), ada)).toMatchObject(
      refused(422, 'order.salt'),
    );
    expect(await raw.update('order', hash, await list(24, { salt: BigInt(hash) }), ada)).toMatchObject(
      refused(422, 'order.other-item'),
    );
    expect(await raw.update('order', hash, await again(old, { restricted: false }), ada)).toMatchObject(
      refused(422, 'order.zone'),
    );
    const altered = { ...good, parameters: { ...good.parameters, startTime: '1' } };
    expect(await raw.update('order', hash, altered, ada)).toMatchObject(refused(422, 'order.signature'));
    // Posted as an order of its own it would live beside the old one.
    expect(await raw.submit('order', good)).toMatchObject(refused(409, 'order.is-update'));
    expect(await listed(23)).toEqual([hash]);
  });

  test('an order without the zone must be dead on the network first', async () => {
    const old = await list(25, { restricted: false });
    await market.trade.submit('order', old);
    const renewed = await again(old);
    const hash = market.trade.hashOf(old);
    expect(await market.trade.raw.update('order', hash, renewed, ada)).toMatchObject(refused(409, 'order.on-chain'));
    expect(await listed(25)).toEqual([hash]);
    await market.trade.chain.act.cancel(ada, old);
    // At once: the index has not seen the cancel yet.
    await market.trade.update('order', hash, renewed, ada);
    await market.trade.indexer.catchUp();
    expect(await listed(25)).toEqual([market.trade.hashOf(renewed)]);
  });

  test('one that is over stays over', async () => {
    const [cancelled, filled] = [await list(26), await list(27)];
    await market.trade.submit('order', cancelled);
    await market.trade.submit('order', filled);
    await market.trade.cancel('order', market.trade.hashOf(cancelled), ada);
    expect(
      await market.trade.raw.update('order', market.trade.hashOf(cancelled), await again(cancelled), ada),
    ).toMatchObject(refused(409, 'order.cancelled'));
    await market.trade.chain.act.fill(await market.trade.best(market.trade.item(27)), cyd, [1n, 1n], ETHER);
    await market.trade.indexer.catchUp();
    const renewed = await again(filled);
    expect((await market.trade.raw.update('order', market.trade.hashOf(filled), renewed, ada)).status).toBeGreaterThan(
      400,
    );
    expect(await market.trade.stored(market.trade.hashOf(renewed))).toBeNull();
  });
});
