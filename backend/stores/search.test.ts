import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { searchCollections, searchNfts } from './search.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillMarket(await testContext(database), 47);
  await database.query(`update nfts set name = 'Morning in Trieste' where identifier = 7`);
  await database.query(`update nfts set name = '50% off_season' where identifier = 8`);
  await database.query(`update nfts set name = '' where identifier = 9`);
  await database.query(`update nfts set name = 'Trieste at noon', supply = 0 where identifier = 10`);
}, 60_000);
afterAll(() => database.close());

const items = async (pattern: string, size = 5) =>
  (await searchNfts(database, { pattern, size, chainId: null, collectionUuid: null })).map((row) => row.identifier);
const collections = async (pattern: string, chainId: number | null = null) =>
  (await searchCollections(database, { pattern, size: 5, chainId })).map((row) => row.slug);

describe('search', () => {
  test('finds a name by a part of it, whatever its case, and nothing that nobody holds', async () => {
    expect(await items('TRIEST')).toEqual(['7']);
    expect(await items('mo')).toEqual(['7']);
    expect(await items('pane', 3)).toHaveLength(3);
  });

  test('takes signs of a pattern as letters', async () => {
    expect(await items('50% off_')).toEqual(['8']);
    expect(await items('%%%')).toEqual([]);
    expect(await items('_')).toEqual([]);
  });

  test('finds an item by its collection and number, one without a name as well', async () => {
    expect(await items('gla 9')).toEqual(['9']);
    expect(await items('Glass #12')).toContain('12');
  });

  test('finds what was misspelt, the likest first, and nothing for words that are like nothing', async () => {
    expect(await items('Treiste')).toEqual(['7']);
    expect((await items('mornning'))[0]).toBe('7');
    expect(await collections('glss')).toEqual(['glass']);
    expect(await items('qqqqqqqq')).toEqual([]);
    expect(await collections('qqqqqqqq')).toEqual([]);
  });

  test('finds a collection by its artist, misspelt too, and only on the network asked for', async () => {
    const [row] = await database.query<{ name: string }>('select creator_name as name from collections');
    const artist = row?.name ?? '';
    expect(await collections(artist)).toEqual(['glass', 'sheets']);
    expect((await collections(`${artist}x`)).length).toBeGreaterThan(0);
    expect(await collections(artist, 999)).toEqual([]);
  });

  test('reads names by an index, also for two letters and for misspelt words', async () => {
    const plans = [`n.name ilike '%trieste%'`, `lower(n.name) like 'tr%'`, `'treiste' <% n.name`].map(
      (where) => `explain select uuid from nfts n where ${where}`,
    );
    await database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      for (const plan of plans) {
        const lines = await tx.query<{ 'QUERY PLAN': string }>(plan);
        expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/nfts_by_(word|beginning)/);
      }
    });
  });
});
