import { keccak256, numberToHex } from 'viem/utils';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, lastAsk, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeOffer, offerParameters } from '../../../../tests/support/trades/offers.ts';
import { COLLECTION, makeListing } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, recordIn, USER } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { criteriaProof, criteriaRoot } from '../../merkle.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import { calledOrder } from '../over.ts';
import { transactionStatuses } from '../record.ts';
import { offerAccept } from './offer-accept.ts';
import { offerAcceptView } from '../views/offer-accept.ts';

let order: Order;
let bench: KindBench;
const item = { identifier: '7', name: 'Isohypse #7', image: '/7.svg' };

beforeEach(async () => {
  order = await makeOffer();
  bench = createKindBench();
  bench.best.set(order.uuid, order);
  bench.chain['isApprovedForAll'] = () => true;
});

/** What the person agreed to, run against what the world says now. */
function run(change: { units?: bigint; item?: typeof item; seen?: Order } = {}, damage: object = {}) {
  const { fields, args } = offerAccept.describe({
    order: change.seen ?? order,
    units: change.units ?? 1n,
    item: change.item ?? item,
  });
  const executor = { kind: 'offer:accept', version: 1, args };
  const record = makeRecord({ ...fields, id: 'the-id', type: 'offer:accept', executor, ...damage });
  return offerAccept.run(record, bench.ports());
}
const offerNow = (change: Partial<Order>) => bench.best.set(order.uuid, { ...order, ...change });

describe('the record', () => {
  test("carries the spec's fields, and what is left after fees [C86] [C87] [C88] [C89]", async () => {
    order = await makeOffer({ units: 4n });
    expect(offerAccept.describe({ order, units: 3n, item })).toEqual({
      fields: {
        order,
        value: '3000',
        amount: '3',
        currencySymbol: 'WETH',
        tokenName: 'Isohypse #7',
        collectionName: 'Isohypse',
        network: 'meridian',
        itemType: 3,
        displayImageURL: '/7.svg',
        price: '30',
        received: '28.2',
      },
      args: { identifier: '7', units: '3', net: '2820' },
      resources: [`31337:${COLLECTION}:7`],
    });
  });
  test('is named in each status as the spec says', () => {
    const titles = offerAcceptView.titles(recordIn('approve', 'offer:accept'));
    expect(transactionStatuses.map((status) => titles[status])).toEqual([
      'Approve offer',
      'Approve offer',
      'Transaction pending',
      'Offer successfully accepted',
      'Offer successfully accepted',
      'Something went wrong',
      'Something went wrong',
    ]);
    expect(offerAccept).toMatchObject({ type: 'offer:accept', version: 1 });
  });
  test('is not made of a listing', async () => {
    const listing = await makeListing();
    expect(() => offerAccept.describe({ order: listing, units: 1n, item })).toThrow(new OrderMismatchError('kind'));
  });
});

describe('accepting', () => {
  test('an offer on one item: re-read, checked, simulated, asked for [E18]', async () => {
    await run();
    expect(bench.log).toEqual(['best', 'pinned', 'switch 31337', 'simulate matchAdvancedOrders', 'ask main']);
    expect(bench.named).toEqual([undefined]);
    const ask = lastAsk(bench);
    expect(ask.orders).toEqual([calledOrder(order)]);
    expect(ask.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 0n, chainId: 31337 });
    expect(ask).toMatchObject({ kind: 'main', tag: intentTag('the-id') });
    const [[offer, mirror]] = ask.args as [object[]];
    expect(offer).toMatchObject({ parameters: { salt: 1n }, numerator: 1n, denominator: 1n });
    // The seller's side of it: this item for what the screen said is received.
    expect(mirror).toMatchObject({
      parameters: {
        offerer: USER,
        offer: [{ token: COLLECTION, identifierOrCriteria: 7n, startAmount: 1n }],
        consideration: [{ startAmount: 940n, recipient: USER }],
      },
    });
  });
  test('some copies of an offer on many', async () => {
    order = await makeOffer({ units: 4n });
    bench.best.set(order.uuid, order);
    await run({ units: 3n });
    const [[offer, mirror]] = lastAsk(bench).args as [object[]];
    expect(offer).toMatchObject({ numerator: 3n, denominator: 4n });
    expect(mirror).toMatchObject({ parameters: { consideration: [{ startAmount: 2820n }] } });
  });
  test('an offer on several asks for the proof of the item that is given, and checks it', async () => {
    const root = criteriaRoot(['3', '7', '9']) ?? '0x0';
    const seen = await makeOffer({ root: BigInt(root).toString() });
    const proof = criteriaProof(['3', '7', '9'], '7') ?? [];
    bench.best.set(seen.uuid, { ...seen, criteriaProof: proof });
    await run({ seen });
    expect(bench.named).toEqual(['7']);
    expect(lastAsk(bench).args[1]).toMatchObject([{ identifier: 7n, criteriaProof: proof }]);
    bench.best.set(seen.uuid, { ...seen, criteriaProof: [keccak256(numberToHex(1))] });
    await expect(run({ seen })).rejects.toThrow(new OrderMismatchError('item'));
    expect(bench.asks).toHaveLength(1);
  });
});

