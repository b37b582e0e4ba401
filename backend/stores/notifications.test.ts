import { zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { notificationSchema, type Notification } from '../../src/contract/notification.ts';
import { fillMarket, hash, owners, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { latest } from './latest.ts';
import { notifications } from './notifications.ts';
import { watch } from './watch-list.ts';

const DAY = 86_400;
let database: Database;
let context: StoreContext;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
});
afterAll(() => database.close());

type OrderRow = { hash: string; nft: string; identifier: string; maker: string };

async function listings(): Promise<OrderRow[]> {
  return database.query<OrderRow>(
    `select o.hash, o.nft_uuid as nft, n.identifier, o.maker from orders o join nfts n on n.uuid = o.nft_uuid
     where o.side = 'listing' and o.state = 'active' and n.listing_hash = o.hash order by n.identifier`,
  );
}

/** An offer like a listing that is there, in a few columns another. */
async function addOffer(like: string, o: { maker: string; number: number; rank: number; createdAt: number }) {
  const columns = (
    await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = 'orders'`,
    )
  ).map(({ name }) => name);
  const changed: Record<string, string> = {
    hash: `'${hash(o.number)}'`,
    uuid: `'00000000-0000-4000-8000-${String(o.number).padStart(12, '0')}'`,
    side: `'offer'`,
    maker: `'${o.maker}'`,
    rank: String(o.rank),
    created_at: String(o.createdAt),
  };
  await database.query(
    `insert into orders (${columns.join(', ')}) select ${columns.map((name) => changed[name] ?? name).join(', ')}
     from orders where hash = $1`,
    [like],
  );
}

const told = async (owner: string): Promise<Notification[]> =>
  (await notifications(context, owner, wallSeconds())).map((one) => v.parse(notificationSchema, one));
const kinds = async (owner: string) => (await told(owner)).map(({ kind, item }) => `${kind} ${item.identifier}`);

test('who holds a work hears of an offer on it, the newest first, and of none of their own', async () => {
  const [one, two] = await listings();
  if (one === undefined || two === undefined) throw new Error('no listings');
  const now = wallSeconds();
  const [stranger, other] = owners.filter((owner) => owner !== one.maker);
  if (stranger === undefined || other === undefined) throw new Error('too few people');
  const toOne = async () => (await told(one.maker)).filter(({ kind }) => kind !== 'collection-offer');
  const before = await toOne();
  const offersTo = async (owner: string) => (await kinds(owner)).filter((line) => line.startsWith('offer '));
  const strangerBefore = await offersTo(stranger);
  await addOffer(one.hash, { maker: stranger, number: 9_001, rank: 10, createdAt: now - 60 });
  expect(await toOne()).toEqual([
    expect.objectContaining({ kind: 'offer', time: now - 60, by: stranger, item: expect.anything() }),
    ...before,
  ]);
  expect(await offersTo(stranger)).toEqual(strangerBefore);

  // Somebody else offers more: the first hears of that.
  await addOffer(one.hash, { maker: other, number: 9_002, rank: 20, createdAt: now - 30 });
  expect(await kinds(stranger)).toContain(`outbid ${one.identifier}`);
  expect((await kinds(other)).filter((line) => line.startsWith('outbid'))).toEqual([]);
  expect((await kinds(one.maker)).filter((line) => line.startsWith('offer '))).toHaveLength(2);
});

test('an order that ends within a day is told of, not one that was short from its beginning', async () => {
  const [, , long, short] = await listings();
  if (long === undefined || short === undefined) throw new Error('no listings');
  const now = wallSeconds();
  const set = (order: OrderRow, created: number) =>
    database.query('update orders set end_time = $1::bigint, created_at = $2::bigint where hash = $3', [
      now + DAY / 2,
      created,
      order.hash,
    ]);
  await set(long, now - 5 * DAY);
  await set(short, now - 60);
  const ends = async (order: OrderRow) =>
    (await told(order.maker)).filter((one) => one.kind === 'listing-ends').map((one) => one.item.identifier);
  expect(await ends(long)).toContain(long.identifier);
  expect(await ends(short)).not.toContain(short.identifier);
  const [notification] = (await told(long.maker)).filter(({ id }) => id === `listing-ends-${long.hash}`);
  expect(notification).toMatchObject({ ends: now + DAY / 2, time: now - DAY / 2, by: null });
});

test('a watched work is told of once it is for sale', async () => {
  const [one] = await listings();
  if (one === undefined) throw new Error('no listing');
  const watcher = '0x00000000000000000000000000000000000000aa';
  const now = wallSeconds();
  await watch(database, { owner: watcher, uuid: one.nft, now: now - 100 });
  await database.query('update orders set created_at = $1::bigint where hash = $2', [now - 200, one.hash]);
  expect(await kinds(watcher)).toEqual([]);
  await database.query('update orders set created_at = $1::bigint where hash = $2', [now - 50, one.hash]);
  expect(await kinds(watcher)).toEqual([`listed ${one.identifier}`]);
});

test('a watched item that was for sale already has another price, with both told', async () => {
  const [, one] = await listings();
  if (one === undefined) throw new Error('no listing');
  const watcher = '0x00000000000000000000000000000000000000ac';
  const now = wallSeconds();
  await watch(database, { owner: watcher, uuid: one.nft, now: now - 100 });
  const rank = (change: string) =>
    database.query(`update orders set created_at = $1::bigint, rank = rank ${change} where hash = $2`, [
      now - 50,
      one.hash,
    ]);
  await addOffer(one.hash, { maker: one.maker, number: 9_100, rank: 0, createdAt: now - 500 });
  // What was asked before: closed as the new listing came.
  await database.query(
    `update orders set side = 'listing', state = 'cancelled', closed_time = $1::bigint, rank = o.rank + 10
     from (select rank from orders where hash = $2) o where orders.hash = $3`,
    [now - 60, one.hash, hash(9_100)],
  );
  await rank('+ 0');
  expect(await kinds(watcher)).toEqual([`price-down ${one.identifier}`]);
  const [down] = await told(watcher);
  expect(down?.was).toMatchObject({ token: down?.price?.token });
  await rank('+ 20');
  expect(await kinds(watcher)).toEqual([`price-up ${one.identifier}`]);
  await database.query('update orders set closed_time = $1::bigint where hash = $2', [now - 2 * DAY, hash(9_100)]);
  expect(await kinds(watcher)).toEqual([`listed ${one.identifier}`]);
  expect((await told(watcher))[0]?.was).toBeNull();
});

test('an offer on a whole collection, or on a trait of a held item, is told to who holds one that it takes', async () => {
  const one = (await listings()).at(-1);
  if (one === undefined) throw new Error('no listing');
  const holder = '0x00000000000000000000000000000000000000ad';
  const [stranger] = owners;
  if (stranger === undefined) throw new Error('nobody');
  const now = wallSeconds();
  await database.query(
    `insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
     select nft_uuid, $1, collection_uuid, 1, 9 from orders where hash = $2`,
    [holder, one.hash],
  );
  await database.query(`delete from orders where side = 'offer' and nft_uuid is null`);
  await addOffer(one.hash, { maker: stranger, number: 9_200, rank: 50, createdAt: now - 40 });
  const change = (columns: string) => database.query(`update orders set ${columns} where hash = $1`, [hash(9_200)]);
  await change('nft_uuid = null, identifier = null');
  expect(await kinds(holder)).toEqual([`collection-offer ${one.identifier}`]);
  const root = hash(77);
  await change(`criteria_root = '${root}'`);
  expect(await kinds(holder)).toEqual([]);
  await database.query(
    `insert into criteria_items (collection_uuid, root, nft_uuid, identifier)
     select n.collection_uuid, $1, n.uuid, n.identifier from nfts n where n.uuid = $2`,
    [root, one.nft],
  );
  expect(await kinds(holder)).toEqual([`trait-offer ${one.identifier}`]);
  await change(`maker = '${holder}'`);
  expect((await kinds(holder)).filter((line) => line.includes('-offer'))).toEqual([]);
});

test('an offer that is older than the holding of the item is told to nobody who got it later', async () => {
  const one = (await listings()).at(-1);
  const [stranger] = owners;
  if (one === undefined || stranger === undefined) throw new Error('too little');
  const holder = '0x00000000000000000000000000000000000000ae';
  const now = wallSeconds();
  await database.query(
    `insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
     select nft_uuid, $1, collection_uuid, 1, 700 from orders where hash = $2`,
    [holder, one.hash],
  );
  await database.query(
    `insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid,
       nft_uuid, sender, receiver, amount, time)
     select chain_id, '${hash(700)}', 1, 0, 700, '${hash(701)}', collection_uuid, nft_uuid, '${zeroAddress}', $2, 1, $3::bigint
     from orders where hash = $1`,
    [one.hash, holder, now - 50],
  );
  await database.query(`delete from orders where side = 'offer'`);
  await addOffer(one.hash, { maker: stranger, number: 9_300, rank: 50, createdAt: now - 60 });
  await addOffer(one.hash, { maker: stranger, number: 9_301, rank: 60, createdAt: now - 60 });
  await database.query(`update orders set nft_uuid = null, identifier = null where hash = $1`, [hash(9_301)]);
  expect(await kinds(holder)).toEqual([`minted ${one.identifier}`]);
  await database.query(`update orders set created_at = $1::bigint where side = 'offer'`, [now - 40]);
  const all = (await told(holder)).map(({ kind }) => kind).toSorted();
  expect(all).toEqual(['collection-offer', 'minted', 'offer']);
  await database.query(`update transfers set paid_value = 45 where block_hash = $1`, [hash(700)]);
  const minted = (await told(holder)).find(({ kind }) => kind === 'minted');
  expect(minted).toMatchObject({ by: null, price: { value: '45' } });
});

test('a sale is told to whose order it was, and what came in unpaid to who has it now', async () => {
  const [one, two] = await listings();
  if (one === undefined || two === undefined) throw new Error('no listings');
  const buyer = '0x00000000000000000000000000000000000000bb';
  const now = wallSeconds();
  const move = (order: OrderRow, logIndex: number) =>
    database.query(
      `insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid,
         nft_uuid, sender, receiver, amount, time)
       select chain_id, '${hash(500)}', $2::int, 0, 500, '${hash(501)}', collection_uuid, nft_uuid, maker, '${buyer}', 1, $3::bigint
       from orders where hash = $1`,
      [order.hash, logIndex, now - 10],
    );
  await move(one, 1);
  await move(two, 2);
  await database.query(
    `insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid,
       seller, buyer, amount, unit_value, token, rank, time)
     select chain_id, '${hash(500)}', 1, 0, 500, hash, collection_uuid, nft_uuid, maker, '${buyer}', 1, unit_value, token,
       rank, $2::bigint from orders where hash = $1`,
    [one.hash, now - 10],
  );
  expect(await kinds(one.maker)).toContain(`sold ${one.identifier}`);
  expect(await kinds(buyer)).toEqual([`bought ${one.identifier}`, `received ${two.identifier}`]);
  const [bought, received] = await told(buyer);
  expect(bought).toMatchObject({ by: one.maker, ends: null });
  expect(bought?.price).not.toBeNull();
  expect((await told(two.maker)).find(({ kind }) => kind === 'sent')).toMatchObject({ by: buyer, price: null });
  expect(received).toMatchObject({ price: null, by: two.maker });
  // Who accepted an offer did it themselves, and is told of nothing.
  await database.query(`update orders set side = 'offer', maker = '${buyer}' where hash = $1`, [one.hash]);
  expect(await kinds(one.maker)).not.toContain(`sold ${one.identifier}`);
  await database.query(`update orders set side = 'listing', maker = $2 where hash = $1`, [one.hash, one.maker]);
  // The same order as an offer: its maker's was accepted.
  await database.query(`update orders set side = 'offer', maker = '${buyer}' where hash = $1`, [one.hash]);
  expect(await kinds(buyer)).toContain(`accepted ${one.identifier}`);
});

test('the market’s last listings and sales are few of one collection, newest first', async () => {
  const { sales, listings: shown } = await latest(context);
  expect(sales).toHaveLength(1);
  expect(shown).toHaveLength(2);
  for (const list of [sales, shown])
    for (const one of list) expect(one).toMatchObject({ network: 'meridian', collection: { slug: 'glass' } });
  expect(shown.toSorted((a, b) => b.time - a.time)).toEqual(shown);
});
