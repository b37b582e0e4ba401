import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { toFilter } from '../contract/item-search.ts';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import { uuidSchema } from '../contract/primitives.ts';
import { collectionSearchOf } from '../contract/saved-search.ts';
import { changeNote, readNote } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import type { NftListFilter } from './marketplace.ts';
import { seenState } from './notifications.ts';
import { isOnline } from './online.ts';
import { artistOf, followedBy, savedSearches } from './saved-searches.ts';

/*
 * What is new in the searches that somebody saved, from the artists and in the collections they follow: the device
 * repeats each search and compares the result with what it found before.
 */

/** How many are asked: those saved last. */
export const ASKED_AT_MOST = 8;
/** How often an open page asks, and how often while somebody looks at the notifications, in ms. */
const EVERY = 3_600_000;
const LOOKED_AT_EVERY = 60_000;
/** How long news is shown. */
const TOLD_MS = 30 * 86_400_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const foundSchema = v.object({
  href: v.string(),
  /** Device clock, ms. */
  askedAt: count,
  total: count,
  /** The items of the first page. */
  uuids: v.array(uuidSchema),
  news: v.nullable(v.object({ count, time: count })),
});
type Found = v.InferOutput<typeof foundSchema>;

/** Of what was saved; in a followed collection there are new items, and items that are newly for sale. */
export type NewsKind = 'search' | 'artist' | 'items' | 'listings';
export type SearchNews = { id: string; kind: NewsKind; href: string; name: string; count: number; time: number };

const idOf = (href: string, time: number) => `search ${time} ${href}`;

/** The lists that are read for what was saved. */
function listsOf({ href, name }: { href: string; name: string }): { kind: NewsKind; href: string; name: string }[] {
  const followed = followedBy(href);
  if (followed !== 'collection') return [{ kind: followed ?? 'search', href, name }];
  return [
    { kind: 'items', href: `${href}?sort=newest`, name },
    { kind: 'listings', href: `${href}?status=buy-now`, name },
  ];
}

/** The list call that a collection's address stands for; null where it is none. */
export function callOf(href: string): { id: string; filter: NftListFilter } | null {
  const found = collectionSearchOf(href, (query) => new URLSearchParams(query));
  return found && { id: found.id, filter: { ...toFilter(found.search), size: MAX_PAGE_SIZE } };
}

/**
 * How many are new. If there is more than one page only the growth is certain: an item that enters the page may have
 * been behind it.
 */
function newSince(before: Found, uuids: readonly string[], total: number): number {
  const isWhole = (found: { uuids: readonly string[]; total: number }) => found.total <= found.uuids.length;
  return isWhole(before) && isWhole({ uuids, total })
    ? uuids.filter((uuid) => !before.uuids.includes(uuid)).length
    : Math.max(0, total - before.total);
}

/** Items of a collection, or collections of an artist; null for an address that stands for neither. */
async function readList(href: string) {
  const creator = artistOf(href);
  if (creator !== null) {
    const { collections } = await import('./data.ts');
    return collections({ creator, sort: 'newest', page: 1 }, undefined, true);
  }
  const call = callOf(href);
  if (call === null) return null;
  const { nftsOfCollection } = await import('./marketplace.ts');
  return nftsOfCollection(call.id, call.filter, undefined, true);
}

async function ask(href: string, before: Found | undefined): Promise<Found | null> {
  const page = await readList(href);
  if (page === null || page.status.code === 404) return null;
  // Where not all are counted, the number says nothing of growth.
  const total = page.pagination.complete === false ? (before?.total ?? MAX_PAGE_SIZE + 1) : page.pagination.total;
  const uuids = page.data.map(({ uuid }) => uuid);
  const now = Date.now();
  const news = before?.news ?? null;
  const found = before === undefined ? 0 : newSince(before, uuids, total);
  const unseen = news !== null && seenState.ids?.includes(idOf(href, news.time)) !== true ? news.count : 0;
  return { href, askedAt: now, total, uuids, news: found === 0 ? news : { count: found + unseen, time: now } };
}

function readFound(text: string): Found[] {
  try {
    const parsed = v.safeParse(foundSchema, JSON.parse(text));
    return parsed.success ? [parsed.output] : [];
  } catch {
    return [];
  }
}

/**
 * What is new in the searches that `owner`, who is signed in, saved. Asks those that were not asked within `minAge`
 * (ms), one after the other and in one tab at a time; where no answer comes, the previous result counts.
 */
export const findSearchNews = (owner: string, minAge: number): Promise<SearchNews[]> =>
  navigator.locks.request('vitrine:searches', async () => {
    const isStill = () => authState.user?.address === owner;
    const lists = savedSearches
      .all()
      .slice(0, ASKED_AT_MOST)
      .flatMap(listsOf)
      // A search may be what a followed collection is asked for: its latest name is told, once.
      .filter(({ href }, at, all) => all.findIndex((one) => one.href === href) === at);
    const known = ((await readNote('search-finds', owner)) ?? []).flatMap(readFound);
    const found: Found[] = [];
    for (const { href } of lists) {
      const before = known.find((one) => one.href === href);
      const isDue = before === undefined || Math.abs(Date.now() - before.askedAt) >= minAge;
      const after = isDue && isOnline() && isStill() ? await ask(href, before).catch(() => null) : null;
      const kept = after ?? before;
      if (kept !== undefined) found.push(kept);
    }
    const change = () => found.map((one) => JSON.stringify(one));
    await changeNote('search-finds', { owner, isStill, change }).catch(() => undefined);
    return lists.flatMap(({ kind, href, name }) => {
      const news = found.find((one) => one.href === href)?.news;
      if (!news || news.time < Date.now() - TOLD_MS) return [];
      return [{ id: idOf(href, news.time), kind, href, name, ...news }];
    });
  });

/**
 * `isLooking`: the person looks at the notifications, which need fresher results. The key contains their address and is
 * not public: nothing is stored.
 */
export const searchNewsQuery = (owner: string, isLooking = false) =>
  queryOptions({
    queryKey: ['search-news', owner],
    queryFn: () => findSearchNews(owner, isLooking ? LOOKED_AT_EVERY : EVERY),
    refetchInterval: EVERY,
    staleTime: isLooking ? LOOKED_AT_EVERY : EVERY,
    networkMode: 'always',
  });
