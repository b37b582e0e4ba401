import { storedConfig } from './config.ts';
import { backgroundWork } from './imported.ts';

export const SYNC_TAG = 'check-transactions';

/**
 * Checks what is in flight, and returns how many still are. Its code is imported only now, after whoever woke the
 * worker has been answered.
 */
export async function checkAllTransactions(): Promise<number | undefined> {
  try {
    const config = await storedConfig();
    return config === null ? 0 : await backgroundWork().checkTransactions(config);
  } catch {
    // No store or no network: the page checks again when it is open.
    return undefined;
  }
}
