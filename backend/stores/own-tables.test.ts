import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { wipe } from './own-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('a store is emptied, whatever its tables refer to', async () => {
  await fillMarket(await testContext(database), 3);
  await wipe(database);
  expect(
    await database.query('select (select count(*) from collections) + (select count(*) from nfts) as left'),
  ).toEqual([{ left: 0 }]);
});
