import { padHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, hash, owners, testClient, testContext, testNetwork } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { saveBlocks } from '../stores/networks.ts';
import type { Ask } from './asks.ts';
import type { ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('of money the makers with open offers are asked for, near the head only; who comes from afar reads what makers have anew, with a mocked chain', async () => {
  const makersRead = () => new Error('What makers have is read');
  const network = testNetwork(
    31337,
    'meridian',
    testClient(31337, () => {
      throw makersRead();
    }),
  );
  const context = await testContext(database, [network]);
  await fillMarket(context, 3);
  await database.query('update collections set backfilled = true');
  await database.query('update networks set cursor_block = 9, cursor_hash = $1, cursor_time = 9000', [hash(9)]);
  await saveBlocks(database, 31337, [{ number: 9, hash: hash(9), time: 9000 }]);

  let head = 9;
  let asked: { from: number; to: number; makers: readonly string[] }[] = [];
  const makersOf = (asks: readonly Ask[]) => [
    ...new Set(asks.slice(1).flatMap(({ topics }) => topics.slice(1).flatMap((one) => one ?? []))),
  ];
  const reader: ChainReader = {
    block: async (number) => {
      const at = number === 'latest' ? head : number;
      return { number: at, hash: hash(at), parentHash: hash(at - 1), time: at * 1000 };
    },
    logs: async (from, to, asks) => {
      asked.push({ from, to, makers: makersOf(asks) });
      return [];
    },
    logsOf: async (blocks, asks) => {
      asked.push({ from: blocks[0]?.number ?? -1, to: blocks.at(-1)?.number ?? -1, makers: makersOf(asks) });
      return [];
    },
    transaction: async () => null,
  };
  const indexer = createIndexer(context, network, { reader });

  // A start reads everybody's; with that behind, only what moved is read.
  await database.query(`update orders set state = 'filled', end_time = 1`);
  await indexer.catchUp();
  await database.query(`update orders set state = 'active', end_time = 4000000000`);
  const makers = [padHex(owners[2], { size: 32 })];
  head = 108;
  await indexer.catchUp();
  expect(asked).toEqual([
    { from: 10, to: 92, makers },
    { from: 93, to: 108, makers },
  ]);

  asked = [];
  head = 4500;
  expect(await indexer.step()).toBe(true);
  expect(await indexer.step()).toBe(true);
  expect(await indexer.step()).toBe(true);
  await expect(indexer.step()).rejects.toThrow(makersRead().message);
  expect(asked).toEqual([
    { from: 109, to: 2108, makers: [] },
    { from: 2109, to: 4108, makers: [] },
    { from: 4109, to: 4484, makers: [] },
    { from: 4485, to: 4500, makers },
  ]);
});
