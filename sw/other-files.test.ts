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

test('the files of the build before stay for the pages that are open, those of earlier ones go', async () => {
  await (await caches.open(NAME)).put('of-nobody-knows', new Response(''));
  expect(await install('a1', 'same')).toEqual(['a1', 'same']);
  expect(await install('a2', 'same')).toEqual(['a1', 'a2', 'same']);
  expect(await install('a3', 'same')).toEqual(['a2', 'a3', 'same']);
});
