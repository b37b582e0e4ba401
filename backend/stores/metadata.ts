import type { Queries } from '../db/database.ts';
import { moveFacets } from './facets.ts';

const COUNTED_AT_MOST = 10_000;

/** How many items wait for their metadata, up to 10,000. */
export async function countWaiting(db: Queries): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from nfts where metadata_state = 'waiting' limit $1) w`,
    [COUNTED_AT_MOST],
  );
  return row?.count ?? 0;
}

/** An item is read for a change on the chain this long after its last reading at the earliest. */
export const ITEM_REST_SECONDS = 60;

/** An item whose metadata is to be read; `tries` have failed so far, `asks` tells what it was asked for by then. */
export type WaitingNft = { uuid: string; collectionUuid: string; identifier: string; tries: number; asks: number };

/** Items whose metadata is still to be read, oldest first. */
export function waitingNfts(db: Queries, chainId: number, now: number, limit: number): Promise<WaitingNft[]> {
  return db.query<WaitingNft>(
    `select uuid, collection_uuid as "collectionUuid", identifier, metadata_tries as tries, metadata_asks as asks
     from nfts
     where chain_id = $1 and metadata_state = 'waiting' and metadata_after <= $2
     order by metadata_after, collection_uuid, identifier limit $3`,
    [chainId, now, limit],
  );
}

/** Lets an item wait for its metadata as if it had never been read. What it shows stays meanwhile. */
export async function askMetadataAgain(db: Queries, nftUuid: string): Promise<void> {
  await db.query(
    `update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0, metadata_asks = metadata_asks + 1
     where uuid = $1`,
    [nftUuid],
  );
}

/** Metadata as it was read and cleaned; `image` and `media` are URLs, or empty for none. */
export type LoadedMetadata = {
  uuid: string;
  tokenUri: string;
  name: string;
  description: string;
  image: string;
  media: string;
  attributes: { traitType: string; value: string }[];
};

/** Stores what was read, and counts its traits; these items wait no longer. */
export async function saveMetadata(tx: Queries, loaded: readonly LoadedMetadata[]): Promise<void> {
  if (loaded.length === 0) return;
  await moveFacets(tx, loaded);
  await tx.query(
    `update nfts n set token_uri = r.uri, name = r.name, description = r.description, image = r.image, media = r.media,
       attributes = r.attributes, traits = array(select jsonb_array_elements_text(r.traits)), metadata_state = 'done'
     from jsonb_to_recordset($1::jsonb) r(uuid text, uri text, name text, description text, image text, media text,
       attributes jsonb, traits jsonb)
     where n.uuid = r.uuid`,
    [
      JSON.stringify(
        loaded.map((one) => ({
          uuid: one.uuid,
          uri: one.tokenUri,
          name: one.name,
          description: one.description,
          image: one.image,
          media: one.media,
          attributes: one.attributes,
          traits: [...new Set(one.attributes.map((attribute) => `${attribute.traitType}:${attribute.value}`))],
        })),
      ),
    ],
  );
}

/** Tries again later, up to five times; what an item already shows stays. */
export async function postponeMetadata(tx: Queries, uuids: readonly string[], now: number): Promise<void> {
  if (uuids.length === 0) return;
  await tx.query(
    `update nfts set metadata_tries = metadata_tries + 1,
       metadata_after = $2::bigint + 5 * power(4, metadata_tries)::bigint,
       metadata_state = case when metadata_tries >= 4 then 'failed' else 'waiting' end
     where uuid = any($1::text[])`,
    [uuids, now],
  );
}

/**
 * Notes that these were read, well or not. An item that was asked for again meanwhile may have changed since: it waits
 * once more, for its rest.
 */
export async function finishReading(tx: Queries, items: readonly WaitingNft[], now: number): Promise<void> {
  await tx.query(
    `update nfts n set metadata_read = $2::bigint,
       metadata_state = case when metadata_asks = r.asks then metadata_state else 'waiting' end,
       metadata_tries = case when metadata_asks = r.asks then metadata_tries else 0 end,
       metadata_after = case when metadata_asks = r.asks then metadata_after else $2::bigint + ${ITEM_REST_SECONDS} end
     from jsonb_to_recordset($1::jsonb) r(uuid text, asks integer) where n.uuid = r.uuid`,
    [JSON.stringify(items.map(({ uuid, asks }) => ({ uuid, asks }))), now],
  );
}
