import { expect, type Page } from 'playwright/test';
import type { KeptFile, KeptFiles } from '../../../src/contract/kept-files.ts';

const pathOf = (file: KeptFile) => (typeof file === 'string' ? file : file.url);

/** The paths that a worker keeps: its list is a script, which it names. */
export async function listedFiles(page: Page): Promise<{ first: string[]; later: string[] }> {
  const text = await page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller?.scriptURL ?? '/sw.js';
    const [script = ''] = /\/assets\/sw-files-\w+\.js/.exec(await (await fetch(worker)).text()) ?? [];
    return (await fetch(script)).text();
  });
  const files = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as KeptFiles;
  return { first: files.first.map(pathOf), later: files.later.map(pathOf) };
}

/** The paths in the worker's own cache. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });

/** The paths of the rendered pages that it keeps. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('vitrine-pages'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });

/** The worker controls this page: the next navigation comes from the cache. */
export const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The build is on the device whole: what follows works without a network. */
export async function keptWhole(page: Page): Promise<void> {
  await controlled(page);
  const { first, later } = await listedFiles(page);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...first, ...later]));
}
