import { afterAll, beforeAll, expect, test } from 'vitest';
import { hash, testContext, testNetwork } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { saveBlocks } from '../stores/networks.ts';
import type { ChainReader } from './chain-reader.ts';
import { commonAncestor } from './common-ancestor.ts';

let database: Database;
let context: StoreContext;
const at = (number: number, branch = 0) => ({ number, hash: hash(number + branch * 1000), time: number });
const cursor = { block: 50, hash: hash(50), time: 50 };
const network = testNetwork(31337, 'meridian');

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database, [network]);
  await saveBlocks(
    database,
    31337,
    [10, 20, 30, 40, 50].map((number) => at(number)),
  );
});
afterAll(() => database.close());

/** A network, mocked, that has other blocks from `from` on, up to its head; a node of it knows those up to `known`. */
function ancestorOf(head: number, o: { from?: number; known?: number; proxiedRpcUrl?: string } = {}) {
  const { from = Infinity, known = head, proxiedRpcUrl = null } = o;
  const block = (number: number) => {
    const branch = number >= from ? 1 : 0;
    return { ...at(number, branch), parentHash: at(number - 1, number > from ? 1 : 0).hash };
  };
  const reader = { block: async (number: number) => (number > known ? null : block(number)) } as ChainReader;
  return commonAncestor(context, { ...network, proxiedRpcUrl }, reader, { cursor, head: block(head) });
}

test('a head that goes on changes nothing', async () => {
  for (const head of [50, 51, 70]) expect(await ancestorOf(head)).toEqual(cursor);
});

test('blocks that became others are left, down to the last one that is the same', async () => {
  expect(await ancestorOf(70, { from: 25 })).toEqual({ block: 20, hash: hash(20), time: 20 });
  expect(await ancestorOf(45, { from: 35 })).toEqual({ block: 30, hash: hash(30), time: 30 });
  expect(await ancestorOf(70, { from: 0 })).toEqual({ block: -1, hash: null, time: 0 });
});

test('a head below the cursor is a node that lags: nothing is taken back', async () => {
  for (const head of [49, 45, 40, 12]) expect(await ancestorOf(head)).toEqual(cursor);
  await expect(ancestorOf(9)).rejects.toThrow('far below block 50');
});

test('a node that lags more than the one that told the head proves nothing', async () => {
  await expect(ancestorOf(70, { known: 45 })).rejects.toThrow('no block 50 below its head');
  await expect(ancestorOf(45, { known: 39 })).rejects.toThrow('no block 40 below its head');
});

test('an embedded chain that was put back is followed', async () => {
  expect(await ancestorOf(45, { proxiedRpcUrl: 'http://chain' })).toEqual({ block: 40, hash: hash(40), time: 40 });
  expect(await ancestorOf(9, { proxiedRpcUrl: 'http://chain' })).toEqual({ block: -1, hash: null, time: 0 });
});
