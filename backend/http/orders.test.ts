import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedOrder } from '../../src/contract/order.ts';
import { embeddedAccount } from '../chain/accounts.ts';
import { hashOrder, orderDigest } from '../chain/seaport.ts';
import { createOrderDesk } from '../market/submit.ts';
import { post } from '../testing/app.ts';
import { ETHER, startTrade, type Trade } from '../testing/trade.ts';

const [ada, bob, cyd] = [embeddedAccount(10), embeddedAccount(11), embeddedAccount(12)];
let trade: Trade;

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, edition } = trade.chain;
  await act.mint(ada, 30);
  await act.mintEdition(ada, 1, 50);
  await act.approveAll(ada, single);
  await act.approveAll(ada, edition);
  await act.wrap(bob, 50n * ETHER);
  await trade.indexer.catchUp();
}, 120_000);
afterAll(() => trade.stop());

type Terms = Partial<Parameters<Trade['chain']['act']['sign']>[2]>;
const list = (id: number, terms: Terms = {}, maker = ada) =>
  trade.chain.act.sign('listing', maker, { wares: { id }, unitPrice: ETHER, restricted: true, ...terms });
const bid = (id: number | null, terms: Terms = {}) =>
  trade.chain.act.sign('offer', bob, {
    wares: { id },
    unitPrice: ETHER,
    currency: trade.chain.deployment.weth,
    restricted: true,
    ...terms,
  });
/** A new version of an order: its salt is the old one's hash. */
const again = (old: SignedOrder, terms: Terms = {}) => {
  const id = Number(old.parameters.offer[0]?.identifierOrCriteria);
  return list(id, { unitPrice: 2n * ETHER, salt: BigInt(trade.hashOf(old)), ...terms });
};
const listed = async (id: number) => (await trade.list('order', `nft=${trade.item(id)}`)).map((order) => order.hash);
const refused = (code: number, msgId: string) => ({
  status: code,
  body: { data: null, status: { code, msgId, message: expect.stringMatching(/.{15,}/) } },
});
const now = () => Math.floor(Date.now() / 1000);

