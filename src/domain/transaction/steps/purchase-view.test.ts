import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord } from '../../../../tests/support/trades/records.ts';
import { parseRecord, type TransactionRecord, type TransactionStatus } from '../record.ts';
import * as views from '../views.ts';
import type { Wording } from '../view.ts';

type Bought = { name: string; price: string; value: bigint; units: bigint };

const wording: Wording = { network: 'Meridian', moment: (ms) => `moment ${ms}`, estimate: (usd) => `$${usd}` };
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
function purchaseOf(items: readonly Bought[], status: TransactionStatus = 'pending', fills: readonly bigint[] = []) {
  const entries = items.map((item, n) => ({
    orderUuid: uuidOf(n),
    name: item.name,
    chainId: 31337,
    collectionAddress,
    identifier: `${n}`,
    itemType: 3,
    priceValue: item.value.toString(),
    priceToken: `0x${'00'.repeat(20)}`,
    maxAmount: '9',
    units: item.units.toString(),
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
    tokenList: items.map(({ name, price, units }) => ({
      amount: units.toString(),
      price: { amount: price, amountUsd: '1', symbol: 'ETH' },
      displayImageURL: `${name}.png`,
      network: 'meridian',
      itemType: 3,
    })),
    tokenUuids: items.map((_, n) => uuidOf(n)),
    tokenName: items[0]?.name ?? '',
    itemType: 3,
    network: 'meridian',
    fee: (1000n * MICRO).toString(),
    decimals: 18,
  };
}

test('several copies of one item are counted, with the price of each beside the whole', () => {
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

test('one item is also called what the wallet calls it, unless that is its name, or its collection was not stored', () => {
  const linesOf = (collectionName: string | undefined, name = first.name) => {
    const record = purchaseOf([{ ...first, name }]);
    const args = { ...(record.executor.args as object), collectionName };
    return viewOf({ ...record, executor: { ...record.executor, args } }).lines.slice(1);
  };
  expect(linesOf('Drafts')).toEqual([{ label: 'Your wallet calls it', value: 'Drafts #0' }]);
  expect(linesOf('Drafts', 'Drafts #0')).toEqual([]);
  expect(linesOf(undefined)).toEqual([]);
});

test('what was seen of an item is said before it is paid for, in a cart with its name', () => {
  const caution = { kind: 'unpaid', count: 3, since: 60 };
  const told = (items: readonly Bought[], noted: unknown) => {
    const record = purchaseOf(items, 'approve');
    const args = record.executor.args as { entries?: object[] };
    const [entry, ...rest] = args.entries ?? [args];
    const entries = [{ ...entry, caution: noted }, ...rest];
    const stored = { ...record.executor, args: args.entries ? { ...args, entries } : entries[0] };
    return viewOf(parseRecord(JSON.parse(JSON.stringify({ ...record, executor: stored })))!).texts.cautions;
  };
  const text =
    'Seen on the chain: it moved 3 times without payment within a day, since moment 60000. Look at its provenance before you buy.';
  expect(told([first], caution)).toEqual([text]);
  expect(told([first, second], caution)).toEqual([`Draft 26, Undertow: ${text}`]);
  // Of a kind that a later server knows, and from a build of before.
  for (const noted of [{ kind: 'later' }, null, undefined]) expect(told([first], noted)).toEqual([]);
});

test('a finished cart shows what arrived and what was paid for it, not what was wanted', () => {
  for (const status of ['success', 'finalized'] as const) {
    expect(viewOf(purchaseOf([first, second], status, [1n, 0n]))).toMatchObject({
      subject: 'Draft 26, Undertow',
      items: [{ source: 'Draft 26, Undertow.png', name: 'Draft 26, Undertow' }],
      lines: [{ label: 'Draft 26, Undertow', value: '0.0593 ETH' }],
      fee: null,
      sum: { label: 'You pay', done: 'Paid', value: '0.0593 ETH' },
    });
  }
  expect(viewOf(purchaseOf([first, second], 'success', [0n, 1n]))).toMatchObject({
    subject: 'Draft 27, Ebb',
    items: [{ name: 'Draft 27, Ebb' }],
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
  expect(view.items).toHaveLength(2);
  expect(view.fee?.value).toBe('0.001 ETH');
  expect(view.sum?.value).toBe('0.1191 ETH');
});

test('nothing is said to be paid where the receipt tells of nothing', () => {
  expect(viewOf(purchaseOf([first, second], 'success'))).toMatchObject({ items: [], lines: [], fee: null, sum: null });
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
  const stored = (...items: Bought[]) => {
    const { decimals: _, ...old } = purchaseOf(items);
    return parseRecord(JSON.parse(JSON.stringify(old)))!;
  };
  test('shows everything it showed', () => {
    for (const items of [[first], [{ ...first, units: 3n }, second]]) {
      expect(viewOf(stored(...items))).toEqual(viewOf(purchaseOf(items)));
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
