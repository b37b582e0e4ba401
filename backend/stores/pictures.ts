import type { Tint } from '../../src/contract/primitives.ts';
import type { Queries } from '../db/database.ts';

/** What visitors see first: collections' own pictures, then items, the cheapest listed ones first. */
export async function worldPictures(db: Queries): Promise<string[]> {
  const collections = await db.query<{ image: string; banner: string; previews: string[] }>(
    'select image, banner, previews from collections order by volume_rank desc, slug',
  );
  const items = await db.query<{ image: string }>(
    `select image from (
       select image, row_number() over (partition by collection_uuid order by coalesce(listing_rank, 'Infinity'), identifier) as place
       from nfts where image <> '' and supply > 0
     ) ranked where place <= 48 order by place`,
  );
  const all = [...collections.flatMap((one) => [one.image, ...one.previews]), ...items.map((one) => one.image)];
  return [...new Set(all)].filter((image) => image !== '');
}

/** Remembers a picture's colours; those of what is no item's picture are not kept, so that strangers fill nothing. */
export async function saveTint(db: Queries, source: string, tint: Tint): Promise<void> {
  await db.query(
    `insert into tints (source, tint) select md5($1), $2::jsonb where exists (select 1 from nfts where image = $1)
     on conflict (source) do update set tint = excluded.tint where tints.tint <> excluded.tint`,
    [source, JSON.stringify(tint)],
  );
}
