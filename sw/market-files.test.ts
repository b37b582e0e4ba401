import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../tests/support/caches.ts';
import { keepMarketFiles, marketFile } from './market-files.ts';

const BASE = 'https://market.test';
const MANIFEST = `${BASE}/manifest.webmanifest`;
/** What the server answers now; null: it cannot be reached. */
let answer: (() => Response) | null;
let asked: string[];

beforeEach(() => {
  asked = [];
  answer = () => new Response('first');
  vi.stubGlobal('caches', memoryCaches(BASE));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, BASE);
    asked.push(href);
    if (answer === null) throw new TypeError('Failed to fetch');
    return Object.defineProperty(answer(), 'url', { value: href });
  });
});
afterEach(() => vi.unstubAllGlobals());

const given = async () => (await marketFile(new Request(MANIFEST))).text();

test('the manifest is the server’s as it is now; without a network as it was last', async () => {
  expect(await given()).toBe('first');
  answer = () => new Response('second');
  expect(await given()).toBe('second');
  answer = () => new Response('busy', { status: 503 });
  expect(await given()).toBe('busy');
  answer = null;
  expect(await given()).toBe('second');
});

test('what was never seen fails as the network does', async () => {
  answer = null;
  await expect(given()).rejects.toThrow('Failed to fetch');
});

test('those that a page without a network asks for are fetched once, and one that cannot be had stops none', async () => {
  answer = null;
  await keepMarketFiles();
  answer = () => new Response('first');
  await keepMarketFiles();
  asked = [];
  await keepMarketFiles();
  expect(asked).toEqual([]);
  answer = null;
  expect(await given()).toBe('first');
});
