import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreUnavailableError, type Database, type Listener, type Param } from './database.ts';
import { within, type Replica } from './replica.ts';

/** A primary that takes longer to say where its log ends counts as away. */
const PATIENCE_MS = 1_000;

/** Acknowledged commits are flushed; a replica that has replayed up to here shows all of them. */
const FLUSHED = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as flushed`;

/** A piece of work that reads. `from` is where, once that is asked: null for the primary. */
type ReadingCall = { isOver: boolean; from: Promise<Replica | null> | undefined; chosenAfter: number };
const calls = new AsyncLocalStorage<ReadingCall>();

/**
 * What `work` reads may come from a replica: one that shows at least all that was committed when the work began, and
 * all that this node has been told of since. What it writes, and what goes on after it has resolved, does not.
 */
export async function readingCall<T>(work: () => Promise<T>): Promise<T> {
  if (calls.getStore()?.isOver === false) return work();
  const call: ReadingCall = { isOver: false, from: undefined, chosenAfter: 0 };
  try {
    return await calls.run(call, work);
  } finally {
    call.isOver = true;
  }
}

/** Whether a statement may be a read: what writes in spite of its first word, a replica refuses. */
const mayRead = (sql: string) => /^\s*(select|with)\b/i.test(sql);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What a replica did not do and the primary may: it takes no writes, and ends reads that stand in its way. */
function whyElsewhere(error: unknown): 'away' | 'refused' | null {
  const isAway = error instanceof StoreUnavailableError;
  const code = codeOf(isAway ? error.cause : error);
  if (['25006', '40001', '40P01'].includes(code)) return 'refused';
  return isAway ? 'away' : null;
}

/** Asks again for each who comes, once for those who come while it is asked: an answer is never older than its question. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    const mine = ask().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (running === null) return begin();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

/**
 * A store whose reads within `readingCall` come from its replicas in turn, where one is as new as the primary. While
 * the primary is away they come from a replica that shows all that this node knows to be committed.
 */
export function withReplicas(
  primary: Database,
  replicas: readonly Replica[],
  noteRead: (from: 'primary' | 'replica') => void = () => {},
): Database {
  /** How often this node has changed something, or has heard that another one did. */
  let news = 0;
  /** Where the log ended when it was asked last; null once this node has written after that. */
  let known: bigint | null = null;
  let written = 0;
  let turn = 0;

  const position = shared(async (): Promise<bigint | null> => {
    const writtenBefore = written;
    const asked = primary.query<{ flushed: string }>(FLUSHED).catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) return undefined;
      throw error;
    });
    const flushed = (await within(PATIENCE_MS, asked))?.[0]?.flushed;
    if (flushed === undefined) return known;
    if (written === writtenBefore) known = BigInt(flushed);
    return BigInt(flushed);
  });

  async function choose(): Promise<Replica | null> {
    const wanted = await position();
    if (wanted === null) return null;
    turn += 1;
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const replica = replicas[(turn + tried) % replicas.length];
      if (replica !== undefined && (await replica.shows(wanted))) return replica;
    }
    return null;
  }

  /** Chosen anew when there are news: what was dropped because of them must not be made of older rows again. */
  function sourceOf(call: ReadingCall): Promise<Replica | null> {
    if (call.from === undefined || call.chosenAfter < news) {
      call.chosenAfter = news;
      call.from = choose();
    }
    return call.from;
  }

  return {
    ...primary,
    async query<Row extends object>(sql: string, params?: readonly Param[]): Promise<Row[]> {
      const call = calls.getStore();
      if (call === undefined || call.isOver) return primary.query<Row>(sql, params);
      if (!mayRead(sql)) {
        // What follows in this call reads it. It is no news to other calls: limits count each call by such a statement.
        return primary.query<Row>(sql, params).finally(() => (call.from = undefined));
      }
      const replica = await sourceOf(call);
      if (replica !== null) {
        try {
          const rows = await replica.query<Row>(sql, params);
          noteRead('replica');
          return rows;
        } catch (error) {
          const why = whyElsewhere(error);
          if (why === null) throw error;
          if (why === 'away') replica.rest();
          call.from = Promise.resolve(null);
        }
      }
      noteRead('primary');
      return primary.query<Row>(sql, params);
    },
    async transaction(work) {
      try {
        return await primary.transaction(work);
      } finally {
        news += 1;
        written += 1;
        known = null;
      }
    },
    listen: (channel, listener) =>
      primary.listen(
        channel,
        noting(listener, () => (news += 1)),
      ),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await primary.close();
    },
  };
}

/** The same listener; `note` comes first. */
const noting = (listener: Listener, note: () => void): Listener => ({
  heard(payload) {
    note();
    listener.heard(payload);
  },
  missed() {
    note();
    listener.missed();
  },
});
