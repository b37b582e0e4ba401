import webPush from 'web-push';
import { describe, expect, test } from 'vitest';
import { testContext } from '../../tests/support/server/market.ts';
import { ada, bob } from '../../tests/support/server/order-market.ts';
import { startPushService } from '../../tests/support/server/push-service.ts';
import { REINDEX_BLOCKS, reindexedChains } from '../../tests/support/server/reindexed-chain.ts';
import { ETHER } from '../../tests/support/server/trade.ts';
import type { Database } from '../db/database.ts';
import { createPusher } from '../push/pusher.ts';
import { createSendPush, pushContact } from '../push/web-push.ts';
import { wallSeconds } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import { savePushSubscription } from '../stores/push-subscriptions.ts';
import { readReindex } from '../stores/reindex.ts';
import { createSession } from '../stores/sessions.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { createIndexer } from './indexer.ts';

const chains = reindexedChains();

describe('while it is read again', () => {
  test('no live order vanishes and no dead one comes to life, after any transaction, though a provider leaves a log out', async () => {
    const indexed = chains.now;
    const { chain, database } = indexed;
    const real = createChainReader(chain.network);
    const seenOnce = new Set<number>();
    const reader: ChainReader = {
      ...real,
      logs: async (from, to, asks) => {
        const logs = await real.logs(from, to, asks);
        const isFirst = !seenOnce.has(from);
        seenOnce.add(from);
        return isFirst ? logs.filter((log) => log.address !== chain.network.seaport) : logs;
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
    await indexed.begin();
    const watching = createIndexer(await testContext(watched, [chain.network]), chain.network, {
      reader,
      reindexBlocks: REINDEX_BLOCKS,
    });
    await watching.catchUp();
    expect(seen.length).toBeGreaterThan(10);
    for (const one of seen) expect(one).toEqual(before);
    expect(before.filter(({ state }) => state === 'active').map(({ hash }) => hash)).toEqual([indexed.live]);
    expect((await readReindex(database, indexed.chainId))?.mended).toBe(1);
  });

  test('who missed an old sale is not pushed it once it is found again, but what happens now', async () => {
    const indexed = chains.now;
    const { chain, database, indexer } = indexed;
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
        chainId: indexed.chainId,
        family: 'f',
        tokenHash: 't',
        now,
        endsAt: now + 3_600,
      };
      await createSession(database, session);
      const told = (await notifications(indexed.context, ada.address, now)).map(({ id }) => id);
      expect(told.filter((id) => id.startsWith('sold'))).toHaveLength(1);
      const { endpoint, p256dh, auth } = browser;
      const subscription = { endpoint, p256dh, auth, unwanted: [], language: 'en' as const, drops: [], searches: [] };
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
      await indexed.begin();
      while ((await indexed.position()) !== null) {
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
