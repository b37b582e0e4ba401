import { storedConfig } from './config.ts';
import { backgroundWork } from './imported.ts';

export const SYNC_TAG = 'check-transactions';

/**
 * Checks what is in flight, and answers how many are still. Its code is imported only now, after the answer to
 * whoever woke the worker.
 */
export async function checkAllTransactions(): Promise<number | undefined> {
  try {
    const config = await storedConfig();
    return config === null ? 0 : await backgroundWork().checkTransactions(config);
  } catch {
    // No store, no network: the page checks again when it is open.
    return undefined;
  }
}
