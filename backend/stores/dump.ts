import * as v from 'valibot';
import type { Database, Queries } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { OUR_TABLES, tablesThere } from './own-tables.ts';

/**
 * A part of a whole store, in the order in which it can be put back. Rows are JSON text as the store writes it: its
 * numbers are longer than JavaScript's.
 */
export const dumpPartSchema = v.variant('part', [
  v.object({ part: v.literal('migrations'), ids: v.array(v.number()) }),
  v.object({ part: v.literal('rows'), table: v.string(), count: v.number(), rows: v.string() }),
  v.object({ part: v.literal('whole'), rows: v.number() }),
]);
export type DumpPart = v.InferOutput<typeof dumpPartSchema>;

const ROWS_AT_ONCE = 200;
/**
 * Work that waits is no part of a copy: mails would be sent a second time, and all else follows from what is in it.
 * Work that comes back by itself begins anew. The words of names, and items by their traits, are noted as items are put
 * back.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'jobs',
  'metadata_claims',
  'name_words',
  'traits',
  'trait_items',
  'fresh_listings',
]);

/** Each after those that its rows name. */
async function inOrder(db: Queries, tables: readonly string[]): Promise<string[]> {
  const references = await db.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
  );
  const ordered: string[] = [];
  const add = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { parent } of references.filter(({ child, parent }) => child === table && parent !== table)) add(parent);
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

/** Whether anything of ours is in a store. */
export async function holdsStore(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(
    "select to_regclass(current_schema() || '.migrations') is not null as there",
  );
  return row?.there === true;
}

/** The migrations that a store has, of whichever build. */
export async function appliedMigrations(db: Queries): Promise<number[]> {
  const applied = await db.query<{ id: number }>('select id from migrations order by id');
  return applied.map(({ id }) => id);
}

/** Hands out everything that is stored, as it is at one moment; others go on reading and, in PostgreSQL, writing. */
export async function dumpStore(database: Database, take: (part: DumpPart) => Promise<void>): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await take({ part: 'migrations', ids: await appliedMigrations(tx) });
    let total = 0;
    for (const table of await inOrder(tx, await tablesThere(tx))) {
      if (LEFT_OUT.has(table)) continue;
      await tx.query(`declare dumped no scroll cursor for select row_to_json(t)::text as row from ${table} t`);
      for (;;) {
        const rows = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
        if (rows.length === 0) break;
        total += rows.length;
        await take({ part: 'rows', table, count: rows.length, rows: `[${rows.map(({ row }) => row).join(',')}]` });
      }
      await tx.query('close dumped');
    }
    await take({ part: 'whole', rows: total });
  });
}

/** A later build's dump has migrations that this one does not know. */
export const unknownMigrations = (ids: readonly number[]): number[] =>
  ids.filter((id) => !migrations.some((migration) => migration.id === id));

/**
 * Puts a dump in the place of everything of ours that is there, or nothing where it is not whole: the store is then as
 * it was when it was dumped, of that time's migrations. @throws Error where the dump is not whole
 */
export async function loadStore(database: Database, parts: () => AsyncIterable<DumpPart>): Promise<number> {
  return database.transaction(async (tx) => {
    for (const table of [...(await tablesThere(tx)), 'migrations'])
      await tx.query(`drop table if exists ${table} cascade`);
    let loaded = 0;
    let total: number | null = null;
    for await (const part of parts()) {
      if (part.part === 'migrations') {
        const inside: Database = {
          ...database,
          query: tx.query,
          script: async (sql) => void (await tx.query(sql)),
          transaction: (work) => work(tx),
        };
        await migrate(
          inside,
          migrations.filter(({ id }) => part.ids.includes(id)),
        );
      } else if (part.part === 'whole') total = part.rows;
      else {
        if (!OUR_TABLES.includes(part.table))
          throw new Error(`The dump has a table ${part.table}, which is none of ours.`);
        await tx.query(
          `insert into ${part.table} select * from json_populate_recordset(null::${part.table}, $1::json)`,
          [part.rows],
        );
        loaded += part.count;
      }
    }
    if (total !== loaded)
      throw new Error(`The dump is not whole: it has ${loaded} rows of ${total ?? 'an unknown number'}.`);
    return loaded;
  });
}
