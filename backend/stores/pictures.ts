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
