import * as v from 'valibot';
import { formatUnits, groupThousands, multiplyDecimal, parseUnits } from '../../domain/money.ts';
import { acceptFieldsSchema } from '../../domain/transaction/kinds/offer-accept.ts';
import { listingCancelFieldsSchema } from '../../domain/transaction/kinds/listing-cancel.ts';
import { mintFieldsSchema } from '../../domain/transaction/kinds/mint-make.ts';
import { cancelModeOf, offerCancelFieldsSchema } from '../../domain/transaction/kinds/offer-cancel.ts';
import { purchaseFieldsSchema } from '../../domain/transaction/steps/purchase-fields.ts';
import { readOutcome } from '../../domain/transaction/kinds/purchase-cart.ts';
import { seenListingSchema } from '../../domain/transaction/steps/order-checks.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';

type Line = { label: string; value: string };

/** What the modal shows of a record, whatever its kind. Amounts are the call's own, to the last digit. */
export type RecordView = {
  /** What it is about, in a sentence. */
  subject: string;
  works: { source: string; name: string }[];
  lines: Line[];
  /** Fees inside the price. */
  fee: Line | null;
  /** `done`: what it is called once it has happened. */
  sum: { label: string; done: string; value: string } | null;
};

const NOTHING: RecordView = { subject: 'It', works: [], lines: [], fee: null, sum: null };

/** The currency a purchase is paid in; null for other kinds. */
export function currencyOf(record: TransactionRecord): string | null {
  const parsed = v.safeParse(purchaseFieldsSchema, record);
  return parsed.success ? (parsed.output.tokenList[0]?.price.symbol ?? null) : null;
}

/** Reads a stored record by its kind's own schema; one of another build shows only its status. */
export function viewOf(record: TransactionRecord): RecordView {
  switch (record.type) {
    case 'purchase:buy_now':
    case 'purchase:cart':
      return viewOfPurchase(record);
    case 'offer:accept':
      return viewOfAcceptance(record);
    case 'mint:make':
      return viewOfMint(record);
    case 'listing:cancel':
      return viewOfListingCancel(record);
    case 'offer:cancel':
      return viewOfOfferCancel(record);
    default:
      return NOTHING;
  }
}

const times = (name: string, amount: string) => (amount === '1' ? name : `${name} ×${amount}`);
const money = (value: string, decimals: number, symbol: string) =>
  `${groupThousands(formatUnits(BigInt(value), decimals))} ${symbol}`;

function viewOfPurchase(record: TransactionRecord): RecordView {
  const parsed = v.safeParse(purchaseFieldsSchema, record);
  if (!parsed.success) return NOTHING;
  const { tokenList, tokenName, fee } = parsed.output;
  const names = namesOf(record, tokenName);
  const arrived = arrivedOf(record);
  const wanted = tokenList.map((token, index) => ({
    name: names[index] ?? tokenName,
    source: token.displayImageURL,
    copies: BigInt(token.amount),
    each: token.price.amount,
    symbol: token.price.symbol,
  }));
  const brought =
    arrived === null
      ? wanted
      : wanted.map((part, index) => ({ ...part, copies: arrived[index] ?? 0n })).filter(({ copies }) => copies > 0n);
  const parts = brought.map((part) => ({ ...part, total: multiplyDecimal(part.each, part.copies) }));
  return {
    subject: subjectOf(parts.length === 0 ? wanted : parts, tokenName),
    works: parts.map(({ source, name }) => ({ source, name })),
    lines: parts.map(({ name, copies, each, total, symbol }) => ({
      label: times(name, `${copies}`) + (copies > 1n ? `, ${groupThousands(each)} ${symbol} each` : ''),
      value: `${groupThousands(total)} ${symbol}`,
    })),
    // Kept for the whole only: of a part of it nothing exact can be told.
    fee: arrived === null ? feeOf(record, fee, tokenList[0]?.price) : null,
    sum: parts.length === 0 ? null : { label: 'You pay', done: 'Paid', value: sumOf(parts) },
  };
}

function subjectOf([first, ...rest]: readonly { name: string; copies: bigint }[], otherwise: string): string {
  if (first === undefined) return otherwise;
  const name = times(first.name, `${first.copies}`);
  return rest.length === 0 ? name : `${name} and ${rest.length} more`;
}

/** Per entry the copies that a finished cart brought, where these are not all that it was to bring. */
function arrivedOf(record: TransactionRecord): bigint[] | null {
  const isDone = record.status === 'success' || record.status === 'finalized';
  const outcome = record.type === 'purchase:cart' && isDone ? readOutcome(record) : null;
  return outcome?.some(({ units, wanted }) => units < wanted) ? outcome.map(({ units }) => units) : null;
}

/** All parts of one record have one currency. */
function sumOf(parts: readonly { total: string; symbol: string }[]): string {
  const decimals = Math.max(...parts.map(({ total }) => total.split('.')[1]?.length ?? 0));
  const inAll = parts.reduce((sum, { total }) => {
    const [whole = '0', fraction = ''] = total.split('.');
    return sum + BigInt(whole + fraction.padEnd(decimals, '0'));
  }, 0n);
  return `${groupThousands(formatUnits(inAll, decimals))} ${parts[0]?.symbol ?? ''}`;
}

