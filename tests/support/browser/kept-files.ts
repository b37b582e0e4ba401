import type { Page } from 'playwright/test';

/** The addresses that the worker of this page keeps: its list is a script that the worker's own names. */
const readLists = (page: Page) =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller?.scriptURL ?? '/sw.js';
    const [script = ''] = /\/assets\/sw-files-\w+\.js/.exec(await (await fetch(worker)).text()) ?? [];
    const text = await (await fetch(script)).text();
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { first: string[]; later: string[] };
  });

/** Which of these the device keeps. */
const kept = (page: Page, keys: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const there = new Set(lists.flat().map((request) => request.url));
    return wanted.filter((key) => there.has(new URL(key, location.origin).href));
  }, keys);

/** The worker controls this page: the next navigation comes from the cache. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** How many later files there are, and how many are kept. */
export async function laterFiles(page: Page): Promise<{ all: number; kept: number }> {
  const { later } = await readLists(page);
  return { all: later.length, kept: (await kept(page, later)).length };
}

/** The build is on the device whole: what follows works without a network. */
export async function keptWhole(page: Page): Promise<void> {
  await controlled(page);
  const { first, later } = await readLists(page);
  await page.waitForFunction(
    async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const there = new Set(lists.flat().map((request) => request.url));
      return wanted.every((key) => there.has(new URL(key, location.origin).href));
    },
    [...first, ...later],
    { polling: 250 },
  );
}
