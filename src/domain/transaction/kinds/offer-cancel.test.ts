import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, lastAsk, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeOffer } from '../../../../tests/support/trades/offers.ts';
import { makeListing } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, recordIn } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import { transactionStatuses } from '../record.ts';
import { cancelModeOf } from '../steps/cancel-mode.ts';
import { offerCancel, type OfferCancelRequest } from './offer-cancel.ts';
import { offerCancelView } from '../views/offer-cancel.ts';

let one: Order;
let five: Order;
let bench: KindBench;

beforeEach(async () => {
  one = await makeOffer();
  five = await makeOffer({ units: 5n, unitPrice: 300n });
  bench = createKindBench();
});

function recordFor(request: OfferCancelRequest, change: object = {}) {
  const { fields, args } = offerCancel.describe(request);
  const executor = { kind: 'offer:cancel', version: 1, args };
  return makeRecord({ ...fields, id: 'the-id', type: 'offer:cancel', userKey: one.maker, executor, ...change });
}
const run = (request: OfferCancelRequest, change: object = {}) =>
  offerCancel.run(recordFor(request, change), bench.ports());
const request = (mode: OfferCancelRequest['mode'], ...orders: Order[]): OfferCancelRequest => ({
  orders,
  chainId: 31337,
  mode,
});

describe('the record', () => {
  test("carries the spec's fields, an item an offer [C98] [C99] [C100] [C101] [C102]", () => {
    expect(offerCancel.describe(request('chain', one, five))).toEqual({
      fields: {
        protocolAddress: SEAPORT_ADDRESS,
        items: [
          {
            orderParameters: one.parameters,
            tokenName: 'Isohypse #7',
            amount: '1',
            value: '1000',
            currencySymbol: 'WETH',
            displayImageURL: one.nft.image,
            itemType: 2,
            network: 'meridian',
            decimals: 2,
          },
          expect.objectContaining({ orderParameters: five.parameters, amount: '5', value: '1500', itemType: 3 }),
        ],
      },
      args: { mode: 'chain' },
      resources: [`31337:${one.hash}`, `31337:${five.hash}`],
    });
  });
  test('holds an order once, though it be named twice', () => {
    expect(offerCancel.describe(request('server', one, one)).resources).toEqual([`31337:${one.hash}`]);
  });
  test('to cancel everything holds the counter, whatever is listed', async () => {
    const listing = await makeListing();
    expect(offerCancel.describe(request('counter', one, listing)).resources).toEqual(['31337:counter']);
    expect(offerCancel.describe(request('counter')).fields.items).toEqual([]);
  });
  test('is not made for nothing, for listings, or for two networks at once', async () => {
    const wrong = new OrderMismatchError('kind');
    const listing = await makeListing();
    expect(() => offerCancel.describe(request('chain'))).toThrow(wrong);
    expect(() => offerCancel.describe(request('server', one, listing))).toThrow(wrong);
    for (const mode of ['chain', 'server', 'counter'] as const) {
      expect(() => offerCancel.describe(request(mode, one, { ...one, chainId: 31338 }))).toThrow(wrong);
    }
  });
  test('tells its mode, unless it is of another build', () => {
    expect(cancelModeOf(recordFor(request('counter')))).toBe('counter');
    expect(cancelModeOf(makeRecord())).toBeNull();
  });
});

describe('the titles', () => {
  const titlesOf = (asked: OfferCancelRequest) => {
    const titles = offerCancelView.titles(recordFor(asked));
    return transactionStatuses.map((status) => titles[status]);
  };
  const wrong = ['Something went wrong', 'Something went wrong'];
  test('of one offer', () => {
    const done = 'Offer cancelled successfully';
    expect(titlesOf(request('server', one))).toEqual([
      'Cancel this offer?',
      'Cancel offer',
      'Transaction pending',
      done,
      done,
      ...wrong,
    ]);
  });
  test('of several', () => {
    const done = 'Offers cancelled successfully';
    expect(titlesOf(request('chain', one, five))).toEqual([
      'Cancel these offers?',
      'Cancel offer',
      'Transaction pending',
      done,
      done,
      ...wrong,
    ]);
  });
  test('of everything, though it be one offer', () => {
    const done = 'Everything is cancelled';
    expect(titlesOf(request('counter', one))).toEqual([
      'Cancel everything?',
      'Cancel everything',
      'Transaction pending',
      done,
      done,
      ...wrong,
    ]);
  });
  test('are there for a record of another build too', () => {
    expect(offerCancelView.titles(recordIn('confirm', 'offer:cancel')).confirm).toBe('Cancel these offers?');
    expect(offerCancel).toMatchObject({ type: 'offer:cancel', version: 1 });
  });
});

describe('by the server', () => {
  test('is one call an offer, and the answer is the last permission that is out [E48]', async () => {
    bench.permissionEnds.set(one.hash, 2000).set(five.hash, 1500);
    await run(request('server', one, five));
    expect(bench.log).toEqual(['cancel by server', 'cancel by server', 'answered']);
    expect(bench.cancels).toEqual([
      { side: 'offer', hash: one.hash, chainId: 31337 },
      { side: 'offer', hash: five.hash, chainId: 31337 },
    ]);
    expect(bench.answers).toEqual([2000]);
  });
  test('one permission among several counts', async () => {
    bench.permissionEnds.set(one.hash, 9);
    await run(request('server', one, five));
    expect(bench.answers).toEqual([9]);
  });
  test('a call that fails is no answer', async () => {
    const ports = bench.ports();
    ports.marketplace.cancelOrder = () => Promise.reject(new Error('down'));
    await expect(offerCancel.run(recordFor(request('server', one)), ports)).rejects.toThrow('down');
    expect(bench.log).toEqual([]);
  });
});

describe('on chain', () => {
  test('several offers are one request [E21]', async () => {
    await run(request('chain', one, five));
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate cancel', 'ask main']);
    const [orders] = lastAsk(bench, one.maker).args;
    expect(orders).toMatchObject([{ offer: [{ startAmount: 1000n }] }, { offer: [{ startAmount: 1500n }] }]);
  });
  test('those that are over already are left out', async () => {
    bench.chain['getOrderStatus'] = ([hash]) => [true, hash === one.hash, 0n, 0n];
    await run(request('chain', one, five));
    expect(lastAsk(bench, one.maker).args[0]).toMatchObject([{ offer: [{ startAmount: 1500n }] }]);
  });
});

test('everything: one request that moves the counter, with no orders named', async () => {
  await run(request('counter', one, five));
  expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate incrementCounter', 'ask main']);
  const ask = lastAsk(bench, one.maker);
  expect(ask).toMatchObject({ name: 'incrementCounter', kind: 'main', tag: intentTag('the-id') });
  expect(ask.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 0n, chainId: 31337 });
});

test('what was tampered with in storage is not run', async () => {
  const executor = { kind: 'offer:cancel', version: 1, args: { mode: 'nothing' } };
  await expect(run(request('chain', one), { executor })).rejects.toThrow();
  const { fields } = offerCancel.describe(request('chain', one));
  for (const damage of [{ orderParameters: {} }, { value: '1.5' }, { itemType: 0 }, { decimals: null }]) {
    const items = (fields['items'] as object[]).map((item) => ({ ...item, ...damage }));
    await expect(run(request('chain', one), { items }), JSON.stringify(damage)).rejects.toThrow();
  }
  expect(bench.log).toEqual([]);
});
