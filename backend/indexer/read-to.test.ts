import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, hash, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { saveBlocks } from '../stores/networks.ts';
import type { ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let database: Database;
let context: StoreContext;
beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 1);
  await database.query('update networks set cursor_block = 9, cursor_hash = $1, cursor_time = 9000', [hash(9)]);
  await saveBlocks(database, 31337, [{ number: 9, hash: hash(9), time: 9000 }]);
  await database.query('delete from orders');
  await database.query('update collections set backfilled = true');
});
afterAll(() => database.close());

test('a network that does not answer is read up to the last stored block, one read to its head up to now, however old that is, with a mocked chain', async () => {
  let head: number | null = null;
  const block = async (number: number | 'latest') => {
    if (head === null) throw new Error('The network is down');
    const at = number === 'latest' ? head : number;
    return { number: at, hash: hash(at), parentHash: hash(at - 1), time: at * 1000 };
  };
  const reader = { block, logs: async () => [], logsOf: async () => [] } as unknown as ChainReader;
  const indexer = createIndexer(context, context.networks.require(31337), { reader });
  expect(indexer.health().readTo).toBeNull();
  await expect(indexer.step()).rejects.toThrow('down');
  expect(indexer.health().readTo).toBe(9000);

  head = 5000;
  expect(await indexer.step()).toBe(true);
  expect(indexer.health()).toMatchObject({ state: 'behind', block: 2009, readTo: 2_009_000 });
  while (await indexer.step());
  expect(indexer.health()).toMatchObject({ state: 'following', block: 5000 });
  const readTo = indexer.health().readTo ?? 0;
  expect(Math.abs(Date.now() / 1000 - readTo)).toBeLessThan(600);

  head = null;
  await expect(indexer.step()).rejects.toThrow('down');
  expect(indexer.health().readTo).toBe(readTo);
});
