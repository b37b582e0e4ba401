import { isUnresolved, type TransactionRecord } from '../../domain/transaction/record.ts';
import { viewOf } from '../../domain/transaction/views.ts';
import type { CheckoutPart } from '../../domain/transaction/checkout-parts.ts';
import type { Approval, RecordView, Texts, Wording } from '../../domain/transaction/view.ts';
import { networkById } from '../../services/runtime.ts';
import { dateTimeText } from '../../ui/time-text.ts';

/** Sentences of the transaction-event modal that depend on how far a record is; what depends on its kind is the kind's. */

const APPROVAL_STAYS = 'The approval that you paid for stays, and is not asked for again.';
const STILL_UNRESOLVED =
  'The network shows nothing of it so far. Should it have been sent after all, it will be found here.';

const wordingFor = ({ chainId }: TransactionRecord): Wording => ({
  network: networkById(chainId)?.name ?? 'this network',
  moment: dateTimeText,
});

/** What the modal shows of a record, with its sentences. */
export type EventView = Omit<RecordView, 'texts'> & { texts: Texts };

export function eventView(record: TransactionRecord): EventView {
  const view = viewOf(record);
  return { ...view, texts: view.texts(wordingFor(record)) };
}

/** What a wallet was asked for, as the rest of a sentence. */
export const askedText = (record: TransactionRecord, { subject, texts }: EventView): string =>
  record.legs.at(-1)?.kind === 'allowance'
    ? `to approve what ${subject.replace(/^It$/, 'it')} needs first`
    : texts.asked;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const batchText = ({ right, before }: Approval) =>
  `Your wallet shows both in one confirmation: Seaport, the marketplace’s contract, may ${right}, and ${before} itself. Both happen, or nothing does.`;

const approvalText = ({ right, once, before }: Approval, isAnswered: boolean) =>
  isAnswered
    ? `Your approval is being settled. ${capital(before)} follows by itself.`
    : `First let Seaport, the marketplace’s contract, ${right}. Your wallet asks ${once}; ${before} follows.`;

/** What to do, or what is waited for, in status `approve`. */
export function approveText(record: TransactionRecord, { approval, texts }: EventView): string {
  const last = record.legs.at(-1);
  if (approval === null || last?.attempt !== record.attempt) return texts.approve;
  if (last.callsId !== undefined) return batchText(approval);
  if (last.kind === 'allowance' && last.receipt === null) return approvalText(approval, last.ask === 'returned');
  return texts.approve;
}

/** Of a checkout that has spent something elsewhere, only this transaction is spoken of. */
const onThis = (part: CheckoutPart | null) => (part?.othersSent ? ' on this one' : '');

export const revertedText = ({ texts }: EventView, part: CheckoutPart | null = null) =>
  `${texts.reverted} Only the network fee was spent${onThis(part)}.`;

/** What an error left behind; null when the transaction itself says it. */
export function errorText(
  record: TransactionRecord,
  { approval, texts }: EventView,
  part: CheckoutPart | null = null,
): string | null {
  if (record.hash !== null) return null;
  if (record.legs.some(isUnresolved)) return STILL_UNRESOLVED;
  const approved = record.legs.findLast((leg) => leg.kind === 'allowance' && leg.receipt !== null)?.receipt;
  if (approval !== null && approved) {
    return approved.status === 'success'
      ? `Nothing else was spent${onThis(part)}. ${APPROVAL_STAYS}`
      : `The approval did not go through: only its network fee was spent${onThis(part)}.`;
  }
  return part?.othersSent ? `Nothing was spent${onThis(part)}.` : texts.unsent;
}
