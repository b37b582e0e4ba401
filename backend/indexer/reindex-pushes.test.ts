import webPush from 'web-push';
import { expect, test } from 'vitest';
import { makeHistory } from '../../tests/support/server/damaged-index.ts';
import { startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { ada, bob } from '../../tests/support/server/order-market.ts';
import { startPushService } from '../../tests/support/server/push-service.ts';
import { ETHER } from '../../tests/support/server/trade.ts';
import { createPusher } from '../push/pusher.ts';
import { createSendPush, pushContact } from '../push/web-push.ts';
import { wallSeconds } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import { savePushSubscription } from '../stores/push-subscriptions.ts';
import { beginReindex, readReindex } from '../stores/reindex.ts';
import { createSession } from '../stores/sessions.ts';
import { createIndexer } from './indexer.ts';

test('who missed an old sale is not pushed it once it is found again, but what happens now', async () => {
  const service = await startPushService();
  const indexed = await startIndexedChain();
  const { chain, database } = indexed;
  const chainId = chain.network.chainId;
  const indexer = createIndexer(indexed.context, chain.network, { reindexBlocks: 3 });
  try {
    await makeHistory(indexed);
    await indexer.catchUp();
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
      chainId,
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
    await beginReindex(database, chainId, 0);
    while ((await readReindex(database, chainId))?.next !== null) {
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
    await indexer.stop();
    await indexed.stop();
  }
}, 120_000);
