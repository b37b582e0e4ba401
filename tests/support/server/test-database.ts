import { randomBytes } from 'node:crypto';
import type { Database } from '../../../backend/db/database.ts';
import { migrate } from '../../../backend/db/migrate.ts';
import { openPglite } from '../../../backend/db/pglite.ts';
import { openPostgres } from '../../../backend/db/postgres.ts';

/** A fresh migrated store: PGlite in memory, or an own schema of `DATABASE_URL` when that is set. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    const database = await openPglite(undefined);
    await migrate(database);
    return database;
  }
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres(url);
  await admin.script(`create schema ${schema}`);
  const database = await openPostgres(url, schema);
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
