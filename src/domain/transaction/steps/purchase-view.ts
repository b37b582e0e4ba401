import { cautionText } from '../../caution.ts';
import { groupThousands } from '../../decimals.ts';
import { formatUnits, multiplyDecimal, parseUnits } from '../../money.ts';
import type { TransactionRecord } from '../record.ts';
import { inWallet, money, PLAIN, PLAIN_TEXTS, times, type Line, type RecordView } from '../view.ts';
import { readPurchase, type PurchaseFields } from './purchase-fields.ts';
import type { SeenListing } from './seen-listing.ts';
import * as texts from '../texts.ts';

/** Copies of one item in a purchase. */
type Part = { name: string; source: string; copies: bigint; each: string; symbol: string };

/**
 * What both purchases show. `entries`: the listings of the record's arguments. `arrived`: per entry the
 * copies that came, where these are not all that were to come; null else.
 */
export function showPurchase(
  record: TransactionRecord,
  entries: readonly SeenListing[],
  arrived: readonly bigint[] | null = null,
): RecordView {
  const fields = readPurchase(record, entries);
  const wanted = fields === null ? [] : shownParts(fields, entries);
  const parts =
    arrived === null
      ? wanted
      : wanted.map((part, index) => ({ ...part, copies: arrived[index] ?? 0n })).filter(({ copies }) => copies > 0n);
  const subject = subjectOf(parts.length === 0 ? wanted : parts, fields?.tokenName);
  const symbol = fields?.tokenList[0]?.price.symbol;
  return {
    ...PLAIN,
    subject: subject ?? PLAIN.subject,
    items: parts.map(({ source, name }) => ({ source, name })),
    lines: [...parts.map(lineOf), ...(entries.length === 1 ? entries.flatMap(inWallet) : [])],
    // Stored for the whole only: of a part nothing exact can be told.
    fee: fields === null || arrived !== null ? null : feeOf(fields),
    sum: parts.length === 0 ? null : { label: texts.youPay, done: texts.paid, value: sumOf(parts) },
    checked: texts.pricesChecked,
    approval: {
      step: texts.allowToken,
      right: texts.useTokens(symbol ?? texts.tokens),
      once: texts.oncePerToken,
      before: texts.thePurchase,
    },
    texts: (wording) => ({
      ...PLAIN_TEXTS,
      asked: texts.toBuy(subject ?? texts.itOf),
      approve: texts.confirmPurchase,
      done: texts.inCollection(subject ?? PLAIN.subject, parts.length <= 1),
      reverted: texts.purchaseRejected,
      cautions: entries.flatMap(({ name, caution }) => {
        if (!caution) return [];
        const text = cautionText(caution, wording);
        return [entries.length === 1 ? text : texts.ofItem(name, text)];
      }),
    }),
    next: { to: 'collection' },
  };
}

const shownParts = ({ tokenList, tokenName }: PurchaseFields, entries: readonly SeenListing[]): Part[] =>
  tokenList.map((token, index) => ({
    name: entries[index]?.name ?? tokenName,
    source: token.displayImageURL,
    copies: BigInt(token.amount),
    each: token.price.amount,
    symbol: token.price.symbol,
  }));

function subjectOf([first, ...rest]: readonly Part[], otherwise: string | undefined): string | undefined {
  if (first === undefined) return otherwise;
  const name = times(first.name, `${first.copies}`);
  return rest.length === 0 ? name : texts.andMore(name, rest.length);
}

const lineOf = ({ name, copies, each, symbol }: Part): Line => ({
  label: times(name, `${copies}`) + (copies > 1n ? `, ${texts.each(`${groupThousands(each)} ${symbol}`)}` : ''),
  value: `${groupThousands(multiplyDecimal(each, copies))} ${symbol}`,
});

const feeOf = ({ fee, decimals, tokenList: [token] }: PurchaseFields): Line | null =>
  decimals === null || token === undefined
    ? null
    : { label: texts.feesInside, value: money(fee, decimals, token.price.symbol) };

const placesOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** All parts of one record have one currency. */
function sumOf(parts: readonly Part[]): string {
  const totals = parts.map(({ each, copies }) => multiplyDecimal(each, copies));
  const places = Math.max(...totals.map(placesOf));
  const inAll = totals.reduce((sum, total) => sum + (parseUnits(total, places) ?? 0n), 0n);
  return `${groupThousands(formatUnits(inAll, places))} ${parts[0]?.symbol ?? ''}`;
}
