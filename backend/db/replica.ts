import type { Queries } from './database.ts';

/** How long a call waits for a replica that is a little behind, in ms. */
const CATCH_UP_MS = 20;
const LOOK_AGAIN_MS = 3;
/** One that is further behind is left alone for so long, in ms. */
const BEHIND_REST_MS = 250;
/** The same of one that does not answer, or follows nobody. */
const FAILED_REST_MS = 2_000;
/** A replica that takes longer to say where it is counts as away. */
const PATIENCE_MS = 500;

/** Resolves to undefined where `work` takes longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Places in the write-ahead log, in bytes since its beginning. */
const REPLAYED = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed`;

const STANDING = `select (select system_identifier::text from pg_control_system()) as cluster,
  pg_is_in_recovery() as follows,
  pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as bytes`;

/** Of which cluster a server is, whether it follows another one, and how much of the log it has, in bytes. */
type Standing = { cluster: string; follows: boolean; bytes: string };

/** For those who look after a server. @throws StoreUnavailableError when it does not answer */
export async function standingOf(server: Queries): Promise<Standing> {
  const [standing] = await server.query<Standing>(STANDING);
  if (standing === undefined) throw new Error('The server said nothing of itself');
  return standing;
}

/** A server that follows the primary, and how far it has come. */
export type Replica = Queries & {
  /** Whether it shows all that the log has up to `position`; waits for a moment where it is nearly there. */
  shows(position: bigint): Promise<boolean>;
  /** It did not answer: nobody asks it for a while. */
  rest(): void;
  close(): Promise<void>;
};

export function createReplica(server: Queries & { close(): Promise<void> }, now = () => performance.now()): Replica {
  let replayed = 0n;
  let restsUntil = 0;
  let asking: Promise<void> | null = null;

  const restFor = (ms: number) => {
    restsUntil = now() + ms;
  };
  async function ask(): Promise<void> {
    const answer = await within(PATIENCE_MS, server.query<{ replayed: string | null }>(REPLAYED)).catch(
      () => undefined,
    );
    const text = answer?.[0]?.replayed ?? null;
    // Away, or no replica any more: what it says of itself then is not what the primary has.
    if (text === null) restFor(FAILED_REST_MS);
    else replayed = BigInt(text);
  }
  /** Those who ask meanwhile share the answer: a replica only goes on. */
  const look = () => (asking ??= ask().finally(() => (asking = null)));

  return {
    query: server.query,
    close: server.close,
    rest: () => restFor(FAILED_REST_MS),
    async shows(position) {
      if (now() < restsUntil) return false;
      const end = now() + CATCH_UP_MS;
      for (;;) {
        if (replayed >= position) return true;
        await look();
        if (now() < restsUntil) return false;
        if (replayed >= position) return true;
        if (now() >= end) {
          restFor(BEHIND_REST_MS);
          return false;
        }
        await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}
