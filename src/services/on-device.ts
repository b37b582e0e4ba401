import MiniSearch from 'minisearch';
import * as v from 'valibot';
import { addressSchema, slugSchema } from '../contract/primitives.ts';
import { visitAnswers } from '../device/answer-store.ts';
import { collectionPath, itemPath } from '../domain/paths.ts';
import { keptToFind, type Findable } from './kept-answers.ts';
import { PUBLIC } from './queries.ts';
import type { Viewed } from './viewed.ts';

/* Search without a network: over the names in the answers that this device keeps. */

const item = v.object({
  identifier: v.string(),
  name: v.string(),
  image: v.string(),
  collection: v.object({ slug: slugSchema, name: v.string() }),
});
const collection = v.object({
  slug: slugSchema,
  address: addressSchema,
  name: v.string(),
  image: v.string(),
  creator: v.object({ name: v.string() }),
});

/** No answer has its rows deeper than this. */
const MAX_DEPTH = 6;

function asViewed(value: object): Viewed | null {
  if (v.is(item, value))
    return {
      kind: 'item',
      href: itemPath(value.collection.slug, value.identifier),
      name: value.name,
      of: value.collection.name,
      image: value.image,
    };
  if (v.is(collection, value))
    return {
      kind: 'collection',
      href: collectionPath(value.slug),
      name: value.name,
      of: value.creator.name,
      image: value.image,
    };
  return null;
}

function collect(value: unknown, into: Map<string, Findable>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const row = Array.isArray(value) ? null : asViewed(value);
  if (row !== null) into.set(row.href, row);
  else for (const part of Object.values(value)) collect(part, into, depth + 1);
}

const keptAnswer = v.object({ queryKey: v.array(v.unknown()), state: v.object({ data: v.unknown() }) });
/** The keys of `collectionQuery` and `nftQuery`: what their pages cannot do without. */
const collectionKey = v.looseTuple([v.literal(PUBLIC), v.literal('collection'), v.string()]);
const itemKey = v.looseTuple([v.literal(PUBLIC), v.literal('nft'), v.string(), v.string()]);

function pageOf(key: readonly unknown[]): string | null {
  if (v.is(collectionKey, key)) return collectionPath(key[2]);
  return v.is(itemKey, key) ? itemPath(key[2], key[3]) : null;
}

export type KeptHere = {
  /** Every item and collection in kept answers and in collections that are kept whole, each once. */
  told: Findable[];
  /** The addresses of those that can be opened without a network. */
  pages: ReadonlySet<string>;
};

export async function keptOnDevice(): Promise<KeptHere> {
  const found = new Map<string, Findable>();
  const pages = new Set<string>();
  await visitAnswers((_, answer) => {
    if (!v.is(keptAnswer, answer)) return;
    collect(answer.state.data, found);
    const page = pageOf(answer.queryKey);
    if (page !== null) pages.add(page);
  }).catch(() => undefined);
  for (const one of await keptToFind().catch(() => [])) {
    found.set(one.href, one);
    pages.add(one.href);
  }
  return { told: [...found.values()], pages };
}

/** Shorter words are matched by their beginning alone; otherwise everything would be similar to them. */
const MISSPELT_FROM = 4;
/** The share of a word's letters that may be wrong. */
const WRONG = 0.25;

/** Finds entries that contain every word, misspelt or not, in a name, a collection or artist, a number or a trait. */
export function searchKept(told: readonly Findable[]): (pattern: string) => Viewed[] {
  const index = new MiniSearch<Findable>({
    idField: 'href',
    fields: ['name', 'of', 'number', 'traits'],
    extractField: (one, field) =>
      field === 'number' ? (one.href.split('/')[3] ?? '') : (one[field as keyof Findable] ?? ''),
    searchOptions: {
      boost: { name: 4, number: 3, of: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length < MISSPELT_FROM ? false : WRONG),
    },
  });
  index.addAll(told);
  const byHref = new Map(told.map((one) => [one.href, one]));
  return (pattern) => index.search(pattern).flatMap(({ id }) => byHref.get(id as string) ?? []);
}

type Searchable = { search: (pattern: string) => Viewed[]; pages: ReadonlySet<string> };

const FRESH_MS = 15_000;
let made: { at: number; searchable: Promise<Searchable> } | null = null;

/** The same for all keystrokes of one search. */
export function searchableOnDevice(): Promise<Searchable> {
  if (made === null || Date.now() - made.at > FRESH_MS)
    made = {
      at: Date.now(),
      searchable: keptOnDevice().then(({ told, pages }) => ({ search: searchKept(told), pages })),
    };
  return made.searchable;
}
