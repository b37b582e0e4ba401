import type { Queries } from '../db/database.ts';
import { IS_SHOWN } from './shown.ts';

/** How many items there are, as each collection has counted its own. */
export async function countItems(db: Queries): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select coalesce(sum(items_count), 0)::int as total from collections where not hidden',
  );
  return row?.total ?? 0;
}

/** Slugs of collections, at most `most`. */
export async function collectionPages(db: Queries, most: number): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    'select slug from collections where not hidden order by slug limit $1',
    [most],
  );
  return rows.map(({ slug }) => slug);
}

export type ItemPage = { slug: string; identifier: string; mintedTime: number };

/** Items whose id begins with these hexadecimal digits, by the primary key; at most `most`. */
export function itemPages(db: Queries, digits: string, most: number): Promise<ItemPage[]> {
  const low = digits.padEnd(8, '0');
  const high = digits.padEnd(8, 'f');
  return db.query<ItemPage>(
    `select c.slug, n.identifier, n.minted_time as "mintedTime"
     from nfts n join collections c on c.uuid = n.collection_uuid
     where n.uuid >= $1 and n.uuid <= $2 and ${IS_SHOWN} order by n.uuid limit $3`,
    [low, `${high}-ffff-ffff-ffff-ffffffffffff`, most],
  );
}
