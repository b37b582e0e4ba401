import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { root, startProduct } from '../support/browser/product.ts';
import { copyWorld } from '../support/browser/world.ts';
import { expect, test } from '../support/browser/test.ts';

/* Hundreds of items one below the other. */

const COLLECTION = '/collections/isohypse';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Of the pictures on the screen: how many have not come, and how many never will. */
const pictures = (page: Page) =>
  page.evaluate(() => {
    const inSight = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const all = [...document.querySelectorAll<HTMLImageElement>('main article img')].filter(inSight);
    const given = [...document.querySelectorAll('main article [role="img"]')].filter(inSight);
    return {
      shown: all.length,
      coming: all.filter((one) => !one.complete || one.naturalWidth === 0).length,
      missing: given.filter((one) => /no picture$/i.test(one.getAttribute('aria-label') ?? '')).length,
    };
  });

/** Somewhat less than a screen, so that no row is jumped over. */
const SCREEN = 0.85;
const scrollOn = (page: Page) =>
  page.evaluate((part) => {
    scrollBy(0, innerHeight * part);
    return scrollY;
  }, SCREEN);

/** Some pages come by themselves; the next ones when somebody asks for them. */
const askForMore = (page: Page) =>
  page.evaluate(() => {
    const more = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
      (one) => one.textContent === 'Load more' && one.ariaBusy !== 'true',
    );
    if (more !== undefined && more.getBoundingClientRect().top < innerHeight) more.click();
  });

/** Screen by screen, as soon as each one’s pictures are there, until so many items were seen. */
async function scrollThrough(page: Page, wanted: number): Promise<number> {
  const seen = new Set<string>();
  for (;;) {
    await expect.poll(() => pictures(page), `after ${seen.size} items`).toMatchObject({ coming: 0, missing: 0 });
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().top < innerHeight).map((one) => one.getAttribute('href') ?? ''),
      );
    for (const link of links) seen.add(link);
    if (seen.size >= wanted) return seen.size;
    const top = await page.evaluate(() => scrollY);
    await expect
      .poll(async () => {
        await askForMore(page);
        return scrollOn(page);
      }, `after ${seen.size} items`)
      .toBeGreaterThan(top);
  }
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a first scroll through 900 items of a world whose pictures nobody has drawn yet leaves no placeholder, ${name} @long`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const world = copyWorld(`scroll-${name}`);
    const drawn = join(root, world.state, 'images');
    rmSync(drawn, { recursive: true, force: true });
    mkdirSync(drawn);
    const product = await startProduct({ state: world.state });
    const context = await browser.newContext({ viewport, baseURL: product.origin });
    const page = await context.newPage();
    await page.goto(COLLECTION);
    expect(await scrollThrough(page, 900)).toBeGreaterThanOrEqual(900);
    await context.close();
    await product.stop();
    world.remove();
  });

test('beyond 600 items only what is near the screen is in the page, and Back returns to the same place @long', async ({
  app,
  page,
}) => {
  test.slow();
  await app.open(COLLECTION);
  const total = () => page.evaluate(() => document.documentElement.scrollHeight);
  // From 600 on, rows are placed one by one.
  while ((await page.locator('main [data-index]').count()) === 0) {
    const height = await total();
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await askForMore(page);
        return (await total()) > height || (await page.locator('main [data-index]').count()) > 0;
      })
      .toBe(true);
  }
  await scrollOn(page);
  expect(await cards(page).count()).toBeLessThan(200);
  const place = () =>
    cards(page).evaluateAll((all) => {
      const first = all.find((one) => one.getBoundingClientRect().top >= 100);
      return {
        href: first?.querySelector('a')?.getAttribute('href'),
        top: Math.round(first?.getBoundingClientRect().top ?? 0),
      };
    });
  await expect.poll(async () => JSON.stringify(await place()) === JSON.stringify(await place())).toBe(true);
  const left = await place();
  await cards(page).locator(`a[href="${left.href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${left.href}$`));
  await page.goBack();
  await expect(cards(page).locator(`a[href="${left.href}"]`)).toBeInViewport();
  await expect.poll(place).toEqual(left);
});
