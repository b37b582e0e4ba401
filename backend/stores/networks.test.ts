import { afterAll, beforeEach, expect, test } from 'vitest';
import { hash, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openPglite } from '../db/pglite.ts';
import {
  blocksBelow,
  pruneBlocks,
  readChecked,
  readCursor,
  saveBlocks,
  writeChecked,
  writeCursor,
} from './networks.ts';

const database = await openTestDatabase();
beforeEach(async () => {
  await database.query('delete from blocks');
  await testContext(database);
});
afterAll(() => database.close());

const at = (number: number) => ({ number, hash: hash(number), time: number });

test('blocks that are final are forgotten but for the newest, other networks’ never', async () => {
  await saveBlocks(database, 31337, [at(1), at(5), at(8), at(20)]);
  await saveBlocks(database, 31338, [at(1)]);
  await pruneBlocks(database, 31337, 10);
  const left = async (chainId: number) => (await blocksBelow(database, chainId, 100, 10)).map(({ number }) => number);
  expect(await left(31337)).toEqual([20, 8]);
  expect(await left(31338)).toEqual([1]);
  await pruneBlocks(database, 31337, 7);
  expect(await left(31337)).toEqual([20, 8]);
});

test('what was checked goes back with the cursor, and does not come forward with it', async () => {
  const cursor = (block: number) => writeCursor(database, 31337, { block, hash: hash(block), time: block });
  expect(await readChecked(database, 31337)).toBeNull();
  await cursor(100);
  expect(await readChecked(database, 31337)).toBeNull();
  await writeChecked(database, 31337, 90);
  await cursor(120);
  expect(await readChecked(database, 31337)).toBe(90);
  await cursor(50);
  expect(await readChecked(database, 31337)).toBe(50);
});

test('a network that was followed before anything was checked goes on from its cursor', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 40),
    );
    await old.query(
      `insert into networks (chain_id, slug, name, cursor_block, cursor_hash, cursor_time) values (1, 'one', 'One', 7, 'h', 9)`,
    );
    await migrate(old);
    expect(await readCursor(old, 1)).toEqual({ block: 7, hash: 'h', time: 9 });
    expect(await readChecked(old, 1)).toBeNull();
  } finally {
    await old.close();
  }
});
