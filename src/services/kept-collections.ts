import { IMAGE_CACHE } from '../contract/sw-messages.ts';
import {
  changeKept,
  closeKept,
  keptCollections,
  removeKept as removeFromStore,
  type KeptCollection,
  type Renewal,
} from '../device/kept-store.ts';
import { dropKeptPicturesOf, keptCacheOf } from '../device/room.ts';
import { isCostly } from './costly-connection.ts';
import { whenIdle } from './when-idle.ts';

/* Collections that somebody keeps whole on this device: listing, continuing and removing them. */

export type { KeptCollection };

const NAME = 'vitrine-kept';
const here = new Set<(slug: string) => void>();
let channel: BroadcastChannel | null = null;
const open = () => {
  if (channel === null) {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of here) listener(data);
    });
    globalThis.document?.addEventListener('freeze', () => void closeKept());
  }
  return channel;
};

/** Changes by any tab, with the collection's slug; returns how to stop. */
export function onKept(listener: (slug: string) => void): () => void {
  open();
  here.add(listener);
  return () => void here.delete(listener);
}

export function announceKept(slug: string): void {
  for (const listener of here) listener(slug);
  open().postMessage(slug);
}

/** All of them, by name. One whose pictures were lost on a full device must be kept anew. */
export async function readKept(): Promise<KeptCollection[]> {
  const all = await keptCollections();
  const checked = all.map(async (one): Promise<KeptCollection> => {
    const isEmptied = one.kept > 0 && !(await caches.has(keptCacheOf(one.slug)));
    return isEmptied ? { ...one, state: 'full', kept: 0, bytes: 0 } : one;
  });
  return (await Promise.all(checked)).toSorted((a, b) => a.name.localeCompare(b.name));
}

async function setState(slug: string, state: KeptCollection['state']): Promise<void> {
  await changeKept(slug, () => ({ state }));
  announceKept(slug);
}

export const pauseKept = (slug: string): Promise<void> => setState(slug, 'paused');

/** Continues from where it was, in this tab. */
export async function resumeKept(slug: string): Promise<void> {
  await setState(slug, 'keeping');
  await goOnKeeping();
}

export async function removeKept(slug: string): Promise<void> {
  await removeFromStore(slug);
  announceKept(slug);
  await dropKeptPicturesOf(slug);
}

/** Continues what is being kept and renews what is old, unless another tab does. */
export async function goOnKeeping(): Promise<void> {
  const isBegun = (await keptCollections()).some(({ state }) => state === 'keeping');
  if (!isBegun && (await findDue()) === undefined) return;
  const { runKeeping } = await import('./keep-collection.ts');
  void runKeeping();
}

/** Looks now, every hour and when there is a network again what is to be continued or renewed. */
export function keepRenewing(): void {
  const look = () => void whenIdle(() => void goOnKeeping().catch(() => undefined));
  look();
  setInterval(look, LOOK_EVERY_MS);
  addEventListener('online', look);
}
const LOOK_EVERY_MS = 60 * 60_000;

/** What is older is renewed without anybody asking, and what failed is tried again no sooner. */
export const RENEW_AFTER_MS = 24 * 60 * 60_000;

/** A renewal that has done nothing yet. */
export const newRenewal = (asked: boolean): Renewal => ({
  state: 'running',
  asked,
  at: Date.now(),
  size: 0,
  total: 0,
  listed: 0,
  next: null,
  kept: 0,
});

/** Whether it has begun and goes on. */
export const isUnderWay = ({ state }: Renewal): boolean => state === 'running' || state === 'waiting';

/** Whether a renewal of it should run now; `mayUnasked`: also one that nobody asked for. */
export function isDue({ state, at, renewal }: KeptCollection, mayUnasked: boolean, now: number): boolean {
  if (state !== 'done') return false;
  if (renewal !== undefined && isUnderWay(renewal)) return renewal.asked || mayUnasked;
  return mayUnasked && now - Math.max(at, renewal?.at ?? 0) > RENEW_AFTER_MS;
}

/** The first collection whose renewal should run now. */
export async function findDue(): Promise<KeptCollection | undefined> {
  const mayUnasked = navigator.onLine && !isCostly();
  return (await readKept()).find((one) => isDue(one, mayUnasked, Date.now()));
}

/** Renews it now, in this tab or in the one that is at work; the copy that is there stays until the new one is whole. */
export async function renewNow(slug: string): Promise<void> {
  await changeKept(slug, ({ state }) => (state === 'done' ? { renewal: newRenewal(true) } : null));
  announceKept(slug);
  await goOnKeeping();
}

/** The copy that is there stays, and is not renewed by itself for as long as after a failure. */
export async function stopRenewing(slug: string): Promise<void> {
  await changeKept(slug, ({ renewal }) =>
    renewal !== undefined && isUnderWay(renewal) ? { renewal: { ...renewal, state: 'stopped', at: Date.now() } } : null,
  );
  announceKept(slug);
}

/** Estimated bytes of one picture of this width: from what this device has in that width, else a guess. */
async function weighPicture(width: number): Promise<number> {
  const cache = await caches.open(IMAGE_CACHE);
  const seen = (await cache.keys()).filter(({ url }) => url.includes(`/w_${width}&`)).slice(-SAMPLES);
  const sizes = await Promise.all(seen.map(async (request) => (await (await cache.match(request))?.blob())?.size ?? 0));
  const known = sizes.filter((size) => size > 0);
  return known.length === 0 ? width * width * GUESS : known.reduce((sum, size) => sum + size, 0) / known.length;
}
const SAMPLES = 12;
/** Bytes per pixel of a WebP file. */
const GUESS = 0.12;
/** Bytes of an item's answers. */
const ANSWERS = 6_000;

/** More than this would be a copy of the market. */
export const MOST_ITEMS = 2_000;
/** Bytes that are left to the rest of the app. */
const RESERVE = 40_000_000;

export type Plan = {
  /** How many items will be kept, and roughly how many bytes that is. */
  total: number;
  bytes: number;
  /** Why not all of them are kept. */
  bound: 'most' | 'room' | null;
};

/** What it takes to keep a collection of `size` items, with its pictures in these widths. */
export async function planKeeping(size: number, widths: readonly number[]): Promise<Plan> {
  const weights = await Promise.all([...new Set(widths)].map(weighPicture));
  const each = ANSWERS + weights.reduce((sum, weight) => sum + weight, 0);
  const { quota, usage } = await navigator.storage.estimate();
  const room = quota === undefined ? Infinity : Math.max(0, quota - (usage ?? 0) - RESERVE);
  return boundPlan(size, each, room);
}

export function boundPlan(size: number, each: number, room: number): Plan {
  const fits = Math.floor(room / each);
  const total = Math.min(size, MOST_ITEMS, fits);
  const bound = total === size ? null : fits < MOST_ITEMS ? 'room' : 'most';
  return { total, bytes: total * each, bound };
}
