import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { themeValueSchema } from '../../src/contract/operator-theme.ts';
import type { Theme } from '../../src/contract/theme.ts';
import type { Queries } from '../db/database.ts';
import { decisionOf, THE_MARKET } from './operator-log.ts';

const DAY_MS = 86_400_000;

/** A mark as PNG in base64, or a text. */
export type ThemeFile = { kind: 'mark' | 'text'; content: string };

/** What operators have decided; null where what is built in holds. */
export async function decidedTheme(db: Queries): Promise<Theme | null> {
  const parsed = v.safeParse(themeValueSchema, await decisionOf(db, THE_MARKET, 'theme'));
  return parsed.success ? parsed.output.theme : null;
}

/** What a file is called by: the beginning of its SHA-256. */
export const themeFileId = ({ kind, content }: ThemeFile): string =>
  createHash('sha256').update(`${kind}\n${content}`).digest('hex').slice(0, 32);

/** Stores a file under its id, which is returned. One that was stored before stays as it was. */
export async function saveThemeFile(db: Queries, { kind, content }: ThemeFile): Promise<string> {
  const id = themeFileId({ kind, content });
  await db.query(
    'insert into theme_files (id, kind, content, created_at) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [id, kind, content, Date.now()],
  );
  return id;
}

/** `since`: when it was stored, in Unix milliseconds. */
export async function findThemeFile(
  db: Queries,
  id: string,
  kind: ThemeFile['kind'],
): Promise<{ content: string; since: number } | null> {
  const [row] = await db.query<{ content: string; since: number }>(
    'select content, created_at as since from theme_files where id = $1 and kind = $2',
    [id, kind],
  );
  return row ?? null;
}

/** How many of these are stored as this kind. */
export async function countThemeFiles(db: Queries, kind: ThemeFile['kind'], ids: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::integer as count from theme_files where kind = $2 and id = any($1::text[])',
    [ids, kind],
  );
  return row?.count ?? 0;
}

/** Removes what was given more than a day ago and no theme ever named. */
export async function dropUnusedThemeFiles(db: Queries): Promise<void> {
  await db.query(
    `delete from theme_files f where created_at < $1 and not exists (select 1 from operator_log
      where about = 'theme' and strpos(after::text, f.id) > 0)`,
    [Date.now() - DAY_MS],
  );
}
