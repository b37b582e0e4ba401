import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, type Config } from '../config.ts';
import { storeReads } from '../core/metrics.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { tracedDatabase } from './traced-database.ts';
import { diskSentence } from './state-folder.ts';

/** Opens the configured store, migrated. Throws a `StartError` that says which one cannot be opened. */
export async function openStore(config: Config): Promise<Database> {
  try {
    const database = await openDatabase({ ...config, noteRead: (from) => storeReads.inc({ from }) });
    return config.traces ? tracedDatabase(database) : database;
  } catch (error) {
    if (diskSentence(error, config.stateDir)) throw error;
    const detail = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new StartError(
      config.databaseUrl
        ? `The PostgreSQL store named by DATABASE_URL cannot be opened: ${detail}.`
        : `The store in ${join(config.stateDir, 'db')} is broken and cannot be opened (${detail}): start once with --fresh, or put back a copy of the folder.`,
      { cause: error },
    );
  }
}

/** For `--fresh`: the pictures and the embedded store go. What is in PostgreSQL is never deleted as files. */
export function clearState({ stateDir, databaseUrl }: Config): void {
  rmSync(join(stateDir, 'images'), { recursive: true, force: true });
  if (!databaseUrl) rmSync(join(stateDir, 'db'), { recursive: true, force: true });
}
