import type { KeptFiles } from '../src/contract/kept-files.ts';
import type { checkTransactions } from './transaction-check.ts';

/*
 * Scripts beside the worker's own. A browser stores with the worker what its start and its installation
 * imported, and refuses every other: so each is imported there, or never.
 */

declare const self: ServiceWorkerGlobalScope & {
  vitrineFiles: KeptFiles;
  vitrineTransactions?: { checkTransactions: typeof checkTransactions };
};

// The build's last step puts the scripts' addresses in the place of these names.
self.importScripts('__FILES_SCRIPT__');

/** The files that this build keeps. */
export const keptFiles: KeptFiles = self.vitrineFiles;

/** The check of pending transactions, with all that reads a chain: it runs only when it is wanted. */
export function transactionCheck(): typeof checkTransactions {
  if (!self.vitrineTransactions) self.importScripts('__TRANSACTIONS_SCRIPT__');
  if (!self.vitrineTransactions) throw new Error('No check of transactions');
  return self.vitrineTransactions.checkTransactions;
}
