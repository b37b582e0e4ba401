import { isLive } from '../src/domain/transaction/record.ts';
import { allTransactions } from '../src/device/transaction-store.ts';
import { checkTransactions } from '../src/device/watcher.ts';
import { storedConfig } from './config.ts';

export const SYNC_TAG = 'check-transactions';

/**
 * Checks what is in flight with the same watcher and machine as the page. Reads the chain and
 * writes what it saw; never signs, never sends, shows nothing of anybody.
 */
export async function checkAllTransactions(): Promise<void> {
  try {
    const records = (await allTransactions()).filter((record) => record.legs.some(isLive));
    if (records.length === 0) return;
    const config = await storedConfig();
    if (config === null) return;
    const urlsOf = (chainId: number) => config.networks.find((network) => network.chainId === chainId)?.rpcUrls ?? [];
    await checkTransactions(records, urlsOf);
  } catch {
    // No store, no network: the page checks again when it is open.
  }
}
