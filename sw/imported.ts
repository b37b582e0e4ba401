import type { KeptFiles } from '../src/contract/kept-files.ts';
import type { checkTransactions } from './transaction-check.ts';

/*
 * Scripts beside the worker's own. A browser stores with the worker what its installation imported, and
 * answers later imports from there alone: so each is imported in `install`, or never.
 */

declare const self: ServiceWorkerGlobalScope & {
  vitrineFiles?: KeptFiles;
  vitrineTransactions?: { checkTransactions: typeof checkTransactions };
};

// The build's last step puts the files' names in their place.
const FILES_SCRIPT = '__FILES_SCRIPT__';
const TRANSACTIONS_SCRIPT = '__TRANSACTIONS_SCRIPT__';

/** The files that this build keeps. @throws where the script was not imported at installation */
export function keptFiles(): KeptFiles {
  if (!self.vitrineFiles) self.importScripts(FILES_SCRIPT);
  if (!self.vitrineFiles) throw new Error('No list of files');
  return self.vitrineFiles;
}

/** The check of pending transactions, with all that reads a chain. @throws as `keptFiles` */
export function transactionCheck(): typeof checkTransactions {
  if (!self.vitrineTransactions) self.importScripts(TRANSACTIONS_SCRIPT);
  if (!self.vitrineTransactions) throw new Error('No check of transactions');
  return self.vitrineTransactions.checkTransactions;
}
