import type { InfiniteData } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Collection } from '../contract/collection.ts';
import type { Nft, NftCard, NftInfo } from '../contract/nft.ts';
import type { NextPaged, Single } from '../contract/paging.ts';
import { keptCollections, keptItem, keptItems, type KeptCollection, type KeptItem } from '../device/kept-store.ts';
import { collectionPath, itemPath } from '../domain/paths.ts';
import { DEFAULT_SORT } from './item-search.ts';
import { PUBLIC } from './queries.ts';
import type { Viewed } from './viewed.ts';

/* What replaces the server's answer on pages of collections that are kept whole. */

/** The query keys of `page-queries.ts`. */
const single = (name: string) => v.tuple([v.literal(PUBLIC), v.literal(name), v.string()]);
const collectionKey = single('collection');
const itemKey = v.tuple([v.literal(PUBLIC), v.literal('nft'), v.string(), v.string(), v.null()]);
const infoKey = v.tuple([v.literal(PUBLIC), v.literal('nft-info'), v.string(), v.string()]);
const listKey = v.tuple([
  v.literal(PUBLIC),
  v.literal('collection-nfts'),
  v.string(),
  v.record(v.string(), v.unknown()),
]);

export type KeptAnswer = { data: unknown; at: number };

const found = async (id: string): Promise<KeptCollection | undefined> => {
  const name = id.toLowerCase();
  return (await keptCollections()).find(({ slug, uuid, address }) => [slug, uuid, address].includes(name));
};

/** Whether the list is neither filtered nor sorted. */
const isPlain = (filter: Record<string, unknown>) =>
  Object.entries(filter).every(([key, value]) => value === undefined || (key === 'sort' && value === DEFAULT_SORT));

/** Each item once, in the server's own pages; the last page has no next one. */
export function pagesOf(items: readonly KeptItem[]): InfiniteData<NextPaged<NftCard>, string | null> {
  const seen = new Set<string>();
  const shown = items.filter(({ card, identifier }) => card !== null && !seen.has(identifier) && seen.add(identifier));
  // A sign-out may have removed the item that a page ended with.
  const ends = items.filter((item) => item.next !== undefined || item === items.at(-1));
  const pages = ends.map(({ n, next = null }, index) => ({
    data: shown.filter((item) => item.n <= n && item.n > (ends[index - 1]?.n ?? -1)).map(({ card }) => card as NftCard),
    pagination: { page: index + 1, size: items.length, total: shown.length },
    status: { code: 200, message: 'OK', msgId: 'ok' },
    next: index === ends.length - 1 ? null : next,
  }));
  return { pages, pageParams: pages.map((_, index) => pages[index - 1]?.next ?? null) };
}

/** As many pages of the list as hold more than `shown` items; null where there are no more. */
async function listOf({ slug, at }: KeptCollection, shown: number): Promise<KeptAnswer | null> {
  const { pages, pageParams } = pagesOf(await keptItems(slug));
  let held = 0;
  const last = pages.findIndex(({ data }) => (held += data.length) > shown);
  if (last < 0) return null;
  return { data: { pages: pages.slice(0, last + 1), pageParams: pageParams.slice(0, last + 1) }, at };
}

/** The answer to a public question, and when it was received; `shown`: how many items of a list are there already. */
export async function keptAnswer(key: readonly unknown[], shown: number): Promise<KeptAnswer | null> {
  const id = key[2];
  if (typeof id !== 'string') return null;
  const collection = await found(id);
  if (collection === undefined) return null;
  const { slug, at } = collection;
  if (v.is(collectionKey, key)) return collection.answer === null ? null : { data: collection.answer, at };
  if (v.is(listKey, key)) return isPlain(key[3]) ? listOf(collection, shown) : null;
  if (v.is(itemKey, key)) {
    const item = await keptItem(slug, key[3]);
    return (item?.nft as Single<Nft> | null | undefined)?.data ? { data: item?.nft, at: item?.at ?? at } : null;
  }
  if (v.is(infoKey, key)) {
    const item = await keptItem(slug, key[3]);
    return (item?.info as Single<NftInfo> | null | undefined)?.data ? { data: item?.info, at: item?.at ?? at } : null;
  }
  return null;
}

/** What the search can find in a kept item or collection. */
export type Findable = Viewed & { traits?: string };

/** Everything that is kept whole, for the search. */
export async function keptToFind(): Promise<Findable[]> {
  const all = await Promise.all(
    (await keptCollections()).map(async ({ slug, name, answer }): Promise<Findable[]> => {
      const collection = (answer as Single<Collection> | null)?.data;
      const items = (await keptItems(slug)).flatMap(({ nft }): Findable[] => {
        const item = (nft as Single<Nft> | null)?.data;
        if (!item) return [];
        const traits = item.attributes.map(({ traitType, value }) => `${traitType} ${value}`).join(' ');
        const href = itemPath(slug, item.identifier);
        return [{ kind: 'item', href, name: item.name, of: name, image: item.image, traits }];
      });
      const own = { kind: 'collection' as const, href: collectionPath(slug), name };
      return [{ ...own, of: collection?.creator.name ?? '', image: collection?.image ?? '' }, ...items];
    }),
  );
  return all.flat();
}
