import type { Collection } from '../contract/collection.ts';
import * as market from '../contract/marketplace-routes.ts';
import { MAX_PAGE_SIZE, type Status } from '../contract/paging.ts';
import {
  changeKept,
  keptCollections,
  keptItems,
  putCollection,
  type KeptCollection,
  type KeptItem,
} from '../device/kept-store.ts';
import { withLocks } from '../device/locks.ts';
import { dropKeptPicturesOf, keptCacheOf } from '../device/room.ts';
import { DEFAULT_SORT } from '../contract/item-search.ts';
import { ask, AT_ONCE, isFull, keepItem, keepPicture, LOST_ROUNDS, ROUND_MS, whetherWhole } from './keep-item.ts';
import { announceKept, findDue, onKept, type Plan } from './kept-collections.ts';
import { namesWhoLeft } from './names-person.ts';
import { wait } from './polite-fetch.ts';
import { renew } from './renew-collection.ts';
import { runtime } from './runtime.ts';

/* Keeps a whole collection: its list, then each item with its answers and pictures, a few at a time. */

/** Held by the tab that keeps or renews: one collection at a time. */
const LOCK = 'keeping';

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

/** Continues what was begun and renews what is due, one collection after the other, in one tab only. */
export const runKeeping = (): Promise<unknown> =>
  withLocks([LOCK], async () => {
    for (;;) {
      const begun = (await keptCollections()).find(({ state }) => state === 'keeping');
      const due = begun === undefined ? await findDue() : undefined;
      const isStored = begun ? await run(begun) : due !== undefined && (await renew(due));
      if (!isStored) return;
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
    if ((await find()) === undefined) await dropKeptPicturesOf(slug);
    return true;
  } catch {
    return false;
  } finally {
    unlisten();
    announceKept(slug);
  }
}

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
  const isWhole = await whetherWhole(cache);
  const items = await keptItems(slug);
  const whole = items.filter(isWhole);
  const bytes = whole.reduce((sum, item) => sum + item.bytes, 0);
  await changeKept(slug, () => ({ kept: whole.length, bytes }));
  return items.filter((item) => !isWhole(item));
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
      size: page.pagination.total,
      ...(page.next === null && { total: now.listed + items.length }),
    }),
    items,
  );
  return changed === null ? [] : items;
}
