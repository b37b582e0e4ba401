import { statfsSync } from 'node:fs';
import { PGlite, types, type PGliteOptions, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { StoreUnavailableError, type Database, type Param, type Queries } from './database.ts';
import { askStore } from './unavailable.ts';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: String };

type Runner = {
  query(sql: string, params?: unknown[], options?: object): Promise<Results<object>>;
};

function queriesOf(runner: Runner): Queries {
  return {
    query: <Row extends object>(sql: string, params: readonly Param[] = []) =>
      askStore(async () => (await runner.query(sql, [...params], { parsers })).rows as Row[]),
  };
}

/**
 * Bytes that must be free for a write. A log segment is 16 MB, and an engine that cannot make one never
 * answers again (measured on PGlite 0.5.16): writes are refused long before.
 */
const FREE_BYTES = 64 * 1024 * 1024;
const FREE_CHECK_MS = 250;

/** Whether there is room for a write. */
function createDiskGuard(freeBytes: () => number): () => boolean {
  let checkedAt = 0;
  let free = Number.POSITIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (now - checkedAt >= FREE_CHECK_MS) {
      checkedAt = now;
      free = freeBytes();
    }
    return free >= FREE_BYTES;
  };
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** With the extensions that the migrations ask for. */
export const createEngine = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

/** PostgreSQL inside this process; `directory` undefined keeps everything in memory. */
export async function openPglite(
  directory: string | undefined,
  freeBytes: () => number = () => (directory === undefined ? Number.POSITIVE_INFINITY : freeBytesOf(directory)),
): Promise<Database> {
  return storeOf(await createEngine(directory === undefined ? {} : { dataDir: directory }), freeBytes);
}

/** The store that is an engine's, which ends with it. */
export function storeOf(engine: PGlite, freeBytes: () => number): Database {
  const hasSpace = createDiskGuard(freeBytes);
  const queries = queriesOf(engine);
  async function transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const thrown: unknown[] = [];
    const noted = (error: unknown) => {
      thrown.push(error);
      throw error;
    };
    try {
      return await askStore(() => engine.transaction((tx) => work(queriesOf(tx)).catch(noted)));
    } catch (error) {
      // What the work throws is not the store's, whatever it looks like.
      throw thrown.length > 0 ? thrown[0] : error;
    }
  }
  return {
    engine: 'pglite',
    async query<Row extends object>(sql: string, params?: readonly Param[]) {
      if (hasSpace()) return queries.query<Row>(sql, params);
      // The engine itself knows what writes, and refuses it here.
      return transaction(async (tx) => {
        await tx.query('set transaction read only');
        return tx.query<Row>(sql, params);
      });
    },
    async transaction(work) {
      if (!hasSpace()) throw new StoreUnavailableError('The disk of the store is nearly full.');
      return transaction(work);
    },
    listen: (channel, { heard }) => engine.listen(channel, heard),
    script: async (sql) => void (await engine.exec(sql)),
    close: () => engine.close(),
  };
}
