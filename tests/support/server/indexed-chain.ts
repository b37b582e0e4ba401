import { nftUuid } from '../../../src/contract/identity.ts';
import { createIndexer } from '../../../backend/indexer/indexer.ts';
import { createOrderService } from '../../../backend/market/submit.ts';
import { hashOrder } from '../../../backend/seaport/seaport.ts';
import { saveCollection } from '../../../backend/stores/save-collection.ts';
import type { SignedOrder } from '../../../src/contract/order.ts';
import { createSettled } from './app.ts';
import { startTestChain } from './chain.ts';
import { testContext } from './market.ts';
import { ada, bob } from './order-market.ts';
import { openTestDatabase } from './test-database.ts';
import { ETHER } from './trade.ts';

const tables = [
  'transfers',
  'sales',
  'balances',
  'order_fills',
  'order_cancels',
  'blocks',
  'nfts',
  'orders',
  'collections',
];

/** A real chain, and an indexer that follows it into a store of its own. Ada owns items and copies, Bob has money. */
export async function startIndexedChain() {
  const [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  const context = await testContext(database, [chain.network]);
  for (const registration of chain.registrations) await saveCollection(database, registration);
  const indexer = createIndexer(context, chain.network);
  const orderService = createOrderService(context);
  const settled = createSettled(context, orderService);
  await chain.act.mint(ada, 8);
  await chain.act.mintEdition(ada, 1, 20);
  await chain.act.approveAll(ada, chain.single);
  await chain.act.approveAll(ada, chain.edition);
  await chain.act.wrap(bob, 5n * ETHER);
  await indexer.catchUp();

  return {
    chain,
    database,
    context,
    indexer,
    item: (id: number) => nftUuid(chain.network.chainId, chain.single, String(id)),
    async submit(order: SignedOrder) {
      await orderService.submitOrder(chain.network.chainId, order);
      return hashOrder(order.parameters);
    },
    /** What is stored of an order. */
    async stored(hash: string) {
      const rows = await database.query<{ state: string; reason: string | null; remaining: string; max: string }>(
        'select state, reason, remaining, max_amount as max from orders where hash = $1',
        [hash],
      );
      return rows[0];
    },
    /** Nothing is under way any more. */
    async settle() {
      await indexer.catchUp();
      await settled();
      await indexer.catchUp();
    },
    /** Everything that is stored, but for the moment of counting. */
    async dump() {
      const all: Record<string, unknown[]> = {};
      for (const table of tables) {
        const rows = await database.query<{ row: string }>(
          `select (to_jsonb(t) - array['stats_time', 'counts_time', 'sparkline', 'change_percent', 'hour_change_percent', 'week_change_percent'])::text as row from ${table} t order by 1`,
        );
        all[table] = rows.map((row) => row.row);
      }
      return all;
    },
    async stop() {
      await indexer.stop();
      await settled();
      await chain.stop();
      await database.close();
    },
  };
}

export type IndexedChain = Awaited<ReturnType<typeof startIndexedChain>>;
