import type { CartPurchase } from '../cart-checkout.ts';
import type { CautionWording } from '../caution.ts';
import { groupThousands } from '../decimals.ts';
import { formatUnits } from '../money.ts';
import type { TransactionRecord, TransactionStatus } from './record.ts';
import * as texts from './texts.ts';

/** A row of the modal. */
export type Line = { label: string; value: string };

/** What only the app knows of the world that sentences speak of. */
export type Wording = CautionWording & {
  /** The network's name for people. */
  network: string;
};

/** What a wallet is asked to allow before, or together with, the transaction itself. */
export type Approval = {
  /** Label of its step. */
  step: string;
  /** What is allowed, after "let Seaport". */
  right: string;
  /** How often a wallet asks for it. */
  once: string;
  /** What it comes before. */
  before: string;
};

/** Sentences, by what the record is at. */
export type Texts = {
  /** Under the question of status `confirm`; null for a kind that starts without one. */
  confirm: string | null;
  /** What a wallet was asked for, as the rest of "Your wallet was asked". */
  asked: string;
  /** While the wallet is open. */
  approve: string;
  done: string;
  reverted: string;
  /** What an error left behind where no wallet sent anything. */
  unsent: string;
  /** What was seen of the items that a buyer may want to know before paying. */
  cautions?: readonly string[];
};

/** What the modal shows of a record, whatever its kind. Amounts are the call's own, to the last digit. */
export type RecordView = {
  /** What it is about, in a sentence. */
  subject: string;
  items: { source: string; name: string }[];
  lines: Line[];
  /** Fees inside the price. */
  fee: Line | null;
  /** `done`: what it is called once it has happened. */
  sum: { label: string; done: string; value: string } | null;
  /** Label of the step before the wallet; null for a kind that checks nothing there. */
  checked: string | null;
  approval: Approval | null;
  /** The marketplace does it: no wallet and no network has a part in it. */
  isOffChain: boolean;
  /** Each stands whatever was stored: without fields it speaks of "it". */
  texts(wording: Wording): Texts;
  /** Where the result can be seen. */
  next: { to: 'collection' } | { to: 'item'; slug: string; identifier: string } | null;
};

/** How one kind is shown. Reads stored records of this build and of every earlier one; never throws. */
export type KindView = {
  /** The modal's title in each status. */
  titles(record: TransactionRecord): Readonly<Record<TransactionStatus, string>>;
  show(record: TransactionRecord): RecordView;
  /** What it takes out of the cart, for a kind that buys; null where that cannot be told. */
  purchase?(record: TransactionRecord): CartPurchase | null;
};

/** What every purchase tells of itself as the cart needs it. */
export const purchaseOf = ({ status, createdAt }: TransactionRecord) => ({
  succeeded: status === 'success',
  isUnderWay: status === 'pending' || status === 'approve',
  startedAt: createdAt,
});

export const PLAIN_TEXTS: Texts = {
  confirm: null,
  asked: texts.aboutTransaction,
  approve: texts.openWallet,
  done: texts.isDone,
  reverted: texts.rejected,
  unsent: texts.nothingSpent,
};

/** What is shown where nothing can be read; a kind puts its own over it. */
export const PLAIN: RecordView = {
  subject: texts.it,
  items: [],
  lines: [],
  fee: null,
  sum: null,
  checked: null,
  approval: null,
  isOffChain: false,
  texts: () => PLAIN_TEXTS,
  next: null,
};

export const FAILED = texts.somethingWrong;

/** Titles of which only those at the beginning and at the end differ between kinds. */
export const titled = (confirm: string, approve: string, done: string) =>
  ({
    confirm,
    approve,
    pending: texts.pending,
    success: done,
    finalized: done,
    reverted: FAILED,
    error: FAILED,
  }) as const satisfies Record<TransactionStatus, string>;

/** `Draft 26 ×3`; one copy is not counted. */
export const times = (name: string, amount: string) => (amount === '1' ? name : `${name} ×${amount}`);

/**
 * What wallets call an item: by its contract and number, which is all that they know of it. Nothing where the app calls
 * it the same.
 */
export function inWallet(item: { name: string; collectionName?: string | undefined; identifier: string }): Line[] {
  if (item.collectionName === undefined) return [];
  const value = `${item.collectionName} #${item.identifier}`;
  return item.name === value ? [] : [{ label: texts.inWallet, value }];
}

/** Base units for reading: `1,234.5 ETH`. */
export const money = (value: string | bigint, decimals: number, symbol: string) =>
  `${groupThousands(formatUnits(BigInt(value), decimals))} ${symbol}`;
