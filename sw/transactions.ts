import { storedConfig } from './config.ts';
import { backgroundWork } from './imported.ts';

export const SYNC_TAG = 'check-transactions';

/** Checks what is in flight; its code is imported only now, after the answer to whoever woke the worker. */
export async function checkAllTransactions(): Promise<void> {
  try {
    const config = await storedConfig();
    if (config !== null) await backgroundWork().checkTransactions(config);
  } catch {
    // No store, no network: the page checks again when it is open.
  }
}
