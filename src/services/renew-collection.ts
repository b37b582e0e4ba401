import * as data from '../contract/data-routes.ts';
import * as market from '../contract/marketplace-routes.ts';
import type { NftCard } from '../contract/nft.ts';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import {
  changeKept,
  changeRenewal,
  dropRenewed,
  keptCollections,
  keptItem,
  keptItems,
  takeRenewed,
  type KeptCollection,
  type KeptItem,
  type Renewal,
} from '../device/kept-store.ts';
import { dropKeptPicturesOf, keptCacheOf } from '../device/room.ts';
import { isCostly } from './costly-connection.ts';
import { imageUrl } from './images.ts';
import { DEFAULT_SORT } from '../contract/item-search.ts';
import {
  ask,
  AT_ONCE,
  isFull,
  keepItem,
  keepOnlyPictures,
  keepPicture,
  LOST_ROUNDS,
  ROUND_MS,
  whetherWhole,
} from './keep-item.ts';
import {
  announceKept,
  isUnderWay,
  MOST_ITEMS,
  newRenewal,
  onKept,
  planKeeping,
  RENEW_AFTER_MS,
} from './kept-collections.ts';
import { namesWhoLeft } from './names-person.ts';
import { wait } from './polite-fetch.ts';
import { runtime } from './runtime.ts';

/*
 * Renews a kept collection: a new copy is made beside the old one and takes its place once it is whole. Pictures that
 * are there are not fetched again; nor, where nobody asked, the answers of items that the list tells the same of.
 */

/** Answers older than this are read again, whatever the list says. */
const OLDEST_ANSWERS_MS = 7 * RENEW_AFTER_MS;

/** It was not asked for, and the connection costs something now: it goes on another time. */
class LaterError extends Error {}

/** Goes on with a renewal from the page of the list that it was at, or begins one; not with one of the day before. */
const goOn = ({ renewal }: KeptCollection) => {
  const left = renewal !== undefined && isUnderWay(renewal) ? renewal : null;
  if (left === null || Date.now() - left.at > RENEW_AFTER_MS) return { renewal: newRenewal(left?.asked === true) };
  return { renewal: { ...left, state: 'running' as const, kept: left.listed } };
};

/** Returns whether the outcome could be stored. */
export async function renew({ slug }: KeptCollection): Promise<boolean> {
  let unlisten: (() => void) | undefined;
  try {
    const old = await changeKept(slug, goOn);
    if (old?.renewal === undefined) return true;
    const { at, listed } = old.renewal;
    const stop = new AbortController();
    const endUnlessStill = async () => {
      const renewal = (await keptCollections()).find((one) => one.slug === slug)?.renewal;
      if (renewal?.state !== 'running' || renewal.at !== at) stop.abort();
    };
    unlisten = onKept((changed) => {
      if (changed === slug) void endUnlessStill();
    });
    announceKept(slug);
    if (listed === 0) await dropRenewed(slug);
    try {
      await copy(old, old.renewal, stop.signal);
    } catch (error) {
      const failed = { state: isFull(error) ? ('full' as const) : ('failed' as const), at: Date.now() };
      await changeRenewal(slug, at, () => (error instanceof LaterError ? { state: 'waiting' } : failed));
    }
    await tidy(slug);
    return true;
  } catch {
    return false;
  } finally {
    unlisten?.();
    announceKept(slug);
  }
}

/** Leaves what belongs to the copy that is there. */
async function tidy(slug: string): Promise<void> {
  const now = (await keptCollections()).find((one) => one.slug === slug);
  // A picture that was still on its way when the collection was removed may have created its cache again.
  if (now === undefined) {
    await dropKeptPicturesOf(slug);
    return;
  }
  // It goes on from there.
  if (now.renewal !== undefined && isUnderWay(now.renewal)) return;
  await dropRenewed(slug);
  const items = await keptItems(slug);
  await keepOnlyPictures(await caches.open(keptCacheOf(slug)), [
    ...now.pictures,
    ...items.flatMap(({ pictures }) => pictures),
  ]);
}

/** How many items the new copy will have: all there are, as far as is sensible and fits. */
async function totalOf({ kept, widths }: KeptCollection, size: number): Promise<number> {
  const most = Math.min(size, MOST_ITEMS);
  return most <= kept ? most : kept + (await planKeeping(most - kept, widths)).total;
}

