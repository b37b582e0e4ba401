import { StartError, type Config } from '../config.ts';
import { connectDatabase } from '../db/open.ts';
import { askServer } from '../launch/ask.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { connectToHolder, lockStateFolder } from '../launch/state-lock.ts';
import { writeBackup, type Take } from '../launch/write-backup.ts';
import type { Backup } from '../../src/contract/operator-backups.ts';
import { noteBackup } from '../stores/backups.ts';
import { dumpStore, holdsStore } from '../stores/dump.ts';

/** A store to be copied, which is told once that is done. */
type Source = { dump(take: Take): Promise<void>; note(backup: Backup): Promise<void> };

async function ownStore<T>(config: Config, work: (source: Source) => Promise<T>): Promise<T> {
  const database = await connectDatabase(config);
  try {
    if (!(await holdsStore(database))) throw new StartError('The store is empty: there is nothing to back up.');
    return await work({
      dump: (take) => dumpStore(database, take),
      note: (backup) => noteBackup(database, backup),
    });
  } finally {
    await database.close();
  }
}

/** The embedded store is its server's while that runs, and ours for the time of the back-up while none does. */
async function embeddedStore<T>(config: Config, work: (source: Source) => Promise<T>): Promise<T> {
  const server = await connectToHolder(config.stateDir);
  if (server !== null) {
    const asked = askServer(server);
    try {
      return await work({
        async dump(take) {
          for await (const part of asked.dump()) await take(part);
        },
        note: (backup) => asked.noteBackup(backup),
      });
    } finally {
      // An open connection would keep the command from ending.
      asked.end();
    }
  }
  const release = await lockStateFolder(config.stateDir);
  try {
    return await ownStore(config, work);
  } finally {
    release();
  }
}

/**
 * Writes store, keys and chains into one file, as they are at one moment; a server may run. `shownAs`: where it goes,
 * for the console. Answers what is in it.
 */
export async function backUp(config: Config, file: string, shownAs = file): Promise<{ rows: number; files: number }> {
  requireStateFolder(config.stateDir);
  return (config.databaseUrl ? ownStore : embeddedStore)(config, async ({ dump, note }) => {
    const made = await writeBackup(file, config.stateDir, dump);
    // The file is whole; a server of an earlier build knows of no such note.
    await note({ at: Date.now(), file: shownAs, ...made }).catch(() => {});
    return made;
  });
}
