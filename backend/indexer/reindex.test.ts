import { afterEach, beforeEach, expect, test } from 'vitest';
import { damageIndex, makeHistory, wholeIndex } from '../../tests/support/server/damaged-index.ts';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { testContext } from '../../tests/support/server/market.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { saveCollection } from '../stores/collections.ts';
import { beginReindex, readReindex } from '../stores/reindex.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let indexed: IndexedChain;
let chain: IndexedChain['chain'];
let indexer: IndexedChain['indexer'];
let database: Database;
let orders: Awaited<ReturnType<typeof makeHistory>>;

beforeEach(async () => {
  indexed = await startIndexedChain();
  ({ chain, database } = indexed);
  orders = await makeHistory(indexed);
  indexer = createIndexer(indexed.context, chain.network, { reindexBlocks: BLOCKS });
  await indexer.catchUp();
}, 120_000);
afterEach(async () => {
  await indexer.stop();
  await indexed.stop();
});

/** So few that several steps read them. */
const BLOCKS = 3;
const RANGES = 13;

const chainId = () => chain.network.chainId;
const position = async () => (await readReindex(database, chainId()))?.next ?? null;
const begin = (from = 0) => beginReindex(database, chainId(), from);

test('what is damaged is what the chain says, as in a fresh index, and what is right stays', async () => {
  const before = await wholeIndex(indexed);
  await damageIndex(indexed);
  expect(await wholeIndex(indexed)).not.toEqual(before);
  expect(await begin()).toMatchObject({ isNew: true, next: 0 });
  expect(await begin()).toMatchObject({ isNew: false });
  await indexer.catchUp();
  expect(await wholeIndex(indexed)).toEqual(before);
  const done = await readReindex(database, chainId());
  expect(done).toMatchObject({ next: null, mended: 7 });

  const fresh = await openTestDatabase();
  const context = await testContext(fresh, [chain.network]);
  for (const registration of chain.registrations) await saveCollection(fresh, registration);
  const other = createIndexer(context, chain.network);
  await other.catchUp();
  const rows = (db: Database, table: string) =>
    db.query(`select (to_jsonb(t) - array['block_number'])::text as row from ${table} t order by 1`);
  for (const table of [
    'transfers',
    'sales',
    'balances',
    'order_fills',
    'order_cancels',
    'collection_hours',
    'approvals',
  ])
    expect(await rows(database, table), table).toEqual(await rows(fresh, table));
  await other.stop();
  await fresh.close();
});

test('from a block on: what is before stays as it is', async () => {
  await damageIndex(indexed);
  const [sale] = await database.query<{ block: number }>(
    `select block_number as block from sales where order_hash = $1`,
    [orders.filled],
  );
  await begin((sale?.block ?? 0) + 1);
  await indexer.catchUp();
  expect(await indexed.stored(orders.cancelled)).toMatchObject({ state: 'cancelled' });
  expect(await database.query('select 1 from order_fills')).toEqual([]);
  expect(await database.query('select 1 from order_cancels')).toHaveLength(1);
});

test('it goes on where it was when it was killed, and where the store fails a range is whole or not there', async () => {
  const before = await wholeIndex(indexed);
  await damageIndex(indexed);
  await begin();
  await indexer.step();
  const killedAt = await position();
  expect(killedAt).toBeGreaterThan(BLOCKS);

  // The store fails within a range, after its rows were written.
  let fails = true;
  const failing: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          query: (sql, params) => {
            if (fails && sql.includes('reindex_mended +')) throw new Error('The store is gone');
            return tx.query(sql, params);
          },
        }),
      ),
  };
  const read: number[] = [];
  const real = createChainReader(chain.network);
  const reader: ChainReader = {
    ...real,
    logs: (from, to, asks) => {
      read.push(from);
      return real.logs(from, to, asks);
    },
  };
  const context = await testContext(failing, [chain.network]);
  const stored = await wholeIndex(indexed);
  const first = createIndexer(context, chain.network, { reader, reindexBlocks: BLOCKS });
  await first.step();
  expect(first.health().reindex).toMatchObject({ block: killedAt, error: 'The store is gone' });
  expect(await position()).toBe(killedAt);
  expect((await wholeIndex(indexed))['transfers']).toEqual(stored['transfers']);
  fails = false;
  const second = createIndexer(context, chain.network, { reader, reindexBlocks: BLOCKS });
  await second.catchUp();
  expect(Math.min(...read)).toBe(killedAt);
  expect(await wholeIndex(indexed)).toEqual(before);
});

test('blocks that are replaced meanwhile are read as they are then, and the head is followed', async () => {
  await damageIndex(indexed);
  await begin();
  await indexer.step();
  const half = await position();
  expect(half).not.toBeNull();
  await chain.act.give(ada, bob, 4);
  await chain.act.mint(cyd, 1);
  await indexer.step();
  expect(await database.query('select owner from nfts where uuid = $1', [indexed.item(4)])).toEqual([
    { owner: bob.address },
  ]);
  await chain.rpc.call('anvil_reorg', [5, []]);
  await indexer.catchUp();
  expect(await position()).toBeNull();
  expect(await database.query('select owner from nfts where uuid = $1', [indexed.item(4)])).toEqual([
    { owner: ada.address },
  ]);
  const rows = await wholeIndex(indexed);
  await begin();
  await indexer.catchUp();
  expect(await wholeIndex(indexed)).toEqual(rows);
  expect((await readReindex(database, chainId()))?.mended).toBe(0);
});

test('no live order vanishes and no dead one comes to life, after any transaction, though a provider leaves a log out', async () => {
  const real = createChainReader(chain.network);
  let answers = 0;
  const reader: ChainReader = {
    ...real,
    logs: async (from, to, asks) => {
      answers += 1;
      const logs = await real.logs(from, to, asks);
      return answers % 2 === 1 ? logs.filter((log) => log.address !== chain.network.seaport) : logs;
    },
  };
  const states = async () =>
    database.query<{ hash: string; state: string }>('select hash, state from orders order by hash');
  const before = await states();
  const seen: unknown[] = [];
  const watched: Database = {
    ...database,
    transaction: async (work) => {
      const done = await database.transaction(work);
      seen.push(await states());
      return done;
    },
  };
  await database.query(`update sales set rank = rank + 1`);
  await begin();
  const watching = createIndexer(await testContext(watched, [chain.network]), chain.network, {
    reader,
    reindexBlocks: BLOCKS,
  });
  await watching.catchUp();
  expect(seen.length).toBeGreaterThan(RANGES);
  for (const one of seen) expect(one).toEqual(before);
  expect(before.filter(({ state }) => state === 'active').map(({ hash }) => hash)).toEqual([orders.live]);
  expect((await readReindex(database, chainId()))?.mended).toBe(1);
});
