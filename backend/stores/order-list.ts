import * as v from 'valibot';
import { orderParametersSchema, type Order } from '../../src/contract/order.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import type { Param } from '../db/database.ts';
import { priceOf } from '../market/price.ts';
import { tokenOf } from '../market/networks.ts';
import type { StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';

type OrderRow = {
  uuid: string;
  hash: `0x${string}`;
  side: 'listing' | 'offer';
  chainId: number;
  protocolAddress: `0x${string}`;
  maker: `0x${string}`;
  unitValue: string;
  token: string;
  remaining: string;
  maxAmount: string;
  startTime: number;
  endTime: number;
  nftUuid: string | null;
  identifier: string | null;
  nftName: string | null;
  nftImage: string | null;
  collectionUuid: string;
  collectionSlug: string;
  collectionName: string;
  collectionAddress: `0x${string}`;
  collectionImage: string;
  itemType: ItemType;
  parameters: string;
  signature: `0x${string}`;
};

const select = `select o.uuid, o.hash, o.side, o.chain_id as "chainId", o.protocol_address as "protocolAddress", o.maker,
  o.unit_value as "unitValue", o.token, o.remaining, o.max_amount as "maxAmount", o.start_time as "startTime",
  o.end_time as "endTime", o.nft_uuid as "nftUuid", o.identifier,
  case when n.uuid is not null then ${shownName} end as "nftName", n.image as "nftImage",
  c.uuid as "collectionUuid", c.slug as "collectionSlug", c.name as "collectionName", c.address as "collectionAddress",
  c.image as "collectionImage", o.item_type as "itemType", o.parameters, o.signature
  from orders o join collections c on c.uuid = o.collection_uuid left join nfts n on n.uuid = o.nft_uuid`;

function orderOf(context: StoreContext, row: OrderRow): Order[] {
  const network = context.networks.byId(row.chainId);
  const token = network && tokenOf(network, row.token);
  if (!network || !token) return [];
  return [
    {
      uuid: row.uuid,
      hash: row.hash,
      side: row.side,
      network: network.slug,
      chainId: row.chainId,
      protocolAddress: row.protocolAddress,
      maker: row.maker,
      price: priceOf(BigInt(row.unitValue), token, context.usdRates),
      maxAmount: row.maxAmount,
      tokensRemaining: row.remaining,
      startTime: row.startTime,
      endTime: row.endTime,
      nft: {
        uuid: row.nftUuid,
        name:
          row.nftName ?? (row.identifier === null ? row.collectionName : `${row.collectionName} #${row.identifier}`),
        collectionUuid: row.collectionUuid,
        collectionSlug: row.collectionSlug,
        collectionName: row.collectionName,
        collectionAddress: row.collectionAddress,
        identifier: row.identifier,
        image: row.nftImage ?? row.collectionImage,
        itemType: row.itemType,
      },
      parameters: v.parse(orderParametersSchema, JSON.parse(row.parameters)),
      signature: row.signature,
      state: 'active',
      reason: null,
      extraData: '0x',
      permissionEnds: null,
      criteria: null,
      criteriaProof: [],
    },
  ];
}

export type OrderFilter = {
  side: 'listing' | 'offer';
  page: number;
  size: number;
  /** Offers on it include those on its whole collection. */
  nftUuid?: string | undefined;
  collectionUuid?: string | undefined;
  maker?: string | undefined;
  /** Orders on items this address holds. */
  receiver?: string | undefined;
  chainId?: number | undefined;
};

/** Live orders: listings cheapest first, offers dearest first. */
export async function listOrders(
  context: StoreContext,
  filter: OrderFilter,
): Promise<{ data: Order[]; total: number }> {
  const params: Param[] = [filter.side];
  const bind = (value: Param) => `$${params.push(value)}`;
  const where = [`o.side = $1 and o.state = 'active'`];
  if (filter.nftUuid !== undefined) {
    const nft = bind(filter.nftUuid);
    where.push(
      filter.side === 'listing'
        ? `o.nft_uuid = ${nft}`
        : `(o.nft_uuid = ${nft} or (o.nft_uuid is null and o.collection_uuid = (select collection_uuid from nfts where uuid = ${nft})))`,
    );
  }
  if (filter.collectionUuid !== undefined) where.push(`o.collection_uuid = ${bind(filter.collectionUuid)}`);
  if (filter.maker !== undefined) where.push(`o.maker = ${bind(filter.maker)}`);
  if (filter.chainId !== undefined) where.push(`o.chain_id = ${bind(filter.chainId)}::bigint`);
  if (filter.receiver !== undefined) {
    const receiver = bind(filter.receiver);
    where.push(`o.maker <> ${receiver} and exists (select 1 from balances b where b.owner = ${receiver}
      and (b.nft_uuid = o.nft_uuid or (o.nft_uuid is null and b.collection_uuid = o.collection_uuid)))`);
  }
  const condition = where.join(' and ');
  const [count] = await context.database.query<{ total: number }>(
    `select count(*) as total from orders o where ${condition}`,
    params,
  );
  const rows = await context.database.query<OrderRow>(
    `${select} where ${condition} order by o.rank ${filter.side === 'listing' ? 'asc' : 'desc'}, o.start_time, o.hash
     limit ${bind(filter.size)} offset ${bind((filter.page - 1) * filter.size)}`,
    params,
  );
  return { data: rows.flatMap((row) => orderOf(context, row)), total: count?.total ?? 0 };
}

/**
 * For each uuid, of an order or of an NFT, the cheapest live listing of that NFT. An offer's uuid
 * answers the offer itself while it lives.
 */
export async function bestOrders(context: StoreContext, uuids: readonly string[]): Promise<Map<string, Order>> {
  const keys = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const rows = await context.database.query<OrderRow & { asked: string }>(
    `select best.*, u.asked from unnest($1::text[]) u(asked)
     left join orders named on named.uuid = u.asked
     join lateral (
       ${select}
       where o.state = 'active' and (
         (named.side = 'offer' and o.uuid = named.uuid)
         or (coalesce(named.side, 'listing') = 'listing' and o.side = 'listing'
           and o.nft_uuid = coalesce(named.nft_uuid, u.asked)))
       order by o.rank, o.start_time, o.hash limit 1
     ) best on true`,
    [keys],
  );
  const found = new Map<string, Order>();
  for (const row of rows) {
    for (const order of orderOf(context, row)) found.set(row.asked, order);
  }
  return found;
}
