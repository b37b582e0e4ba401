import { beforeEach, describe, expect, test } from 'vitest';
import { CHECKOUT, listTwo, runCart, signedListing } from '../../../../tests/support/trades/cart-purchase.ts';
import { createKindBench, lastAsk, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { TOKEN } from '../../../../tests/support/trades/offers.ts';
import { COLLECTION } from '../../../../tests/support/trades/orders.ts';
import { recordIn } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import { OrderChangedError } from '../../best-order.ts';
import { calledOrder } from '../over.ts';
import { purchaseCart, type CartRequest } from './purchase-cart.ts';
import { purchaseCartView } from '../views/purchase-cart.ts';

let bench: KindBench;
/** A single item for 1000, and five copies of another for 300 each. */
let one: Order;
let many: Order;

async function fill(change: { token?: `0x${string}` } = {}) {
  ({ one, many } = await listTwo(bench, change));
}

beforeEach(async () => {
  bench = createKindBench();
  await fill();
});

const wanted = (): CartRequest['entries'] => [
  { order: one, units: 1n },
  { order: many, units: 3n },
];
const run = (entries = wanted(), damage: object = {}) => runCart(bench, entries, damage);

describe('the record', () => {
  test('holds each item, what was agreed to, and the checkout it is part of', () => {
    const { fields, args, resources } = purchaseCart.describe({ entries: wanted(), checkout: CHECKOUT });
    expect(fields).toMatchObject({
      tokenUuids: [one.uuid, many.uuid],
      tokenName: 'Isohypse #11',
      itemType: 2,
      network: 'meridian',
      // 6 % of 1000, and of three copies at 300.
      fee: '114',
      tokenList: [{ amount: '1' }, { amount: '3' }],
    });
    expect(args).toMatchObject({
      checkout: CHECKOUT,
      entries: [
        { orderUuid: one.uuid, priceValue: '1000', units: '1', maxAmount: '1', identifier: '11' },
        { orderUuid: many.uuid, priceValue: '300', units: '3', maxAmount: '5', identifier: '12' },
      ],
    });
    expect(resources).toEqual([`31337:${COLLECTION}:11`, `31337:${COLLECTION}:12`]);
  });
  test('holds an item once', () => {
    const entries = [...wanted(), { order: many, units: 1n }];
    expect(purchaseCart.describe({ entries, checkout: CHECKOUT }).resources).toHaveLength(2);
  });
  test('is of one currency and one network', async () => {
    const wrong = new OrderMismatchError('currency');
    const token = await signedListing(13, { token: TOKEN });
    const elsewhere = { ...one, chainId: 31338 };
    for (const other of [token, elsewhere]) {
      const entries = [...wanted(), { order: other, units: 1n }];
      expect(() => purchaseCart.describe({ entries, checkout: CHECKOUT })).toThrow(wrong);
    }
  });
  test('is not made of nothing', () => {
    expect(() => purchaseCart.describe({ entries: [], checkout: CHECKOUT })).toThrow('at least one order');
  });
  test('is named as a purchase is', () => {
    expect(purchaseCartView.titles(recordIn('approve', 'purchase:cart')).success).toBe('Your purchase is complete');
    expect(purchaseCart).toMatchObject({ type: 'purchase:cart', version: 1 });
  });
});

describe('a checkout in native currency', () => {
  test('is one request for all, with the sum of the prices that were seen [D2] [E17]', async () => {
    await run();
    expect(bench.log).toEqual([
      'best',
      'pinned',
      'switch 31337',
      'simulate fulfillAvailableAdvancedOrders',
      'ask main',
    ]);
    const ask = lastAsk(bench);
    expect(ask.orders).toEqual(wanted().map(({ order }) => calledOrder(order)));
    expect(ask.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 1900n, chainId: 31337 });
    expect(ask).toMatchObject({ kind: 'main', tag: intentTag('the-id') });
    expect(ask.args[0]).toMatchObject([
      { parameters: { salt: 11n }, numerator: 1n, denominator: 1n },
      { parameters: { salt: 12n }, numerator: 3n, denominator: 5n },
    ]);
  });
  test('needs the whole sum', async () => {
    bench.native = 1899n;
    const sentence = 'Your balance: 1899 ETH, you need 1900 ETH to purchase';
    await expect(run()).rejects.toThrow(sentence);
    expect(bench.alerts).toEqual([sentence]);
    expect(bench.asks).toEqual([]);
    bench.native = 1900n;
    await expect(run()).resolves.toBeUndefined();
  });
});

