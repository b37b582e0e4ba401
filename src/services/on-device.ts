import * as v from 'valibot';
import { addressSchema, slugSchema } from '../contract/primitives.ts';
import { allAnswers } from '../device/answer-store.ts';
import { collectionPath, itemPath } from '../domain/paths.ts';
import { PUBLIC } from './queries.ts';
import type { Viewed } from './viewed.ts';

/* Search without a network: by the names in the answers that this device keeps. */

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

/** Deeper than any answer has rows. */
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

function collect(value: unknown, into: Map<string, Viewed>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const row = Array.isArray(value) ? null : asViewed(value);
  if (row !== null) into.set(row.href, row);
  else for (const part of Object.values(value)) collect(part, into, depth + 1);
}

const keptAnswer = v.object({ queryKey: v.array(v.unknown()), state: v.object({ data: v.unknown() }) });
/** As `collectionQuery` and `nftQuery` have them: what their pages cannot do without. */
const collectionKey = v.looseTuple([v.literal(PUBLIC), v.literal('collection'), v.string()]);
const itemKey = v.looseTuple([v.literal(PUBLIC), v.literal('nft'), v.string(), v.string()]);

function pageOf(key: readonly unknown[]): string | null {
  if (v.is(collectionKey, key)) return collectionPath(key[2]);
  return v.is(itemKey, key) ? itemPath(key[2], key[3]) : null;
}

export type KeptHere = {
  /** Every item and collection that the kept answers tell of, each once. */
  told: Viewed[];
  /** The addresses of those that can be opened without a network. */
  pages: ReadonlySet<string>;
};

export async function keptOnDevice(): Promise<KeptHere> {
  const found = new Map<string, Viewed>();
  const pages = new Set<string>();
  for (const [, answer] of await allAnswers().catch(() => [])) {
    if (!v.is(keptAnswer, answer)) continue;
    collect(answer.state.data, found);
    const page = pageOf(answer.queryKey);
    if (page !== null) pages.add(page);
  }
  return { told: [...found.values()], pages };
}

const place = (text: string, words: readonly string[]) => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word)) ? lower.indexOf(words[0] ?? '') : -1;
};

/** Those that hold every word, the earliest in the name first; of each kind `size` at most. */
export function searchKept(kept: readonly Viewed[], pattern: string, size: number): Viewed[] {
  const words = pattern
    .toLowerCase()
    .split(/[\s#]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = kept
    .filter((one) => place(`${one.name} ${one.of} ${one.href}`, words) >= 0)
    .map((one) => ({ one, at: place(one.name, words) }))
    .toSorted((a, b) => (a.at < 0 ? 1e9 : a.at) - (b.at < 0 ? 1e9 : b.at) || a.one.name.localeCompare(b.one.name));
  const of = (kind: Viewed['kind']) => found.filter(({ one }) => one.kind === kind).slice(0, size);
  return [...of('collection'), ...of('item')].map(({ one }) => one);
}
