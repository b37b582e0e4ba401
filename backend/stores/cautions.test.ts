import { zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, collectionAddress, fillMarket, hash, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { collectionUuid, nftUuid } from '../../src/contract/identity.ts';
import type { Database } from '../db/database.ts';
import { applyRange, nothingTouched, rollBack } from '../indexer/apply.ts';
import { bestOrders } from './best-orders.ts';
import { findCollection } from './collections.ts';
import type { StoreContext } from './context.ts';
import { nftDetail } from './nfts.ts';

const CHAIN = 31337;
const HOUR = 3_600;
let database: Database;
let context: StoreContext;
const start = Math.floor(Date.now() / 1_000) - 2 * 86_400;
beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 9);
});
afterAll(() => database.close());

let block = 200;
const collection = collectionUuid(CHAIN, collectionAddress);

/** One further block: the item goes from one to another, paid for where a price is given in millionths of a dollar. */
async function move(identifier: string, time: number, price?: bigint): Promise<void> {
  block += 1;
  const place = { blockNumber: block, blockHash: hash(block), logIndex: 0, sub: 0, time };
  const nft = { collectionUuid: collection, nftUuid: nftUuid(CHAIN, collectionAddress, identifier) };
  const [from, to] = [address(block - 1), address(block)];
  await applyRange(
    context,
    CHAIN,
    {
      transfers: [
        { ...place, ...nft, identifier, transactionHash: hash(block), sender: from, receiver: to, amount: '1' },
      ],
      sales:
        price === undefined
          ? []
          : [
              {
                ...place,
                ...nft,
                orderHash: hash(90_000 + block),
                seller: from,
                buyer: to,
                amount: '1',
                unitValue: '1000000000000000',
                token: zeroAddress,
                rank: String(price),
              },
            ],
      fills: [],
      cancels: [],
      approvals: [],
      accounts: new Set(),
      metadata: new Map(),
      documents: new Set(),
    },
    { blocks: [], cursor: { block, hash: hash(block), time }, backfilled: [] },
    nothingTouched(),
  );
}
async function caution(identifier: string) {
  const row = await findCollection(database, 'glass');
  return row && (await nftDetail(context, row, identifier, null))?.caution;
}

test('an item that moves twice within a day without payment says so, until somebody pays for it', async () => {
  expect(await caution('2')).toBeNull();
  await move('2', start);
  expect(await caution('2')).toBeNull();
  await move('2', start + HOUR);
  expect(await caution('2')).toEqual({ kind: 'unpaid', count: 2, since: start });
  await move('2', start + 2 * HOUR);
  expect(await caution('2')).toEqual({ kind: 'unpaid', count: 3, since: start });
  await move('2', start + 3 * HOUR, 300_000_000n);
  expect(await caution('2')).toBeNull();
});

test('an order for the item says the same', async () => {
  const ordered = async () => {
    const uuid = nftUuid(CHAIN, collectionAddress, '1');
    return (await bestOrders(context, [uuid])).get(uuid)?.order.nft.caution;
  };
  expect(await ordered()).toBeNull();
  await move('1', start);
  await move('1', start + HOUR);
  expect(await ordered()).toEqual({ kind: 'unpaid', count: 2, since: start });
});

test('moves that lie more than a day apart are nothing to tell', async () => {
  await move('3', start - 90_000);
  await move('3', start);
  expect(await caution('3')).toBeNull();
});

test('what lies more than two weeks back is told no more', async () => {
  const old = Math.floor(Date.now() / 1_000) - 15 * 86_400;
  await move('5', old);
  await move('5', old + 60);
  expect(await caution('5')).toBeNull();
});

test('a sale far below the cheapest listing of its time says so; a usual one does not', async () => {
  const now = Math.floor(Date.now() / 1_000);
  // The cheapest listing is 0.1 ETH.
  await move('6', now, 305_730_000n / 4n);
  expect(await caution('6')).toMatchObject({
    kind: 'cheap',
    since: now,
    floorUsd: '305.73',
    price: { amount: '0.001' },
  });
  await move('8', now, 305_730_000n / 3n);
  expect(await caution('8')).toBeNull();
  // Nothing was listed then.
  await move('9', start, 1n);
  expect(await caution('9')).toBeNull();
});

test('a block that leaves the chain takes what was seen in it along', async () => {
  const before = block;
  await move('7', start);
  await move('7', start + 60);
  expect(await caution('7')).toMatchObject({ kind: 'unpaid' });
  await rollBack(context, CHAIN, { block: before, hash: hash(before), time: start }, nothingTouched());
  expect(await caution('7')).toBeNull();
});
