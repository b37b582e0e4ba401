import { PGlite, types, type Results } from '@electric-sql/pglite';
import type { Database, Param, Queries } from './database.ts';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: String };

type Runner = {
  query(sql: string, params?: unknown[], options?: object): Promise<Results<object>>;
};

function queriesOf(runner: Runner): Queries {
  return {
    async query<Row extends object>(sql: string, params: readonly Param[] = []) {
      const { rows } = await runner.query(sql, [...params], { parsers });
      return rows as Row[];
    },
  };
}

/** PostgreSQL inside this process; `directory` undefined keeps everything in memory. */
export async function openPglite(directory: string | undefined): Promise<Database> {
  const engine = directory === undefined ? await PGlite.create() : await PGlite.create(directory);
  return {
    engine: 'pglite',
    ...queriesOf(engine),
    transaction: (work) => engine.transaction((tx) => work(queriesOf(tx))) as never,
    script: async (sql) => void (await engine.exec(sql)),
    close: () => engine.close(),
  };
}
