import type { Queries } from '../db/database.ts';

/** What of an item's own metadata it is. */
export type InlineUse = 'image' | 'media';

/** A picture or program that an item's metadata holds itself; `name` changes with the content. */
export type InlineSource = { nftUuid: string; use: InlineUse; name: string; type: string; body: Uint8Array };

/** The newest one of an item's use takes the place of the one before, so that nobody fills the store by asking again. */
export async function saveInlineSources(tx: Queries, sources: readonly InlineSource[]): Promise<void> {
  for (const { nftUuid, use, name, type, body } of sources)
    await tx.query(
      `insert into inline_sources (nft_uuid, use, name, type, body) values ($1, $2, $3, $4, $5)
       on conflict (nft_uuid, use) do update set name = excluded.name, type = excluded.type, body = excluded.body`,
      [nftUuid, use, name, type, Buffer.from(body).toString('base64')],
    );
}

export async function readInlineSource(
  db: Queries,
  o: { nftUuid: string; use: InlineUse; name: string },
): Promise<{ type: string; body: Uint8Array } | null> {
  const [row] = await db.query<{ type: string; body: string }>(
    'select type, body from inline_sources where nft_uuid = $1 and use = $2 and name = $3',
    [o.nftUuid, o.use, o.name],
  );
  return row ? { type: row.type, body: Buffer.from(row.body, 'base64') } : null;
}