/** As many as a token may have. */
const DECIMALS = Array.from({ length: 37 }, (_, count) => count);

const entriesSchema = v.object({ entries: v.array(seenListingSchema) });

function namesOf(record: TransactionRecord, first: string): string[] {
  const cart = v.safeParse(entriesSchema, record.executor.args);
  return cart.success ? cart.output.entries.map((entry) => entry.name) : [first];
}

/** The fee is kept in base units; a price that is kept in both tells how many decimals they have. */
function feeOf(
  record: TransactionRecord,
  fee: string,
  price: { amount: string; symbol: string } | undefined,
): Line | null {
  const cart = v.safeParse(entriesSchema, record.executor.args);
  const one = v.safeParse(seenListingSchema, record.executor.args);
  const entries = cart.success ? cart.output.entries : one.success ? [one.output] : [];
  const [first] = entries;
  if (first === undefined || price === undefined) return null;
  const decimals = DECIMALS.find((count) => parseUnits(price.amount, count)?.toString() === first.priceValue);
  return decimals === undefined ? null : { label: 'Fees inside the price', value: money(fee, decimals, price.symbol) };
}

function viewOfAcceptance(record: TransactionRecord): RecordView {
  const parsed = v.safeParse(acceptFieldsSchema, record);
  if (!parsed.success) return NOTHING;
  const fields = parsed.output;
  const amount = (value: string) => `${groupThousands(value)} ${fields.currencySymbol}`;
  return {
    subject: times(fields.tokenName, fields.amount),
    works: [{ source: fields.displayImageURL, name: fields.tokenName }],
    lines: [
      { label: 'You give', value: times(fields.tokenName, fields.amount) },
      { label: 'Offer', value: amount(fields.price) },
    ],
    fee: null,
    sum: { label: 'You receive', done: 'Received', value: amount(fields.received) },
  };
}

function viewOfMint(record: TransactionRecord): RecordView {
  const parsed = v.safeParse(mintFieldsSchema, record);
  if (!parsed.success) return NOTHING;
  const fields = parsed.output;
  return {
    subject: times(fields.tokenName, fields.amount),
    works: [{ source: fields.displayImageURL, name: fields.tokenName }],
    lines: [
      {
        label: times(fields.tokenName, fields.amount),
        value: `${money(fields.price, fields.decimals, fields.currencySymbol)} each`,
      },
    ],
    fee: null,
    sum: { label: 'You pay', done: 'Paid', value: money(fields.value, fields.decimals, fields.currencySymbol) },
  };
}

const COST = {
  server: 'Free, without a transaction',
  chain: 'Network fee',
  counter: 'Network fee',
} as const;
const modeSchema = v.object({ mode: v.picklist(['server', 'chain', 'counter']) });

function costOf(record: TransactionRecord): Line[] {
  const args = v.safeParse(modeSchema, record.executor.args);
  return args.success ? [{ label: 'Cost', value: COST[args.output.mode] }] : [];
}

function viewOfListingCancel(record: TransactionRecord): RecordView {
  const parsed = v.safeParse(listingCancelFieldsSchema, record);
  if (!parsed.success) return NOTHING;
  const fields = parsed.output;
  return {
    subject: fields.tokenName,
    works: [{ source: fields.displayImageURL, name: fields.tokenName }],
    lines: [
      { label: 'Last price', value: money(fields.value, fields.decimals, fields.currencySymbol) },
      ...costOf(record),
    ],
    fee: null,
    sum: null,
  };
}

/** More lines than this are counted, not listed. */
const LINES_AT_MOST = 8;

function viewOfOfferCancel(record: TransactionRecord): RecordView {
  const parsed = v.safeParse(offerCancelFieldsSchema, record);
  if (!parsed.success) return NOTHING;
  const { items } = parsed.output;
  const lines = items.slice(0, LINES_AT_MOST).map((item) => ({
    label: times(item.tokenName, item.amount),
    value: money(item.value, item.decimals, item.currencySymbol),
  }));
  const more = items.length - lines.length;
  return {
    subject: items.length === 1 ? (items[0]?.tokenName ?? 'It') : `${items.length} orders`,
    works: items.map((item) => ({ source: item.displayImageURL, name: item.tokenName })),
    lines: [...lines, ...(more > 0 ? [{ label: `and ${more} more`, value: '' }] : []), ...costOf(record)],
    fee: null,
    sum: null,
  };
}

/** Names of what a finished cart purchase did not bring, or brought only in part. */
export function missingOf(record: TransactionRecord): string[] {
  const outcome = record.type === 'purchase:cart' ? readOutcome(record) : null;
  return (outcome ?? [])
    .filter(({ units, wanted }) => units < wanted)
    .map(({ name, units, wanted }) => (units === 0n ? name : `${name} (${units} of ${wanted})`));
}

export const isOffChain = (record: TransactionRecord): boolean => {
  const args = v.safeParse(modeSchema, record.executor.args);
  return args.success && args.output.mode === 'server';
};

export const isCounter = (record: TransactionRecord): boolean =>
  record.type === 'offer:cancel' && cancelModeOf(record) === 'counter';
