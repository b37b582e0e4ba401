import { isOwnNo } from '../wallet-errors.ts';
import { isUnresolved, type TransactionRecord } from './record.ts';
import * as texts from './texts.ts';
import { checkoutOf, placeOf, viewOf, type CheckoutPlace } from './views.ts';

/** What one transaction among several that were begun together has to tell beside its own end. */
export type CheckoutPart = CheckoutPlace & {
  /** Money of the checkout went out with another one, or may have: "nothing was spent" is not true of the whole. */
  othersSent: boolean;
  /** What became of the others, in sentences; '' where nothing needs to be said. */
  others: string;
  /** Others that are done, too, and whose end nobody has closed yet: told, and closed, together with this one. */
  doneAsWell: readonly TransactionRecord[];
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
  const doneAsWell = others.flatMap((other) =>
    record.status === 'success' && other.record?.status === 'success' && !other.record.shouldBeDeleted
      ? [other.record]
      : [],
  );
  return {
    ...place,
    doneAsWell,
    // One begins when those before it were sent.
    othersSent: place.number > 1 || others.some((other) => other.record !== null && mayHaveSent(other.record)),
    others: others
      .filter((other) => other.record === null || !doneAsWell.includes(other.record))
      .map((other) => sentenceOf(other, place.number, record, isInTurn))
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

const mayHaveSent = ({ status, legs }: TransactionRecord) =>
  status === 'pending' || status === 'success' || legs.some((leg) => isUnresolved(leg) || leg.receipt !== null);

type Other = { number: number; record: TransactionRecord | null };

function sentenceOf({ number, record }: Other, own: number, told: TransactionRecord, isInTurn: boolean): string {
  const isDone = told.status === 'success';
  const isSending = told.type === 'item:send';
  // An earlier one that is no longer stored has told its end.
  if (record === null)
    return number < own || isInTurn ? '' : (isSending ? texts.otherNotSent : texts.otherNotBought)(number);
  const { subject, sum } = viewOf(record);
  if (record.status === 'error' && isOwnNo(record.error))
    return (isSending ? texts.otherSendCancelled : texts.otherBuyCancelled)(number, subject);
  if (record.status === 'error' || record.status === 'reverted')
    return (isSending ? texts.otherSendFailed : texts.otherBuyFailed)(number, subject);
  // What was done here need not wait for the others.
  if (record.status !== 'success') return isDone ? '' : texts.otherUnderWay(number);
  if (isSending) return texts.otherSent(number, subject);
  return sum === null ? '' : texts.otherBought(number, subject, sum.value);
}
