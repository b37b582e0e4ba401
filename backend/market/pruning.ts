import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreContext } from '../stores/context.ts';
import { wallSeconds } from '../stores/context.ts';
import { prunePermissions } from '../stores/fill-permissions.ts';
import { networkTime } from '../stores/networks.ts';
import { pruneOrders } from '../stores/orders.ts';
import { pruneOauthRecords } from '../stores/oauth-records.ts';
import { pruneOneTimeCodes } from '../stores/one-time-codes.ts';
import { pruneSessions } from '../stores/sessions.ts';
import { pruneSubscribers } from '../stores/subscribers.ts';
import { pruneWalletLogins } from '../stores/wallet-logins.ts';

const EVERY_MS = 10 * 60_000;
/** A rest for others between two batches. */
const PAUSE_MS = 200;
/** Nobody asks any more what an unfilled order was, so long after its own end. */
const ORDER_DAYS = 90;

type Prune = () => Promise<number>;

/**
 * Forgets what is over, in bounded batches: sessions and nonces, permissions, what the
 * own wallet's token service kept, subscriptions that nobody confirmed, and orders that ended without being filled
 * 90 days ago. Fills and sales stay: they are history.
 */
export function createPruning(context: StoreContext, log: (line: string) => void) {
  const { database, networks } = context;
  const works: Prune[] = [
    () => pruneSessions(database, wallSeconds()),
    () => prunePermissions(database, wallSeconds()),
    () => pruneOauthRecords(database, wallSeconds()),
    () => pruneWalletLogins(database, wallSeconds()),
    () => pruneOneTimeCodes(database, wallSeconds()),
    () => pruneSubscribers(database, wallSeconds()),
    ...networks.all.map(({ chainId }): Prune => async () => {
      const before = (await networkTime(database, chainId)) - ORDER_DAYS * 86_400;
      return pruneOrders(database, chainId, before);
    }),
  ];
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();

  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    for (const work of works) {
      try {
        while (!ending.signal.aborted && (await work()) > 0) await sleep(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        // One that fails, for months perhaps, keeps none of the others from their work.
        log(`Pruning: ${String(error)}`);
      }
    }
  }
  const run = () => (running ??= runAll().finally(() => (running = null)));

  return {
    /** Once, until nothing is left to forget; what fails is logged. One run at a time. */
    run,
    start(): void {
      timer = setInterval(() => void run(), EVERY_MS);
      timer.unref();
    },
    stop(): void {
      ending.abort();
      clearInterval(timer);
    },
  };
}
