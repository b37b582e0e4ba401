import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WalletEvent } from '../../src/contract/wallet-activity.ts';
import type { Database } from '../db/database.ts';
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
import { insertChanges } from './chain-rows.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { parseWalletPosition, walletActivity, type WalletPosition } from './wallet-activity.ts';

const CHAIN = 31337;
const BUYER = address(0xbb);
let database: Database;
let context: StoreContext;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const [known] = await database.query<{ hash: string; nft: string; identifier: string; value: string; token: string }>(
    `select o.hash, o.nft_uuid as nft, n.identifier, o.unit_value as value, o.token from orders o
     join nfts n on n.uuid = o.nft_uuid where o.side = 'listing' order by n.identifier limit 1`,
  );
  if (known === undefined) throw new Error('no listing');
  const common = {
    collectionUuid: collectionUuid(CHAIN, collectionAddress),
    amount: '1',
    sub: 0,
    blockHash: hash(200),
  };
  const place = (logIndex: number) => ({ blockNumber: 200, logIndex, time: wallSeconds() });
  const moved = (logIndex: number, nft: string, identifier: string, sender: string, receiver: string) => ({
    ...common,
    ...place(logIndex),
    nftUuid: nft,
    identifier,
    sender,
    receiver,
    transactionHash: hash(7_000 + logIndex),
  });
  const other = nftUuid(CHAIN, collectionAddress, '2');
  await database.transaction((tx) =>
    insertChanges(tx, CHAIN, {
      transfers: [
        moved(1, known.nft, known.identifier, owners[0], BUYER),
        moved(2, other, '2', owners[1], BUYER),
        // To oneself: one event, not two.
        moved(3, other, '2', BUYER, BUYER),
      ],
      sales: [
        {
          ...common,
          ...place(1),
          nftUuid: known.nft,
          orderHash: known.hash,
          seller: owners[0],
          buyer: BUYER,
          unitValue: known.value,
          token: known.token,
          rank: '1234567',
        },
      ],
      fills: [],
      cancels: [],
      approvals: [],
      accounts: new Set(),
      metadata: new Map(),
      documents: new Set(),
    }),
  );
}, 60_000);
afterAll(() => database.close());

async function walk(wallet: string, size: number): Promise<WalletEvent[]> {
  const seen: WalletEvent[] = [];
  let position: WalletPosition | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof walletActivity>> = await walletActivity(context, wallet, { size, position });
    seen.push(...page.data);
    if (page.nextTS === null) return seen;
    position = parseWalletPosition(page.nextTS);
    expect(position).not.toBeNull();
  }
}

test('every event of an account comes once, the latest first, whatever the size of a page', async () => {
  const events = await walk(BUYER, 1);
  expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['transfer', BUYER, BUYER],
    ['transfer', owners[1], BUYER],
    ['sale', owners[0], BUYER],
  ]);
  expect(await walk(BUYER, 100)).toEqual(events);
  const minted = await walk(owners[0], 3);
  expect(new Set(minted.map(({ id }) => id)).size).toBe(minted.length);
  expect(minted.filter(({ kind }) => kind === 'mint').length).toBeGreaterThan(10);
});

test('a sale has its dollars of then, and the fees that its order names', async () => {
  const sale = (await walk(BUYER, 10)).find(({ kind }) => kind === 'sale');
  const [order] = await database.query<{ parameters: string }>(
    `select o.parameters::text as parameters from orders o join sales s on s.order_hash = o.hash`,
  );
  const { consideration } = JSON.parse(order?.parameters ?? '') as {
    consideration: { startAmount: string; recipient: string }[];
  };
  const paidTo = (recipient: string) =>
    consideration.filter((one) => one.recipient === recipient).reduce((sum, one) => sum + BigInt(one.startAmount), 0n);
  expect(sale?.usdThen).toBe('1.23');
  expect(sale?.fees?.marketplace).toBe(paidTo(address(0xfee)).toString());
  expect(sale?.item.name).not.toBe('');
});

test('what is no position of this list is refused', () => {
  for (const wrong of ['', '1-2-3', '1-2-3-4-x', '1-2-3-4-5-6', "1-2-3-4-5';"])
    expect(parseWalletPosition(wrong)).toBeNull();
});
