import { describe, expect, test } from 'vitest';
import { hashOrder, orderDigest } from '../seaport/seaport.ts';
import { createOrderService } from '../market/submit.ts';
import { ada, bob, now, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

const market = useOrderMarket();
const { bid, list, listed } = market;

describe('POST /v1/order and /v1/offer', () => {
  test('a signed listing is stored as it is and listed at once [J20] [C11] [C12] [C13] [C14] [C15] [C16] [C17] [C18] [C19]', async () => {
    const order = await list(1);
    const accepted = await market.trade.submit('order', order);
    expect(accepted).toMatchObject({ hash: market.trade.hashOf(order) });
    expect(Math.abs(accepted.liveFrom - now())).toBeLessThan(30);
    const [shown] = await market.trade.list('order', `nft=${market.trade.item(1)}`);
    expect(shown).toMatchObject({ ...order, uuid: accepted.uuid, state: 'active', reason: null, extraData: '0x' });
    for (const item of [...(shown?.parameters.offer ?? []), ...(shown?.parameters.consideration ?? [])]) {
      expect([typeof item.identifierOrCriteria, typeof item.startAmount, typeof item.endAmount]).toEqual(
        Array.from({ length: 3 }, () => 'string'),
      );
    }
  });

  test('an offer on an item, and on a whole collection [J12]', async () => {
    const [one, any] = [await bid(2), await bid(null)];
    await market.trade.submit('offer', one);
    await market.trade.submit('offer', any);
    const offers = await market.trade.list('offer', `nft=${market.trade.item(2)}`);
    expect(offers.map((offer) => offer.hash).toSorted()).toEqual([one, any].map(market.trade.hashOf).toSorted());
  });

  test('an offer on an item that nobody holds is refused', async () => {
    const missing = await bid(4_000);
    const copies = { token: market.trade.chain.edition, kind: 'edition' as const, id: 4_000, units: 2 };
    const editions = await market.trade.chain.act.sign('offer', bob, {
      wares: copies,
      unitPrice: ETHER,
      currency: market.trade.chain.deployment.weth,
    });
    for (const order of [missing, editions]) {
      expect(await market.trade.raw.submit('offer', order)).toMatchObject(refused(422, 'order.item'));
      expect(await market.trade.stored(market.trade.hashOf(order))).toBeNull();
    }
  });

  test('the same order twice, also at the same time and through two servers, is one order and one answer', async () => {
    const order = await list(3);
    const other = createOrderService(market.trade.context);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => market.trade.submit('order', order)),
      ...Array.from({ length: 6 }, () =>
        other.submitOrder(market.trade.chain.network.chainId, order, { side: 'listing' }),
      ),
    ]);
    answers.push(await market.trade.submit('order', order));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listed(3)).toEqual([market.trade.hashOf(order)]);
    await other.settled();
  });

  test('an order of any type is taken: open or restricted, whole or in parts', async () => {
    const wares = { token: market.trade.chain.edition, kind: 'edition' as const, id: 1, units: 4 };
    const orders = [
      await list(4, { restricted: false }),
      await list(4),
      await list(1, { wares, restricted: false }),
      await list(1, { wares }),
    ];
    expect(orders.map((order) => order.parameters.orderType)).toEqual([0, 2, 1, 3]);
    for (const order of orders) await market.trade.submit('order', order);
  });

  test('what does not fit the call is refused', async () => {
    const [order, offer] = [await list(5), await bid(5)];
    const { raw } = market.trade;
    expect(await raw.submit('offer', order)).toMatchObject(refused(422, 'order.side'));
    expect(await raw.submit('order', offer)).toMatchObject(refused(422, 'order.side'));
    expect(await raw.submit('order', order, { user: bob.address })).toMatchObject(refused(400, 'order.user'));
    expect(await raw.submit('order', order, { chain: '1' })).toMatchObject(refused(400, 'unknown-network'));
    expect(await raw.submit('order', order, { chain: 'tessera' })).toMatchObject(refused(422, 'order.collection'));
    expect(await raw.submit('order', order, { trait: 'Colour:Red' })).toMatchObject(refused(422, 'order.criteria'));
    expect(await market.trade.answer('/v1/order', { method: 'POST' })).toMatchObject(refused(400, 'bad-request'));
    const zone = { ...order, parameters: { ...order.parameters, zone: bob.address } };
    expect(await raw.submit('order', zone)).toMatchObject(refused(422, 'order.zone'));
    expect(await listed(5)).toEqual([]);
  });

  test('an order signed for another network is told so', async () => {
    const order = await list(5);
    const { otherNetwork } = market.trade.chain;
    const digest = orderDigest(otherNetwork.chainId, hashOrder(order.parameters), otherNetwork.seaport);
    const foreign = { ...order, signature: await ada.signer.sign({ hash: digest }) };
    expect(await market.trade.raw.submit('order', foreign)).toMatchObject(refused(400, 'order.chain'));
  });

  test('an order that the network knows as cancelled or filled is not taken', async () => {
    const [cancelled, filled] = [await list(6), await list(6, { restricted: false })];
    await market.trade.chain.act.cancel(ada, cancelled);
    expect(await market.trade.raw.submit('order', cancelled)).toMatchObject(refused(409, 'order.cancelled'));
    await market.trade.chain.act.fill(filled, bob, [1n, 1n], ETHER);
    expect(await market.trade.raw.submit('order', filled)).toMatchObject(refused(409, 'order.filled'));
    expect([
      await market.trade.stored(market.trade.hashOf(cancelled)),
      await market.trade.stored(market.trade.hashOf(filled)),
    ]).toEqual([null, null]);
  });

  test('a network that does not answer decides nothing', async () => {
    const order = await list(7);
    const { network } = market.trade.chain;
    const { client } = network;
    network.client = { ...client, multicall: () => Promise.reject(new Error('gone')) } as typeof client;
    try {
      expect(await market.trade.raw.submit('order', order)).toMatchObject(refused(503, 'order.chain-unreachable'));
    } finally {
      network.client = client;
    }
    expect(await market.trade.stored(market.trade.hashOf(order))).toBeNull();
    await market.trade.submit('order', order);
  });
});
