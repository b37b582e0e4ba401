import type { Queries } from '../db/database.ts';

/** Where workers are told, once it is committed, of which chain items wait to be read, or collections to be ranked. */
export const METADATA_CHANNEL = 'vitrine_metadata';

export const tellMetadata = (tx: Queries, chainId: number) =>
  tx.query('select pg_notify($1, $2)', [METADATA_CHANNEL, String(chainId)]);
