import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillMarket, hash, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { collectionsOfChain, type CollectionRow } from '../stores/collections.ts';
import type { ChainReader } from './chain-reader.ts';
import { WIDEST } from './log-ranges.ts';
import { createReadAhead } from './read-ahead.ts';
import type { Source } from './read-blocks.ts';

const head = { number: 100_000, hash: hash(100_000), parentHash: hash(99_999), time: 1 };
const isPast = (first: number) => head.number - first >= 100;
const cursorAt = (block: number) => ({ block, hash: block < 0 ? null : hash(block), time: 1 });

let database: Database;
let collections: CollectionRow[];
let source: Source;
let asked: number[];
let failsAt: number | null;

beforeAll(async () => {
  database = await openTestDatabase();
  const context = await testContext(database);
  await fillMarket(context, 1);
  collections = await collectionsOfChain(database, 31337);
  const reader: ChainReader = {
    block: async (number) => {
      const at = number === 'latest' ? head.number : number;
      return { number: at, hash: hash(at), parentHash: hash(at - 1), time: 1 };
    },
    logs: async (from) => {
      asked.push(from);
      if (from === failsAt) throw new Error('The provider, mocked, failed');
      return [];
    },
    logsOf: async () => [],
    transaction: async () => null,
  };
  source = { context, network: context.networks.require(31337), reader };
});
afterAll(() => database.close());
beforeEach(() => {
  asked = [];
  failsAt = null;
});

const rangeFrom = (first: number, o: { cursor?: string; collections?: CollectionRow[] } = {}) => ({
  first,
  head,
  cursor: { ...cursorAt(first - 1), ...(o.cursor !== undefined && { hash: o.cursor }) },
  collections: o.collections ?? collections,
  makers: [],
});

test('the range after this one is asked for meanwhile, and once', async () => {
  const ahead = createReadAhead(source);
  const { end } = await ahead.read(rangeFrom(0), isPast);
  const next = end.number + 1;
  await expect.poll(() => asked).toEqual([0, next]);
  const second = await ahead.read(rangeFrom(next), isPast);
  expect(second.end.number).toBeGreaterThan(end.number);
  await expect.poll(() => asked).toEqual([0, next, second.end.number + 1]);
});

test('after a step back, or with another collection, what was read ahead does not count', async () => {
  const ahead = createReadAhead(source);
  const { end } = await ahead.read(rangeFrom(0), isPast);
  const next = end.number + 1;
  await ahead.read(rangeFrom(next, { cursor: hash(7) }), isPast);
  await expect.poll(() => asked.filter((from) => from === next)).toHaveLength(2);
  const other = asked.at(-1) ?? 0;
  await ahead.read(rangeFrom(other, { collections: collections.slice(1) }), isPast);
  await expect.poll(() => asked.filter((from) => from === other)).toHaveLength(2);
});

test('what could not be read ahead is an error of the step that wanted it, and is asked again', async () => {
  failsAt = WIDEST;
  const ahead = createReadAhead(source);
  await ahead.read(rangeFrom(0), isPast);
  await expect(ahead.read(rangeFrom(WIDEST), isPast)).rejects.toThrow('The provider, mocked, failed');
  failsAt = null;
  await expect(ahead.read(rangeFrom(WIDEST), isPast)).resolves.toMatchObject({ changes: { transfers: [] } });
});

test('near the head nothing is read ahead', async () => {
  const ahead = createReadAhead(source);
  await ahead.read(rangeFrom(head.number - 50), isPast);
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([head.number - 50]);
});