describe('POST /v1/order and /v1/offer', () => {
  test('a signed listing is stored as it is and listed at once [J20][C11][C12][C13][C14][C15][C16][C17][C18][C19]', async () => {
    const order = await list(1);
    const accepted = await trade.submit('order', order);
    expect(accepted).toMatchObject({ hash: trade.hashOf(order) });
    expect(Math.abs(accepted.liveFrom - now())).toBeLessThan(30);
    const [shown] = await trade.list('order', `nft=${trade.item(1)}`);
    expect(shown).toMatchObject({ ...order, uuid: accepted.uuid, state: 'active', reason: null, extraData: '0x' });
    for (const item of [...(shown?.parameters.offer ?? []), ...(shown?.parameters.consideration ?? [])]) {
      expect([typeof item.identifierOrCriteria, typeof item.startAmount, typeof item.endAmount]).toEqual(
        Array.from({ length: 3 }, () => 'string'),
      );
    }
  });

  test('an offer on an item, and on a whole collection [J12]', async () => {
    const [one, any] = [await bid(2), await bid(null)];
    await trade.submit('offer', one);
    await trade.submit('offer', any);
    const offers = await trade.list('offer', `nft=${trade.item(2)}`);
    expect(offers.map((offer) => offer.hash).toSorted()).toEqual([one, any].map(trade.hashOf).toSorted());
  });

  test('an offer on an item that nobody holds is refused', async () => {
    const missing = await bid(4_000);
    const copies = { token: trade.chain.edition, kind: 'edition' as const, id: 4_000, units: 2 };
    const editions = await trade.chain.act.sign('offer', bob, {
      wares: copies,
      unitPrice: ETHER,
      currency: trade.chain.deployment.weth,
    });
    for (const order of [missing, editions]) {
      expect(await trade.raw.submit('offer', order)).toMatchObject(refused(422, 'order.item'));
      expect(await trade.stored(trade.hashOf(order))).toBeNull();
    }
  });

  test('the same order twice, also at the same time and through two servers, is one order and one answer', async () => {
    const order = await list(3);
    const other = createOrderDesk(trade.context);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => trade.submit('order', order)),
      ...Array.from({ length: 6 }, () => other.submitOrder(trade.chain.network.chainId, order, { side: 'listing' })),
    ]);
    answers.push(await trade.submit('order', order));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listed(3)).toEqual([trade.hashOf(order)]);
    await other.settled();
  });

  test('an order of any type is taken: open or restricted, whole or in parts', async () => {
    const wares = { token: trade.chain.edition, kind: 'edition' as const, id: 1, units: 4 };
    const orders = [
      await list(4, { restricted: false }),
      await list(4),
      await list(1, { wares, restricted: false }),
      await list(1, { wares }),
    ];
    expect(orders.map((order) => order.parameters.orderType)).toEqual([0, 2, 1, 3]);
    for (const order of orders) await trade.submit('order', order);
  });

  test('what does not fit the call is refused', async () => {
    const [order, offer] = [await list(5), await bid(5)];
    const { raw } = trade;
    expect(await raw.submit('offer', order)).toMatchObject(refused(422, 'order.side'));
    expect(await raw.submit('order', offer)).toMatchObject(refused(422, 'order.side'));
    expect(await raw.submit('order', order, { user: bob.address })).toMatchObject(refused(400, 'order.user'));
    expect(await raw.submit('order', order, { chain: '1' })).toMatchObject(refused(400, 'unknown-network'));
    expect(await raw.submit('order', order, { chain: 'tessera' })).toMatchObject(refused(422, 'order.collection'));
    expect(await raw.submit('order', order, { trait: 'Colour:Red' })).toMatchObject(refused(422, 'order.criteria'));
    expect(await trade.answer('/v1/order', { method: 'POST' })).toMatchObject(refused(400, 'bad-request'));
    const zone = { ...order, parameters: { ...order.parameters, zone: bob.address } };
    expect(await raw.submit('order', zone)).toMatchObject(refused(422, 'order.zone'));
    expect(await listed(5)).toEqual([]);
  });

  test('an order signed for another network is told so', async () => {
    const order = await list(5);
    const { otherNetwork } = trade.chain;
    const digest = orderDigest(otherNetwork.chainId, hashOrder(order.parameters), otherNetwork.seaport);
    const foreign = { ...order, signature: await ada.signer.sign({ hash: digest }) };
    expect(await trade.raw.submit('order', foreign)).toMatchObject(refused(400, 'order.chain'));
  });

  test('an order that the network knows as cancelled or filled is not taken', async () => {
    const [cancelled, filled] = [await list(6), await list(6, { restricted: false })];
    await trade.chain.act.cancel(ada, cancelled);
    expect(await trade.raw.submit('order', cancelled)).toMatchObject(refused(409, 'order.cancelled'));
    await trade.chain.act.fill(filled, bob, [1n, 1n], ETHER);
    expect(await trade.raw.submit('order', filled)).toMatchObject(refused(409, 'order.filled'));
    expect([await trade.stored(trade.hashOf(cancelled)), await trade.stored(trade.hashOf(filled))]).toEqual([
      null,
      null,
    ]);
  });

  test('a network that does not answer decides nothing', async () => {
    const order = await list(7);
    const { network } = trade.chain;
    const { client } = network;
    network.client = { ...client, multicall: () => Promise.reject(new Error('gone')) } as typeof client;
    try {
      expect(await trade.raw.submit('order', order)).toMatchObject(refused(503, 'order.chain-unreachable'));
    } finally {
      network.client = client;
    }
    expect(await trade.stored(trade.hashOf(order))).toBeNull();
    await trade.submit('order', order);
  });
});

