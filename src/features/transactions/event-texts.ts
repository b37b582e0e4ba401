import { isSought, type TransactionRecord } from '../../domain/transaction/record.ts';
import { networkById } from '../../services/runtime.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import { currencyOf, isCounter, isOffChain, missingOf, viewOf } from './record-view.ts';

/** Sentences of the transaction-event modal, by kind and status. */

const NOTHING_SPENT = 'Nothing was spent.';
const NOTHING_CHANGED = 'Nothing was cancelled so far.';
const STILL_SOUGHT =
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
    ? `${what} will be withdrawn at once, without a transaction. It costs nothing.`
    : `${what} will be withdrawn in one transaction. The network fee is the only cost.`;
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
  const { subject, sum } = viewOf(record);
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
        : `It can no longer be accepted.${permissionText(record)}`;
    default: {
      const missing = missingOf(record);
      return missing.length === 0
        ? `${subject} ${subject.includes(' and ') ? 'are' : 'is'} now in your collection.`
        : `Not all of it arrived: ${missing.join(', ')} went to somebody else first. Its price was not taken.`;
    }
  }
}

/** An off-chain cancel leaves what was permitted before for a few minutes. */
export function permissionText({ permissionEnds }: TransactionRecord): string {
  return permissionEnds === null || permissionEnds === undefined
    ? ''
    : ` A buyer who was let in before can still complete until ${dateTimeText(permissionEnds * 1000)}.`;
}

const REVERTED: Record<string, string> = {
  'offer:accept': 'The network rejected it, most often because the offer was taken or withdrawn first.',
  'mint:make': 'The network rejected it, most often because the last works were minted first.',
  'listing:cancel': 'The network rejected the cancel. The listing is as it was.',
  'offer:cancel': 'The network rejected the cancel. The offers are as they were.',
};
const REVERTED_PURCHASE = 'The network rejected it, most often because another buyer was first.';

export const revertedText = (record: TransactionRecord) =>
  `${REVERTED[record.type] ?? REVERTED_PURCHASE} Only the network fee was spent.`;

/** What an error left behind; null when the transaction itself says it. */
export function errorText(record: TransactionRecord): string | null {
  if (record.hash !== null) return null;
  if (record.legs.some(isSought)) return STILL_SOUGHT;
  return isCancel(record) ? NOTHING_CHANGED : NOTHING_SPENT;
}
