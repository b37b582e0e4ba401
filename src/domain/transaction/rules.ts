import type { TransactionStatus, TransactionType } from './record.ts';

export type TransactionRules = {
  initial: 'approve' | 'confirm';
  /** Where proof of the effect leads: purchases, mint and accept succeed, cancels are finalized. */
  done: 'success' | 'finalized';
  /** The statuses that cleaning takes from the list. */
  cleaned: readonly TransactionStatus[];
};

const PURCHASE: TransactionRules = {
  initial: 'approve',
  done: 'success',
  cleaned: ['success', 'reverted', 'error'],
};

/** The spec's words, to the letter; what is sent is done as a purchase is, what is revoked as a cancelled listing. */
export const transactionRules: Readonly<Record<TransactionType, TransactionRules>> = {
  'purchase:buy_now': PURCHASE,
  'purchase:cart': PURCHASE,
  'mint:make': PURCHASE,
  'offer:accept': PURCHASE,
  'listing:cancel': { initial: 'approve', done: 'finalized', cleaned: ['finalized', 'reverted', 'error'] },
  'offer:cancel': {
    initial: 'confirm',
    done: 'finalized',
    cleaned: ['finalized', 'reverted', 'error', 'confirm'],
  },
  'item:send': PURCHASE,
  'approval:revoke': { initial: 'approve', done: 'finalized', cleaned: ['finalized', 'reverted', 'error'] },
};

export const isTransactionType = (type: string): type is TransactionType => Object.hasOwn(transactionRules, type);

/** The rules of a stored type; null for a type this build does not know. */
export const rulesOf = (type: string): TransactionRules | null =>
  isTransactionType(type) ? transactionRules[type] : null;
