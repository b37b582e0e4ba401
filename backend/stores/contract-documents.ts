import { nameKey } from '../core/name-key.ts';
import type { Database, Queries } from '../db/database.ts';
import { queueJob } from './jobs.ts';
import { tellChanged } from './market-changes.ts';

/** What a contract says of its collection; '' for nothing. */
export type ContractDocument = { name: string; description: string; image: string; banner: string };

/** A collection whose document is to be read; `asks` says by which word. */
export type UnreadDocument = { uuid: string; chainId: number; address: `0x${string}`; asks: number };

/** Between two readings, however often a contract says that its document has changed. */
export const DOCUMENT_REST_SECONDS = 600;

const now = 'extract(epoch from now())::bigint';
const isUnread = 'document_read < document_asks';

/** `wait`: what is left of its rest, in seconds. */
type Asked = { uuid: string; wait: number };
const asked = `uuid, greatest(0, document_after - ${now}) as wait`;

async function queue(tx: Queries, collections: readonly Asked[]): Promise<void> {
  // In one order everywhere: two that ask for the same never wait for each other.
  for (const { uuid, wait } of collections.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)))
    await queueJob(tx, { kind: 'document', key: uuid, payload: { collection: uuid }, delaySeconds: wait });
}

/** Has the documents of these collections read, for they have changed. */
export async function askForDocuments(tx: Queries, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await queue(
    tx,
    await tx.query<Asked>(
      `update collections set document_asks = document_asks + 1 where uuid = any($1::text[]) returning ${asked}`,
      [uuids],
    ),
  );
}

/**
 * Makes jobs of documents that are unread and have none: of a new collection, of what a build before there were such
 * jobs has noted, of a store that was restored.
 */
export async function queueUnreadDocuments(db: Queries, uuid: string | null = null): Promise<void> {
  await queue(
    db,
    await db.query<Asked>(
      `select ${asked} from collections c where ${isUnread} and ($1::text is null or uuid = $1)
         and not exists (select 1 from jobs j where j.kind = 'document' and j.key = c.uuid)`,
      [uuid],
    ),
  );
}

/** Begins a reading, and its rest; null where there is nothing to read. */
export async function takeDocument(database: Database, uuid: string): Promise<UnreadDocument | null> {
  const [row] = await database.query<UnreadDocument>(
    `update collections set document_after = ${now} + ${DOCUMENT_REST_SECONDS} where uuid = $1 and ${isUnread}
     returning uuid, chain_id as "chainId", address, document_asks as asks`,
    [uuid],
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
      `update collections set document_read = $2, document = $3::jsonb, name = ${word('name')},
         name_key = case when coalesce(registered->>'name', '') = '' then $4 else name_key end,
         description = ${word('description')}, image = ${word('image')}, banner = ${word('banner')}
       where uuid = $1 and registered is not null`,
      [uuid, asks, JSON.stringify(document), nameKey(document.name)],
    );
    await tellChanged(tx, uuid);
  });
}

/** They are not read, for an operator discards them; a later change still is. */
export async function discardDocuments(tx: Queries, uuids: readonly string[]): Promise<void> {
  await tx.query('update collections set document_read = document_asks where uuid = any($1::text[])', [uuids]);
}
