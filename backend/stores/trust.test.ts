import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, collectionAddress, fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { collectionDetail, findCollection } from './collections.ts';
import { saveCollection } from './save-collection.ts';
import type { StoreContext } from './context.ts';
import { nftDetail } from './nfts.ts';

let database: Database;
let context: StoreContext;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 3);
});
afterAll(() => database.close());

const register = (slug: string, name: string, number: number, verified = false) =>
  saveCollection(database, {
    chainId: 31337,
    address: address(number),
    slug,
    name,
    description: '',
    creator: { name: 'Nobody', address: address(0xbad) },
    image: '',
    banner: '',
    itemType: 2,
    royaltyBps: 0,
    royaltyRecipient: address(0xbad),
    createdAt: 1,
    verified,
    deployedBlock: 1,
  });
async function trust(slug: string) {
  const row = await findCollection(database, slug);
  return row && (await collectionDetail(context, row)).trust;
}

test('a verified collection says so, and so do its items', async () => {
  expect(await trust('glass')).toEqual({ verified: true, looksLike: null });
  const row = await findCollection(database, collectionAddress);
  expect((row && (await nftDetail(context, row, '1', null)))?.trust).toEqual({ verified: true, looksLike: null });
});

test('a name that passes for a verified one is told of, whatever its letters', async () => {
  await register('glass-two', 'G1а ss', 0xd1);
  expect(await trust('glass-two')).toEqual({ verified: false, looksLike: { slug: 'glass', name: 'Glass' } });
  await register('brass', 'Brass', 0xd2);
  expect(await trust('brass')).toEqual({ verified: false, looksLike: null });
});

test('two verified ones of one name are two collections, and what is verified later says so', async () => {
  await register('glass-two', 'Glass', 0xd1, true);
  expect(await trust('glass-two')).toEqual({ verified: true, looksLike: null });
});
