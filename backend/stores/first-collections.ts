import type { Queries } from '../db/database.ts';
import { collectionColumns, collectionOrder, type CollectionRow } from './collections.ts';

/** Those that the operator puts first, in their order, and the most traded. */
export async function firstCollections(db: Queries, most: number): Promise<CollectionRow[]> {
  return db.query<CollectionRow>(
    `select ${collectionColumns} from (
       (select c.*, 0 as later from collections c where featured is not null and not hidden order by featured, slug limit $1)
       union all
       (select c.*, 1 from collections c where featured is null and not hidden order by ${collectionOrder.volume} limit $1)) found
     order by later, featured, ${collectionOrder.volume} limit $1`,
    [most],
  );
}
