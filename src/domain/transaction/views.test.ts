import { describe, expect, test } from 'vitest';
import { listingOf } from '../../../tests/support/trades/cart.ts';
import { listingParameters } from '../../../tests/support/trades/orders.ts';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import {
  parseRecord,
  transactionStatuses,
  transactionTypes,
  type TransactionRecord,
  type TransactionStatus,
  type TransactionType,
} from './record.ts';
import * as views from './views.ts';
import type { Wording } from './view.ts';

type Bought = { name: string; price: string; value: bigint; units: bigint };

const wording: Wording = { network: 'Meridian', moment: (ms) => `moment ${ms}` };
const viewOf = (record: TransactionRecord) => {
  const view = views.viewOf(record);
  return { ...view, texts: view.texts(wording) };
};

const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const collectionAddress = `0x${'c0'.repeat(20)}` as const;
const MICRO = 10n ** 12n;
const first: Bought = { name: 'Draft 26, Undertow', price: '0.0593', value: 59_300n * MICRO, units: 1n };
const second: Bought = { name: 'Draft 27, Ebb', price: '0.0598', value: 59_800n * MICRO, units: 1n };

/** A purchase of these; `fills` as the receipt of a finished one tells them. */
function purchaseOf(works: readonly Bought[], status: TransactionStatus = 'pending', fills: readonly bigint[] = []) {
  const entries = works.map((work, n) => ({
    orderUuid: uuidOf(n),
    name: work.name,
    chainId: 31337,
    collectionAddress,
    identifier: `${n}`,
    itemType: 3,
    priceValue: work.value.toString(),
    priceToken: `0x${'00'.repeat(20)}`,
    maxAmount: '9',
    units: work.units.toString(),
  }));
  const [only] = entries;
  const type = entries.length === 1 ? 'purchase:buy_now' : 'purchase:cart';
  const receipt = {
    hash: hashOf(1),
    blockHash: hashOf(2),
    blockNumber: 1,
    status: 'success' as const,
    fills: fills.flatMap((units, n) =>
      units === 0n ? [] : [{ orderHash: hashOf(n), collectionAddress, identifier: `${n}`, units: units.toString() }],
    ),
  };
  return {
    ...makeRecord({
      type,
      status,
      executor: {
        kind: type,
        version: 1,
        args: entries.length === 1 ? { ...only } : { checkout: uuidOf(99), entries },
      },
      legs: [makeLeg({ ask: 'returned', hashes: [hashOf(1)], receipt: status === 'pending' ? null : receipt })],
    }),
    tokenList: works.map(({ name, price, units }) => ({
      amount: units.toString(),
      price: { amount: price, amountUsd: '1', symbol: 'ETH' },
      displayImageURL: `${name}.png`,
      network: 'meridian',
      itemType: 3,
    })),
    tokenUuids: works.map((_, n) => uuidOf(n)),
    tokenName: works[0]?.name ?? '',
    itemType: 3,
    network: 'meridian',
    fee: (1000n * MICRO).toString(),
    decimals: 18,
  };
}

test('several copies of one work are counted, with the price of each beside the whole', () => {
  const view = viewOf(purchaseOf([{ ...first, units: 3n }]));
  expect(view.subject).toBe('Draft 26, Undertow ×3');
  expect(view.lines).toEqual([{ label: 'Draft 26, Undertow ×3, 0.0593 ETH each', value: '0.1779 ETH' }]);
  expect(view.fee?.value).toBe('0.001 ETH');
  expect(viewOf(purchaseOf([{ ...first, units: 2n }, second])).subject).toBe('Draft 26, Undertow ×2 and 1 more');
  expect(viewOf(purchaseOf([first, second]))).toMatchObject({
    subject: 'Draft 26, Undertow and 1 more',
    lines: [
      { label: 'Draft 26, Undertow', value: '0.0593 ETH' },
      { label: 'Draft 27, Ebb', value: '0.0598 ETH' },
    ],
    sum: { value: '0.1191 ETH' },
  });
});

