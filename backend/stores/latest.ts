import type { LatestEvent } from '../../src/contract/latest.ts';
import type { Tint } from '../../src/contract/primitives.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';
import { shownName, tintJoin } from './nft-rows.ts';
import { IS_SHOWN } from './shown.ts';

/** Rows that are looked through, so that one busy collection does not fill the list. */
const READ = 60;
const SHOWN = 6;
const OF_ONE_COLLECTION = 2;

type Row = {
  uuid: string;
  chainId: number;
  slug: string;
  collectionName: string;
  identifier: string;
  name: string;
  image: string;
  tint: Tint | null;
  unitValue: string;
  token: string;
  time: number;
};

const item = `n.uuid, n.chain_id as "chainId", c.slug, c.name as "collectionName", n.identifier, ${shownName} as name, n.image, t.tint`;
const ofItem = `join nfts n on n.uuid = x.nft_uuid join collections c on c.uuid = n.collection_uuid ${tintJoin}`;

function mixed(context: StoreContext, rows: readonly Row[]): LatestEvent[] {
  const seen = new Set<string>();
  const ofCollection = new Map<string, number>();
  const events: LatestEvent[] = [];
  for (const row of rows) {
    const network = context.networks.byId(row.chainId);
    const price = network && storedPrice(network, context.usdRates, row.unitValue, row.token);
    const count = ofCollection.get(row.slug) ?? 0;
    if (!network || !price || seen.has(row.uuid) || count >= OF_ONE_COLLECTION) continue;
    seen.add(row.uuid);
    ofCollection.set(row.slug, count + 1);
    const { uuid, slug, collectionName, identifier, name, image, tint, time } = row;
    const collection = { slug, name: collectionName };
    events.push({ uuid, network: network.slug, collection, item: { identifier, name, image, tint }, price, time });
    if (events.length === SHOWN) break;
  }
  return events;
}

/** What was sold and put up for sale last, over all networks; what has no picture is not put in the window. */
export async function latest(context: StoreContext): Promise<{ sales: LatestEvent[]; listings: LatestEvent[] }> {
  const sales = await context.database.query<Row>(
    `select ${item}, x.unit_value as "unitValue", x.token, x.time
     from (select * from sales order by time desc limit ${READ}) x ${ofItem} where n.image <> '' and ${IS_SHOWN}
     order by x.time desc, x.block_number desc, x.log_index desc`,
  );
  // An item is shown by its best listing, so no other is told of.
  const listings = await context.database.query<Row>(
    `select ${item}, x.unit_value as "unitValue", x.token, x.created_at as time
     from (select * from orders where side = 'listing' and state = 'active' order by created_at desc limit ${READ}) x
     ${ofItem} where n.listing_hash = x.hash and n.image <> '' and ${IS_SHOWN}
     order by x.created_at desc, x.hash`,
  );
  return { sales: mixed(context, sales), listings: mixed(context, listings) };
}
