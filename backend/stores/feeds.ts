import type { Price } from '../../src/contract/order.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';
import { IS_SHOWN } from './shown.ts';

/** Something that happened to an item. `time` in Unix seconds. */
export type FeedEvent = {
  /** Unlike that of any other event. */
  id: string;
  kind: 'mint' | 'sale';
  slug: string;
  collection: string;
  identifier: string;
  name: string;
  image: string;
  time: number;
  /** Of one copy. */
  price: Price | null;
};

type Row = Omit<FeedEvent, 'kind' | 'price'> & { chainId: number; unitValue: string | null; token: string | null };

const item = `c.chain_id as "chainId", c.slug, c.name as collection, n.identifier, ${shownName} as name, n.image`;

function eventsOf(context: StoreContext, kind: FeedEvent['kind'], rows: readonly Row[]): FeedEvent[] {
  return rows.flatMap(({ chainId, unitValue, token, ...row }) => {
    const network = context.networks.byId(chainId);
    if (!network) return [];
    return [{ ...row, kind, price: storedPrice(network, context.usdRates, unitValue, token) }];
  });
}

/** The last sales of these collections, newest first. */
export async function lastSales(
  context: StoreContext,
  collections: readonly string[],
  size: number,
): Promise<FeedEvent[]> {
  const rows = await context.database.query<Row>(
    `select 'sale-' || s.chain_id || '-' || s.block_hash || '-' || s.log_index || '-' || s.sub as id, ${item}, s.time,
       s.unit_value as "unitValue", s.token
     from unnest($1::text[]) wanted
     cross join lateral (select * from sales where collection_uuid = wanted order by time desc limit $2) s
     join nfts n on n.uuid = s.nft_uuid join collections c on c.uuid = n.collection_uuid where ${IS_SHOWN}
     order by s.time desc limit $2`,
    [collections, size],
  );
  return eventsOf(context, 'sale', rows);
}

/** The items of these collections that were minted last, newest first. */
export async function lastMints(
  context: StoreContext,
  collections: readonly string[],
  size: number,
): Promise<FeedEvent[]> {
  const rows = await context.database.query<Row>(
    `select 'mint-' || n.uuid as id, ${item}, n.minted_time as time, null as "unitValue", null as token
     from unnest($1::text[]) wanted
     cross join lateral (select * from nfts where collection_uuid = wanted and not hidden
       order by minted_block desc, identifier desc limit $2) n
     join collections c on c.uuid = n.collection_uuid where ${IS_SHOWN}
     order by n.minted_time desc, n.identifier desc limit $2`,
    [collections, size],
  );
  return eventsOf(context, 'mint', rows);
}

/** An artist by address: their name, and the ids of their latest collections; null when they have none. */
export async function findArtist(
  context: StoreContext,
  address: string,
  most: number,
): Promise<{ name: string; collections: string[] } | null> {
  const rows = await context.database.query<{ uuid: string; name: string }>(
    `select uuid, creator_name as name from collections where creator_address = $1 and not hidden order by created_at desc limit $2`,
    [address.toLowerCase(), most],
  );
  const [latest] = rows;
  return latest ? { name: latest.name, collections: rows.map(({ uuid }) => uuid) } : null;
}
