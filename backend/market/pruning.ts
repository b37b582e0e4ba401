import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { jobWork, type JobWork } from '../jobs/kind.ts';
import type { StoreContext } from '../stores/context.ts';
import { wallSeconds } from '../stores/context.ts';
import { prunePermissions } from '../stores/fill-permissions.ts';
import { pruneFreshListings } from '../stores/fresh-listings.ts';
import { pruneJobs } from '../stores/jobs.ts';
import { pruneClaims } from '../stores/metadata.ts';
import { pruneWords } from '../stores/name-words.ts';
import { networkTime } from '../stores/networks.ts';
import { pruneOrders } from '../stores/orders.ts';
import { pruneOauthRecords } from '../stores/oauth-records.ts';
import { pruneOneTimeCodes } from '../stores/one-time-codes.ts';
import { pruneSessions } from '../stores/sessions.ts';
import { pruneSubscribers } from '../stores/subscribers.ts';
import { pruneWalletLogins } from '../stores/wallet-logins.ts';

const EVERY_SECONDS = 600;
/** A rest for others between two batches. */
const PAUSE_MS = 200;
/** Nobody asks any more what an unfilled order was, so long after its own end. */
const ORDER_DAYS = 90;

type Prune = () => Promise<number>;

/**
 * Forgets what is over, in bounded batches, until nothing is left to forget: sessions and nonces, permissions, what the
 * own wallet's token service kept, subscriptions that nobody confirmed, jobs that were given up, words of no name, what was
 * newly for sale a day ago, and orders that ended
 * without being filled 90 days ago. Fills and sales stay: they are history.
 */
export function pruneWork(context: StoreContext): JobWork {
  const { database, networks } = context;
  const works: Prune[] = [
    () => pruneSessions(database, wallSeconds()),
    () => prunePermissions(database, wallSeconds()),
    () => pruneOauthRecords(database, wallSeconds()),
    () => pruneWalletLogins(database, wallSeconds()),
    () => pruneOneTimeCodes(database, wallSeconds()),
    () => pruneSubscribers(database, wallSeconds()),
    () => pruneJobs(database),
    () => pruneClaims(database),
    () => pruneWords(database),
    () => pruneFreshListings(database),
    ...networks.all.map(({ chainId }): Prune => async () => {
      const before = (await networkTime(database, chainId)) - ORDER_DAYS * 86_400;
      return pruneOrders(database, chainId, before);
    }),
  ];
  return jobWork({
    kind: 'prune',
    payload: v.object({}),
    everySeconds: EVERY_SECONDS,
    tries: 3,
    backoffSeconds: 60,
    async run(_, { signal }) {
      const errors: unknown[] = [];
      for (const work of works) {
        try {
          while (!signal.aborted && (await work()) > 0) await sleep(PAUSE_MS, undefined, { ref: false });
        } catch (error) {
          // One that fails, for months perhaps, keeps none of the others from their work.
          errors.push(error);
        }
      }
      if (errors.length > 0) throw new Error(errors.map(String).join('; '));
    },
  });
}
