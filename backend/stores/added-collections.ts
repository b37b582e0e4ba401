import type { AddedValue } from '../../src/contract/operator-add.ts';
import type { Queries } from '../db/database.ts';

/* Collections that an operator added in the console. */

/** Whether it was added there, and no configuration names it. */
export async function isAdded(db: Queries, uuid: string): Promise<boolean> {
  const rows = await db.query('select 1 from collections where uuid = $1 and added', [uuid]);
  return rows.length > 0;
}

/** Whether another collection has this word. */
export async function isSlugTaken(db: Queries, slug: string): Promise<boolean> {
  const rows = await db.query('select 1 from collections where slug = $1', [slug]);
  return rows.length > 0;
}

/** Where the metadata and pictures of those that are listed may come from. */
export async function addedHosts(db: Queries): Promise<string[]> {
  const rows = await db.query<{ value: AddedValue }>("select value from operator_decisions where about = 'added'");
  return rows.flatMap(({ value }) => value.hosts);
}
