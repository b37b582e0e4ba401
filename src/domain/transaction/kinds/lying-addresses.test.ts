import { keccak256 } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { ETH } from '../../../../tests/support/trades/cart.ts';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeOffer, TOKEN } from '../../../../tests/support/trades/offers.ts';
import { COLLECTION, makeListing, ORDER_UUID } from '../../../../tests/support/trades/orders.ts';
import { makeRecord } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { formatUnits } from '../../money.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { PinRefusedError } from '../../pins.ts';
import { hashOrder } from '../../seaport.ts';
import type { TransactionType } from '../record.ts';
import { describeTransaction, executorFor, type RequestOf } from '../registry.ts';

/* A server that lies about where money goes, in every kind: what a record holds to before a wallet is moved. */

const THIEF = `0x${'7e'.repeat(20)}` as const;

let bench: KindBench;
let listing: Order;
let dollars: Order;
let offer: Order;

beforeEach(async () => {
  bench = createKindBench();
  listing = await makeListing();
  dollars = await makeListing({ token: TOKEN });
  offer = await makeOffer();
  bench.best.set(listing.uuid, listing);
  Object.assign(bench.chain, {
    MAX_SUPPLY: () => 100n,
    totalSupply: () => 0n,
    price: () => 5n,
    maxPurchase: () => 5n,
    saleIsActive: () => true,
  });
});

async function run<Type extends TransactionType>(type: Type, request: RequestOf<Type>, change: object = {}) {
  const { fields, args, version } = describeTransaction(type, request);
  const executor = { kind: type, version, args };
  const record = makeRecord({ ...fields, id: 'the-id', type, executor, userKey: listing.maker, ...change });
  await executorFor(record).run(record, bench.ports());
}

const mint: RequestOf<'mint:make'> = {
  chainId: 31337,
  network: 'meridian',
  collectionAddress: COLLECTION,
  codeHash: keccak256('0x60'),
  name: 'Draft',
  image: '',
  currency: ETH,
  price: 5n,
  amount: 2n,
};

const onChain: Record<string, () => Promise<void>> = {
  'a purchase': () => run('purchase:buy_now', { order: listing, units: 1n }),
  'a cart': () => run('purchase:cart', { entries: [{ order: listing, units: 1n }], checkout: ORDER_UUID }),
  'a sale': () => {
    bench.best.set(offer.uuid, offer);
    return run('offer:accept', { order: offer, units: 1n, item: { identifier: '7', name: 'Draft', image: '' } });
  },
  'a mint': () => run('mint:make', mint),
  'a cancel of a listing': () => run('listing:cancel', { order: listing, mode: 'chain' }),
  'a cancel of offers': () => run('offer:cancel', { orders: [offer], chainId: 31337, mode: 'chain' }),
  'a cancel of everything': () => run('offer:cancel', { orders: [], chainId: 31337, mode: 'counter' }),
};

test.each(Object.keys(onChain))('%s moves no wallet to a network that is not as pinned', async (what) => {
  bench.pin = new PinRefusedError('Meridian', 'node');
  await expect(onChain[what]!()).rejects.toThrow('another node');
  expect(bench.log.filter((done) => done !== 'best')).toEqual(['pinned']);
});

