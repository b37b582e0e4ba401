import type { Locator, Page, Request } from 'playwright/test';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/** More than a picture is waited for. */
const PATIENCE_MS = 8000;

/** Client-side, as a click does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const missing = (page: Page): Locator => page.getByRole('main').getByRole('img', { name: /no picture$/i });

/** Pictures on the screen that have come. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && image.complete && image.naturalWidth > 0;
      }).length,
  );

/** On the screen, or so near that a browser loads it: it may have been on the screen a moment ago. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > -1000 && top < innerHeight + 1000 && !image.complete;
      }).length,
  );

/** Pictures that were asked for and have not come, wherever they stand by now. */
function underWay(page: Page): Set<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => request.url().includes('/_ipx/') && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo(0, to);
        return scrollY;
      }, top),
    )
    .toBe(top);
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone @long', { width: 390, height: 844 }],
] as const) {
  test(`what was drawn stays when the grid is drawn anew, by density and by filter, ${name}`, async ({ app, page }) => {
    await page.setViewportSize(viewport);
    const asked = underWay(page);
    const still = async () => (await waiting(page)) + asked.size;
    await page.clock.install();
    await app.open('/collections/isohypse');
    await scrollTo(page, 1600);
    await expect.poll(still).toBe(0);
    const density = page.getByRole('group', { name: 'Density' });
    for (const choice of ['Compact', 'Large', 'Compact']) {
      await density.getByRole('button', { name: choice }).click();
      await expect(density.getByRole('button', { name: choice })).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(still).toBe(0);
      expect(await shown(page)).toBeGreaterThan(0);
      await page.clock.runFor(PATIENCE_MS);
      await expect(missing(page)).toHaveCount(0);
    }
    for (const sort of ['Price, high to low', 'Price, low to high']) {
      const first = page.getByRole('main').getByRole('article').first();
      const before = (await first.textContent()) ?? '';
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: sort });
      // The pictures of before stay until the answer is there: their time is not to run for the new ones.
      await expect(first).not.toHaveText(before);
      await expect.poll(still).toBe(0);
      await page.clock.runFor(PATIENCE_MS);
      await expect(missing(page)).toHaveCount(0);
    }
  });
}

test('until a picture comes, its colours stand in its place, and no longer', async ({ app, page, context }) => {
  // Whoever comes first has the pictures made.
  await app.open('/collections/isohypse');
  await expect.poll(() => shown(page)).toBeGreaterThan(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/_ipx/**', async (route) => {
    await held;
    await route.continue();
  });
  const first = page.locator('main article img').first();
  // The server answers with a page that it rendered a moment ago, before it knew them.
  await expect(async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(first).toHaveCSS('background-image', /^linear-gradient\(rgb/, { timeout: 1_000 });
  }).toPass();
  await expect(first).not.toHaveCSS('background-size', 'auto');
  release();
  await expect.poll(() => shown(page)).toBeGreaterThan(0);
  await expect(first).toHaveCSS('background-image', 'none');
});

test('what was given up is tried again when somebody returns to it', async ({ app, page, context }) => {
  await page.clock.install();
  await app.open('/docs');
  await context.route('**/_ipx/**', () => new Promise(() => {}));
  await follow(page, '/collections/isohypse');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.clock.runFor(PATIENCE_MS);
  await expect(missing(page).first()).toBeVisible();
  await context.unroute('**/_ipx/**');
  await scrollTo(page, 2400);
  // Away is what the page has noticed: its own observers are told before this one.
  await page
    .locator('main article')
    .first()
    .evaluate(
      (card) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([seen], observer) => {
            if (seen?.isIntersecting !== false) return;
            observer.disconnect();
            resolve();
          }).observe(card);
        }),
    );
  await scrollTo(page, 0);
  await expect(missing(page)).toHaveCount(0);
  await expect.poll(() => shown(page)).toBeGreaterThan(0);
});

test('no page of a visitor has an error or a failed request in its console, pictures that cannot be shown included', async ({
  app,
  page,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      wrong.push(`${new URL(page.url()).pathname}: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`${new URL(page.url()).pathname}: ${answer.status()} ${answer.url()}`);
  });
  for (const path of [
    '/',
    '/collections',
    '/collections/oddments',
    '/collections/oddments/8',
    '/drops',
    '/docs',
    '/subscribe',
  ]) {
    await app.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    // What has to come has come, or is known not to.
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')),
      )
      .toBe(true);
  }
  expect(wrong).toEqual([]);
  await app.open('/collections/oddments');
  await expect(missing(page).first()).toBeVisible();
});
