import { describe, expect, test } from 'vitest';
import { testContext } from '../../tests/support/server/market.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { REINDEX_BLOCKS, reindexedChains } from '../../tests/support/server/reindexed-chain.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { saveCollection } from '../stores/save-collection.ts';
import { rankCollection, unrankedCollections } from '../stores/facets.ts';
import { readReindex } from '../stores/reindex.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

const chains = reindexedChains();

describe('read again', () => {
  test('what is damaged is what the chain says, as in a fresh index, and what is right stays', async () => {
    const indexed = chains.now;
    const { chain, database, indexer } = indexed;
    const before = await indexed.everything();
    await indexed.damage();
    expect(await indexed.everything()).not.toEqual(before);
    expect(await indexed.begin()).toMatchObject({ isNew: true, next: 0 });
    expect(await indexed.begin()).toMatchObject({ isNew: false });
    await indexer.catchUp();
    expect(await indexed.everything()).toEqual(before);
    const done = await readReindex(database, indexed.chainId);
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

  test('an item that never was goes, and what it says is counted no more', async () => {
    const indexed = chains.now;
    const { database, indexer } = indexed;
    const [real, invented] = [indexed.item(1), indexed.item(99)];
    const said = JSON.stringify([{ traitType: 'Colour', value: 'Red' }]);
    const [{ collection } = { collection: '' }] = await database.query<{ collection: string }>(
      'select collection_uuid as collection from nfts where uuid = $1',
      [real],
    );
    await database.query(`update nfts set attributes = $2::jsonb, metadata_state = 'done' where uuid = $1`, [
      real,
      said,
    ]);
    await database.query(
      `insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid, nft_uuid,
         sender, receiver, amount, time)
       select chain_id, '0xinvented', 1, 0, block_number + 1, '0xinvented', collection_uuid, $2, sender, receiver, amount, time
       from transfers where nft_uuid = $1 order by block_number limit 1`,
      [real, invented],
    );
    const own = JSON.stringify([...(JSON.parse(said) as object[]), { traitType: 'Own', value: 'Only' }]);
    await database.query(
      `insert into nfts (uuid, chain_id, collection_uuid, identifier, minted_block, minted_time, supply, attributes, metadata_state)
       select $2, chain_id, collection_uuid, 99, minted_block, minted_time, 1, $3::jsonb, 'done' from nfts where uuid = $1`,
      [real, invented, own],
    );
    await database.transaction((tx) => rankCollection(tx, collection));
    const facets = () => database.query('select trait_type as type, value, count from facets order by 1, 2');
    expect(await facets()).toEqual([
      { type: 'Colour', value: 'Red', count: 2 },
      { type: 'Own', value: 'Only', count: 1 },
    ]);
    await indexed.begin();
    await indexer.catchUp();
    expect(await database.query('select 1 from nfts where uuid = $1', [invented])).toEqual([]);
    expect(await facets()).toEqual([{ type: 'Colour', value: 'Red', count: 1 }]);
    expect(await unrankedCollections(database, indexed.chainId)).toMatchObject([{ uuid: collection }]);
  });

  test('from a block on: what is before stays as it is', async () => {
    const indexed = chains.now;
    const { database, indexer } = indexed;
    await indexed.damage();
    const [sale] = await database.query<{ block: number }>(
      `select block_number as block from sales where order_hash = $1`,
      [indexed.filled],
    );
    await indexed.begin((sale?.block ?? 0) + 1);
    await indexer.catchUp();
    expect(await indexed.stored(indexed.cancelled)).toMatchObject({ state: 'cancelled' });
    expect(await database.query('select 1 from order_fills')).toEqual([]);
    expect(await database.query('select 1 from order_cancels')).toHaveLength(1);
  });

  test('it goes on where it was when it was killed, and where the store fails a range is whole or not there', async () => {
    const indexed = chains.now;
    const { chain, database, indexer } = indexed;
    const before = await indexed.everything();
    await indexed.damage();
    await indexed.begin();
    await indexer.step();
    const killedAt = await indexed.position();
    expect(killedAt).toBeGreaterThan(REINDEX_BLOCKS);

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
    const stored = await indexed.everything();
    const first = createIndexer(context, chain.network, { reader, reindexBlocks: REINDEX_BLOCKS });
    await first.step();
    expect(first.health().reindex).toMatchObject({ block: killedAt, error: 'The store is gone' });
    expect(await indexed.position()).toBe(killedAt);
    expect((await indexed.everything())['transfers']).toEqual(stored['transfers']);
    fails = false;
    const second = createIndexer(context, chain.network, { reader, reindexBlocks: REINDEX_BLOCKS });
    await second.catchUp();
    expect(Math.min(...read)).toBe(killedAt);
    expect(await indexed.everything()).toEqual(before);
  });

  test('blocks that are replaced meanwhile are read as they are then, and the head is followed', async () => {
    const indexed = chains.now;
    const { chain, database, indexer } = indexed;
    await indexed.damage();
    await indexed.begin();
    await indexer.step();
    const half = await indexed.position();
    expect(half).not.toBeNull();
    await chain.act.give(ada, bob, 4);
    await chain.act.mint(cyd, 1);
    await indexer.step();
    expect(await database.query('select owner from nfts where uuid = $1', [indexed.item(4)])).toEqual([
      { owner: bob.address },
    ]);
    await chain.rpc.call('anvil_reorg', [5, []]);
    await indexer.catchUp();
    expect(await indexed.position()).toBeNull();
    expect(await database.query('select owner from nfts where uuid = $1', [indexed.item(4)])).toEqual([
      { owner: ada.address },
    ]);
    const rows = await indexed.everything();
    await indexed.begin();
    await indexer.catchUp();
    expect(await indexed.everything()).toEqual(rows);
    expect((await readReindex(database, indexed.chainId))?.mended).toBe(0);
  });
});
