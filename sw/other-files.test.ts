import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOtherFiles } from './other-files.ts';

const NAME = 'workbox-precache';
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const held = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, held);
      return {
        match: async (url: string) => held.get(url)?.clone(),
        put: async (url: string, response: Response) => void held.set(url, response),
        delete: async (url: string) => held.delete(url),
        keys: async () => [...held.keys()].map((url) => ({ url })),
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function install(...urls: string[]): Promise<string[]> {
  const cache = await caches.open(NAME);
  for (const url of urls) await cache.put(url, new Response(''));
  await dropOtherFiles(NAME, urls);
  return [...(stored.get(NAME)?.keys() ?? [])].toSorted();
}

test('the parts of the previous build stay for open pages; its shell, and everything older, is removed', async () => {
  const part = (name: string) => `https://vitrine.example/assets/${name}.js`;
  const shell = (build: number) => `https://vitrine.example/index.html?revision=${build}`;
  await (await caches.open(NAME)).put(part('of-nobody-knows'), new Response(''));
  expect(await install(part('a1'), part('same'), shell(1))).toEqual([part('a1'), part('same'), shell(1)]);
  expect(await install(part('a2'), part('same'), shell(2))).toEqual([part('a1'), part('a2'), part('same'), shell(2)]);
  expect(await install(part('a3'), part('same'), shell(3))).toEqual([part('a2'), part('a3'), part('same'), shell(3)]);
});
