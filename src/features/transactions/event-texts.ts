import { isUnresolved, type TransactionRecord } from '../../domain/transaction/record.ts';
import { isOverText } from '../../domain/transaction/over.ts';
import { titleOf, viewOf } from '../../domain/transaction/views.ts';
import type { CheckoutPart } from '../../domain/transaction/checkout-parts.ts';
import type { Approval, RecordView, Texts, Wording } from '../../domain/transaction/view.ts';
import { isOwnNo, needsAnotherWallet } from '../../domain/wallet-errors.ts';
import { DEMO_WALLET_RDNS } from '../../contract/config.ts';
import { interrupted } from '../../trading/transactions/texts.ts';
import { isAsking } from '../../trading/transactions/visible.ts';
import { estimateState } from '../../services/estimate-state.ts';
import { onlyNetwork } from '../../services/one-network.ts';
import { networkById } from '../../services/runtime.ts';
import { localTimeText } from '../../ui/local-time.ts';
import * as words from '../../services/wallet-texts.ts';
import * as texts from './texts.ts';

/*
 * Which sentence of the transaction-event modal fits how far a record is. Sentences that depend on its
 * kind stand in the kind's view.
 */

const wordingFor = ({ chainId }: TransactionRecord): Wording => ({
  network: networkById(chainId)?.name ?? texts.thisNetwork,
  moment: localTimeText,
  estimate: (usd) => estimateState.showEstimate(usd),
});

/** What the modal shows of a record, with the sentences of its kind. */
export type EventView = Omit<RecordView, 'texts'> & { texts: Texts };

export function eventView(record: TransactionRecord): EventView {
  const view = viewOf(record);
  return { ...view, texts: view.texts(wordingFor(record)) };
}

/** It ended, and nothing went wrong: by the person's own no, half way, too late, or because the wallet works elsewhere. */
export const isCalmEnd = ({ status, error }: TransactionRecord): boolean =>
  status === 'error' && (isOwnNo(error) || error === interrupted || isOverText(error) || needsAnotherWallet(error));

/** The wallet is asked, and the modal may go. The demo wallet's own window lies over it, which nobody can press then. */
export const mayLeave = (record: TransactionRecord): boolean =>
  isAsking(record) && !(record.connectorId === DEMO_WALLET_RDNS && record.legs.at(-1)?.ask === 'asked');

/** The modal's title. */
export function titleFor(record: TransactionRecord): string {
  if (!isCalmEnd(record)) return titleOf(record);
  if (record.error === interrupted) return texts.oneStepLeft;
  if (isOverText(record.error)) return texts.tooLate;
  return isOwnNo(record.error) ? texts.cancelledInWallet : words.worksOnly(onlyNetwork() ?? words.oneNetwork);
}

/** What a wallet was asked for, as the rest of a sentence. */
export const askedText = (record: TransactionRecord, { subject, texts: own }: EventView): string =>
  record.legs.at(-1)?.kind === 'allowance' ? texts.approveFirst(subject.replace(/^It$/, 'it')) : own.asked;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const approvalText = ({ right, once, before }: Approval, isAnswered: boolean) =>
  isAnswered ? texts.approvalSettling(capital(before)) : texts.approvalAsked(right, once, before);

/**
 * How far a question to the wallet is, in status `approve`: what was seen is checked again (`offline` where the
 * network is missing for that), the wallet is asked, an approval is being mined, or what it is asked can no longer be
 * done.
 */
export type AskStage = 'checking' | 'offline' | 'asked' | 'settling' | 'over';

export function askStage(record: TransactionRecord, now: { isOnline: boolean; isOver: boolean }): AskStage {
  const last = record.legs.at(-1);
  if (last?.attempt !== record.attempt || last.receipt !== null) return now.isOnline ? 'checking' : 'offline';
  if (now.isOver) return 'over';
  return last.kind === 'allowance' && last.ask === 'returned' ? 'settling' : 'asked';
}

/** What to do, or what to wait for, in status `approve`. */
export function approveText(record: TransactionRecord, view: EventView, stage: AskStage): string {
  const { approval, texts: own } = view;
  if (stage === 'offline') return texts.retryOffline;
  if (stage === 'over') return texts.permissionOver;
  // The marketplace does it, and says so from the beginning.
  if (stage === 'checking') return view.isOffChain ? own.approve : texts.checking;
  const last = record.legs.at(-1);
  // A session allows single calls; a batch, or an approval, is asked of the person.
  const isLoneCall = last?.kind === 'main' && last.callsId === undefined;
  if (stage === 'asked' && isLoneCall && record.connectorId === 'sso' && record.type === 'purchase:buy_now') {
    return texts.sessionApproves;
  }
  // A wallet may take batches alone: then a call that needs no approval is one, too.
  if (approval === null || last === undefined || (last.callsId !== undefined && last.approvals === 0)) {
    return own.approve;
  }
  if (last.callsId !== undefined) return texts.batchAsked(approval.right, approval.before);
  return last.kind === 'allowance' ? approvalText(approval, stage === 'settling') : own.approve;
}

/** Where other transactions of the checkout have spent something, a sentence speaks of this one only. */
const spent = (part: CheckoutPart | null, text: string, ofThisOne: string) => (part?.othersSent ? ofThisOne : text);

/** `isLate`: the marketplace's permission had lapsed, which the kind's own guess would hide. */
export const revertedText = ({ texts: own }: EventView, part: CheckoutPart | null = null, isLate = false) =>
  `${isLate ? texts.approvedLate : own.reverted} ${spent(part, texts.onlyFeeSpent, texts.onlyFeeSpentHere)}`;

/** What an error left behind; null when the transaction itself says it. */
export function errorText(
  record: TransactionRecord,
  { approval, texts: own }: EventView,
  part: CheckoutPart | null = null,
): string | null {
  if (record.hash !== null) return null;
  const isOver = isOverText(record.error);
  if (record.legs.some(isUnresolved) && !isOver) return texts.unresolved;
  const approved = record.legs.findLast((leg) => leg.kind === 'allowance' && leg.receipt !== null)?.receipt;
  if (approval !== null && approved) {
    const stays = spent(part, texts.approvalStays, texts.approvalStaysHere);
    if (isOver) return `${stays} ${texts.rejectIt}`;
    return approved.status === 'success' ? stays : spent(part, texts.approvalFailed, texts.approvalFailedHere);
  }
  if (isOver) return `${texts.notCarriedOut} ${texts.rejectIt}`;
  return part?.othersSent ? texts.nothingSpentHere : own.unsent;
}
