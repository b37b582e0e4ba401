import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureName } from './static-page.ts';
import type { StaticFiles } from './static-market.ts';

/** What every picture is copied in: as wide as an item's page shows it on a phone, and a banner on a desktop. */
const SIZE = { item: 'w_640&q_80&f_webp', banner: 'w_1536&q_80&f_webp' } as const;
const AT_ONCE = 8;
const TIMEOUT_MS = 60_000;
const MOST_BYTES = 10_000_000;

type Picture = { source: string; size: string; set: (path: string) => void };

function picturesOf({ market, parts }: StaticFiles): Picture[] {
  const all: Picture[] = [];
  const add = <K extends string>(of: Record<K, string>, key: K, size: string) => {
    if (of[key] !== '') all.push({ source: of[key], size, set: (path) => void (of[key] = path) });
  };
  for (const { part } of parts) for (const item of part.items) add(item, 'image', SIZE.item);
  for (const collection of market.collections) {
    add(collection, 'image', SIZE.item);
    add(collection, 'banner', SIZE.banner);
    collection.previews.forEach((source, index) =>
      all.push({ source, size: SIZE.item, set: (path) => void (collection.previews[index] = path) }),
    );
  }
  return all;
}

/** Copies what a running market shows of each picture; one that does not come is none. Answers how many came. */
export async function copyPictures(files: StaticFiles, origin: string, folder: string): Promise<number> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const copied = new Map<string, Promise<string | null>>();
  const copy = async (source: string, size: string): Promise<string | null> => {
    const url = new URL(`/_ipx/${size}/${encodeURIComponent(source)}`, origin);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('image/')) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MOST_BYTES) return null;
    const name = pictureName(size + source);
    writeFileSync(join(folder, name), bytes);
    return name;
  };
  const all = picturesOf(files);
  const next = all.values();
  const work = async () => {
    for (const { source, size, set } of next) {
      const copying = copied.get(size + source) ?? copy(source, size).catch(() => null);
      copied.set(size + source, copying);
      const name = await copying;
      set(name ?? '');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (await Promise.all(copied.values())).filter((name) => name !== null).length;
}