test('a finished cart shows what arrived and what was paid for it, not what was wanted', () => {
  for (const status of ['success', 'finalized'] as const) {
    expect(viewOf(purchaseOf([first, second], status, [1n, 0n]))).toMatchObject({
      subject: 'Draft 26, Undertow',
      works: [{ source: 'Draft 26, Undertow.png', name: 'Draft 26, Undertow' }],
      lines: [{ label: 'Draft 26, Undertow', value: '0.0593 ETH' }],
      fee: null,
      sum: { label: 'You pay', done: 'Paid', value: '0.0593 ETH' },
    });
  }
  expect(viewOf(purchaseOf([first, second], 'success', [0n, 1n]))).toMatchObject({
    subject: 'Draft 27, Ebb',
    works: [{ name: 'Draft 27, Ebb' }],
    sum: { value: '0.0598 ETH' },
  });
  expect(viewOf(purchaseOf([{ ...first, units: 3n }, second], 'success', [2n, 1n]))).toMatchObject({
    subject: 'Draft 26, Undertow ×2 and 1 more',
    fee: null,
    sum: { value: '0.1784 ETH' },
  });
});

test('a cart that brought everything shows all of it, its fees too', () => {
  const view = viewOf(purchaseOf([first, second], 'success', [1n, 1n]));
  expect(view.works).toHaveLength(2);
  expect(view.fee?.value).toBe('0.001 ETH');
  expect(view.sum?.value).toBe('0.1191 ETH');
});

test('nothing is said to be paid where the receipt tells of nothing', () => {
  expect(viewOf(purchaseOf([first, second], 'success'))).toMatchObject({ works: [], lines: [], fee: null, sum: null });
});

test('what did not arrive is named, and what came in part is counted', () => {
  const done = (fills: readonly bigint[]) =>
    viewOf(purchaseOf([{ ...first, units: 3n }, second], 'success', fills)).texts.done;
  expect(done([3n, 1n])).toBe('Draft 26, Undertow ×3 and 1 more are now in your collection.');
  expect(done([2n, 0n])).toBe(
    'Not all of it arrived: Draft 26, Undertow (2 of 3), Draft 27, Ebb went to somebody else first. Its price was not taken.',
  );
});

describe('a purchase that an earlier build stored, without decimals', () => {
  const stored = (...works: Bought[]) => {
    const { decimals: _, ...old } = purchaseOf(works);
    return parseRecord(JSON.parse(JSON.stringify(old)))!;
  };
  test('shows everything it showed', () => {
    for (const works of [[first], [{ ...first, units: 3n }, second]]) {
      expect(viewOf(stored(...works))).toEqual(viewOf(purchaseOf(works)));
    }
  });
  test('of any currency: its price, kept for people and in base units, tells them', () => {
    const usdc = stored({ name: 'Draft 1', price: '12.5', value: 12_500_000n, units: 1n });
    expect(viewOf(usdc).fee?.value).toBe('1,000,000,000 ETH');
    const whole = stored({ name: 'Draft 1', price: '7', value: 7n, units: 1n });
    expect(viewOf(whole).fee?.value).toBe('1,000,000,000,000,000 ETH');
  });
  test('shows no fee, and all else, where the two prices do not belong together', () => {
    const odd = viewOf(stored({ ...first, value: 7n }));
    expect(odd.fee).toBeNull();
    expect(odd.sum?.value).toBe('0.0593 ETH');
  });
});

