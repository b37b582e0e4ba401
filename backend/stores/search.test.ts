import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { searchAccounts, searchCollections, searchNfts } from './search.ts';

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
  (await searchNfts(database, { pattern, size, chainId: null, collection: null })).map((row) => row.identifier);
const collections = async (pattern: string, chainId: number | null = null) =>
  (await searchCollections(database, { pattern, size: 5, chainId })).map((row) => row.slug);

describe('search', () => {
  test('finds a name by a part of it, whatever its case, and nothing that nobody holds', async () => {
    expect(await items('TRIEST')).toEqual(['7']);
    expect(await items('mo')).toEqual(['7']);
    expect(await items('pane', 3)).toHaveLength(3);
  });

  test('finds holders and contracts by the beginning of their address, each once', async () => {
    const held = await database.query<{ owner: string }>('select distinct owner from balances order by owner');
    const holders = held.map(({ owner }) => owner);
    expect(holders.length).toBeGreaterThan(2);
    const accounts = async (pattern: string, size = 50) =>
      (await searchAccounts(database, { pattern, size })).map(({ address }) => address);
    const start = (holders[0] ?? '').slice(0, 4);
    const like = holders.filter((owner) => owner.startsWith(start));
    expect(await accounts(start)).toEqual(like);
    expect(await accounts(start.toUpperCase().replace('0X', '0x'), 1)).toEqual(like.slice(0, 1));
    expect(await accounts(holders[1] ?? '')).toEqual([holders[1]]);
    for (const none of ['0xfedcba', '0x', '0xg1', 'glass', '0x%', '']) expect(await accounts(none)).toEqual([]);
    const [glass] = await database.query<{ address: string }>(`select address from collections where slug = 'glass'`);
    expect(await collections((glass?.address ?? '').slice(0, 41))).toContain('glass');
  });

  test('takes signs of a pattern as letters', async () => {
    expect(await items('50% off_')).toEqual(['8']);
    expect(await items('%%%')).toEqual([]);
    expect(await items('_')).toEqual([]);
  });

  test('finds an item by its collection and number, one without a name as well', async () => {
    expect(await items('gla 9')).toEqual(['9']);
    expect(await items('Glass #12')).toContain('12');
    // The collection misspelt.
    expect((await items('glss 9'))[0]).toBe('9');
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

  test('says how alike the artist of a collection is spelt', async () => {
    await database.query(`update collections set creator_name = 'Teo Brandt' where slug = 'glass'`);
    const likeness = async (pattern: string) =>
      (await searchCollections(database, { pattern, size: 5, chainId: null })).find(({ slug }) => slug === 'glass')
        ?.creatorLikeness;
    expect(await likeness('TEO BRANDT')).toBe(1);
    expect(await likeness('teo brant')).toBeGreaterThan(0.6);
    expect(await likeness('teo')).toBeLessThan(0.6);
    expect(await likeness('glass')).toBe(0);
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
