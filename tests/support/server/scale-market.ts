import type { Database } from '../../../backend/db/database.ts';
import { fillTraitItems } from '../../../backend/db/migrations/0054-narrow-reads.ts';
import { collectionUuid, nftUuid } from '../../../src/contract/identity.ts';
import type { StoreContext } from '../../../backend/stores/context.ts';
import { saveDrop } from '../../../backend/stores/drops.ts';
import { refreshCollectionStats } from '../../../backend/stores/market-columns.ts';
import { address, testOrder } from './market.ts';

const CHAIN = 31337;
/** The collection that has half of the market's items. */
export const LARGE = { slug: 'large', address: address(0xb16), uuid: collectionUuid(CHAIN, address(0xb16)) };
/** An account that has one in fifty of all items, their listings, and an offer in ten. */
export const WHALE = address(0xa1);
/** Items of the large collection whose page may be asked for: their uuids are what the market says they are. */
export const ASKED_ITEMS = Array.from({ length: 20 }, (_, index) => String(1 + index * 97));

/** A number below `below` that depends on `g` alone, as SQL. */
const dice = (salt: number, below: string | number) => `((hashint8(g * 64 + ${salt}) & 2147483647) % (${below}))`;
const words = (list: string) => `('{${list}}'::text[])`;
const ADJECTIVES = words(
  'Amber,Azure,Brisk,Calm,Dusky,Early,Faint,Gilded,Hollow,Ivory,Jaded,Keen,Lucid,Mellow,Narrow,Ochre,Pale,Quiet,Rusted,Silver',
);
const NOUNS = words(
  'Anchor,Basin,Cinder,Delta,Ember,Fjord,Glade,Harbour,Inlet,Juniper,Kettle,Lantern,Meadow,Nettle,Orchard,Pillar,Quarry,River,Saddle,Thicket',
);

/** Rows of a question: one of all items would take longer than a store may take for an answer. */
const AT_ONCE = 200_000;

/** Indexes are made, and words noted, once the rows are there: that takes a fraction of the time. */
async function withoutIndexes(database: Database, fill: () => Promise<void>): Promise<void> {
  const indexes = await database.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where schemaname = any(current_schemas(false))
     and tablename in ('nfts', 'orders', 'balances', 'transfers', 'sales')
     and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query('alter table nfts disable trigger user');
  await fill();
  await database.query('alter table nfts enable trigger user');
  for (const statement of fillTraitItems.split(';')) if (statement.trim() !== '') await database.query(statement);
  await database.query(`insert into name_words (word) select lower(word) from unnest(${ADJECTIVES} || ${NOUNS}) word`);
  for (const { sql } of indexes) await database.query(sql);
}

/**
 * A market of `count` items made by SQL: half of them in one collection, the others by five hundred; a quarter is listed, an
 * offer for each twentieth. Every item has five traits, from one with two values to one with a value of its own for
 * each hundred items.
 */
export async function fillScaleMarket(context: StoreContext, count: number): Promise<void> {
  const { database } = context;
  const now = Math.floor(Date.now() / 1000);
  const half = Math.floor(count / 2);
  const others = Math.max(1, Math.ceil((count - half) / 500));
  await database.query(
    `insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name, creator_address,
       image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, backfilled, items_count, owners_count,
       listed_count, floor_value, floor_token, floor_rank, volume_rank, hour_volume_rank, week_volume_rank, stats_time)
     select case when g = 0 then $1 else md5('collection' || g)::uuid::text end, ${CHAIN},
       case when g = 0 then $2 else '0x' || lpad(to_hex(g + 1000000), 40, 'c') end,
       case when g = 0 then '${LARGE.slug}' else 'small-' || g end,
       case when g = 0 then 'Large' else ${ADJECTIVES}[1 + ${dice(1, 20)}] || ' ' || ${NOUNS}[1 + ${dice(2, 20)}] || ' ' || g end,
       'Made for a measure.', 2, 'Artist ' || g % 97, '0x' || lpad(to_hex(g % 97 + 16), 40, 'a'),
       'https://world.vitrine.invalid/' || g || '.svg', '', 500, $3, $4::bigint - g, 1, true,
       case when g = 0 then ${half} else 500 end, 100, 100, 1000000000000000, $5, ${dice(3, 1_000_000)}, ${dice(4, 1_000_000)},
       ${dice(5, 1_000_000)}, ${dice(6, 1_000_000)}, $4::bigint
     from generate_series(0::bigint, ${others}) g`,
    [LARGE.uuid, LARGE.address, WHALE, now, context.networks.require(CHAIN).currency.address],
  );
  await withoutIndexes(database, async () => {
    await fillItems(database, count, half, now);
    await fillOrders(context, now);
    await nameAskedItems(database);
  });
  await database.query(
    `insert into facets (collection_uuid, trait_type, value, count)
     select n.collection_uuid, a->>'traitType', a->>'value', count(*) from nfts n, jsonb_array_elements(n.attributes) a
     group by 1, 2, 3`,
  );
  await refreshCollectionStats(database, context, LARGE.uuid, now);
  await saveDrop(database, {
    slug: 'large-drop',
    name: 'Large drop',
    description: '',
    creator: { name: 'Ada', address: WHALE },
    chainId: CHAIN,
    collectionSlug: LARGE.slug,
    collectionAddress: LARGE.address,
    startTime: now - 10,
    endTime: now + 1_000_000,
    image: '',
    banner: '',
    previews: [],
    price: '1',
    phases: [],
    maxSupply: count,
  });
  await database.script('analyze');
}

