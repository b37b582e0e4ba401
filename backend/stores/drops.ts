import type { Drop } from '../../src/contract/drop.ts';
import type { Queries } from '../db/database.ts';
import { dropUuid } from '../../src/contract/identity.ts';
import { priceOf } from '../core/price.ts';
import type { DropRegistration } from '../core/registrations.ts';
import { LOOKED_AT } from './bounded-count.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { moveReminders } from './push-reminders.ts';

/** Of `drops d`: the operator does not hide what it sells. */
const IS_SHOWN_DROP = `not exists (select 1 from collections h where h.chain_id = d.chain_id
  and h.address = d.collection_address and h.hidden)`;

type DropRow = Omit<DropRegistration, 'creator'> & {
  uuid: string;
  creatorName: string;
  creatorAddress: `0x${string}`;
  minted: number;
  networkTime: number;
};

/** How many were minted is counted at the call while these are few, else as of the collection's last count. */
const select = `select d.uuid, d.slug, d.name, d.description, d.creator_name as "creatorName",
  d.creator_address as "creatorAddress", d.chain_id as "chainId", d.collection_slug as "collectionSlug",
  d.collection_address as "collectionAddress", d.start_time as "startTime", d.end_time as "endTime", d.image, d.banner,
  d.previews, d.price, d.phases, d.max_supply as "maxSupply", coalesce(w.cursor_time, 0) as "networkTime",
  coalesce((select case when c.minted_count > ${LOOKED_AT} then c.minted_count
      else (select count(*) from nfts n where n.collection_uuid = c.uuid) end
    from collections c where c.chain_id = d.chain_id and c.address = d.collection_address), 0) as minted
  from drops d left join networks w on w.chain_id = d.chain_id where ${IS_SHOWN_DROP}`;

/** Adds a drop or renews it; which collection it sells stays. */
export async function saveDrop(db: Queries, drop: DropRegistration): Promise<void> {
  await db.query(
    `insert into drops (slug, uuid, name, description, creator_name, creator_address, chain_id, collection_slug,
       collection_address, start_time, end_time, image, banner, previews, price, max_supply, phases)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16, $17::jsonb)
     on conflict (slug) do update set name = excluded.name, description = excluded.description,
       start_time = excluded.start_time, end_time = excluded.end_time, image = excluded.image,
       banner = excluded.banner, previews = excluded.previews, price = excluded.price, max_supply = excluded.max_supply,
       phases = excluded.phases`,
    [
      drop.slug,
      dropUuid(drop.slug),
      drop.name,
      drop.description,
      drop.creator.name,
      drop.creator.address.toLowerCase(),
      drop.chainId,
      drop.collectionSlug,
      drop.collectionAddress.toLowerCase(),
      drop.startTime,
      drop.endTime,
      drop.image,
      drop.banner,
      JSON.stringify(drop.previews),
      drop.price,
      drop.maxSupply,
      JSON.stringify(drop.phases),
    ],
  );
  await moveReminders(db, drop);
}

function dropOf(context: StoreContext, row: DropRow): Drop[] {
  const network = context.networks.byId(row.chainId);
  if (!network) return [];
  const now = Math.max(wallSeconds(), row.networkTime);
  const isSoldOut = row.minted >= row.maxSupply;
  const stateOf = ({ startTime, endTime }: { startTime: number; endTime: number }): Drop['state'] =>
    now < startTime ? 'upcoming' : now >= endTime || isSoldOut ? 'ended' : 'live';
  return [
    {
      uuid: row.uuid,
      slug: row.slug,
      name: row.name,
      description: row.description,
      creator: { name: row.creatorName, address: row.creatorAddress },
      network: network.slug,
      chainId: row.chainId,
      collectionSlug: row.collectionSlug,
      collectionAddress: row.collectionAddress,
      image: row.image,
      banner: row.banner,
      previews: row.previews,
      state: stateOf(row),
      startTime: row.startTime,
      endTime: row.endTime,
      price: priceOf(BigInt(row.price), network.currency, context.usdRates),
      phases: row.phases.map((phase) => ({
        ...phase,
        state: stateOf(phase),
        price: priceOf(BigInt(phase.price), network.currency, context.usdRates),
      })),
      maxSupply: row.maxSupply,
      minted: row.minted,
    },
  ];
}

/** Live drops first, then upcoming by nearness, then past ones, latest first. */
export async function listDrops(
  context: StoreContext,
  o: { page: number; size: number },
): Promise<{ data: Drop[]; total: number }> {
  const now = wallSeconds();
  const [count] = await context.database.query<{ total: number }>(
    `select count(*) as total from drops d where ${IS_SHOWN_DROP}`,
  );
  const rows = await context.database.query<DropRow>(
    `${select} order by case when d.start_time > $1 then 1 when d.end_time > $1 then 0 else 2 end,
       case when d.start_time > $1 then d.start_time else -d.end_time end, d.slug limit $2 offset $3`,
    [now, o.size, (o.page - 1) * o.size],
  );
  return { data: rows.flatMap((row) => dropOf(context, row)), total: count?.total ?? 0 };
}

/** By slug, or by the slug of its collection. */
export async function findDrop(context: StoreContext, id: string): Promise<Drop | null> {
  const rows = await context.database.query<DropRow>(
    `${select} and (d.slug = $1 or d.uuid = $1 or d.collection_slug = $1) order by (d.slug = $1) desc limit 1`,
    [id.toLowerCase()],
  );
  return rows.flatMap((row) => dropOf(context, row))[0] ?? null;
}

/** The drop of a collection that is to open or is open; null when there is none, or it is over. */
export async function openDropOf(
  context: StoreContext,
  collection: { chainId: number; address: string },
): Promise<Drop | null> {
  const rows = await context.database.query<DropRow>(
    `${select} and d.chain_id = $1 and d.collection_address = $2 order by d.end_time desc limit 1`,
    [collection.chainId, collection.address],
  );
  return rows.flatMap((row) => dropOf(context, row)).find(({ state }) => state !== 'ended') ?? null;
}
