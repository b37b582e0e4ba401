import type { Worth } from '../../src/contract/worth.ts';
import { storedPrice, usdText } from '../core/price.ts';
import type { StoreContext } from './context.ts';
import { ofShownCollection } from './shown.ts';

/** Items of an account that are counted, latest acquired first: the cost of a call does not grow with a maker. */
const COUNTED = 1_000;
/** Collections that are told. */
const SHOWN = 200;

type Row = {
  chainId: number;
  slug: string;
  name: string;
  floorValue: string | null;
  floorToken: string | null;
  items: number;
  units: string;
  offers: string;
};

/** What an account holds, by collection. */
export async function worth(context: StoreContext, wallet: string): Promise<Worth> {
  const rows = await context.database.query<Row>(
    `select c.chain_id as "chainId", c.slug, c.name, c.floor_value as "floorValue", c.floor_token as "floorToken",
       count(*) as items, sum(b.amount)::text as units,
       floor(sum(greatest(n.offer_rank, c.offer_rank, 0)))::text as offers
     from (select * from balances b where owner = $1 and ${ofShownCollection('b')} order by acquired_block desc, nft_uuid limit $2) b
     join nfts n on n.uuid = b.nft_uuid join collections c on c.uuid = b.collection_uuid
     group by c.uuid
     order by c.floor_rank * sum(b.amount) desc nulls last, c.slug`,
    [wallet.toLowerCase(), COUNTED + 1],
  );
  const items = rows.reduce((sum, row) => sum + row.items, 0);
  return {
    holdings: rows.slice(0, SHOWN).flatMap((row) => {
      const network = context.networks.byId(row.chainId);
      if (!network) return [];
      return [
        {
          network: network.slug,
          collection: { slug: row.slug, name: row.name },
          items: row.items,
          units: row.units,
          floor: storedPrice(network, context.usdRates, row.floorValue, row.floorToken),
          offersUsd: usdText(BigInt(row.offers)),
        },
      ];
    }),
    complete: items <= COUNTED && rows.length <= SHOWN,
  };
}
