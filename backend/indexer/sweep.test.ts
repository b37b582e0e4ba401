import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fillMarket, owners, storeOrders, testContext, testOrder } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createSweep } from './sweep.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('orders of which nothing is heard are judged anew, a bounded number at a time, each in its turn', async () => {
  const context = await testContext(database);
  await fillMarket(context, 1);
  await database.query('delete from orders');
  const offer = { side: 'offer' as const, identifier: null, maker: owners[2], value: 10n ** 16n, token: address(0xe7) };
  const orders = Array.from({ length: 300 }, (_, number) => testOrder(context, { ...offer, number }));
  await storeOrders(context, orders);
  let clock = 0;
  const sweep = createSweep(context, 31337, () => clock);
  const turns: string[][] = [];
  for (clock = 0; clock <= 120_000; clock += 15_000) turns.push(await sweep());
  const swept = turns.filter((hashes) => hashes.length > 0);
  expect(swept.map((hashes) => hashes.length)).toEqual([250, 50, 250, 50]);
  expect(new Set(swept.slice(0, 2).flat())).toEqual(new Set(orders.map(({ hash }) => hash)));
});
