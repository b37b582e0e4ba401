import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Database } from '../../../backend/db/database.ts';
import { migrate } from '../../../backend/db/migrate.ts';
import { createEngine, storeOf } from '../../../backend/db/pglite.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where an engine with all migrations is kept: making one takes five times as long as reading it. */
function templateFile(): string {
  const migrations = 'backend/db/migrations';
  const sources = readdirSync(join(root, migrations)).toSorted();
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'backend/db/migrate.ts', ...sources.map((name) => join(migrations, name))])
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return join(root, 'node_modules/.cache/vitrine', `store-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(file: string): Promise<Blob> {
  const engine = await createEngine();
  const store = storeOf(engine, () => Number.POSITIVE_INFINITY);
  await migrate(store);
  const dump = await engine.dumpDataDir('none');
  await store.close();
  await mkdir(dirname(file), { recursive: true });
  // Tests of several processes make it at once: each whole, the last one stays.
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()));
  await rename(mine, file);
  const older = (await readdir(dirname(file))).filter((name) => name.endsWith('.tar') && name !== basename(file));
  for (const name of older) await rm(join(dirname(file), name), { force: true });
  return dump;
}

async function openMemory(): Promise<Database> {
  const file = templateFile();
  const known = await readFile(file).catch(() => null);
  const loadDataDir = known === null ? await makeTemplate(file) : new Blob([known]);
  return storeOf(await createEngine({ loadDataDir }), () => Number.POSITIVE_INFINITY);
}

/** PostgreSQL keeps the counts of limits, which several servers of one test file would share. */
export const forgetCounts = async (database: Database): Promise<void> => {
  await database.query('delete from rate_limits');
};

/** A fresh migrated store: PGlite in memory, or an own schema of `DATABASE_URL` when that is set. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) return openMemory();
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres(url);
  await admin.script(`create schema ${schema}`);
  const database = await openPostgres(url, { schema });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.script(`drop schema ${schema} cascade`);
      await admin.close();
    },
  };
}
