import { nameKey } from '../core/name-key.ts';
import type { Database, Queries } from '../db/database.ts';
import { tellChanged } from './market-changes.ts';

/** What a contract says of its collection; '' for nothing. */
export type ContractDocument = { name: string; description: string; image: string; banner: string };

/** A collection whose document is to be read; `asks` says by which word. */
export type UnreadDocument = { uuid: string; chainId: number; address: `0x${string}`; asks: number };

/** However often a contract says that its document has changed, and after a failure. */
const REST_SECONDS = 600;
const TRIES = 5;

/** Has the documents of these collections read, for they have changed. */
export async function askForDocuments(tx: Queries, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await tx.query(
    'update collections set document_asks = document_asks + 1, document_tries = 0 where uuid = any($1::text[])',
    [uuids],
  );
}

/** The one that waits longest, for one node; it rests from now on. */
export async function takeDocument(database: Database, now: number): Promise<UnreadDocument | null> {
  const [row] = await database.query<UnreadDocument>(
    `update collections set document_after = $1::bigint + ${REST_SECONDS} * (1 << document_tries)
     where uuid = (select uuid from collections where document_read < document_asks and document_after <= $1
       order by document_after, uuid limit 1 for update skip locked)
     returning uuid, chain_id as "chainId", address, document_asks as asks`,
    [now],
  );
  return row ?? null;
}

/** Keeps what was read. The operator's own words stay in its place. */
export async function saveDocument(
  database: Database,
  { uuid, asks }: UnreadDocument,
  document: ContractDocument,
): Promise<void> {
  const word = (field: string) => `coalesce(nullif(registered->>'${field}', ''), $3::jsonb->>'${field}')`;
  await database.transaction(async (tx) => {
    await tx.query(
      `update collections set document_read = $2, document_tries = 0, document = $3::jsonb, name = ${word('name')},
         name_key = case when coalesce(registered->>'name', '') = '' then $4 else name_key end,
         description = ${word('description')}, image = ${word('image')}, banner = ${word('banner')}
       where uuid = $1 and registered is not null`,
      [uuid, asks, JSON.stringify(document), nameKey(document.name)],
    );
    await tellChanged(tx, uuid);
  });
}

/** It could not be read: tried again later, and a few times at most until it is asked for again. */
export async function postponeDocument(db: Queries, { uuid, asks }: UnreadDocument): Promise<void> {
  await db.query(
    `update collections set document_tries = document_tries + 1,
       document_read = case when document_tries + 1 >= ${TRIES} then $2 else document_read end
     where uuid = $1`,
    [uuid, asks],
  );
}
