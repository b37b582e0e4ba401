import { StartError, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { connectDatabase } from '../db/open.ts';
import { askServer } from '../launch/ask.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { connectToHolder, lockStateFolder } from '../launch/state-lock.ts';
import { dumpStore, holdsStore, type DumpPart } from '../stores/dump.ts';
import { writeArchive } from './archive.ts';
import { keptFiles, readKept } from './state-files.ts';

type Take = (part: DumpPart) => Promise<void>;

async function dumpOwn(config: Config, take: Take): Promise<void> {
  const database: Database = await connectDatabase(config);
  try {
    if (!(await holdsStore(database))) throw new StartError('The store is empty: there is nothing to back up.');
    await dumpStore(database, take);
  } finally {
    await database.close();
  }
}

/** The embedded store is its server's while that runs, and ours for the time of the back-up while none does. */
async function dumpEmbedded(config: Config, take: Take): Promise<void> {
  const server = await connectToHolder(config.stateDir);
  if (server !== null) {
    const asked = askServer(server);
    for await (const part of asked.dump()) await take(part);
    asked.end();
    return;
  }
  const release = await lockStateFolder(config.stateDir);
  try {
    await dumpOwn(config, take);
  } finally {
    release();
  }
}

/** Writes store, keys and chains into one file, as they are at one moment; a server may run. Answers what is in it. */
export async function backUp(config: Config, file: string): Promise<{ rows: number; files: number }> {
  requireStateFolder(config.stateDir);
  let rows = 0;
  const files = keptFiles(config.stateDir);
  await writeArchive(file, async (write) => {
    const take: Take = async (part) => {
      if (part.part === 'whole') rows = part.rows;
      await write(part);
    };
    await (config.databaseUrl ? dumpOwn(config, take) : dumpEmbedded(config, take));
    for (const path of files) {
      const data = await readKept(config.stateDir, path);
      await write({ part: 'file', path, data: data.toString('base64') });
    }
    await write({ part: 'end', files: files.length });
  });
  return { rows, files: files.length };
}
