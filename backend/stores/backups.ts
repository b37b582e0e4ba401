import * as v from 'valibot';
import { backupSchema, type Backup } from '../../src/contract/operator-backups.ts';
import type { Queries } from '../db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

const KEY = 'last-backup';
const storedSchema = v.pipe(v.string(), v.parseJson(), backupSchema);

/** Notes that a back-up is whole. */
export const noteBackup = (db: Queries, backup: Backup) => writeSetting(db, KEY, JSON.stringify(backup));

/** The latest one that was noted; null where none was, or in a form of another build. */
export async function lastBackup(db: Queries): Promise<Backup | null> {
  const stored = v.safeParse(storedSchema, await readSetting(db, KEY));
  return stored.success ? stored.output : null;
}

/** How a back-up that was asked for stands: `error` of its last failure, '' where that was not noted. */
export async function askedBackup(db: Queries): Promise<{ isDead: boolean; error: string | null } | null> {
  const [row] = await db.query<{ isDead: boolean; error: string | null }>(
    `select dead_at is not null as "isDead", case when failed_at is not null then coalesce(last_error, '') end as error
     from jobs where kind = 'backup'`,
  );
  return row ?? null;
}
