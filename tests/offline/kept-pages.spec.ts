import type { Page } from 'playwright/test';
import { controlled, keptPages, keptWhole } from '../support/browser/kept-files.ts';
import { mirror, release, type Mirror } from '../support/browser/mirror.ts';
import { expect, test } from '../support/browser/test.ts';

/* Rendered pages that the worker keeps and answers navigations with: through an address where every question is seen. */

let deployed: Mirror;
test.beforeEach(async ({ baseURL }) => {
  deployed = await mirror(baseURL ?? '');
});
test.afterEach(() => deployed.close());

const isKept = (page: Page, path: string) => expect.poll(() => keptPages(page)).toContain(path);

/** The page at this address before any script of it runs. */
async function withoutScripts(page: Page, address: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
}

test('after one visit the page comes from the worker as it was rendered, before any script and without a server', async ({
  app,
  page,
}) => {
  await app.open(deployed.address);
  await keptWhole(page);
  await isKept(page, '/');
  deployed.close();
  await withoutScripts(page, deployed.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isohypse/ })
      .first(),
  ).toBeVisible();
  // Nor does it say an age that it cannot know.
  await expect(page.getByText('Up to date', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('Up to date', { exact: true }).filter({ visible: true })).toHaveCount(0);
});

test('the pictures of a first visit are kept with its page', async ({ app, page }) => {
  const shown = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((one) => one.complete && one.naturalWidth > 1 && one.getBoundingClientRect().top < innerHeight)
        .map((one) => new URL(one.currentSrc).pathname)
        .toSorted(),
    );
  await app.open(deployed.address);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(3);
  const first = await shown();
  await keptWhole(page);
  await isKept(page, '/');
  await expect
    .poll(() =>
      page.evaluate(
        async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean),
        first,
      ),
    )
    .toBe(true);
  // From the browser's own cache: the server is asked once.
  for (const path of first) expect(deployed.asked.filter((one) => one === path)).toHaveLength(1);
  deployed.close();
  await page.reload();
  await expect.poll(shown).toEqual(first);
});

test('a route that nobody has been to begins with its frame, without a server too, and the page takes its place', async ({
  app,
  page,
}) => {
  const shown: string[] = [];
  await page.exposeFunction('shown', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      const text = main?.querySelector('[aria-busy="true"]')
        ? (document.querySelector('header')?.textContent ?? '')
        : '';
      (window as unknown as { shown(text: string): void }).shown(text);
    });
  });
  await app.open(deployed.address);
  await keptWhole(page);
  deployed.close();
  for (const path of [
    '/collections',
    '/collections/kiln',
    '/collections/kiln/3',
    '/drops',
    '/profile',
    '/watch-list',
  ]) {
    shown.length = 0;
    await page.goto(new URL(path, deployed.address).href);
    await expect.poll(() => shown, path).toEqual([expect.stringContaining('Vitrine')]);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page, path).toHaveTitle(/Vitrine/);
  }
  // Beyond the frame: the page's own words for a server that is gone.
  await page.goto(new URL('/collections/kiln', deployed.address).href);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Connect' })).toBeEnabled();
});

test('a page reached within the app is kept as well once somebody stays; a profile never', async ({ app, page }) => {
  await app.open(deployed.address);
  await keptWhole(page);
  await isKept(page, '/');
  await app.follow('/profile/0x00000000000000000000000000000000000000aa');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await app.follow('/collections/isohypse/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Isohypse #1', exact: true })).toBeVisible();
  await isKept(page, '/collections/isohypse/1');
  expect((await keptPages(page)).toSorted()).toEqual(['/', '/collections/isohypse/1']);
  deployed.close();
  await withoutScripts(page, new URL('/collections/isohypse/1', deployed.address).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Isohypse #1', exact: true })).toBeVisible();
});

test('a kept page is taken over without a complaint, shows at once, then what is newer; without a network the newer of page and device', async ({
  app,
  page,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  const named = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
  const address = new URL('/collections', deployed.address).href;
  await app.open(address);
  await keptWhole(page);
  await isKept(page, '/collections');
  // Since then it has got another name, and the answer that says so is held.
  const asked = '/data/collections';
  const held = deployed.hold(asked);
  // A minute later, by the clock of the page: the answer that it brings is stale by then.
  await page.clock.install({ time: Date.now() + 60_000 });
  const documents = deployed.asked.filter((path) => path === '/collections').length;
  await app.reload();
  await expect(named('Isohypse')).toBeVisible();
  expect(deployed.asked.filter((path) => path === '/collections')).toHaveLength(documents);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['kept'])).toBeUndefined();
  held.change((text) => text.replaceAll('Isohypse', 'Hypsography'));
  await expect(named('Hypsography')).toBeVisible();
  expect(wrong).toEqual([]);

  deployed.close();
  await page.context().setOffline(true);
  await app.reload();
  await expect(named('Hypsography')).toBeVisible();
  await expect(page.getByText(/^as of .* · offline$/).first()).toBeVisible();
});

test('what was kept before an own change, or while one is under way, is not shown', async ({ app, page }) => {
  await app.open(deployed.address);
  await keptWhole(page);
  await isKept(page, '/');
  const isDrawnFromPage = async () => {
    await app.reload();
    return page.evaluate(() => document.getElementById('vitrine-state') !== null);
  };
  expect(await isDrawnFromPage()).toBe(true);
  await page.evaluate(() => localStorage.setItem('vitrine-changed', String(Date.now())));
  expect(await isDrawnFromPage()).toBe(false);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isohypse/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => localStorage.setItem('vitrine-changed', 'open'));
  expect(await isDrawnFromPage()).toBe(false);
  await page.evaluate(() => localStorage.setItem('vitrine-changed', '1'));
  expect(await isDrawnFromPage()).toBe(true);
});

test('a newer build shows none of the pages that an earlier one kept', async ({ app, page, baseURL }) => {
  await app.open(deployed.address);
  await keptWhole(page);
  await isKept(page, '/');
  const { id } = (await (await fetch(`${baseURL ?? ''}/builds/latest.json`)).json()) as { id: string };
  await release(deployed, baseURL ?? '');
  const worker = deployed.answers.get('/sw.js') ?? '';
  expect(worker).toContain(id);
  deployed.answers.set('/sw.js', worker.replaceAll(id, 'a-newer-build'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await app.ready();
  // Drawn from the empty page.
  expect(await page.evaluate(() => document.getElementById('vitrine-state'))).toBeNull();
});

test('after a sign-out no page is kept that was seen before it', async ({ app, page }) => {
  await app.signIn('/collections/isohypse/1');
  await isKept(page, '/collections/isohypse/1');
  await page.reload();
  await app.ready();
  await expect(app.account()).toBeVisible();
  await app.follow('/docs');
  await controlled(page);
  await app.disconnect();
  await expect.poll(() => keptPages(page)).not.toContain('/collections/isohypse/1');
});
