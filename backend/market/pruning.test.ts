import { expect, test } from 'vitest';
import { ada, useOrderMarket } from '../../tests/support/server/order-market.ts';
import type { StoreContext } from '../stores/context.ts';
import { pruneWork } from './pruning.ts';

const market = useOrderMarket();
const DAY = 86_400;
const prune = (context: StoreContext) => pruneWork(context).run({}, { id: '', signal: new AbortController().signal });

test('orders that ended long ago without a sale are forgotten; a cancelled one that has not ended never is', async () => {
  const { trade } = market;
  const [live, expired, cancelled, recent] = await Promise.all([1, 2, 3, 4].map((id) => market.list(id)));
  for (const order of [live, expired, cancelled, recent]) if (order) await trade.submit('order', order);
  const hashOf = (order: typeof live) => (order ? trade.hashOf(order) : '');
  await trade.cancel('order', hashOf(cancelled), ada);
  const now = Math.floor(Date.now() / 1000);
  const endAt = (order: typeof live, time: number) =>
    trade.database.query(`update orders set state = 'expired', end_time = $2 where hash = $1`, [hashOf(order), time]);
  await endAt(expired, now - 91 * DAY);
  await endAt(recent, now - 89 * DAY);
  await trade.database.query(
    `insert into criteria_items (collection_uuid, root, nft_uuid, identifier) select collection_uuid, 'r', 'n', 1 from orders where hash = $1`,
    [hashOf(expired)],
  );
  await trade.database.query(`update orders set criteria_root = 'r' where hash = $1`, [hashOf(expired)]);
  await prune(trade.context);
  expect(
    await Promise.all(
      [live, expired, cancelled, recent].map(async (one) => (await trade.stored(hashOf(one)))?.state ?? null),
    ),
  ).toEqual(['active', null, 'cancelled', 'expired']);
  expect(await trade.database.query(`select 1 from criteria_items where root = 'r'`)).toEqual([]);
  // The signature of a cancelled order is refused for as long as Seaport would take it.
  expect(cancelled && (await trade.raw.submit('order', cancelled)).status).toBe(409);
});

test('what cannot be forgotten, mocked, keeps nothing else from being forgotten', async () => {
  const { context, database } = market.trade;
  await database.query(
    `insert into fill_permissions (chain_id, order_hash, fulfiller, given_at, until, times, times_since)
     values (31337, 'old', $1, 1, 91, 1, 1)`,
    [ada.address],
  );
  // Sessions are the first; permissions alone need no transaction.
  const broken = { ...database, transaction: () => Promise.reject(new Error('mocked')) };
  const query: typeof database.query = (text, values) => database.query(text, values);
  await expect(prune({ ...context, database: { ...broken, query } })).rejects.toThrow('Error: mocked');
  expect(await database.query(`select 1 from fill_permissions where order_hash = 'old'`)).toEqual([]);
});
