import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, type Config } from '../config.ts';
import { connectDatabase } from '../db/open.ts';
import { askServer } from '../launch/ask.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { connectToHolder, lockStateFolder } from '../launch/state-lock.ts';
import { orderReindex, reindexOf, type Reindex } from '../stores/reindex.ts';
import { counted, requireWord, say, type Command, serverConfig } from './command.ts';

const LOOK_MS = 1_000;

/** Whoever has the store: the order, and how far it has come. */
type Reader = {
  /** Whether a server is known to run. */
  isServed: boolean;
  begin(slug: string, from: number): Promise<Reindex & { isNew: boolean }>;
  look(slug: string): Promise<Reindex | null>;
  end(): void | Promise<void>;
};

async function ownReader(config: Config, isServed: boolean): Promise<Reader> {
  const database = await connectDatabase(config);
  return {
    isServed,
    begin: (slug, from) =>
      orderReindex(database, slug, from).catch((error: unknown) => {
        throw new StartError(error instanceof Error ? error.message : String(error));
      }),
    look: (slug) => reindexOf(database, slug),
    end: () => database.close(),
  };
}

/** PostgreSQL is asked itself; the embedded store is its server's while that runs. */
async function reach(config: Config): Promise<Reader> {
  if (config.databaseUrl) return ownReader(config, true);
  requireStateFolder(config.stateDir);
  const server = await connectToHolder(config.stateDir);
  if (server !== null) {
    const asked = askServer(server);
    return {
      isServed: true,
      begin: (slug, from) => asked.reindex(slug, from),
      look: async (slug) => asked.reindexed(slug),
      end: () => asked.end(),
    };
  }
  const release = await lockStateFolder(config.stateDir);
  try {
    const reader = await ownReader(config, false);
    return { ...reader, end: () => Promise.resolve(reader.end()).finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** What is told of it, a line. */
export function lineOf(slug: string, { first, next, last, mended }: Reindex): string {
  const put = `${counted(mended)} ${mended === 1 ? 'row' : 'rows'} put right`;
  if (next === null) return `${slug} was read again from block ${counted(first)} on: ${put}.`;
  const share = last < first ? 100 : Math.floor(((next - first) * 100) / (last - first + 1));
  return `${slug}: block ${counted(next)} of ${counted(last)} (${share} %), ${put}.`;
}

/** Has a network read again, and tells how far that is until it is done. */
async function reindexNetwork(config: Config, slug: string, from: number): Promise<void> {
  const reader = await reach(config);
  try {
    const begun = await reader.begin(slug, from);
    if (!begun.isNew) say(`${slug} is being read again already, from block ${counted(begun.first)} on.`);
    if (!reader.isServed) {
      say('The server begins with it when it is started.');
      return;
    }
    say('The server does it while it goes on; this command only watches, and may be ended.');
    let told = '';
    for (;;) {
      const present = await reader.look(slug);
      if (present === null) throw new StartError(`${slug} is gone from the store.`);
      const line = lineOf(slug, present);
      if (line !== told) say(line);
      told = line;
      if (present.next === null) return;
      await sleep(LOOK_MS);
    }
  } finally {
    await reader.end();
  }
}

export const reindex: Command = async ({ words, options }) => {
  if (words.length > 1) return null;
  const slug = requireWord(words[0], 'network');
  const from = options.from ?? '0';
  if (!/^[0-9]{1,15}$/.test(from)) throw new StartError('--from is the number of a block.');
  await reindexNetwork(serverConfig(), slug, Number(from));
  return 0;
};
