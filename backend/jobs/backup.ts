import * as v from 'valibot';
import type { Database, Queries } from '../db/database.ts';
import { noteBackup } from '../stores/backups.ts';
import { queueJob } from '../stores/jobs.ts';
import { jobWork, type JobWork } from './kind.ts';

/** Writes a back-up of a store into the operator's folder. Answers where it is, and what is in it. */
export type WriteBackup = (database: Database) => Promise<{ file: string; rows: number; files: number }>;

/** Asks for a back-up, once this is committed; asked for twice before it begins it is one. */
export const askBackup = (tx: Queries) => queueJob(tx, { kind: 'backup', key: '', payload: {} });

/** Makes a back-up. A second try writes another file. */
export const backupWork = (database: Database, write: WriteBackup): JobWork =>
  jobWork({
    kind: 'backup',
    payload: v.object({}),
    tries: 3,
    backoffSeconds: 30,
    run: async () => noteBackup(database, { at: Date.now(), ...(await write(database)) }),
  });