describe('what stops it before the wallet', () => {
  const stopped = async (error: Error | string) => {
    await expect(run()).rejects.toThrow(error);
    expect(bench.log).toEqual(['best']);
  };
  test('an offer that is gone, or has too little left', async () => {
    bench.best.clear();
    await stopped('Order for token Isohypse #7 was expired');
    bench.log = [];
    offerNow({ maxAmount: '0' });
    await stopped('Order for token Isohypse #7 was expired');
  });
  test('another offer than the one on the screen, be it a better one', async () => {
    bench.best.set(order.uuid, { ...(await makeOffer({ unitPrice: 5000n })), uuid: order.uuid });
    await stopped(new OrderMismatchError('hash'));
  });
  test('the same hash with other numbers behind it', async () => {
    offerNow({ parameters: offerParameters({ unitPrice: 2000n }), price: { ...order.price, value: '2000' } });
    await stopped(new OrderMismatchError('price'));
    bench.log = [];
    offerNow({ parameters: { ...order.parameters, salt: '2' } });
    await stopped(new OrderMismatchError('hash'));
  });
  test("a signature that is not the buyer's", async () => {
    offerNow({ signature: (await makeOffer({ unitPrice: 3n * 100n })).signature });
    await stopped(new OrderMismatchError('signature'));
  });
  test('cancelled, filled or outdated on chain', async () => {
    bench.chain['getOrderStatus'] = () => [true, true, 0n, 0n];
    await expect(run()).rejects.toThrow('Order for token Isohypse #7 was expired');
    expect(bench.log).toEqual(['best', 'pinned', 'switch 31337']);
  });
  test('a simulation that fails', async () => {
    bench.chain['matchAdvancedOrders'] = () => {
      throw new Error('TRANSFER_FROM_FAILED');
    };
    await expect(run()).rejects.toThrow('TRANSFER_FROM_FAILED');
    expect(bench.asks).toEqual([]);
  });
  test('what was tampered with in storage', async () => {
    for (const damage of [
      { executor: { kind: 'offer:accept', version: 1, args: { identifier: '7' } } },
      { order: { ...order, hash: 'none' } },
      { tokenName: 5 },
    ]) {
      await expect(run({}, damage), JSON.stringify(damage)).rejects.toThrow();
    }
    expect(bench.log).toEqual([]);
  });
});

describe('the approval of the collection', () => {
  test('is asked for first where it is missing, for the marketplace, and waited for', async () => {
    bench.chain['isApprovedForAll'] = () => false;
    bench.onMined = () => (bench.chain['isApprovedForAll'] = () => true);
    await run();
    expect(bench.log).toEqual([
      'best',
      'pinned',
      'switch 31337',
      'simulate setApprovalForAll',
      'ask allowance',
      'mined',
      // Checked anew, with a fresh permission: the approval may have taken minutes.
      'best',
      'pinned',
      'switch 31337',
      'simulate matchAdvancedOrders',
      'ask main',
    ]);
    const [approval] = bench.asks;
    expect(approval).toMatchObject({ name: 'setApprovalForAll', args: [SEAPORT_ADDRESS, true] });
    expect(approval?.call).toEqual(bench.simulated[0]?.call);
    expect(approval?.call).toMatchObject({ to: COLLECTION, value: 0n, from: USER, chainId: 31337 });
  });
  test('for anyone but Seaport is never asked, whatever the server says', async () => {
    bench.chain['isApprovedForAll'] = () => false;
    bench.spender = `0x${'66'.repeat(20)}`;
    await expect(run()).rejects.toThrow(new OrderMismatchError('approval address'));
    expect(bench.asks).toEqual([]);
  });
  test('that would revert never reaches the wallet', async () => {
    bench.chain['isApprovedForAll'] = () => false;
    bench.chain['setApprovalForAll'] = () => {
      throw new Error('OperatorNotAllowed');
    };
    await expect(run()).rejects.toThrow('OperatorNotAllowed');
    expect(bench.asks).toEqual([]);
  });
});
