import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { metricsPage } from './metrics.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const read = async (given: Database) => {
  const page = metricsPage({ database: given, networksHealth: () => [] });
  const answer = await page(new Request('http://127.0.0.1/metrics'));
  return { status: answer.status, text: await answer.text() };
};

test('tells what waits in the store, and is read while the store is down too', async () => {
  const { status, text } = await read(database);
  expect(status).toBe(200);
  expect(text).toMatch(/^vitrine_metadata_waiting 0$/m);
  expect(text).toMatch(/^vitrine_jobs\{kind="mail",state="dead"\} 0$/m);
  expect(text).toMatch(/^vitrine_jobs\{kind="backup",state="dead"\} 0$/m);
  const down = { query: () => Promise.reject(new Error('The store is down')) } as unknown as Database;
  expect((await read(down)).status).toBe(200);
});
