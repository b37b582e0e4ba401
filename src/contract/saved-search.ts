import * as v from 'valibot';
import { parseCollectionSearch, type CollectionSearch } from './item-search.ts';
import { addressSchema, slugSchema, textSchema } from './primitives.ts';

/** How many searches somebody can save in a browser. */
export const SEARCHES_AT_MOST = 30;

/** The address of a collection's page, filters and all, and the name that somebody gave it. */
export const pushedSearchSchema = v.object({
  href: v.pipe(v.string(), v.regex(/^\/collections\/[A-Za-z0-9-]{1,64}\?[\x21-\x7e]+$/), v.maxLength(1_000)),
  name: v.pipe(textSchema(80), v.trim(), v.minLength(1)),
});
export type PushedSearch = v.InferOutput<typeof pushedSearchSchema>;

/** What takes a query apart: the platform's `URLSearchParams`, which this layer does not know. */
export type ReadQuery = (query: string) => Iterable<[string, string]>;

/** The collection, by slug or address, and its filters; null for an address that is no collection's. */
export function collectionSearchOf(href: string, read: ReadQuery): { id: string; search: CollectionSearch } | null {
  const [path = '', query = ''] = href.split('?');
  const [, id = ''] = /^\/collections\/([^/]+)$/.exec(path) ?? [];
  if (!v.is(slugSchema, id) && !v.is(addressSchema, id)) return null;
  const entries = [...read(query)];
  // As the router reads them: the first of each, and every trait.
  const found = Object.fromEntries(entries.toReversed());
  const traits = entries.filter(([key]) => key === 'trait').map(([, value]) => value);
  return { id, search: parseCollectionSearch({ ...found, trait: traits }) };
}

const isOfSales = ({ status, min, max, currency }: CollectionSearch): boolean =>
  status === 'buy-now' || (status !== 'not-listed' && (min ?? max ?? currency) !== undefined);

/** The same of a search for what is for sale, of which a browser is told while the app is closed; null for any other. */
export function salesSearchOf(href: string, read: ReadQuery): ReturnType<typeof collectionSearchOf> {
  const found = collectionSearchOf(href, read);
  return found !== null && isOfSales(found.search) ? found : null;
}
