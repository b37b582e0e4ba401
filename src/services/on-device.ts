import * as v from 'valibot';
import { addressSchema, slugSchema } from '../contract/primitives.ts';
import { allAnswers } from '../device/answer-store.ts';
import { collectionPath, itemPath } from '../domain/paths.ts';
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

/** Every item and collection that the kept answers tell of, each once. */
export async function keptOnDevice(): Promise<Viewed[]> {
  const found = new Map<string, Viewed>();
  for (const [, answer] of await allAnswers().catch(() => []))
    if (typeof answer === 'object' && answer !== null && 'state' in answer) {
      const { state } = answer;
      if (typeof state === 'object' && state !== null && 'data' in state) collect(state.data, found);
    }
  return [...found.values()];
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
