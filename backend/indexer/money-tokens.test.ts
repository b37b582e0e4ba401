import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, hash, testClient, testContext, testNetwork } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { saveBlocks } from '../stores/networks.ts';
import type { ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('money tokens are asked for near the head only; who comes from afar reads what makers have anew, with a mocked chain', async () => {
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
  let asked: { from: number; to: number; money: number }[] = [];
  const money = network.tokens.map(({ address }) => address).filter((address) => address !== network.currency.address);
  const reader = {
    block: async (number: number | 'latest') => {
      const at = number === 'latest' ? head : number;
      return { number: at, hash: hash(at), parentHash: hash(at - 1), time: at * 1000 };
    },
    logs: async (from: number, to: number, addresses: readonly string[]) => {
      asked.push({ from, to, money: addresses.filter((one) => (money as readonly string[]).includes(one)).length });
      return [];
    },
  } as unknown as ChainReader;
  const indexer = createIndexer(context, network, { reader });

  // A start reads everybody's; with that behind, only what moved is read.
  await database.query(`update orders set state = 'filled', end_time = 1`);
  await indexer.catchUp();
  await database.query(`update orders set state = 'active', end_time = 4000000000`);
  head = 108;
  await indexer.catchUp();
  expect(asked).toEqual([{ from: 10, to: 108, money: money.length }]);
  expect(money.length).toBeGreaterThan(0);

  asked = [];
  head = 4500;
  expect(await indexer.step()).toBe(true);
  expect(await indexer.step()).toBe(true);
  await expect(indexer.step()).rejects.toThrow(makersRead().message);
  expect(asked).toEqual([
    { from: 109, to: 2108, money: 0 },
    { from: 2109, to: 4108, money: 0 },
    { from: 4109, to: 4500, money: 0 },
  ]);
});
