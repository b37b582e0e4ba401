import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  address,
  collectionAddress,
  fillMarket,
  hash,
  owners,
  testContext,
} from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { collectionUuid, nftUuid } from '../../src/contract/identity.ts';
import { applyRange, nothingTouched } from '../indexer/apply.ts';
import type { Database } from '../db/database.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { listWallet } from './wallet-list.ts';
import { worth } from './worth.ts';

const CHAIN = 31337;
const BUYER = address(0xbb);
let database: Database;
let context: StoreContext;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 12);
  const time = wallSeconds();
  const common = {
    collectionUuid: collectionUuid(CHAIN, collectionAddress),
    amount: '1',
    sub: 0,
    blockHash: hash(200),
  };
  const moved = (logIndex: number, identifier: string, sender: `0x${string}`) => ({
    ...common,
    blockNumber: 200,
    logIndex,
    time,
    nftUuid: nftUuid(CHAIN, collectionAddress, identifier),
    identifier,
    sender,
    receiver: BUYER,
    transactionHash: hash(7_000 + logIndex),
  });
  const bought = moved(1, '2', owners[1]);
  await applyRange(
    context,
    CHAIN,
    {
      transfers: [bought, moved(2, '3', owners[2])],
      sales: [
        {
          ...bought,
          orderHash: hash(9),
          seller: owners[1],
          buyer: BUYER,
          unitValue: '3000000',
          token: address(0x05dc),
          rank: '3000000',
        },
      ],
      fills: [],
      cancels: [],
      approvals: [],
      accounts: new Set(),
      metadata: new Map(),
      documents: new Set(),
    },
    { blocks: [], cursor: { block: 200, hash: hash(200), time }, backfilled: [] },
    nothingTouched(),
  );
}, 60_000);
afterAll(() => database.close());

const everything = { page: 1, size: 50, next: null, chainId: null, collection: null, search: null, status: null };

test('what an account holds is told by collection, with floor and best offers', async () => {
  const own = await worth(context, owners[0]);
  expect(own.complete).toBe(true);
  expect(own.holdings.map(({ collection, items, units }) => [collection.slug, items, units])).toEqual([
    ['glass', 4, '4'],
    ['sheets', 1, '5'],
  ]);
  const [glass] = own.holdings;
  const [floor] = await database.query<{ value: string }>(
    `select floor_value as value from collections where slug = 'glass'`,
  );
  expect(glass?.floor?.value).toBe(floor?.value);
  const [offers] = await database.query<{ usd: string }>(
    `select floor(sum(greatest(n.offer_rank, c.offer_rank, 0)))::text as usd from balances b
     join nfts n on n.uuid = b.nft_uuid join collections c on c.uuid = b.collection_uuid
     where b.owner = '${owners[0]}' and c.slug = 'glass'`,
  );
  expect(Math.abs(Number(glass?.offersUsd) - Number(offers?.usd) / 1e6)).toBeLessThan(0.01);
  expect(await worth(context, address(0xdead))).toEqual({ holdings: [], complete: true });
});

test('an item of an account’s list says how it came there, and for how much', async () => {
  const { data } = await listWallet(context, BUYER, everything);
  const by = new Map(data.map((nft) => [nft.identifier, nft.acquired]));
  expect(by.get('2')).toMatchObject({
    kind: 'sale',
    price: { value: '3000000', amount: '3', token: { symbol: 'USDC' } },
  });
  expect(by.get('3')).toMatchObject({ kind: 'transfer', price: null });
  const minted = await listWallet(context, owners[0], everything);
  expect(new Set(minted.data.map((nft) => nft.acquired?.kind))).toEqual(new Set(['mint']));
});
