import webPush from 'web-push';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { testContext } from '../../tests/support/server/market.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { ETHER } from '../../tests/support/server/trade.ts';
import { startPushService } from '../../tests/support/server/push-service.ts';
import type { Database } from '../db/database.ts';
import { createPusher } from '../push/pusher.ts';
import { createSendPush, pushContact } from '../push/web-push.ts';
import { saveCollection } from '../stores/collections.ts';
import { wallSeconds } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import { savePushSubscription } from '../stores/push-subscriptions.ts';
import { createSession } from '../stores/sessions.ts';
import { beginReindex, readReindex } from '../stores/reindex.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

let indexed: IndexedChain;
let chain: IndexedChain['chain'];
let indexer: IndexedChain['indexer'];
let database: Database;
let live: string;
let filled: string;
let cancelled: string;

beforeEach(async () => {
  indexed = await startIndexedChain();
  ({ chain, database } = indexed);
  await makeHistory();
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

async function makeHistory() {
  const { act, edition, rpc } = chain;
  const list = (id: number, unitPrice = ETHER) => act.sign('listing', ada, { wares: { id }, unitPrice });
  await act.giveEdition(ada, bob, 1, 6);
  await act.give(ada, bob, 8);
  live = await indexed.submit(await list(1));
  await rpc.call('anvil_mine', ['0x10']);
  const sold = await list(2, 2n * ETHER);
  filled = await indexed.submit(sold);
  await act.fill(sold, bob, [1n, 1n], 2n * ETHER);
  const cancelledOrder = await list(3);
  cancelled = await indexed.submit(cancelledOrder);
  await act.cancel(ada, cancelledOrder);
  await act.give(bob, cyd, 8);
  await rpc.call('anvil_mine', ['0x10']);
  await act.giveEdition(ada, cyd, 1, 2);
  await act.approveAll(bob, edition);
  await indexed.settle();
}

const chainId = () => chain.network.chainId;
const position = async () => (await readReindex(database, chainId()))?.next ?? null;
const begin = (from = 0) => beginReindex(database, chainId(), from);
const counted = ['collection_hours', 'approvals'] as const;
async function everything() {
  const rows = await Promise.all(
    counted.map((table) =>
      database.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`),
    ),
  );
  return { ...(await indexed.dump()), ...Object.fromEntries(counted.map((table, at) => [table, rows[at]])) };
}

/** One of each way in which an index may be wrong. */
async function damage() {
  await database.script(`
    delete from transfers where nft_uuid = '${indexed.item(8)}' and sender = '${bob.address}';
    update sales set unit_value = unit_value * 10, rank = rank * 10;
    update collection_hours set volume = volume + 7;
    insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid, nft_uuid,
        sender, receiver, amount, time)
      select chain_id, '0xinvented', 1, 0, block_number + 1, '0xinvented', collection_uuid, nft_uuid, receiver, '${cyd.address}',
        amount, time from transfers where nft_uuid = '${indexed.item(5)}';
    insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid, seller, buyer,
        amount, unit_value, token, rank, time)
      select t.chain_id, t.block_hash, t.log_index, 0, t.block_number, '0xinvented', t.collection_uuid, t.nft_uuid, t.sender,
        t.receiver, 1, 5, s.token, 5, t.time - 7200 from transfers t, sales s where t.block_hash = '0xinvented';
    insert into collection_hours (collection_uuid, hour, sales, volume) select collection_uuid, 3600, 1, 5 from sales limit 1;
    delete from order_cancels;
    delete from order_fills;
    update nfts set owner = '${cyd.address}' where uuid = '${indexed.item(6)}';
    update balances set owner = '${cyd.address}' where nft_uuid = '${indexed.item(7)}';
    insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
      select 'nothing', '${cyd.address}', collection_uuid, 1, 1 from balances limit 1;
    update approvals set given = not given where owner = '${bob.address}'`);
}

describe('read again', () => {
  test('what is damaged is what the chain says, as in a fresh index, and what is right stays', async () => {
    const before = await everything();
    await damage();
    expect(await everything()).not.toEqual(before);
    expect(await begin()).toMatchObject({ isNew: true, next: 0 });
    expect(await begin()).toMatchObject({ isNew: false });
    await indexer.catchUp();
    expect(await everything()).toEqual(before);
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
    await damage();
    const [sale] = await database.query<{ block: number }>(
      `select block_number as block from sales where order_hash = $1`,
      [filled],
    );
    await begin((sale?.block ?? 0) + 1);
    await indexer.catchUp();
    expect(await indexed.stored(cancelled)).toMatchObject({ state: 'cancelled' });
    expect(await database.query('select 1 from order_fills')).toEqual([]);
    expect(await database.query('select 1 from order_cancels')).toHaveLength(1);
  });

  test('it goes on where it was when it was killed, and where the store fails a range is whole or not there', async () => {
    const before = await everything();
    await damage();
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
          } as typeof tx),
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
    const stored = await everything();
    const first = createIndexer(context, chain.network, { reader, reindexBlocks: BLOCKS });
    await first.step();
    expect(first.health().reindex).toMatchObject({ block: killedAt, error: 'The store is gone' });
    expect(await position()).toBe(killedAt);
    expect((await everything())['transfers']).toEqual(stored['transfers']);
    fails = false;
    const second = createIndexer(context, chain.network, { reader, reindexBlocks: BLOCKS });
    await second.catchUp();
    expect(Math.min(...read)).toBe(killedAt);
    expect(await everything()).toEqual(before);
  });

  test('blocks that are replaced meanwhile are read as they are then, and the head is followed', async () => {
    await damage();
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
    const rows = await everything();
    await begin();
    await indexer.catchUp();
    expect(await everything()).toEqual(rows);
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
    expect(before.filter(({ state }) => state === 'active').map(({ hash }) => hash)).toEqual([live]);
    expect((await readReindex(database, chainId()))?.mended).toBe(1);
  });

  test('who missed an old sale is not pushed it once it is found again, but what happens now', async () => {
    const service = await startPushService();
    try {
      const now = wallSeconds();
      const sell = async (id: number) => {
        const order = await chain.act.sign('listing', ada, { wares: { id }, unitPrice: ETHER });
        await indexed.submit(order);
        await chain.act.fill(order, bob, [1n, 1n], ETHER);
      };
      await chain.rpc.call('evm_setNextBlockTimestamp', [now - 3 * 86_400]);
      await sell(4);
      await chain.rpc.call('evm_setNextBlockTimestamp', [now]);
      await chain.rpc.call('evm_mine');
      await indexer.catchUp();
      const browser = service.browser();
      const session = {
        address: ada.address,
        chainId: chainId(),
        family: 'f',
        tokenHash: 't',
        now,
        endsAt: now + 3_600,
      };
      await createSession(database, session);
      const told = (await notifications(indexed.context, ada.address, now)).map(({ id }) => id);
      expect(told.filter((id) => id.startsWith('sold'))).toHaveLength(1);
      const { endpoint, p256dh, auth } = browser;
      const subscription = { endpoint, p256dh, auth, unwanted: [], language: 'en' as const, drops: [] };
      await savePushSubscription(database, { ...subscription, owner: ada.address, family: 'f', told, now });
      const keys = webPush.generateVAPIDKeys();
      const origin = 'https://market.test';
      const services = new Set([service.origin]);
      const pusher = createPusher({
        context: indexed.context,
        origin,
        log: () => {},
        send: createSendPush({ keys, contact: pushContact([], origin), services }),
      });
      await database.query('delete from sales');
      await database.query('delete from transfers where nft_uuid = $1', [indexed.item(4)]);
      await pusher.run(0);
      await begin();
      while ((await position()) !== null) {
        await indexer.step();
        await pusher.run(0);
      }
      const there = (await notifications(indexed.context, ada.address, now)).map(({ id }) => id);
      expect(there).toEqual(told);
      expect(browser.got).toEqual([]);
      await sell(5);
      await indexer.catchUp();
      await pusher.run(0);
      expect(browser.got.map(({ message }) => message.notification.title)).toEqual(['Sold']);
    } finally {
      await service.stop();
    }
  });
});