test('a checkout in a token sends no coins, and has the whole sum allowed first', async () => {
  await fill({ token: TOKEN });
  bench.chain['balanceOf'] = () => 1900n;
  bench.chain['allowance'] = () => 1899n;
  await run();
  expect(bench.asks.map((ask) => ask.name)).toEqual(['approve', 'fulfillAvailableAdvancedOrders']);
  expect(bench.asks[0]?.args[0]).toBe(SEAPORT_ADDRESS);
  expect(lastAsk(bench).call.value).toBe(0n);
  bench.chain['balanceOf'] = () => 1899n;
  await expect(run()).rejects.toThrow('Your balance: 1899 WETH, you need 1900 WETH to purchase');
});

describe('what stops it before the wallet, by name', () => {
  const stopped = async (error: Error | string) => {
    await expect(run()).rejects.toThrow(error);
    expect(bench.log).toEqual(['best']);
  };
  test('one that is gone [D9]', async () => {
    bench.best.delete(many.uuid);
    await stopped('Order for token Isohypse #12 was expired');
  });
  test('one that costs something else now: only a new click goes on', async () => {
    bench.best.set(many.uuid, { ...many, price: { ...many.price, value: '301', amount: '301' } });
    const failure = await run().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OrderChangedError);
    expect(failure).toMatchObject({ message: 'Token Isohypse #12 now costs 301 ETH, available: 5', retryable: false });
  });
  test('one whose numbers are not what is shown', async () => {
    const parameters = structuredClone(many.parameters);
    parameters.consideration[0]!.recipient = `0x${'66'.repeat(20)}`;
    bench.best.set(many.uuid, { ...many, parameters });
    await stopped(new OrderMismatchError('seller'));
  });
  test('one with a hash or a signature of something else', async () => {
    bench.best.set(many.uuid, { ...many, hash: one.hash });
    await stopped(new OrderMismatchError('hash'));
    bench.log = [];
    bench.best.set(many.uuid, { ...many, signature: one.signature });
    await stopped(new OrderMismatchError('signature'));
  });
  test('one that the chain knows as cancelled', async () => {
    bench.chain['getOrderStatus'] = ([hash]) => [true, hash === many.hash, 0n, 0n];
    await expect(run()).rejects.toThrow('Order for token Isohypse #12 was expired');
    expect(bench.log).toEqual(['best', 'pinned', 'switch 31337']);
  });
  test('one that the simulation would skip', async () => {
    bench.chain['fulfillAvailableAdvancedOrders'] = () => [[true, false], []];
    await expect(run()).rejects.toThrow('Order for token Isohypse #12 was expired');
    bench.chain['fulfillAvailableAdvancedOrders'] = () => [[false, true], []];
    await expect(run()).rejects.toThrow('Order for token Isohypse #11 was expired');
    // A node that answers for more than was asked is no proof either.
    bench.chain['fulfillAvailableAdvancedOrders'] = () => [[true, true, false], []];
    await expect(run()).rejects.toThrow('was expired');
    expect(bench.asks).toEqual([]);
  });
  test('what was tampered with in storage', async () => {
    const { args } = purchaseCart.describe({ entries: wanted(), checkout: CHECKOUT });
    for (const damage of [{ entries: [] }, { checkout: 'x' }]) {
      const executor = { kind: 'purchase:cart', version: 1, args: { ...(args as object), ...damage } };
      await expect(run(wanted(), { executor }), JSON.stringify(damage)).rejects.toThrow();
    }
    expect(bench.log).toEqual([]);
  });
});

describe('a simulation that fails as a whole', () => {
  beforeEach(() => {
    bench.chain['fulfillAvailableAdvancedOrders'] = () => {
      throw new Error('InexactFraction');
    };
  });
  const singles = () => bench.simulated.filter(({ name }) => name === 'fulfillAdvancedOrder');

  test('is searched for the one that breaks it, each with its own price', async () => {
    bench.chain['fulfillAdvancedOrder'] = ([order]) => {
      if ((order as { numerator: bigint }).numerator === 3n) throw new Error('InexactFraction');
      return true;
    };
    await expect(run()).rejects.toThrow('Order for token Isohypse #12 was expired');
    expect(singles().map(({ call }) => call.value)).toEqual([1000n, 900n]);
    expect(bench.asks).toEqual([]);
  });
  test('keeps its own reason when each one alone would go', async () => {
    await expect(run()).rejects.toThrow('InexactFraction');
    expect(singles()).toHaveLength(2);
    expect(bench.asks).toEqual([]);
  });
  test('sends no coins with any of them in a token', async () => {
    await fill({ token: TOKEN });
    bench.chain['balanceOf'] = () => 1900n;
    bench.chain['allowance'] = () => 1900n;
    await expect(run()).rejects.toThrow('InexactFraction');
    expect(singles().map(({ call }) => call.value)).toEqual([0n, 0n]);
  });
});
