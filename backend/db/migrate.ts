import type { Database } from './database.ts';
import { migrations, type Migration } from './migrations/index.ts';

/** Applies what is missing, in order, each in its own transaction. Several nodes may start at once. */
export async function migrate(database: Database, upTo: readonly Migration[] = migrations): Promise<void> {
  await database.script(
    'create table if not exists migrations (id integer primary key, name text not null, applied_at bigint not null)',
  );
  for (const { id, name, sql } of upTo) {
    await database.transaction(async (tx) => {
      await tx.query('lock table migrations in exclusive mode');
      const applied = await tx.query('select 1 from migrations where id = $1', [id]);
      if (applied.length > 0) return;
      // Statements one by one: a prepared query holds only one.
      for (const statement of sql.split(/;\s*$/m)) {
        if (statement.trim() !== '') await tx.query(statement);
      }
      await tx.query('insert into migrations (id, name, applied_at) values ($1, $2, $3)', [
        id,
        name,
        Math.floor(Date.now() / 1000),
      ]);
    });
  }
}