/** Items with a mint each, a later transfer for some, a sale for fewer, and who holds them. */
async function fillItems(database: Database, count: number, half: number, now: number): Promise<void> {
  const collection = `case when g <= ${half} then '${LARGE.uuid}' else md5('collection' || (g - ${half} - 1) / 500 + 1)::uuid::text end`;
  const traits = [
    ['Ground', `'Ground ' || ${dice(10, 2)}`],
    ['Palette', `'Palette ' || ${dice(11, 8)}`],
    ['Shape', `'Shape ' || ${dice(12, 40)}`],
    ['Mark', `'Mark ' || ${dice(13, 500)}`],
    ['Series', `'Series ' || g / 100`],
  ] as const;
  const owner = `case when g % 50 = 0 then '${WHALE}' else '0x' || lpad(to_hex(${dice(14, Math.ceil(count / 5))}), 40, '0d') end`;
  const insert = (from: number) =>
    database.query(
      `insert into nfts (uuid, collection_uuid, chain_id, identifier, name, image, token_uri, metadata_state, attributes, traits,
       rank, minted_block, minted_time, supply, owner, owners_count)
     select md5('nft' || g)::uuid::text, ${collection}, ${CHAIN},
       case when g <= ${half} then g else (g - ${half} - 1) % 500 + 1 end,
       ${ADJECTIVES}[1 + ${dice(1, 20)}] || ' ' || ${NOUNS}[1 + ${dice(2, 20)}] || ' #' || g,
       'https://world.vitrine.invalid/item/' || g || '.svg', 'https://world.vitrine.invalid/item/' || g || '.json', 'done',
       jsonb_build_array(${traits.map(([type, value]) => `jsonb_build_object('traitType', '${type}', 'value', ${value})`).join(', ')}),
       array[${traits.map(([type, value]) => `'${type}:' || ${value}`).join(', ')}],
       1 + (g * 7919) % ${half}, g / 10, $1::bigint - ${count} + g, 1, ${owner}, 1
     from generate_series(${from}::bigint, ${Math.min(count, from + AT_ONCE - 1)}) g`,
      [now],
    );
  for (let from = 1; from <= count; from += AT_ONCE) await insert(from);
  await database.query(
    `insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
     select uuid, owner, collection_uuid, 1, minted_block from nfts`,
  );
  const transfer = (sub: number, sender: string, receiver: string, where: string) => `
    insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid, nft_uuid,
      sender, receiver, amount, time)
    select ${CHAIN}, '0x' || lpad(to_hex(minted_block), 64, '0'), (identifier % 1000)::int, ${sub}, minted_block,
      '0x' || md5(uuid) || md5(uuid), collection_uuid, uuid, ${sender}, ${receiver}, 1, minted_time
    from nfts where ${where} on conflict do nothing`;
  const zero = `'${address(0)}'`;
  const first = `'0x' || lpad(right(owner, 6), 40, '0e')`;
  await database.query(transfer(0, zero, `case when identifier % 3 = 0 then ${first} else owner end`, 'true'));
  await database.query(transfer(1, first, 'owner', 'identifier % 3 = 0'));
  await database.query(
    `insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid, seller,
       buyer, amount, unit_value, token, rank, time)
     select t.chain_id, t.block_hash, t.log_index, t.sub, t.block_number, '0x' || md5(t.nft_uuid), t.collection_uuid,
       t.nft_uuid, t.sender, t.receiver, 1, 1000000000000000, ${zero}, 3057300, t.time
     from transfers t join nfts n on n.uuid = t.nft_uuid where t.sub = 1 and n.identifier % 9 = 0`,
  );
}

