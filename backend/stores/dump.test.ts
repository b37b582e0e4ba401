import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrations } from '../db/migrations/index.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { dumpStore, holdsStore, loadStore, unknownMigrations, type DumpPart } from './dump.ts';

let from: Database;
let to: Database;
const parts: DumpPart[] = [];
const all = (given: readonly DumpPart[]) =>
  async function* () {
    yield* given;
  };
/** More digits than a number of JavaScript's holds. */
const WEI = '123456789012345678901234567890';

beforeAll(async () => {
  from = await openTestDatabase();
  to = await openTestDatabase();
  await from.query(`insert into settings (key, value) values ('a', 'x'), ('quote"d', 'line
break, \\ and 🏺')`);
  await from.query(
    `insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block) values ('n', '0x01', 'c', ${WEI}, 9)`,
  );
  await to.query("insert into settings (key, value) values ('other', 'y')");
  await dumpStore(from, async (part) => void parts.push(part));
});
afterAll(() => Promise.all([from.close(), to.close()]));

/** Every row of every table, as text. */
async function contents(database: Database): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('what is loaded is what was dumped, to the letter', async () => {
  expect(await loadStore(to, all(parts))).toBeGreaterThan(1);
  expect(await contents(to)).toEqual(await contents(from));
  expect(Object.keys(await contents(to)).length).toBeGreaterThan(25);
  expect((await contents(to))['balances']?.[0]).toContain(`"amount":${WEI},`);
  expect(await holdsStore(to)).toBe(true);
});

test('a dump that is not whole changes nothing', async () => {
  const before = await contents(to);
  await expect(loadStore(to, all(parts.slice(0, -1)))).rejects.toThrow(/not whole/);
  await expect(loadStore(to, all(parts.filter(({ part }) => part !== 'rows')))).rejects.toThrow(/not whole/);
  expect(await contents(to)).toEqual(before);
});

test('a dump of an earlier build is of its migrations, and the next start goes on from there', async () => {
  const early = migrations.slice(0, 5).map(({ id }) => id);
  await loadStore(
    to,
    all([
      { part: 'migrations', ids: early },
      { part: 'whole', rows: 0 },
    ]),
  );
  const applied = await to.query<{ id: number }>('select id from migrations order by id');
  expect(applied.map(({ id }) => id)).toEqual(early.toSorted((a, b) => a - b));
});

test('a dump of a later build is known by its migrations', () => {
  expect(unknownMigrations([1, 9_999])).toEqual([9_999]);
});

test('a table that is none of ours is not written', async () => {
  const [first] = parts;
  const foreign: DumpPart = { part: 'rows', table: 'pg_authid', count: 0, rows: '[]' };
  await expect(loadStore(to, all([...(first ? [first] : []), foreign]))).rejects.toThrow(/none of ours/);
});
