import type { InfiniteData } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Collection } from '../contract/collection.ts';
import type { Nft, NftCard, NftInfo } from '../contract/nft.ts';
import type { NextPaged, Single } from '../contract/paging.ts';
import { keptCollections, keptItem, keptItems, type KeptCollection, type KeptItem } from '../device/kept-store.ts';
import { collectionPath, itemPath } from '../domain/paths.ts';
import { DEFAULT_SORT } from '../contract/item-search.ts';
import type { WholeCollection, WholeItem } from './kept-filter.ts';
import { PUBLIC } from './queries.ts';
import { networkBySlug } from './runtime.ts';
import type { Viewed } from './viewed.ts';

/* What replaces the server's answer on pages of collections that are kept whole. */

/** The query keys of `page-queries.ts`, and of a collection's counts. */
const single = (name: string) => v.tuple([v.literal(PUBLIC), v.literal(name), v.string()]);
const collectionKey = single('collection');
const itemKey = v.tuple([v.literal(PUBLIC), v.literal('nft'), v.string(), v.string(), v.null()]);
const infoKey = v.tuple([v.literal(PUBLIC), v.literal('nft-info'), v.string(), v.string()]);
const filtered = (name: string) =>
  v.tuple([v.literal(PUBLIC), v.literal(name), v.string(), v.record(v.string(), v.unknown())]);
const listKey = filtered('collection-nfts');
const countsKey = filtered('collection-facets');

export type KeptAnswer = { data: unknown; at: number };

const found = async (id: string): Promise<KeptCollection | undefined> => {
  const name = id.toLowerCase();
  return (await keptCollections()).find(({ slug, uuid, address }) => [slug, uuid, address].includes(name));
};

/** Whether the list is neither filtered nor sorted. */
const isPlain = (filter: Record<string, unknown>) =>
  Object.entries(filter).every(([key, value]) => value === undefined || (key === 'sort' && value === DEFAULT_SORT));

/** Its first item for each number: one that changed its place meanwhile was listed twice. */
function onceEach(items: readonly KeptItem[]): KeptItem[] {
  const seen = new Set<string>();
  return items.filter(({ identifier }) => !seen.has(identifier) && seen.add(identifier));
}

/** What filters and counts need; null of a part, and of what is not kept to its end: it would tell of too few. */
export function wholeOf({ state, size, answer }: KeptCollection, items: readonly KeptItem[]): WholeCollection | null {
  const collection = (answer as Single<Collection> | null)?.data;
  const rows = onceEach(items).flatMap(({ card, nft }): WholeItem[] => {
    const told = (nft as Single<Nft> | null)?.data;
    return card !== null && told ? [{ card: card as NftCard, nft: told }] : [];
  });
  if (state !== 'done' || rows.length < size || !collection) return null;
  return {
    items: rows,
    prices: [collection.floor, collection.volume24h, collection.bestOffer],
    currency: networkBySlug(collection.network)?.currency.symbol ?? '',
    hasOffer: collection.bestOffer !== null,
  };
}

/** As rows are drawn; the last page has no next one, for all of it is there. */
const PAGE = 100;

export function pagesOf(cards: readonly NftCard[]): InfiniteData<NextPaged<NftCard>, string | null> {
  const pages = Array.from({ length: Math.max(1, Math.ceil(cards.length / PAGE)) }, (_, index) => ({
    data: cards.slice(index * PAGE, (index + 1) * PAGE),
    pagination: { page: index + 1, size: PAGE, total: cards.length },
    status: { code: 200, message: 'OK', msgId: 'ok' },
    next: null,
  }));
  return { pages, pageParams: pages.map(() => null) };
}

/** Not on a device that has not yet stored what only some people need. */
const filters = () => import('./kept-filter.ts').catch(() => null);

/** All of the list; null where more than `shown` items are not there, or it cannot be told which they are. */
async function listOf(
  collection: KeptCollection,
  filter: Record<string, unknown>,
  shown: number,
): Promise<KeptAnswer | null> {
  const items = await keptItems(collection.slug);
  const whole = wholeOf(collection, items);
  const asListed = () => onceEach(items).flatMap(({ card }) => (card === null ? [] : [card as NftCard]));
  const cards =
    (whole && (await filters())?.filterKept(whole, filter, Date.now())) ?? (isPlain(filter) ? asListed() : null);
  if (cards === null || (shown > 0 && cards.length <= shown)) return null;
  return { data: pagesOf(cards), at: collection.at };
}

async function countsOf(collection: KeptCollection, filter: Record<string, unknown>): Promise<KeptAnswer | null> {
  const whole = wholeOf(collection, await keptItems(collection.slug));
  const data = whole && (await filters())?.countKept(whole, filter, Date.now());
  return data ? { data, at: collection.at } : null;
}

/** The answer to a public question, and when it was received; `shown`: how many items of a list are there already. */
export async function keptAnswer(key: readonly unknown[], shown: number): Promise<KeptAnswer | null> {
  const id = key[2];
  if (typeof id !== 'string') return null;
  const collection = await found(id);
  if (collection === undefined) return null;
  const { slug, at } = collection;
  if (v.is(collectionKey, key)) return collection.answer === null ? null : { data: collection.answer, at };
  if (v.is(listKey, key)) return listOf(collection, key[3], shown);
  if (v.is(countsKey, key)) return countsOf(collection, key[3]);
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