/** Listings of a quarter of the items, offers on a twentieth of them, and some on whole collections. */
async function fillOrders(context: StoreContext, now: number): Promise<void> {
  const { database } = context;
  const model = testOrder(context, { number: 1, identifier: '1', maker: WHALE, value: 1n });
  const columns = `chain_id, hash, uuid, side, collection_uuid, nft_uuid, identifier, maker, item_type, partial, units,
    unit_value, token, rank, start_time, end_time, counter, operator, protocol_address, parameters, signature,
    maker_counter, maker_holds, maker_approved, state, remaining, max_amount, created_at`;
  const orders = (o: { side: string; nft: boolean; maker: string; value: string; token: string; from: string }) => `
    insert into orders (${columns})
    select ${CHAIN}, '0x' || md5('${o.side}${o.nft}' || x.id) || md5(x.id), md5('${o.side}${o.nft}' || x.id)::uuid::text, '${o.side}',
      x.collection, ${o.nft ? 'x.id, x.identifier' : 'null, null'}, ${o.maker}, 2, false, 1, ${o.value} * 100000000000000,
      ${o.token}, ${o.value} * 305730, $1::bigint - 1000, $1::bigint + 2000000, 0, '', '${model.protocolAddress}', $2, '0x00',
      0, 1, true, 'active', 1, 1, $1::bigint - 1000
    from (${o.from}) x, lateral (select (hashint8(x.identifier::bigint) & 2147483647)::numeric as h) d`;
  const items = (where: string) =>
    `select uuid as id, collection_uuid as collection, identifier, owner from nfts where ${where}`;
  const bidder = `case when h % 10 = 0 then '${WHALE}' else '0x' || lpad(to_hex((h % 9000)::bigint), 40, '0b') end`;
  const weth = `'${context.networks.require(CHAIN).wrapped.address}'`;
  const run = (sql: string) => database.query(sql, [now, model.parameters]);
  await run(
    orders({
      side: 'listing',
      nft: true,
      maker: 'x.owner',
      value: '(1 + h % 100000)',
      token: `case when h % 8 = 0 then ${weth} else '${address(0)}' end`,
      from: items('identifier % 4 = 2'),
    }),
  );
  await run(
    orders({
      side: 'offer',
      nft: true,
      maker: bidder,
      value: '(1 + h % 900)',
      token: weth,
      from: items('identifier % 20 = 3'),
    }),
  );
  await run(
    orders({
      side: 'offer',
      nft: false,
      maker: bidder,
      value: '(1 + h % 500)',
      token: weth,
      from: `select md5(c.uuid || g) as id, c.uuid as collection, g as identifier from collections c, generate_series(1, 5) g`,
    }),
  );
  await database.query(
    `update nfts n set listing_hash = l.hash, listing_rank = l.rank, listing_token = l.token, offer_hash = o.hash,
       offer_rank = o.rank, offer_value = o.unit_value, offer_token = o.token
     from orders x left join orders l on l.hash = x.hash and x.side = 'listing' left join orders o on o.hash = x.hash and x.side = 'offer'
     where n.uuid = x.nft_uuid`,
  );
}

/** Calls that name an item by its place derive its uuid, which SQL cannot. */
async function nameAskedItems(database: Database): Promise<void> {
  const names = ASKED_ITEMS.map((identifier) => ({ identifier, uuid: nftUuid(CHAIN, LARGE.address, identifier) }));
  for (const [table, column] of [
    ['balances', 'nft_uuid'],
    ['transfers', 'nft_uuid'],
    ['sales', 'nft_uuid'],
    ['orders', 'nft_uuid'],
    ['nfts', 'uuid'],
  ])
    await database.query(
      `update ${table} x set ${column} = r.uuid
       from jsonb_to_recordset($1::jsonb) r(identifier numeric, uuid text) join nfts n on n.identifier = r.identifier and n.collection_uuid = $2
       where x.${column} = n.uuid`,
      [JSON.stringify(names), LARGE.uuid],
    );
}
