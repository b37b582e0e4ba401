import * as v from 'valibot';
import type { ListedOrder } from '../../src/contract/listed-order.ts';
import { orderParametersSchema, type Order } from '../../src/contract/order.ts';
import type { Token } from '../../src/contract/token.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import { tokenOf, type MarketNetwork } from '../core/networks.ts';
import { priceOf, storedPrice } from '../core/price.ts';
import { cautionOf, type StoredCaution } from './cautions.ts';
import type { StoreContext } from './context.ts';
import { laterOfWall } from './networks.ts';
import { shownName } from './nft-rows.ts';

/** A stored order with its item and collection. Amounts are decimal texts, times Unix seconds, `parameters` JSON. */
export type OrderRow = {
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
  permissionUntil: number;
  startTime: number;
  endTime: number;
  state: 'active' | 'inactive';
  reason: Order['reason'];
  nftUuid: string | null;
  identifier: string | null;
  nftName: string | null;
  nftImage: string | null;
  caution: StoredCaution | null;
  cursorTime: number;
  collectionUuid: string;
  collectionSlug: string;
  collectionName: string;
  collectionAddress: `0x${string}`;
  collectionImage: string;
  itemType: ItemType;
  criteriaRoot: string | null;
  traitType: string | null;
  traitValue: string | null;
  parameters: string;
  signature: `0x${string}`;
};

const orderColumns = `o.uuid, o.hash, o.side, o.chain_id as "chainId", o.protocol_address as "protocolAddress",
  o.maker, o.unit_value as "unitValue", o.token, o.remaining, o.max_amount as "maxAmount", o.permission_until as "permissionUntil", o.start_time as "startTime",
  o.end_time as "endTime", o.state, o.reason, o.nft_uuid as "nftUuid", o.identifier,
  case when n.uuid is not null then ${shownName} end as "nftName", n.image as "nftImage", n.caution,
  (select w.cursor_time from networks w where w.chain_id = o.chain_id) as "cursorTime",
  c.uuid as "collectionUuid", c.slug as "collectionSlug", c.name as "collectionName", c.address as "collectionAddress",
  c.image as "collectionImage", o.item_type as "itemType", o.criteria_root as "criteriaRoot",
  o.criteria_type as "traitType", o.criteria_value as "traitValue", o.parameters, o.signature`;
const orderTables = (orders = 'orders') =>
  `from ${orders} o join collections c on c.uuid = o.collection_uuid left join nfts n on n.uuid = o.nft_uuid`;

/** Only rows that are `active` or `inactive` may be read by it. */
export const orderSelect = `select ${orderColumns} ${orderTables()}`;

/** Of offers on several items so many are compared with, the best ones: no list grows with the market. */
const COMPARED = 20;
const outbid = `o.side = 'offer' and (exists (select 1 from orders h where h.nft_uuid = o.nft_uuid and h.side = 'offer'
    and h.state = 'active' and h.maker <> o.maker and h.rank > o.rank)
  or exists (select 1 from (select * from orders m where m.collection_uuid = o.collection_uuid and m.side = 'offer'
      and m.state = 'active' and m.nft_uuid is null and m.rank > o.rank order by m.rank desc limit ${COMPARED}) h
    where h.maker <> o.maker and (h.criteria_root is null or h.criteria_root = o.criteria_root or exists (
      select 1 from criteria_items i where i.collection_uuid = h.collection_uuid and i.root = h.criteria_root
        and i.nft_uuid = o.nft_uuid))))`;

/** With the collection's floor, and whether an offer's maker already holds the single item it asks for. */
export type ListedRow = OrderRow & {
  floorValue: string | null;
  floorToken: string | null;
  ownItem: boolean;
  outbid: boolean;
};

/** The same of `orders`, SQL of a list's rows, with what they are compared with. */
export const listedOrderSelect = (
  orders: string,
) => `select ${orderColumns}, c.floor_value as "floorValue", c.floor_token as "floorToken",
  o.side = 'offer' and o.item_type = 2 and exists (select 1 from balances b
    where b.nft_uuid = o.nft_uuid and b.owner = o.maker) as "ownItem", ${outbid} as outbid ${orderTables(orders)}`;

/** A stored order as it is told; null when its network or currency is no longer configured. */
export function orderOf(context: StoreContext, row: OrderRow): Order | null {
  const network = context.networks.byId(row.chainId);
  const token = network && tokenOf(network, row.token);
  if (!network || !token) return null;
  return {
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
      name: row.nftName ?? (row.identifier === null ? row.collectionName : `${row.collectionName} #${row.identifier}`),
      collectionUuid: row.collectionUuid,
      collectionSlug: row.collectionSlug,
      collectionName: row.collectionName,
      collectionAddress: row.collectionAddress,
      identifier: row.identifier,
      image: row.nftImage ?? row.collectionImage,
      itemType: row.itemType,
      caution: cautionOf(context, row.chainId, row.caution, laterOfWall(row.cursorTime)),
    },
    parameters: v.parse(orderParametersSchema, JSON.parse(row.parameters)),
    signature: row.signature,
    state: row.state,
    reason: row.state === 'active' ? null : row.reason,
    extraData: '0x',
    permissionEnds: null,
    criteria:
      row.traitType === null || row.traitValue === null ? null : { traitType: row.traitType, value: row.traitValue },
    criteriaProof: [],
  };
}

/** A row of a list as it is told; null as above. */
export function listedOrderOf(context: StoreContext, row: ListedRow): ListedOrder | null {
  const order = orderOf(context, row);
  if (order === null) return null;
  const network = context.networks.require(row.chainId);
  const floor = storedPrice(network, context.usdRates, row.floorValue, row.floorToken);
  const isComparable = floor !== null && moneyOf(network, floor.token) === moneyOf(network, order.price.token);
  return { ...order, floor: isComparable ? floor : null, ownItem: row.ownItem, outbid: row.outbid };
}

/** A wrapped native currency is the native one under another address. */
const moneyOf = ({ wrapped, currency }: MarketNetwork, token: Token) =>
  token.address === wrapped.address ? currency.address : token.address;
