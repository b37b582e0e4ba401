import * as v from 'valibot';
import type { Collection } from '../contract/collection.ts';
import * as data from '../contract/data-routes.ts';
import * as market from '../contract/marketplace-routes.ts';
import { MAX_PAGE_SIZE, type Status } from '../contract/paging.ts';
import { IMAGE_CACHE } from '../contract/sw-messages.ts';
import {
  changeKept,
  keptCollections,
  keptItems,
  putCollection,
  type KeptCollection,
  type KeptItem,
} from '../device/kept-store.ts';
import { keptCacheOf } from '../device/room.ts';
import { imageUrl } from './images.ts';
import { DEFAULT_SORT } from './item-search.ts';
import { announceKept, onKept, type Plan } from './kept-collections.ts';
import { namesWhoLeft } from './names-person.ts';
import { fetchPolitely, wait } from './polite-fetch.ts';
import { runtime } from './runtime.ts';

/* Keeps a whole collection: its list, then each item with its answers and pictures, a few at a time. */

const AT_ONCE = 3;
/** The shortest time between rounds: this takes at most half of what one address may ask for. */
const ROUND_MS = 120;
/** After this many rounds in a row that brought nothing the cause is not an item: tried again later. */
const LOST_ROUNDS = 3;
const LOCK = 'vitrine:keeping';

const OK: Status = { code: 200, message: 'OK', msgId: 'ok' };

/** Stores what is to be kept, and begins. */
export async function keepCollection(
  collection: Collection,
  plan: Plan,
  { widths, pictures }: { widths: readonly number[]; pictures: readonly string[] },
): Promise<void> {
  const { slug, uuid, address, name, itemsCount } = collection;
  await putCollection({
    slug,
    uuid,
    address,
    name,
    state: 'keeping',
    size: itemsCount,
    total: plan.total,
    listed: 0,
    next: null,
    kept: 0,
    bytes: 0,
    answer: namesWhoLeft(collection) ? null : { data: collection, status: OK },
    widths: [...new Set(widths)],
    pictures,
    at: Date.now(),
  });
  announceKept(slug);
  void runKeeping();
}

/** Continues what was begun, one collection after the other, in one tab only. */
export const runKeeping = (): Promise<void> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (;;) {
      const next = (await keptCollections()).find(({ state }) => state === 'keeping');
      if (next === undefined || !(await run(next))) return;
    }
  });

/**
 * Runs until the collection is complete, somebody pauses or removes it, or the device is full. Returns whether the
 * outcome could be stored.
 */
async function run({ slug }: KeptCollection): Promise<boolean> {
  const stop = new AbortController();
  const find = async () => (await keptCollections()).find((one) => one.slug === slug);
  const unlisten = onKept((changed) => {
    if (changed === slug) void find().then((now) => now?.state === 'keeping' || stop.abort());
  });
  try {
    const state = await keepRest(slug, stop.signal).then(
      () => 'done' as const,
      (error: unknown) => (isFull(error) ? 'full' : 'paused'),
    );
    // A state that somebody chose meanwhile is kept.
    await changeKept(slug, (now) => (now.state === 'keeping' ? { state } : {}));
    // A picture that was still on its way when the collection was removed may have created its cache again.
    if ((await find()) === undefined) await caches.delete(keptCacheOf(slug));
    return true;
  } catch {
    return false;
  } finally {
    unlisten();
    announceKept(slug);
  }
}

/** The store reports it as the cause of its own error. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || (error.cause !== undefined && isFull(error.cause)));

async function keepRest(slug: string, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(keptCacheOf(slug));
  const queue = await missing(slug, cache);
  let collection = await changeKept(slug, () => ({}));
  if (collection !== null) for (const url of collection.pictures) await keepPicture(cache, url, signal);
  let isAll = true;
  let lostRounds = 0;
  while (collection !== null) {
    if (queue.length === 0) {
      const listed = collection.listed < collection.total ? await list(collection, signal) : [];
      if (listed.length === 0) break;
      queue.push(...listed);
    }
    const { widths } = collection;
    const round = queue.splice(0, AT_ONCE);
    const [items] = await Promise.all([
      Promise.all(round.map((item) => keepItem(item, widths, cache, signal).catch(passOver(signal)))).then(present),
      wait(ROUND_MS, signal),
    ]);
    isAll &&= items.length === round.length;
    lostRounds = items.length === 0 ? lostRounds + 1 : 0;
    if (lostRounds === LOST_ROUNDS) break;
    const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
    collection = await changeKept(slug, (now) => ({ kept: now.kept + items.length, bytes: now.bytes + bytes }), items);
    announceKept(slug);
  }
  if (!isAll) throw new Error(`Not all of ${slug} could be had`);
}

/** One item that cannot be fetched does not hold up the others. */
const passOver = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted || isFull(error)) throw error;
  return null;
};

