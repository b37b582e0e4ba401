import type { Queries } from '../db/database.ts';

/** A stored offer on all items that share a trait: the items by their root. */
export type StoredCriteria = {
  root: string;
  traitType: string;
  value: string;
  items: { nftUuid: string; identifier: string }[];
};

/** The items of a collection that have this trait now, and how the trait is called. */
export async function nftsWithTrait(
  db: Queries,
  collectionUuid: string,
  trait: string,
): Promise<Omit<StoredCriteria, 'root'> | null> {
  // A type may hold a colon itself: the facets know where it ends.
  const [facet] = await db.query<{ traitType: string; value: string }>(
    `select trait_type as "traitType", value from facets
     where collection_uuid = $1 and trait_type || ':' || value = $2 order by trait_type limit 1`,
    [collectionUuid, trait],
  );
  if (!facet) return null;
  const items = await db.query<{ nftUuid: string; identifier: string }>(
    `select uuid as "nftUuid", identifier from nfts
     where collection_uuid = $1 and supply > 0 and traits && array[$2]::text[] order by identifier`,
    [collectionUuid, trait],
  );
  return { ...facet, items };
}

/** Stores which items a root stands for. The same root is always the same items. */
export async function saveCriteria(tx: Queries, collectionUuid: string, criteria: StoredCriteria): Promise<void> {
  await tx.query(
    `insert into criteria_items (collection_uuid, root, nft_uuid, identifier)
     select $1, $2, nft, identifier from jsonb_to_recordset($3::jsonb) r(nft text, identifier numeric)
     on conflict do nothing`,
    [
      collectionUuid,
      criteria.root,
      JSON.stringify(criteria.items.map((item) => ({ nft: item.nftUuid, identifier: item.identifier }))),
    ],
  );
}

/** The identifiers a root stands for, as decimal texts; empty for an unknown root. */
export async function criteriaIdentifiers(db: Queries, collectionUuid: string, root: string): Promise<string[]> {
  const rows = await db.query<{ identifier: string }>(
    'select identifier from criteria_items where collection_uuid = $1 and root = $2',
    [collectionUuid, root],
  );
  return rows.map((row) => row.identifier);
}

/** The NFTs that these orders ask for by a criteria root; none for orders without one. */
export async function criteriaNfts(
  db: Queries,
  orders: readonly { collectionUuid: string; criteriaRoot: string | null }[],
): Promise<string[]> {
  const roots = orders.flatMap(({ collectionUuid, criteriaRoot }) =>
    criteriaRoot === null ? [] : [{ collection: collectionUuid, root: criteriaRoot }],
  );
  if (roots.length === 0) return [];
  const rows = await db.query<{ nft: string }>(
    `select distinct i.nft_uuid as nft from criteria_items i
     join jsonb_to_recordset($1::jsonb) r(collection text, root text)
       on r.collection = i.collection_uuid and r.root = i.root`,
    [JSON.stringify(roots)],
  );
  return rows.map((row) => row.nft);
}

/** SQL: whether the order `o`, which names no single item, asks for this one of its collection. */
export const covers = (nftUuid: string) =>
  `(o.criteria_root is null or exists (select 1 from criteria_items i where i.collection_uuid = o.collection_uuid
    and i.root = o.criteria_root and i.nft_uuid = ${nftUuid}))`;
