import type { CollectionTrust } from '../../src/contract/collection.ts';
import { nameKey } from '../core/name-key.ts';
import type { Queries } from '../db/database.ts';
import type { CollectionRow } from './collections.ts';

/** Whether the operator vouches for a collection; if not, which one that they vouch for has nearly its name. */
export async function trustOf(
  db: Queries,
  { uuid, name, verified }: Pick<CollectionRow, 'uuid' | 'name' | 'verified'>,
): Promise<CollectionTrust> {
  if (verified) return { verified, looksLike: null };
  const rows = await db.query<{ slug: string; name: string }>(
    'select slug, name from collections where verified and not hidden and name_key = $1 and uuid <> $2 order by slug limit 1',
    [nameKey(name), uuid],
  );
  return { verified, looksLike: rows[0] ?? null };
}