const present = <T>(all: readonly (T | null)[]): T[] => all.filter((one) => one !== null);

/** Items that are listed but not complete; counts those that are anew, for a full device loses pictures. */
async function missing(slug: string, cache: Cache): Promise<KeptItem[]> {
  const has = new Set((await cache.keys()).map(({ url }) => url));
  const isWhole = ({ nft, pictures }: KeptItem) =>
    nft !== null && pictures.every((url) => has.has(new URL(url, location.href).href));
  const items = await keptItems(slug);
  const whole = items.filter(isWhole);
  const bytes = whole.reduce((sum, item) => sum + item.bytes, 0);
  await changeKept(slug, () => ({ kept: whole.length, bytes }));
  return items.filter((item) => !isWhole(item));
}

async function ask<T extends v.GenericSchema>(url: string, schema: T, signal: AbortSignal) {
  const response = await fetchPolitely(url, signal);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return v.parse(schema, await response.json());
}

/** The next page of the list; empty at its end. */
async function list({ slug, total, listed, next }: KeptCollection, signal: AbortSignal): Promise<KeptItem[]> {
  if (listed > 0 && next === null) return [];
  const query = new URLSearchParams({ sort: DEFAULT_SORT, size: String(MAX_PAGE_SIZE), ...(next && { next }) });
  const url = `${runtime().config.marketplaceUrl}/v1/collections/nfts/list/${slug}?${query}`;
  const page = await ask(url, market.collectionNfts.answer, signal);
  const cards = page.data.slice(0, total - listed);
  const at = Date.now();
  const items = cards.map((card, index): KeptItem => ({
    slug,
    n: listed + index,
    identifier: card.identifier,
    card: namesWhoLeft(card) ? null : card,
    ...(index === cards.length - 1 ? { next: page.next } : {}),
    nft: null,
    info: null,
    pictures: [],
    bytes: 0,
    at,
  }));
  const changed = await changeKept(
    slug,
    // If the list ends sooner than announced, that is all there is.
    (now) => ({
      listed: listed + items.length,
      next: page.next,
      ...(page.next === null && { total: now.listed + items.length }),
    }),
    items,
  );
  return changed === null ? [] : items;
}

async function keepItem(
  item: KeptItem,
  widths: readonly number[],
  cache: Cache,
  signal: AbortSignal,
): Promise<KeptItem> {
  const { dataUrl, marketplaceUrl } = runtime().config;
  const path = `${item.slug}/${item.identifier}`;
  const nft = await ask(`${dataUrl}/nft/${path}`, data.nft.answer, signal);
  const info = await ask(`${marketplaceUrl}/v1/collections/nfts/info/${path}`, market.nftInfo.answer, signal);
  const source = nft.data?.image ?? '';
  const pictures: string[] = [];
  let bytes = JSON.stringify([item.card, nft, info]).length;
  for (const width of source === '' ? [] : widths) {
    const url = imageUrl(source, { width });
    const size = await keepPicture(cache, url, signal);
    if (size > 0) pictures.push(url);
    bytes += size;
  }
  if (namesWhoLeft([nft, info])) return { ...item, nft: { ...nft, data: null }, pictures, bytes };
  return { ...item, nft, info, pictures, bytes, at: Date.now() };
}

/** Returns its size in bytes; 0 where there is no picture. */
async function keepPicture(cache: Cache, url: string, signal: AbortSignal): Promise<number> {
  const kept = await cache.match(url);
  if (kept !== undefined) return (await kept.blob()).size;
  const seen = await caches.match(url, { cacheName: IMAGE_CACHE, ignoreVary: true });
  const response = seen ?? (await fetchPolitely(url, signal));
  if (!response.ok) return 0;
  const picture = await response.blob();
  await cache.put(url, new Response(picture, { headers: { 'Content-Type': picture.type } }));
  return picture.size;
}
