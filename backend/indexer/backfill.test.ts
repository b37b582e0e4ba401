import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, hash, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { readChecked } from '../stores/networks.ts';
import type { ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a collection that became known late is read although a provider, mocked, often fails, and the head is followed meanwhile', async () => {
  const context = await testContext(database);
  await fillMarket(context, 1);
  await database.query('delete from orders');
  const cursor = 40_000;
  await database.query('update networks set cursor_block = $1, cursor_hash = $2, cursor_time = 1', [
    cursor,
    hash(cursor),
  ]);
  await database.query('update collections set backfilled = false');
  await database.query('update networks set checked_block = 30000');

  let head = cursor;
  let answers = 0;
  const read = new Set<number>();
  const reader: ChainReader = {
    block: async (number) => {
      const at = number === 'latest' ? head : number;
      return { number: at, hash: hash(at), parentHash: hash(at - 1), time: at };
    },
    logs: async (from, to) => {
      answers += 1;
      if (answers % 3 === 0) throw new Error('The provider failed');
      for (let block = from; block <= to; block += 1) read.add(block);
      return [];
    },
    logsOf: async () => [],
    transaction: async () => null,
  };
  const indexer = createIndexer(context, context.networks.require(31337), { reader });
  const blocksRead: number[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    head += 1;
    await indexer.step().catch(() => {});
    blocksRead.push(indexer.health().block);
  }
  // From the first block of the collections on.
  expect([...read].filter((block) => block >= 1 && block <= cursor)).toHaveLength(cursor);
  expect(await database.query('select 1 from collections where not backfilled')).toEqual([]);
  expect(blocksRead.findIndex((block) => block > cursor)).toBeLessThan(blocksRead.length / 2);
  expect(indexer.health().block).toBe(head);
  // Its past is compared with another provider's, too.
  const [first] = await database.query<{ block: number }>('select min(deployed_block) as block from collections');
  expect(await readChecked(database, 31337)).toBe((first?.block ?? 0) - 1);
});
