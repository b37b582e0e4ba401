import type { Database } from '../db/database.ts';
import { endLease, readLease, takeLease } from '../stores/leases.ts';

/** A node that falls silent is replaced within this and one renewal: less than 10 s. */
const LEASE_SECONDS = 6;
const RENEW_MS = 2_000;

export type ElectionOptions = {
  database: Database;
  /** What one node at a time does. */
  name: string;
  /** This node, unlike any other. */
  holder: string;
  /** False: it only learns what the holder tells. */
  mayHold: boolean;
  tell: () => string;
  begin: () => void;
  /** Resolves once nothing of it is under way. */
  end: () => Promise<void>;
  /** What beginning or ending threw. */
  report: (error: unknown) => void;
};

/**
 * Lets one of several nodes do a task; the others learn what it tells, and take over when it ends or falls silent. Two
 * may do it for a moment, when one was cut off from the store: the task itself must bear that.
 */
export function createElection(o: ElectionOptions) {
  const { database, name, holder } = o;
  let isMine = false;
  let told: string | null = null;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** Without a renewal another node may have it by then. */
  let expiry: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let renewing: Promise<void> = Promise.resolve();

  function hold(next: boolean): void {
    if (next === isMine) return;
    isMine = next;
    // A task that fails to begin or end does not keep the next turn from coming.
    turn = turn.then(() => (next ? o.begin() : o.end())).catch(o.report);
  }

  async function renew(): Promise<void> {
    const asked = performance.now();
    try {
      const lease = o.mayHold
        ? await takeLease(database, { name, holder, seconds: LEASE_SECONDS, told: o.tell() })
        : await readLease(database, name);
      if (isOver) return;
      told = lease.told;
      clearTimeout(expiry);
      if (lease.isMine) {
        expiry = setTimeout(() => hold(false), LEASE_SECONDS * 1000 - (performance.now() - asked));
        expiry.unref();
      }
      hold(lease.isMine);
    } catch {
      // A store that cannot be asked takes no other node's word either; what is held ends with its time.
    }
  }

  function next(): void {
    renewing = renew().then(() => {
      if (isOver) return;
      timer = setTimeout(next, RENEW_MS);
      timer.unref();
    });
  }

  return {
    isMine: () => isMine,
    told: () => told,
    start: next,
    /** Ends the task here, and gives it away. */
    async stop(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(expiry);
      await renewing;
      const wasMine = isMine;
      hold(false);
      await turn;
      if (wasMine) await endLease(database, { name, holder }).catch(() => {});
    },
  };
}
