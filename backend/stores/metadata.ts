import { waitAfter } from '../core/backoff.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import type { Database, Param, Queries } from '../db/database.ts';
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

/**
 * An item whose metadata is to be read, of which contract; `tries` have failed so far, `asks` tells what it was asked for
 * by then.
 */
export type WaitingNft = {
  uuid: string;
  address: `0x${string}`;
  itemType: ItemType;
  identifier: string;
  tries: number;
  asks: number;
};

/**
 * How long items are for the node that has claimed them. Its own rows, not the item's: that has twenty indexes, and
 * each claim would be written to all.
 */
const CLAIM_SECONDS = 180;

/** Claims some of the items for which `which` holds, and which nobody has. */
const claim = (db: Queries, which: string, params: readonly Param[]) =>
  db.query<WaitingNft>(
    `with due as (
       select n.uuid, n.collection_uuid, n.identifier, n.metadata_tries, n.metadata_asks from nfts n
       where n.metadata_state = 'waiting'
         and not exists (select 1 from metadata_claims c where c.nft_uuid = n.uuid and c.until > now())
         and ${which} for no key update of n skip locked
     ), claimed as (
       insert into metadata_claims as c (nft_uuid, until)
       select uuid, now() + interval '${CLAIM_SECONDS} seconds' from due
       on conflict (nft_uuid) do update set until = excluded.until where c.until <= now() returning nft_uuid
     )
     select d.uuid, c.address, c.item_type as "itemType", identifier, metadata_tries as tries, metadata_asks as asks
     from due d join collections c on c.uuid = d.collection_uuid where d.uuid in (select nft_uuid from claimed)`,
    params,
  );

/** Claims items whose metadata is still to be read, those that wait longest first: no other node reads them meanwhile. */
export const claimWaiting = (db: Queries, chainId: number, now: number, limit: number): Promise<WaitingNft[]> =>
  claim(db, 'n.chain_id = $1 and n.metadata_after <= $2 order by n.metadata_after limit $3', [chainId, now, limit]);

/**
 * Lets an item wait for its metadata as if it had never been read, and claims it; nothing is answered where it is being
 * read, after which it is read again. What it shows stays meanwhile.
 */
export function claimAgain(database: Database, nftUuid: string): Promise<WaitingNft[]> {
  return database.transaction(async (tx) => {
    await tx.query(
      `update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0,
         metadata_asks = metadata_asks + 1 where uuid = $1`,
      [nftUuid],
    );
    return claim(tx, 'n.uuid = $1', [nftUuid]);
  });
}

/** Items that were claimed are read, or are not going to be. */
export async function endClaims(db: Queries, items: readonly WaitingNft[]): Promise<void> {
  await db.query('delete from metadata_claims where nft_uuid = any($1::text[])', [items.map(({ uuid }) => uuid)]);
}

const PRUNED_AT_ONCE = 1_000;

/** Forgets claims of items that are gone, by nodes that are gone. */
export async function pruneClaims(db: Queries): Promise<number> {
  const rows = await db.query(
    `delete from metadata_claims where nft_uuid in (select nft_uuid from metadata_claims
       where until < now() - interval '1 hour' limit ${PRUNED_AT_ONCE}) returning 1`,
  );
  return rows.length;
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
       attributes = r.attributes, traits = array(select jsonb_array_elements_text(r.traits)), metadata_state = 'done',
       metadata_error = null
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

/** An item whose metadata could not be read, and why; `tries` before this one had failed. */
export type FailedNft = Pick<WaitingNft, 'uuid' | 'tries'> & { error: string };

/** After so many tries an item is given up. */
const TRIES = 5;
const BACKOFF_SECONDS = 20;

/** Tries again later, up to five times; what an item already shows stays. */
export async function postponeMetadata(tx: Queries, failed: readonly FailedNft[], now: number): Promise<void> {
  if (failed.length === 0) return;
  const rows = failed.map(({ uuid, tries, error }) => ({
    uuid,
    error,
    tries: tries + 1,
    after: now + Math.round(waitAfter(tries + 1, BACKOFF_SECONDS)),
  }));
  await tx.query(
    `update nfts set metadata_tries = r.tries, metadata_error = r.error, metadata_after = r.after,
       metadata_state = case when r.tries >= ${TRIES} then 'failed' else 'waiting' end
     from jsonb_to_recordset($1::jsonb) r(uuid text, error text, tries integer, after bigint) where nfts.uuid = r.uuid`,
    [JSON.stringify(rows)],
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
