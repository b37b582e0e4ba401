import pg from 'pg';
import type { Database, Param, Queries } from './database.ts';
import { listenTo } from './postgres-listener.ts';
import { askStore } from './unavailable.ts';

// The same numbers as PGlite gives: bigint as number, numeric as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function queriesOf(runner: pg.Pool | pg.PoolClient): Queries {
  return {
    query: <Row extends object>(sql: string, params: readonly Param[] = []) =>
      askStore(async () => (await runner.query(sql, [...params])).rows as Row[]),
  };
}

/** Two nodes may touch the same orders in another order: the server ends one of them, which begins again. */
const DEADLOCK_TRIES = 5;
const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');

/** In milliseconds: a server that hangs must not hold calls for ever. */
const QUERY_TIMEOUT = 60_000;

function poolOf(url: string, o: { schema?: string | undefined; connectMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: o.connectMs,
    query_timeout: QUERY_TIMEOUT,
    // Every call reads a few rows: to compile a query, or to start helpers for it, takes longer than to answer it.
    verify: (client, done) => {
      client.query('set jit = off; set max_parallel_workers_per_gather = 0', (error?: Error | null) =>
        done(error ?? undefined),
      );
    },
    ...(o.schema === undefined ? {} : { options: `-c search_path=${o.schema},public` }),
  });
  // A connection lost while idle must not end the process; the next query says what is wrong.
  pool.on('error', () => {});
  // The same of one that a transaction has: the pool listens to idle ones alone.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool on a server that follows another one; it need not be there yet. */
export function openFollower(url: string): Queries & { close(): Promise<void> } {
  const pool = poolOf(url, { connectMs: 1_000 });
  return { ...queriesOf(pool), close: () => pool.end() };
}

/**
 * A pool on a PostgreSQL server. `schema` puts all tables into one schema (tests). `listenUrl`: a direct connection,
 * where `url` is a pooler's.
 */
export async function openPostgres(
  url: string,
  o: { schema?: string | undefined; listenUrl?: string | undefined } = {},
): Promise<Database> {
  const pool = poolOf(url, { schema: o.schema, connectMs: 5_000 });
  await pool.query('select 1');
  return {
    engine: 'postgres',
    ...queriesOf(pool),
    async transaction(work) {
      for (let left = DEADLOCK_TRIES - 1; ; left -= 1) {
        const client = await askStore(() => pool.connect());
        try {
          const tx = queriesOf(client);
          await tx.query('begin');
          const result = await work(tx);
          await tx.query('commit');
          client.release();
          return result;
        } catch (error) {
          await client.query('rollback').then(
            () => client.release(),
            (broken: unknown) => client.release(broken instanceof Error ? broken : true),
          );
          if (left === 0 || !isDeadlock(error)) throw error;
        }
      }
    },
    listen: (channel, listener) => listenTo(o.listenUrl ?? url, channel, listener),
    script: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
  };
}
