import { lapsedBy } from '../../domain/lapse.ts';
import { isUnresolved, type TransactionRecord } from '../../domain/transaction/record.ts';
import { networkById } from '../../services/runtime.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import type { CheckoutPart } from './checkout-parts.ts';
import { currencyOf, isCounter, isOffChain, missingOf, viewOf } from './record-view.ts';

/** Sentences of the transaction-event modal, by kind and status. */

const APPROVAL_STAYS = 'The approval that you paid for stays, and is not asked for again.';
const NOTHING_CHANGED = 'Nothing was cancelled so far.';
const STILL_UNRESOLVED =
  'The network shows nothing of it so far. Should it have been sent after all, it will be found here.';

const isCancel = ({ type }: TransactionRecord) => type === 'listing:cancel' || type === 'offer:cancel';

export function confirmText(record: TransactionRecord): string {
  const network = networkById(record.chainId)?.name ?? 'this network';
  if (isCounter(record)) {
    return `One transaction makes every listing and offer you ever signed on ${network} void, wherever it was made. Your works and money stay where they are. It cannot be undone; the network fee is the only cost.`;
  }
  const count = viewOf(record).works.length;
  const what = count === 1 ? 'The offer' : `${count} offers on ${network}`;
  return isOffChain(record)
    ? `${what} will be withdrawn without a transaction, at no cost. ${stillOpenText(record, 'for up to five minutes')} To end that as well, cancel everything on ${network}.`
    : `${what} will be withdrawn in one transaction. The network fee is the only cost.`;
}

/** What a wallet was asked for, as the rest of a sentence. */
export function askedText(record: TransactionRecord): string {
  const subject = viewOf(record).subject.replace(/^It$/, 'it');
  if (record.legs.at(-1)?.kind === 'allowance') return `to approve what ${subject} needs first`;
  switch (record.type) {
    case 'offer:accept':
      return `to sell ${subject}`;
    case 'mint:make':
      return `to mint ${subject}`;
    case 'listing:cancel':
      return `to cancel the listing of ${subject}`;
    case 'offer:cancel':
      return isCounter(record) ? 'to cancel everything' : `to cancel ${subject}`;
    default:
      return `to buy ${subject}`;
  }
}

const APPROVING: Record<string, string> = {
  'offer:accept': 'Open your wallet and approve the sale. What you receive was checked and has not moved.',
  'mint:make': 'Open your wallet and approve the mint. Price and supply were read from the contract.',
  'listing:cancel': 'Open your wallet and confirm. Only the network fee is paid.',
  'offer:cancel': 'Open your wallet and confirm. Only the network fee is paid.',
};
const APPROVING_PURCHASE = 'Open your wallet and approve the purchase. The price was checked and has not moved.';

export function approveText(record: TransactionRecord): string {
  const last = record.legs.at(-1);
  if (last?.callsId !== undefined && last.attempt === record.attempt) {
    const [allowed, then] =
      record.type === 'offer:accept'
        ? ['Seaport, the marketplace’s contract, may move works of this collection', 'the sale']
        : [
            `Seaport, the marketplace’s contract, may use your ${currencyOf(record) ?? 'tokens'} without a limit`,
            'the purchase',
          ];
    return `Your wallet shows both in one confirmation: ${allowed}, and ${then} itself. Both happen, or nothing does.`;
  }
  if (last?.kind === 'allowance' && last.attempt === record.attempt && last.receipt === null) {
    const next = record.type === 'offer:accept' ? 'The sale' : 'The purchase';
    const what =
      record.type === 'offer:accept'
        ? 'move works of this collection'
        : `use your ${currencyOf(record) ?? 'tokens'}, without a limit`;
    const once = record.type === 'offer:accept' ? 'once per collection' : 'once per token';
    return last.ask === 'returned'
      ? `Your approval is being settled. ${next} follows by itself.`
      : `First let Seaport, the marketplace’s contract, ${what}. Your wallet asks ${once}; ${next.toLowerCase()} follows.`;
  }
  if (isOffChain(record)) return 'Asking the marketplace to withdraw it. Nothing is sent to the network.';
  return APPROVING[record.type] ?? APPROVING_PURCHASE;
}

export function doneText(record: TransactionRecord): string {
  const { subject, sum, works } = viewOf(record);
  switch (record.type) {
    case 'offer:accept':
      return `${subject} is sold. ${sum?.value ?? 'The money'} is in your wallet.`;
    case 'mint:make':
      return `${subject}: minted, and in your collection.`;
    case 'listing:cancel':
      return `${subject} is no longer for sale. It stays in your collection.${permissionText(record)}`;
    case 'offer:cancel':
      return isCounter(record)
        ? 'Every listing and offer you signed on this network is void.'
        : offersDoneText(record, works.length);
    default: {
      const missing = missingOf(record);
      return missing.length === 0
        ? `${subject} ${works.length > 1 ? 'are' : 'is'} now in your collection.`
        : `Not all of it arrived: ${missing.join(', ')} went to somebody else first. Its price was not taken.`;
    }
  }
}

/**
 * Who may still fill what the server withdrew: said in the same words before the person confirms,
 * when only the longest time is known, and after, when the server has told the true one.
 */
function stillOpenText({ type }: TransactionRecord, howLong: string): string {
  return type === 'offer:cancel'
    ? `Nobody new can accept. A seller who was let in before can still complete ${howLong}.`
    : `A buyer who was let in before can still complete ${howLong}.`;
}

const untilText = (permissionEnds: number) => `until ${dateTimeText(lapsedBy(permissionEnds))}`;

function permissionText(record: TransactionRecord): string {
  const ends = record.permissionEnds ?? null;
  return ends === null ? '' : ` ${stillOpenText(record, untilText(ends))}`;
}

function offersDoneText(record: TransactionRecord, count: number): string {
  if (!isOffChain(record)) return `${count > 1 ? 'They' : 'It'} can no longer be accepted.`;
  const ends = record.permissionEnds ?? null;
  return ends === null
    ? 'Nobody can accept any more: no seller had been let in.'
    : stillOpenText(record, untilText(ends));
}

const REVERTED: Record<string, string> = {
  'offer:accept': 'The network rejected it, most often because the offer was taken or withdrawn first.',
  'mint:make': 'The network rejected it, most often because the last works were minted first.',
  'listing:cancel': 'The network rejected the cancel. The listing is as it was.',
  'offer:cancel': 'The network rejected the cancel. The offers are as they were.',
};
const REVERTED_PURCHASE = 'The network rejected it, most often because another buyer was first.';

/** Of a checkout that has spent something elsewhere, only this transaction is spoken of. */
const onThis = (part: CheckoutPart | null) => (part?.othersSent ? ' on this one' : '');

export const revertedText = (record: TransactionRecord, part: CheckoutPart | null = null) =>
  `${REVERTED[record.type] ?? REVERTED_PURCHASE} Only the network fee was spent${onThis(part)}.`;

/** What an error left behind; null when the transaction itself says it. */
export function errorText(record: TransactionRecord, part: CheckoutPart | null = null): string | null {
  if (record.hash !== null) return null;
  if (record.legs.some(isUnresolved)) return STILL_UNRESOLVED;
  if (isCancel(record)) return NOTHING_CHANGED;
  const approval = record.legs.findLast((leg) => leg.kind === 'allowance' && leg.receipt !== null)?.receipt;
  if (approval?.status === 'success') return `Nothing else was spent${onThis(part)}. ${APPROVAL_STAYS}`;
  if (approval) return `The approval did not go through: only its network fee was spent${onThis(part)}.`;
  return `Nothing was spent${onThis(part)}.`;
}
