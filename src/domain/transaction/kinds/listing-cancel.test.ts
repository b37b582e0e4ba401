import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, lastAsk, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeOffer } from '../../../../tests/support/trades/offers.ts';
import { makeListing } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, recordIn } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import { transactionStatuses } from '../record.ts';
import { listingCancel, type ListingCancelRequest } from './listing-cancel.ts';
import { listingCancelView } from '../views/listing-cancel.ts';

let order: Order;
let bench: KindBench;

beforeEach(async () => {
  order = await makeListing();
  bench = createKindBench();
});

function run(request: ListingCancelRequest, change: object = {}) {
  const { fields, args } = listingCancel.describe(request);
  const executor = { kind: 'listing:cancel', version: 1, args };
  const record = makeRecord({
    ...fields,
    id: 'the-id',
    type: 'listing:cancel',
    userKey: order.maker,
    executor,
    ...change,
  });
  return listingCancel.run(record, bench.ports());
}

describe('the record', () => {
  test("carries the spec's fields [C93] [C94] [C95] [C96] [C97]", async () => {
    order = await makeListing({ units: 5n });
    expect(listingCancel.describe({ order, mode: 'chain' })).toEqual({
      fields: {
        orderParameters: order.parameters,
        protocolAddress: SEAPORT_ADDRESS,
        value: '5000',
        amount: '5',
        currencySymbol: 'ETH',
        tokenName: 'Isohypse #7',
        collectionName: 'Isohypse',
        slug: 'isohypse',
        identifier: '7',
        network: 'meridian',
        itemType: 3,
        displayImageURL: order.nft.image,
        decimals: 0,
      },
      args: { mode: 'chain' },
      resources: [`31337:${order.hash}`],
    });
  });
  test('is made for a listing of one item only', async () => {
    const offer = await makeOffer();
    expect(() => listingCancel.describe({ order: offer, mode: 'server' })).toThrow(new OrderMismatchError('kind'));
    const whole = { ...order, nft: { ...order.nft, identifier: null } };
    expect(() => listingCancel.describe({ order: whole, mode: 'server' })).toThrow(OrderMismatchError);
  });
  test('is named in each status as the spec says', () => {
    const titles = listingCancelView.titles(recordIn('approve', 'listing:cancel'));
    expect(transactionStatuses.map((status) => titles[status])).toEqual([
      'Cancel this listing?',
      'Cancel listing',
      'Transaction pending',
      'Your item has been removed!',
      'Your item has been removed!',
      'Something went wrong',
      'Something went wrong',
    ]);
    expect(listingCancel).toMatchObject({ type: 'listing:cancel', version: 1 });
  });
});

describe('by the server', () => {
  test('is one call of the marketplace and no wallet [E47]', async () => {
    await run({ order, mode: 'server' });
    expect(bench.log).toEqual(['cancel by server', 'answered']);
    expect(bench.cancels).toEqual([{ side: 'listing', hash: order.hash, chainId: 31337 }]);
    expect(bench.answers).toEqual([null]);
  });
  test('says until when a permission that is out could still fill it', async () => {
    bench.permissionEnds.set(order.hash, 1234);
    await run({ order, mode: 'server' });
    expect(bench.answers).toEqual([1234]);
  });
});

describe('on chain', () => {
  test("is one request, simulated before, for exactly this order, with the intent's tag [E20]", async () => {
    await run({ order, mode: 'chain' });
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate cancel', 'ask main']);
    const ask = lastAsk(bench, order.maker);
    expect(ask.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 0n, chainId: 31337 });
    expect(ask.tag).toBe(intentTag('the-id'));
    expect(ask.args[0]).toMatchObject([{ offerer: order.parameters.offerer, salt: 1n, counter: 0n }]);
  });
  test('of an order that Seaport knows as cancelled, or of an old counter, is over without a wallet', async () => {
    bench.chain['getOrderStatus'] = () => [true, true, 0n, 0n];
    await run({ order, mode: 'chain' });
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'answered']);
    bench.chain['getOrderStatus'] = () => [true, false, 0n, 0n];
    bench.chain['getCounter'] = () => 1n;
    await run({ order, mode: 'chain' });
    expect(bench.answers).toEqual([null, null]);
    expect(bench.asks).toEqual([]);
  });
  test('that would revert never reaches the wallet', async () => {
    bench.chain['cancel'] = () => {
      throw new Error('InvalidCanceller');
    };
    await expect(run({ order, mode: 'chain' })).rejects.toThrow('InvalidCanceller');
    expect(bench.asks).toEqual([]);
  });
});

test('what was tampered with in storage is not run', async () => {
  const executor = { kind: 'listing:cancel', version: 1, args: { mode: 'counter' } };
  await expect(run({ order, mode: 'chain' }, { executor })).rejects.toThrow();
  await expect(run({ order, mode: 'chain' }, { orderParameters: {} })).rejects.toThrow();
  for (const damage of [{ value: '-1' }, { protocolAddress: 'x' }, { itemType: 4 }, { decimals: '18' }, { slug: 5 }]) {
    await expect(run({ order, mode: 'chain' }, damage), JSON.stringify(damage)).rejects.toThrow();
  }
  expect(bench.log).toEqual([]);
});
