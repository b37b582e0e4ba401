import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../tests/support/caches.ts';
import { dropOtherFiles, otherFile } from './other-files.ts';

const NAME = 'workbox-precache';
const BASE = 'https://vitrine.example';

beforeEach(() => vi.stubGlobal('caches', memoryCaches(BASE)));
afterEach(() => vi.unstubAllGlobals());

async function install(...urls: string[]): Promise<string[]> {
  const cache = await caches.open(NAME);
  for (const url of urls) await cache.put(url, new Response(''));
  await dropOtherFiles(NAME, urls);
  return (await cache.keys()).map(({ url }) => url).toSorted();
}

test('the parts of the previous build stay for open pages; its shell, and everything older, is removed', async () => {
  const part = (name: string) => `${BASE}/assets/${name}.js`;
  const shell = (build: number) => `${BASE}/index.html?revision=${build}`;
  await (await caches.open(NAME)).put(part('of-nobody-knows'), new Response(''));
  expect(await install(part('a1'), part('same'), shell(1))).toEqual([part('a1'), part('same'), shell(1)]);
  expect(await install(part('a2'), part('same'), shell(2))).toEqual([part('a1'), part('a2'), part('same'), shell(2)]);
  expect(await install(part('a3'), part('same'), shell(3))).toEqual([part('a2'), part('a3'), part('same'), shell(3)]);
});

test('a file of the previous build comes from the cache, any other from the server', async () => {
  const cache = await caches.open(NAME);
  await cache.put('/assets/part-1.js', new Response('kept'));
  vi.stubGlobal('fetch', async () => new Response('fetched'));
  const given = async (path: string) => (await otherFile(NAME, new Request(`${BASE}${path}`))).text();
  expect(await given('/assets/part-1.js')).toBe('kept');
  expect(await given('/assets/part-2.js')).toBe('fetched');
});
