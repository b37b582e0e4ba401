import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, type Config } from '../config.ts';
import { connectDatabase } from '../db/open.ts';
import { prepareStateFolder } from '../launch/state-folder.ts';
import { lockStateFolder } from '../launch/state-lock.ts';
import { holdsStore, loadStore, unknownMigrations, type DumpPart } from '../stores/dump.ts';
import { readArchive } from '../launch/archive.ts';
import { keptFiles, replaceKept, writeKept } from '../launch/state-files.ts';

/** Reads an archive once to its end: nothing is touched for one that is damaged or of a later build. */
async function requireWhole(file: string): Promise<void> {
  for await (const line of readArchive(file)) {
    if (line.part === 'migrations' && unknownMigrations(line.ids).length > 0)
      throw new StartError(`${file} was made by a later build of Vitrine: restore it with that one.`);
  }
}

async function* storeOf(file: string): AsyncGenerator<DumpPart> {
  for await (const line of readArchive(file)) {
    if (line.part === 'migrations' || line.part === 'rows' || line.part === 'whole') yield line;
  }
}

/**
 * Makes state folder and store what they were when the archive was made. What is there already is overwritten only
 * where `overwrite` says so, and stays as it is where something goes wrong before the archive is read whole.
 */
export async function restore(
  config: Config,
  file: string,
  overwrite: boolean,
): Promise<{ rows: number; files: number }> {
  await requireWhole(file);
  prepareStateFolder(config.stateDir);
  const release = await lockStateFolder(config.stateDir);
  const beside = join(config.stateDir, 'restoring');
  try {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { mode: 0o700 });
    const isTaken = keptFiles(config.stateDir).length > 0 || existsSync(join(config.stateDir, 'db'));
    if (isTaken && !overwrite)
      throw new StartError(`The state folder ${config.stateDir} is in use: --overwrite replaces what is there.`);
    // The embedded store is made beside the one that is there, PostgreSQL's in one transaction.
    const database = await connectDatabase({ ...config, stateDir: beside });
    let rows: number;
    try {
      if (!overwrite && (await holdsStore(database)))
        throw new StartError('The database of DATABASE_URL is in use: --overwrite replaces what is there.');
      rows = await loadStore(database, () => storeOf(file));
    } finally {
      await database.close();
    }
    let files = 0;
    for await (const line of readArchive(file)) {
      if (line.part !== 'file') continue;
      writeKept(beside, line.path, Buffer.from(line.data, 'base64'));
      files += 1;
    }
    replaceKept(config.stateDir, beside);
    return { rows, files };
  } finally {
    rmSync(beside, { recursive: true, force: true });
    release();
  }
}
