import type { InferOutput } from 'valibot';
import type { workerConfigSchema } from '../src/contract/config.ts';
import { hasPersonPlace } from '../src/device/person-place.ts';
import { allTransactions } from '../src/device/transaction-store.ts';
import { checkTransactions as watch } from '../src/device/watcher.ts';
import { isLive } from '../src/domain/transaction/record.ts';
import { tellOutcomes } from './outcomes.ts';

/**
 * Checks what is in flight with the same watcher and machine as the page. Reads the chain, stores what it saw, and
 * reports what has ended; never signs, never sends. Returns how many are still in flight.
 */
export async function checkTransactions(config: InferOutput<typeof workerConfigSchema>): Promise<number> {
  // Opening the store would create it, which tells the page that somebody was signed in here.
  if (!(await hasPersonPlace())) return 0;
  const records = (await allTransactions()).filter((record) => record.legs.some(isLive));
  if (records.length === 0) return 0;
  const urlsOf = (chainId: number) => config.networks.find((network) => network.chainId === chainId)?.rpcUrls ?? [];
  await watch(records, urlsOf);
  return tellOutcomes(records);
}
