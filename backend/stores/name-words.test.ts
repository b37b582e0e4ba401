import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { pruneWords, wordsAlike } from './name-words.ts';
import { searchNfts } from './search.ts';

const SYLLABLES = ['ba', 'rin', 'to', 'gel', 'mar', 'us', 'ki', 'len'];
const COUNT = 47;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillMarket(await testContext(database), COUNT);
}, 60_000);
afterAll(() => database.close());

const wordsOf = (names: readonly string[]) =>
  [
    ...new Set(
      names.flatMap((name) =>
        name
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .filter((word) => word.length >= 3 && !/^[0-9]+$/.test(word)),
      ),
    ),
  ].toSorted();
const named = async () => (await database.query<{ name: string }>('select name from nfts')).map(({ name }) => name);
const stored = async () =>
  (await database.query<{ word: string }>('select word from name_words')).map(({ word }) => word).toSorted();

/** Names made of few syllables, so that many are alike. */
async function rename(seed: number): Promise<void> {
  const word = (at: number) =>
    [0, 1, 2].map((place) => SYLLABLES[(at * 31 + seed * 17 + place * (at % 5)) % SYLLABLES.length]).join('');
  const rows = Array.from({ length: COUNT }, (_, at) => ({ id: at + 1, name: `${word(at)} ${word(at + 3)} #${at}` }));
  await database.query(
    'update nfts n set name = r.name from jsonb_to_recordset($1::jsonb) r(id numeric, name text) where n.identifier = r.id',
    [JSON.stringify(rows)],
  );
}

test('the words that are kept are those of all names, and words of no name are forgotten after their rest', async () => {
  for (const seed of [1, 2, 3]) await rename(seed);
  const now = wordsOf(await named());
  expect(await stored()).toEqual(expect.arrayContaining(now));
  expect((await stored()).length).toBeGreaterThan(now.length);
  expect(await pruneWords(database)).toBe(0);
  await database.query("update name_words set checked_at = now() - interval '8 days'");
  while ((await pruneWords(database)) > 0);
  const kept = await stored();
  const names = (await named()).map((name) => name.toLowerCase());
  expect(kept).toEqual(expect.arrayContaining(now));
  expect(kept.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
});

test('what a misspelt word finds first is the likest of all names', async () => {
  await rename(5);
  for (const word of (await stored()).slice(0, 12)) {
    const misspelt = `${word.slice(0, 4)}q${word.slice(5)}`;
    const [likest] = await database.query<{ likeness: number }>(
      'select max(word_similarity($1, name)) as likeness from nfts where supply > 0',
      [misspelt],
    );
    const [found] = await searchNfts(database, { pattern: misspelt, size: 5, chainId: null, collection: null });
    const [first] = await database.query<{ likeness: number }>('select word_similarity($1, $2) as likeness', [
      misspelt,
      found?.name ?? '',
    ]);
    if ((likest?.likeness ?? 0) >= 0.3) expect(first?.likeness, misspelt).toBeCloseTo(likest?.likeness ?? 0, 5);
  }
});

test('a number means itself, and what is like no word means nothing', async () => {
  await database.query("update nfts set name = 'Harbour lantern 12' where identifier = 1");
  await database.transaction(async (tx) => {
    await tx.query('set local pg_trgm.word_similarity_threshold = 0.3');
    expect(await wordsAlike(tx, 'harbuor zzzzzz 12')).toEqual([['harbour'], ['12']]);
    expect(await wordsAlike(tx, 'zzzzzz 12')).toEqual([]);
  });
});