describe('a price', () => {
  const reads = (order: Order, amount: string): Order => ({ ...order, price: { ...order.price, amount } });
  test('that reads unlike it is paid is not even stored', async () => {
    await expect(run('purchase:buy_now', { order: reads(listing, '1'), units: 1n })).rejects.toThrow(
      new OrderMismatchError('price'),
    );
    await expect(
      run('offer:accept', { order: reads(offer, '1000'), units: 1n, item: { identifier: '7', name: '', image: '' } }),
    ).rejects.toThrow(new OrderMismatchError('price'));
    expect(bench.log).toEqual([]);
  });
  test('is of one currency in a cart, by address, symbol and decimals', async () => {
    for (const change of [{ symbol: 'USDC' }, { decimals: 6 }]) {
      const token = { ...listing.price.token, ...change };
      const price = { ...listing.price, amount: formatUnits(1000n, token.decimals), token };
      const entries = [listing, { ...listing, price }].map((order) => ({ order, units: 1n }));
      await expect(run('purchase:cart', { entries, checkout: ORDER_UUID })).rejects.toThrow(
        new OrderMismatchError('currency'),
      );
    }
    expect(bench.log).toEqual([]);
  });
  test('is held to in the currency that was shown and in the one that is answered', async () => {
    bench.best.set(dollars.uuid, dollars);
    const shown = { ...dollars, price: { ...dollars.price, token: { ...dollars.price.token, symbol: 'USDC' } } };
    await expect(run('purchase:buy_now', { order: shown, units: 1n })).rejects.toThrow(
      new OrderMismatchError('currency'),
    );
    expect(bench.pinned[0]?.tokens.map(({ symbol }) => symbol)).toEqual(['WETH', 'USDC']);
    await expect(
      run('purchase:cart', { entries: [{ order: shown, units: 1n }], checkout: ORDER_UUID }),
    ).rejects.toThrow(new OrderMismatchError('currency'));
    expect(bench.asks).toEqual([]);
  });
});

describe('a cancel', () => {
  const cancel = (order: Order) => run('listing:cancel', { order, mode: 'chain' });
  const parameters = (change: Partial<Order['parameters']>): Order => ({
    ...listing,
    parameters: { ...listing.parameters, ...change },
  });
  const hashed = (order: Order): Order => ({ ...order, hash: hashOrder(order.parameters) });
  test('is of the order that is shown: by hash, contract, collection and item', async () => {
    const [item] = listing.parameters.offer;
    for (const [order, what] of [
      [parameters({ salt: '9' }), 'hash'],
      [{ ...listing, protocolAddress: THIEF }, 'contract'],
      [hashed(parameters({ offer: [{ ...item!, token: THIEF }] })), 'collection'],
      [hashed(parameters({ offer: [{ ...item!, identifierOrCriteria: '8' }] })), 'item'],
    ] as const) {
      await expect(cancel(order), what).rejects.toThrow(new OrderMismatchError(what));
    }
    const another = { ...offer, parameters: { ...offer.parameters, salt: '9' } };
    await expect(run('offer:cancel', { orders: [another], chainId: 31337, mode: 'server' })).rejects.toThrow(
      new OrderMismatchError('hash'),
    );
    expect(bench.log).toEqual([]);
  });
  test("is of the person's own order", async () => {
    await expect(run('listing:cancel', { order: listing, mode: 'chain' }, { userKey: THIEF })).rejects.toThrow(
      new OrderMismatchError('maker'),
    );
    expect(bench.log).toEqual([]);
  });
  test('of everything sends nothing of what is listed, so that may be anything', async () => {
    const odd = { ...offer, hash: listing.hash };
    await run('offer:cancel', { orders: [odd], chainId: 31337, mode: 'counter' });
    expect(bench.asks).toMatchObject([{ name: 'incrementCounter', args: [], call: { to: SEAPORT_ADDRESS } }]);
  });
});

describe('a mint', () => {
  test('pays no currency, and not Seaport, in the place of a collection', async () => {
    for (const collectionAddress of [TOKEN, SEAPORT_ADDRESS] as const) {
      await expect(run('mint:make', { ...mint, collectionAddress })).rejects.toThrow(
        'a contract that is no collection',
      );
    }
    expect(bench.asks).toEqual([]);
  });
  test('is of the contract whose code the page read', async () => {
    bench.code = () => '0x6001';
    await expect(onChain['a mint']!()).rejects.toThrow('is not what it was when you opened the page');
    expect(bench.asks).toEqual([]);
  });
  test('that an earlier build stored, without that, still goes', async () => {
    await run('mint:make', mint, { executor: { kind: 'mint:make', version: 1, args: {} } });
    expect(bench.asks).toHaveLength(1);
  });
  test('pays what was shown, to the wei', async () => {
    await expect(run('mint:make', mint, { value: '11' })).rejects.toThrow('The price is not what was shown.');
    expect(bench.asks).toEqual([]);
  });
});
