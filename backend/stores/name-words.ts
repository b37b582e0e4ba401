import type { Queries } from '../db/database.ts';
import { likePattern } from './context.ts';

/** Of a pattern so many words are looked up; each may mean so many others. */
const MOST_WORDS = 4;
const MEANT = 3;
/** Shorter words have no trigrams of their own. */
const SHORTEST = 3;

/**
 * For each word of a pattern the words of names that are spelt like it, the likest first; a number means itself. Words
 * that are like none are left out. The threshold is the transaction's.
 */
export async function wordsAlike(tx: Queries, pattern: string): Promise<string[][]> {
  const asked = pattern
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST || /^[0-9]+$/.test(word))
    .slice(0, MOST_WORDS);
  const numbers = asked.filter((word) => /^[0-9]+$/.test(word));
  const words = asked.filter((word) => !numbers.includes(word));
  if (words.length === 0) return [];
  const near = await tx.query<{ asked: string; word: string }>(
    `select a.asked, n.word from unnest($1::text[]) with ordinality a(asked, place), lateral (
       select w.word, word_similarity(a.asked, w.word) as share, similarity(a.asked, w.word) as likeness
       from name_words w where a.asked <% w.word order by 2 desc, 3 desc, 1 limit ${MEANT}) n
     order by a.place, n.share desc, n.likeness desc, n.word`,
    [words],
  );
  const meant = words.map((word) => near.filter((one) => one.asked === word).map((one) => one.word));
  const known = meant.filter((alternatives) => alternatives.length > 0);
  return known.length === 0 ? [] : [...known, ...numbers.map((number) => [number])];
}

/** Words rest so long after they were found in a name; so many are looked for at once. */
const REST = '7 days';
const AT_ONCE = 50;

/** Forgets words that are in no name any more; how many were looked for. */
export async function pruneWords(db: Queries): Promise<number> {
  const due = await db.query<{ word: string }>(
    `update name_words set checked_at = now() where word in (
       select word from name_words where checked_at < now() - interval '${REST}' limit ${AT_ONCE}) returning word`,
  );
  for (const { word } of due) {
    const named = await db.query('select 1 from nfts where name ilike $1 limit 1', [likePattern(word)]);
    if (named.length === 0) await db.query('delete from name_words where word = $1', [word]);
  }
  return due.length;
}