describe('permissions', () => {
  test('who only looks is given none: the maker’s update is not kept waiting [D30]', async () => {
    const order = await list(30);
    await trade.submit('order', order);
    const look = await trade.answer('/v2/order/best', post({ uuid: trade.item(30) }));
    expect(look).toMatchObject({ status: 200, body: { data: { extraData: '0x', permissionEnds: null } } });
    const looks = await trade.answer('/v2/orders/best', post({ uuids: [trade.item(30)] }));
    expect(looks).toMatchObject({
      status: 200,
      body: { data: [{ order: { extraData: '0x', permissionEnds: null } }] },
    });
    expect((await trade.stored(trade.hashOf(order)))?.until).toBe(0);
    const { liveFrom } = await trade.update('order', trade.hashOf(order), await again(order), ada);
    expect(liveFrom).toBeLessThan(now() + 30);
    const notAsked = await trade.answer('/v2/order/best', post({ uuid: trade.item(30), fulfill: 'yes' }));
    expect(notAsked).toMatchObject(refused(400, 'bad-request'));
  });

  test('best-order calls to fulfill give one for five minutes, noted before, and nothing else does', async () => {
    const [order, open] = [await list(8), await list(9, { restricted: false })];
    const { uuid } = await trade.submit('order', order);
    await trade.submit('order', open);
    expect((await trade.stored(trade.hashOf(order)))?.until).toBe(0);
    const best = await trade.best(trade.item(8));
    expect(best).toMatchObject({ uuid, extraData: expect.stringMatching(/^0x00[0-9a-f]{184}$/) });
    expect(Math.abs((best.permissionEnds ?? 0) - now() - 300)).toBeLessThanOrEqual(5);
    expect((await trade.stored(trade.hashOf(order)))?.until).toBe(best.permissionEnds);
    expect(await trade.best(trade.item(9))).toMatchObject({ extraData: '0x', permissionEnds: null });
    const uuids = [trade.item(8), trade.item(9)];
    const { body } = await trade.answer('/v2/orders/best', post({ uuids, fulfill: true }));
    expect(body).toMatchObject({
      data: [{ order: { permissionEnds: expect.any(Number) } }, { order: { extraData: '0x' } }],
    });
    for (const search of [`nft=${trade.item(8)}`, `maker=${ada.address}&status=open`]) {
      for (const shown of await trade.list('order', search))
        expect(shown).toMatchObject({ extraData: '0x', permissionEnds: null });
    }
    expect(await trade.answer(`/v1/collections/nfts/info/glass/8`)).toMatchObject({
      body: { data: { bestListing: { extraData: '0x' } } },
    });
  });

  test('the permission buys on the unmodified Seaport; the order is sold [C10]', async () => {
    const order = await list(10);
    await trade.submit('order', order);
    await expect(trade.chain.act.fill(order, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    await trade.chain.act.fill(await trade.best(trade.item(10)), cyd, [1n, 1n], ETHER);
    await trade.indexer.catchUp();
    expect(await trade.stored(trade.hashOf(order))).toMatchObject({ state: 'filled' });
  });
});

describe('cancel', () => {
  test('is for the maker, of the right kind, of an order the zone guards', async () => {
    const [order, open, offer] = [await list(11), await list(12, { restricted: false }), await bid(11)];
    await trade.submit('order', order);
    await trade.submit('order', open);
    await trade.submit('offer', offer);
    const hash = trade.hashOf(order);
    const { raw } = trade;
    expect(await raw.cancel('order', hash, null)).toMatchObject(refused(401, 'auth.required'));
    expect(await raw.cancel('order', hash, bob)).toMatchObject(refused(403, 'order.foreign'));
    expect(await raw.cancel('offer', hash, ada)).toMatchObject(refused(404, 'order.unknown'));
    expect(await raw.cancel('order', `0x${'12'.repeat(32)}`, ada)).toMatchObject(refused(404, 'order.unknown'));
    expect(await raw.cancel('order', 'x', ada)).toMatchObject(refused(400, 'bad-request'));
    expect(await raw.cancel('order', trade.hashOf(open), ada)).toMatchObject(refused(409, 'order.on-chain'));
    expect([await listed(11), await listed(12)]).toEqual([[hash], [trade.hashOf(open)]]);
    await trade.chain.act.cancel(ada, open);
    await trade.indexer.catchUp();
    expect(await trade.cancel('order', trade.hashOf(open), ada)).toEqual({
      hash: trade.hashOf(open),
      permissionEnds: null,
    });
  });

  test('a listing by its hash, with nothing out: gone at once, twice is once, and final [J23][J51][D27]', async () => {
    const order = await list(13);
    await trade.submit('order', order);
    const hash = trade.hashOf(order);
    expect(await trade.cancel('order', hash, ada)).toEqual({ hash, permissionEnds: null });
    expect(await trade.cancel('order', hash, ada)).toEqual({ hash, permissionEnds: null });
    expect(await listed(13)).toEqual([]);
    expect(await trade.list('order', `maker=${ada.address}&status=open&nft=${trade.item(13)}`)).toEqual([]);
    expect((await trade.raw.best(trade.item(13))).status).toBe(404);
    expect(await trade.raw.submit('order', order)).toMatchObject(refused(409, 'order.cancelled'));
    // What makes a sleeping order live again does not wake this one.
    await trade.chain.act.give(ada, bob, 13);
    await trade.indexer.catchUp();
    await trade.chain.act.give(bob, ada, 13);
    await trade.indexer.catchUp();
    expect(await trade.stored(hash)).toMatchObject({ state: 'cancelled' });
  });

  test('two offers, each by its hash and only that one [J13][J52][D28]', async () => {
    const offers = [await bid(14), await bid(15), await bid(14, { unitPrice: 2n * ETHER })];
    for (const offer of offers) await trade.submit('offer', offer);
    const [first, second, third] = offers.map(trade.hashOf);
    await trade.cancel('offer', first ?? '', bob);
    await trade.cancel('offer', second ?? '', bob);
    const left = (await trade.list('offer', `maker=${bob.address}`)).map((offer) => offer.hash);
    expect(left).toContain(third);
    expect(left.filter((hash) => hash === first || hash === second)).toEqual([]);
  });

  test('says until when a permission that is out could still fill it; then nothing can', async () => {
    const order = await list(16);
    await trade.submit('order', order);
    const best = await trade.best(trade.item(16));
    expect(await trade.cancel('order', best.hash, ada)).toEqual({
      hash: best.hash,
      permissionEnds: best.permissionEnds,
    });
    await trade.passTime(330);
    await expect(trade.chain.act.fill(best, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    expect(await trade.cancel('order', best.hash, ada)).toEqual({ hash: best.hash, permissionEnds: null });
  });

  test('cancelled while a permission is out is told as withdrawn, until it lapses or everything is cancelled', async () => {
    const withdrawn = async (maker = ada.address) =>
      (await trade.list('order', `maker=${maker}&status=withdrawn`)).map((order) => [order.hash, order.permissionEnds]);
    const [looked, permitted] = [await list(24), await list(25)];
    for (const order of [looked, permitted]) await trade.submit('order', order);
    const { hash, permissionEnds } = await trade.best(trade.item(25));
    expect(await withdrawn()).toEqual([]);
    for (const order of [looked, permitted]) await trade.cancel('order', trade.hashOf(order), ada);
    expect(await withdrawn()).toEqual([[hash, permissionEnds]]);
    const [told] = await trade.list('order', `maker=${ada.address}&status=withdrawn`);
    expect(told).toMatchObject({ state: 'inactive', reason: 'withdrawn', extraData: '0x' });
    expect(await trade.list('order', `maker=${ada.address}&status=open&nft=${trade.item(25)}`)).toEqual([]);
    await trade.passTime(330);
    expect(await withdrawn()).toEqual([]);
  });

  test('a last permission that was used is told as a sale', async () => {
    const order = await list(17);
    await trade.submit('order', order);
    const best = await trade.best(trade.item(17));
    await trade.cancel('order', best.hash, ada);
    await trade.chain.act.fill(best, cyd, [1n, 1n], ETHER);
    await trade.indexer.catchUp();
    expect(await trade.stored(best.hash)).toMatchObject({ state: 'filled' });
    expect(await trade.raw.cancel('order', best.hash, ada)).toMatchObject(refused(409, 'order.filled'));
  });

  test('a permission and a cancel at the same time: noted or not given, never given unnoted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await list(18);
      await trade.submit('order', order);
      const [best, cancelled] = await Promise.all([
        trade.raw.best(trade.item(18)),
        trade.cancel('order', trade.hashOf(order), ada),
      ]);
      const until = (await trade.stored(trade.hashOf(order)))?.until;
      if (best.status === 200) expect(best.body).toMatchObject({ data: { permissionEnds: until } });
      expect(cancelled.permissionEnds ?? 0).toBe(until);
    }
  });
});

describe('update', () => {
  test('a listing whose old version nobody may fill is replaced at once [J24][D30]', async () => {
    const old = await list(19);
    await trade.submit('order', old);
    const renewed = await again(old);
    const answer = await trade.update('order', trade.hashOf(old), renewed, ada);
    expect(answer.hash).toBe(trade.hashOf(renewed));
    const { timestamp } = await trade.chain.network.client.getBlock();
    expect(answer.liveFrom).toBeLessThanOrEqual(Math.max(now(), Number(timestamp)) + 5);
    expect(await trade.update('order', trade.hashOf(old), renewed, ada)).toEqual(answer);
    expect(await trade.submit('order', renewed)).toEqual(answer);
    expect(await trade.best(trade.item(19))).toMatchObject({ hash: answer.hash, price: { value: String(2n * ETHER) } });
    expect(await listed(19)).toEqual([answer.hash]);
    await expect(trade.chain.act.fill(old, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    expect(await trade.raw.submit('order', old)).toMatchObject(refused(409, 'order.replaced'));
    expect(await trade.raw.cancel('order', trade.hashOf(old), ada)).toMatchObject(refused(409, 'order.replaced'));
  });

  test('an offer [J14][D32]', async () => {
    const old = await bid(19);
    await trade.submit('offer', old);
    const renewed = await bid(19, { unitPrice: 3n * ETHER, salt: BigInt(trade.hashOf(old)) });
    await trade.update('offer', trade.hashOf(old), renewed, bob);
    const offers = await trade.list('offer', `nft=${trade.item(19)}&maker=${bob.address}`);
    expect(offers.map((offer) => offer.hash)).toContain(trade.hashOf(renewed));
    expect(offers.map((offer) => offer.hash)).not.toContain(trade.hashOf(old));
  });

  test('while a permission for the old one is out the new one waits; never are both fillable', async () => {
    const old = await list(20);
    await trade.submit('order', old);
    const best = await trade.best(trade.item(20));
    const renewed = await again(old);
    const { liveFrom, hash } = await trade.update('order', best.hash, renewed, ada);
    expect(liveFrom).toBe(best.permissionEnds);
    expect(await trade.stored(hash)).toMatchObject({ state: 'inactive', reason: 'replacing' });
    expect((await trade.raw.best(trade.item(20))).status).toBe(404);
    expect(await listed(20)).toEqual([]);
    const [own] = await trade.list('order', `maker=${ada.address}&status=open&nft=${trade.item(20)}`);
    expect(own).toMatchObject({ hash, state: 'inactive', reason: 'replacing' });
    // A third version has to wait for the same permission.
    const third = await list(20, { unitPrice: 3n * ETHER, salt: BigInt(hash) });
    const last = await trade.update('order', hash, third, ada);
    expect(last.liveFrom).toBe(liveFrom);
    await trade.indexer.catchUp();
    expect(await trade.stored(last.hash)).toMatchObject({ reason: 'replacing' });
    await trade.passTime(330);
    expect(await trade.stored(last.hash)).toMatchObject({ state: 'active', reason: null });
    await expect(trade.chain.act.fill(best, cyd, [1n, 1n], ETHER)).rejects.toThrow();
    await trade.chain.act.fill(await trade.best(trade.item(20)), cyd, [1n, 1n], 3n * ETHER);
  });

  test('when the old one is filled by its last permission, the new one is not sold as well', async () => {
    const wares = { token: trade.chain.edition, kind: 'edition' as const, id: 1, units: 2 };
    const sheets = (more: Terms) => list(1, { wares, ...more });
    const old = await sheets({ unitPrice: ETHER / 4n });
    const { uuid } = await trade.submit('order', old);
    const cheapest = await trade.best(uuid);
    expect(cheapest.hash).toBe(trade.hashOf(old));
    const second = await sheets({ unitPrice: 2n * ETHER, salt: BigInt(cheapest.hash) });
    await trade.update('order', cheapest.hash, second, ada);
    const third = await sheets({ unitPrice: 3n * ETHER, salt: BigInt(trade.hashOf(second)) });
    await trade.update('order', trade.hashOf(second), third, ada);
    await trade.chain.act.fill(cheapest, cyd, [1n, 1n], ETHER / 2n);
    await trade.indexer.catchUp();
    expect(await trade.stored(cheapest.hash)).toMatchObject({ state: 'filled' });
    expect(await trade.stored(trade.hashOf(third))).toMatchObject({ state: 'cancelled', reason: null });
    await trade.passTime(330);
    expect(await trade.stored(trade.hashOf(third))).toMatchObject({ state: 'cancelled' });
  });

  test('cancelling one that waits says until when the one before it could be filled', async () => {
    const old = await list(21);
    await trade.submit('order', old);
    const best = await trade.best(trade.item(21));
    const renewed = await again(old);
    await trade.update('order', best.hash, renewed, ada);
    const { permissionEnds } = await trade.cancel('order', trade.hashOf(renewed), ada);
    expect(permissionEnds).toBe(best.permissionEnds);
    await trade.passTime(330);
    expect(await trade.stored(trade.hashOf(renewed))).toMatchObject({ state: 'cancelled' });
  });

  test('of two new versions at the same time one wins', async () => {
    const old = await list(22);
    await trade.submit('order', old);
    const versions = await Promise.all([2n, 3n, 4n].map((price) => again(old, { unitPrice: price * ETHER })));
    const answers = await Promise.all(versions.map((one) => trade.raw.update('order', trade.hashOf(old), one, ada)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await listed(22)).toHaveLength(1);
  });

  test('only what names the old order, by its maker, for the same item, counts', async () => {
    const old = await list(23);
    await trade.submit('order', old);
    const hash = trade.hashOf(old);
    const { raw } = trade;
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
    await trade.submit('order', old);
    const renewed = await again(old);
    const hash = trade.hashOf(old);
    expect(await trade.raw.update('order', hash, renewed, ada)).toMatchObject(refused(409, 'order.on-chain'));
    expect(await listed(25)).toEqual([hash]);
    await trade.chain.act.cancel(ada, old);
    // At once: the index has not seen the cancel yet.
    await trade.update('order', hash, renewed, ada);
    await trade.indexer.catchUp();
    expect(await listed(25)).toEqual([trade.hashOf(renewed)]);
  });

  test('one that is over stays over', async () => {
    const [cancelled, filled] = [await list(26), await list(27)];
    await trade.submit('order', cancelled);
    await trade.submit('order', filled);
    await trade.cancel('order', trade.hashOf(cancelled), ada);
    expect(await trade.raw.update('order', trade.hashOf(cancelled), await again(cancelled), ada)).toMatchObject(
      refused(409, 'order.cancelled'),
    );
    await trade.chain.act.fill(await trade.best(trade.item(27)), cyd, [1n, 1n], ETHER);
    await trade.indexer.catchUp();
    const renewed = await again(filled);
    expect((await trade.raw.update('order', trade.hashOf(filled), renewed, ada)).status).toBeGreaterThan(400);
    expect(await trade.stored(trade.hashOf(renewed))).toBeNull();
  });
});

describe('states', () => {
  test('a maker sees what sleeps and why; nobody else’s lists change', async () => {
    const later = await list(28, { startIn: 5_000 });
    await trade.submit('order', later);
    expect(await listed(28)).toEqual([]);
    const own = await trade.list('order', `maker=${ada.address}&status=open&nft=${trade.item(28)}`);
    expect(own).toMatchObject([{ state: 'inactive', reason: 'not-started' }]);
    expect((await trade.answer('/v1/orders/list?status=all')).status).toBe(400);
  });

  test('an order lives again when its maker has the item and the approval again', async () => {
    const order = await list(29);
    await trade.submit('order', order);
    const hash = trade.hashOf(order);
    const state = async (change: Promise<unknown>) => {
      await change;
      await trade.indexer.catchUp();
      const { state, reason } = (await trade.stored(hash)) ?? {};
      return [state, reason];
    };
    const { act, single } = trade.chain;
    expect(await state(act.give(ada, bob, 29))).toEqual(['inactive', 'not-holder']);
    expect(await state(act.give(bob, ada, 29))).toEqual(['active', null]);
    expect(await state(act.approveAll(ada, single, false))).toEqual(['inactive', 'not-approved']);
    expect(await state(act.approveAll(ada, single))).toEqual(['active', null]);
  });

  test('what a counter increment ended is not told as withdrawn any more', async () => {
    const order = await bid(26);
    const { uuid } = await trade.submit('offer', order);
    await trade.best(uuid, '26');
    await trade.cancel('offer', trade.hashOf(order), bob);
    const withdrawn = () => trade.list('offer', `maker=${bob.address}&status=withdrawn`);
    expect((await withdrawn()).map((one) => one.hash)).toContain(trade.hashOf(order));
    await trade.chain.act.incrementCounter(bob);
    await trade.indexer.catchUp();
    expect(await withdrawn()).toEqual([]);
  });

  test('nothing of this was a failure of ours', () => {
    expect(trade.logged).toEqual([]);
  });
});
