import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { WriteBackup } from '../jobs/backup.ts';
import { dumpStore } from '../stores/dump.ts';
import { writeBackup } from './write-backup.ts';

/** `2026-11-28T05-22-05Z`: a time that may stand in a file's name. */
const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Names of files that this makes, the newest last in their order. */
export const BACKUP_NAME = /^vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** Makes a back-up in the operator's folder; null where none is configured. */
export const backUpInto = ({ backupFolder, stateDir }: Config): WriteBackup | null =>
  backupFolder === undefined
    ? null
    : async (database) => {
        const file = join(backupFolder, `vitrine-${stampOf(new Date())}.backup`);
        return { file, ...(await writeBackup(file, stateDir, (take) => dumpStore(database, take))) };
      };
