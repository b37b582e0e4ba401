import * as v from 'valibot';
import * as data from '../contract/data-routes.ts';
import * as market from '../contract/marketplace-routes.ts';
import { IMAGE_CACHE } from '../contract/sw-messages.ts';
import type { KeptItem } from '../device/kept-store.ts';
import { imageUrl } from './images.ts';
import { namesWhoLeft } from './names-person.ts';
import { fetchPolitely } from './polite-fetch.ts';
import { runtime } from './runtime.ts';

/* What keeping a collection and renewing it share: one item with its answers and pictures. */

export const AT_ONCE = 3;
/** The shortest time between rounds: this takes at most half of what one address may ask for. */
export const ROUND_MS = 120;
/** After this many rounds in a row that brought nothing the cause is not an item: tried again later. */
export const LOST_ROUNDS = 3;

/** The store reports it as the cause of its own error. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || (error.cause !== undefined && isFull(error.cause)));

export async function ask<T extends v.GenericSchema>(url: string, schema: T, signal: AbortSignal) {
  const response = await fetchPolitely(url, signal);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return v.parse(schema, await response.json());
}

const absolute = (url: string) => new URL(url, location.href).href;

/** Tells of an item whether its answers are there, and its pictures in the cache now. */
export async function whetherWhole(cache: Cache): Promise<(item: KeptItem) => boolean> {
  const has = new Set((await cache.keys()).map(({ url }) => url));
  return ({ nft, pictures }) => nft !== null && pictures.every((url) => has.has(absolute(url)));
}

/** Removes all but these pictures. */
export async function keepOnlyPictures(cache: Cache, urls: readonly string[]): Promise<void> {
  const wanted = new Set(urls.map(absolute));
  const pictures = await cache.keys();
  await Promise.all(pictures.filter(({ url }) => !wanted.has(url)).map((one) => cache.delete(one)));
}

export async function keepItem(
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
export async function keepPicture(cache: Cache, url: string, signal: AbortSignal): Promise<number> {
  const kept = await cache.match(url);
  if (kept !== undefined) return (await kept.blob()).size;
  const seen = await caches.match(url, { cacheName: IMAGE_CACHE, ignoreVary: true });
  const response = seen ?? (await fetchPolitely(url, signal));
  if (!response.ok) return 0;
  const picture = await response.blob();
  await cache.put(url, new Response(picture, { headers: { 'Content-Type': picture.type } }));
  return picture.size;
}
