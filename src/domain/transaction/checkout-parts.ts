import { isUnresolved, type TransactionRecord } from './record.ts';
import { checkoutOf, placeOf, viewOf, type CheckoutPlace } from './views.ts';

/** What one transaction among several that were begun together has to tell beside its own end. */
export type CheckoutPart = CheckoutPlace & {
  /** Money of the checkout went out with another one, or may have: "nothing was spent" is not true of the whole. */
  othersSent: boolean;
  /** What became of the others, in sentences; '' where nothing needs to be said. */
  others: string;
};

/**
 * Null for a transaction that stands alone. `isInTurn`: this tab is still going through the
 * checkout, so that what is not begun yet may follow.
 */
export function checkoutPartOf(
  record: TransactionRecord,
  records: readonly TransactionRecord[],
  isInTurn: boolean,
): CheckoutPart | null {
  const place = placeOf(record);
  if (place === null) return null;
  const checkout = checkoutOf(record);
  const others = Array.from({ length: place.of }, (_, index) => index + 1)
    .filter((number) => number !== place.number)
    .map((number) => ({
      number,
      record: records.find((one) => checkoutOf(one) === checkout && placeOf(one)?.number === number) ?? null,
    }));
  return {
    ...place,
    // One begins when those before it were sent.
    othersSent: place.number > 1 || others.some((other) => other.record !== null && mayHaveSent(other.record)),
    others: others
      .map((other) => sentenceOf(other, place.number, record, isInTurn))
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

/** What is done with what is in a part. */
const doneOf = ({ type }: TransactionRecord) => (type === 'item:send' ? 'sent' : 'bought');

const mayHaveSent = ({ status, legs }: TransactionRecord) =>
  status === 'pending' || status === 'success' || legs.some((leg) => isUnresolved(leg) || leg.receipt !== null);

type Other = { number: number; record: TransactionRecord | null };

function sentenceOf({ number, record }: Other, own: number, told: TransactionRecord, isInTurn: boolean): string {
  const isDone = told.status === 'success';
  const done = doneOf(told);
  // An earlier one that is no longer stored has told its end.
  if (record === null)
    return number < own || isInTurn ? '' : `Transaction ${number} was not started: nothing in it was ${done}.`;
  if (record.status === 'error' || record.status === 'reverted')
    return `Transaction ${number} failed: nothing in it was ${done}.`;
  // What was done here need not wait for the others.
  if (isDone) return '';
  if (record.status !== 'success') return `Transaction ${number} is still under way.`;
  const { subject, sum } = viewOf(record);
  if (done === 'sent') return `Transaction ${number} sent ${subject}.`;
  return sum === null ? '' : `Transaction ${number} bought ${subject} for ${sum.value}.`;
}