describe('every kind', () => {
  const of = (type: TransactionType, change: object = {}, args: unknown = {}) => ({
    ...makeRecord({ type, executor: { kind: type, version: 1, args } }),
    ...change,
  });
  const work = { tokenName: 'Draft 1', displayImageURL: '1.png', network: 'meridian', itemType: 2 };
  const order = listingParameters();
  const weth = { currencySymbol: 'WETH', decimals: 2 };

  test('has titles for every status; a type of a later build has plain ones', () => {
    for (const type of transactionTypes) {
      expect(views.titleOf(recordIn('pending', type))).toBe('Transaction pending');
      for (const status of transactionStatuses) expect(views.titleOf(recordIn(status, type))).not.toBe('');
    }
    expect(views.titleOf(recordIn('confirm', 'offer:cancel'))).toBe('Cancel these offers?');
    for (const type of ['mystery', 'toString', '']) {
      expect(views.titleOf(makeRecord({ type }))).toBe('Something went wrong');
      expect(viewOf(makeRecord({ type }))).toMatchObject({ subject: 'It', works: [], lines: [], sum: null });
    }
  });
  test('speaks of "it" where its fields cannot be read, and never throws', () => {
    expect(transactionTypes.map((type) => viewOf(of(type)).texts.asked)).toEqual([
      'to buy it',
      'to buy it',
      'to sell it',
      'to mint it',
      'to cancel the listing of it',
      'to cancel it',
    ]);
    for (const type of transactionTypes) expect(viewOf(of(type))).toMatchObject({ subject: 'It', sum: null });
  });
  test('a sale: what is given, offered and received', () => {
    const sale = { ...work, ...weth, order: listingOf(1), value: '2100', amount: '2', collectionName: 'Drafts' };
    expect(viewOf(of('offer:accept', { ...sale, price: '21', received: '19.74' }))).toMatchObject({
      subject: 'Draft 1 ×2',
      lines: [
        { label: 'You give', value: 'Draft 1 ×2' },
        { label: 'Offer', value: '21 WETH' },
      ],
      sum: { label: 'You receive', done: 'Received', value: '19.74 WETH' },
      checked: 'Offer checked',
      texts: { asked: 'to sell Draft 1 ×2', done: 'Draft 1 ×2 is sold. 19.74 WETH is in your wallet.' },
      next: null,
    });
  });
  test('a mint: the price of each, and of all', () => {
    const minted = { ...work, ...weth, value: '300', price: '150', amount: '2', collectionAddress };
    expect(viewOf(of('mint:make', minted))).toMatchObject({
      lines: [{ label: 'Draft 1 ×2', value: '1.5 WETH each' }],
      sum: { label: 'You pay', done: 'Paid', value: '3 WETH' },
      approval: null,
      texts: { asked: 'to mint Draft 1 ×2', done: 'Draft 1 ×2: minted, and in your collection.' },
      next: { to: 'collection' },
    });
  });
  test('a listing that is cancelled: its last price, and what that costs', () => {
    const fields = { ...work, ...weth, orderParameters: order, protocolAddress: collectionAddress, value: '1500' };
    const cancel = { ...fields, amount: '1', collectionName: 'Drafts', slug: 'drafts', identifier: '1' };
    const view = viewOf(of('listing:cancel', { ...cancel, permissionEnds: 119 }, { mode: 'server' }));
    expect(view).toMatchObject({
      lines: [
        { label: 'Last price', value: '15 WETH' },
        { label: 'Cost', value: 'Free, without a transaction' },
      ],
      isOffChain: true,
      checked: null,
      next: { to: 'item', slug: 'drafts', identifier: '1' },
    });
    expect(view.texts.done).toBe(
      'Draft 1 is no longer for sale. It stays in your collection. A buyer who was let in before can still complete until moment 120000.',
    );
    expect(viewOf(of('listing:cancel', cancel, { mode: 'chain' })).texts.done).toMatch(/collection\.$/);
  });
  test('offers that are cancelled: each with its own amount, from nine on counted', () => {
    const item = { ...work, ...weth, orderParameters: order, amount: '1', value: '250' };
    const cancel = (count: number, mode: string) =>
      viewOf(
        of(
          'offer:cancel',
          { protocolAddress: collectionAddress, items: Array.from({ length: count }, () => item) },
          { mode },
        ),
      );
    expect(cancel(1, 'server')).toMatchObject({
      subject: 'Draft 1',
      lines: [
        { label: 'Draft 1', value: '2.5 WETH' },
        { label: 'Cost', value: 'Free, without a transaction' },
      ],
      texts: { asked: 'to cancel Draft 1', done: 'Nobody can accept any more: no seller had been let in.' },
    });
    const many = cancel(10, 'chain');
    expect(many.lines).toHaveLength(10);
    expect(many.lines[8]).toEqual({ label: 'and 2 more', value: '' });
    expect(many.texts).toMatchObject({ asked: 'to cancel 10 orders', done: 'They can no longer be accepted.' });
    expect(many.texts.confirm).toMatch(/^10 offers on Meridian will be withdrawn in one transaction/);
    const everything = cancel(1, 'counter').texts;
    expect(everything.asked).toBe('to cancel everything');
    expect(everything.confirm).toMatch(/every listing and offer you ever signed on Meridian void/);
  });
});
