import { statfsSync } from 'node:fs';
import { PGlite, types, type Results } from '@electric-sql/pglite';
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
const WRITES = /\b(insert|update|delete|truncate|create|alter|drop|lock)\b/i;

/** Throws while the disk is too full for a write. */
function createDiskGuard(freeBytes: () => number): () => void {
  let checkedAt = 0;
  let free = Number.POSITIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (now - checkedAt >= FREE_CHECK_MS) {
      checkedAt = now;
      free = freeBytes();
    }
    if (free < FREE_BYTES) throw new StoreUnavailableError('The disk of the store is nearly full.');
  };
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** PostgreSQL inside this process; `directory` undefined keeps everything in memory. */
export async function openPglite(
  directory: string | undefined,
  freeBytes: () => number = () => (directory === undefined ? Number.POSITIVE_INFINITY : freeBytesOf(directory)),
): Promise<Database> {
  const engine = directory === undefined ? await PGlite.create() : await PGlite.create(directory);
  const requireSpace = createDiskGuard(freeBytes);
  const queries = queriesOf(engine);
  return {
    engine: 'pglite',
    async query(sql, params) {
      if (WRITES.test(sql)) requireSpace();
      return queries.query(sql, params);
    },
    async transaction(work) {
      requireSpace();
      return askStore(() => engine.transaction((tx) => work(queriesOf(tx)))) as never;
    },
    script: async (sql) => void (await engine.exec(sql)),
    close: () => engine.close(),
  };
}