/** The collection's own pictures, in the widths that they are kept in. */
function picturesOf({ pictures }: KeptCollection, banner: string): string[] {
  const widths = pictures.flatMap((url) => /\/w_([0-9]+)&/.exec(url)?.[1] ?? []);
  return banner === '' ? [] : widths.map((width) => imageUrl(banner, { width: Number(width) }));
}

async function copy(old: KeptCollection, begun: Renewal, signal: AbortSignal): Promise<void> {
  const { slug } = old;
  const { at } = begun;
  const { dataUrl, marketplaceUrl } = runtime().config;
  const cache = await caches.open(keptCacheOf(slug));
  const answer = await ask(`${dataUrl}/collection/${slug}`, data.collection.answer, signal);
  if (answer.data === null) throw new Error(`There is no ${slug}`);
  const pictures = picturesOf(old, answer.data.banner);
  for (const url of pictures) await keepPicture(cache, url, signal);
  const change = async (change: Partial<Renewal>, items: readonly KeptItem[] = []): Promise<Renewal> => {
    const now = await changeRenewal(slug, at, () => change, items);
    announceKept(slug);
    if (now?.renewal === undefined) throw new Error('It ended meanwhile');
    return now.renewal;
  };
  const { itemsCount } = answer.data;
  let renewal = begun.total > 0 ? begun : await change({ size: itemsCount, total: await totalOf(old, itemsCount) });
  // By number, no item that stays slips past while prices move; of a part, the cheapest are wanted.
  const isAll = renewal.total >= renewal.size;
  const sort = isAll ? 'identifier' : DEFAULT_SORT;
  const limit = isAll ? MOST_ITEMS : renewal.total;
  const renewItem = await renewerOf(old, begun, cache, signal);
  // One that was interrupted may have been at the list's end.
  while (renewal.listed === 0 || (renewal.next !== null && renewal.listed < limit)) {
    const { listed, next } = renewal;
    const query = new URLSearchParams({ sort, size: String(MAX_PAGE_SIZE), ...(next && { next }) });
    const page = await ask(
      `${marketplaceUrl}/v1/collections/nfts/list/${slug}?${query}`,
      market.collectionNfts.answer,
      signal,
    );
    if (page.data.length === 0) throw new Error(`The list of ${slug} ends at ${listed}`);
    const cards = page.data.slice(0, limit - listed);
    const size = page.pagination.total;
    const total = isAll ? Math.min(size, limit) : limit;
    for (let n = 0; n < cards.length; n += AT_ONCE) {
      if (!begun.asked && isCostly()) throw new LaterError();
      const round = cards.slice(n, n + AT_ONCE);
      const [items] = await Promise.all([
        Promise.all(round.map((card, index) => renewItem(card, listed + n + index))),
        wait(ROUND_MS, signal),
      ]);
      renewal = await change({ size, total, kept: renewal.kept + items.length }, items);
    }
    renewal = await change({ listed: listed + cards.length, next: page.next });
  }
  const own = namesWhoLeft(answer) ? null : answer;
  if (!(await takeRenewed(slug, at, { pictures, answer: own }))) throw new Error('It ended meanwhile');
}

/** What changes without the item: dollars, and a picture's colours, which are found later. */
const sameOf = (card: unknown): string =>
  JSON.stringify(card, (key, value: unknown) => (/^(amountUsd|usdRate|tint)$/.test(key) ? undefined : value));

/**
 * Makes items of the new copy. One that cannot be fetched holds up no other: it keeps the answers that it has, with
 * their age.
 */
async function renewerOf(old: KeptCollection, { asked, at }: Renewal, cache: Cache, signal: AbortSignal) {
  const isWhole = await whetherWhole(cache);
  let lost = 0;
  return async (card: NftCard, n: number): Promise<KeptItem> => {
    const { slug, widths } = old;
    const before = await keptItem(slug, card.identifier);
    const own = { slug, n, identifier: card.identifier, card: namesWhoLeft(card) ? null : card };
    const isThere = before !== undefined && before.info !== null && isWhole(before);
    if (isThere && !asked && at - before.at < OLDEST_ANSWERS_MS && sameOf(before.card) === sameOf(card))
      return { ...before, ...own };
    try {
      const item = await keepItem({ ...own, nft: null, info: null, pictures: [], bytes: 0, at }, widths, cache, signal);
      lost = 0;
      return item;
    } catch (error) {
      lost += 1;
      if (signal.aborted || isFull(error) || !isThere || lost === LOST_ROUNDS * AT_ONCE) throw error;
      return { ...before, ...own };
    }
  };
}
