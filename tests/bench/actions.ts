import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { CPU, median } from './measure.ts';

const PRESSES = 9;
/** As fast as somebody flings a phone's page: 6,000 px a second, where it keeps up. */
const STEP_PX = 100;
const STEPS = 200;

async function throttle(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

const countCards = (page: Page) => page.locator('main article').count();

/** Opens a collection, and goes down until there are at least so many cards; answers how many there are. */
async function openGrid(page: Page, path: string, cards: number, countOf = countCards): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => window.vitrineAlive === true);
  await page.waitForLoadState('networkidle');
  for (let count = 0; count < cards; count = await countOf(page)) {
    // Chunks get their real height as they are seen, so the end of the page moves.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      // Some pages come by themselves, the next ones when somebody asks.
      const more = page.getByRole('button', { name: /^(Load more|Retry)$/ });
      if (await more.isEnabled({ timeout: 100 }).catch(() => false)) await more.click();
      expect(await countOf(page)).toBeGreaterThan(count);
    }).toPass({ timeout: 30_000 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  return countOf(page);
}

/** From a press on a card's cart button until what it changed is drawn, as the browser's event timing has it; in ms. */
export async function toggleCart(context: BrowserContext, path: string, cards: number) {
  const page = await context.newPage();
  const count = await openGrid(page, path, cards);
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') took.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const toggle = page.getByRole('button', { name: /(to|from) cart$/ }).first();
  // The first press loads the cart.
  await toggle.click();
  await page.waitForLoadState('networkidle');
  await throttle(page);
  for (let press = 0; press < PRESSES; press += 1) {
    await toggle.click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
  await page.close();
  return { cards: count, ms: median(took) };
}

const LIST = /\/marketplace\/v1\/collections\/nfts\/list\//;
const A_PAGE = 100;

type Cards = { data: { uuid: string; identifier: string }[]; pagination: object; next: string | null };

/**
 * From now on each collection has so many items, mocked: those of its first page again and again, by other names.
 * Answers how many the pages have, of which a long grid holds only those in sight as elements.
 */
export async function fillCollections(context: BrowserContext, items: number): Promise<() => Promise<number>> {
  let given = 0;
  await context.route(LIST, async (route) => {
    const url = new URL(route.request().url());
    // The page that the server drew has a cursor of its own.
    const from = Number(url.searchParams.get('next')) || A_PAGE;
    url.searchParams.delete('next');
    const response = await route.fetch({ url: url.href });
    const page = (await response.json()) as Cards;
    const data = Array.from({ length: A_PAGE }, (_, index) => {
      const number = from + index;
      const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      return { ...page.data[number % page.data.length], uuid, identifier: String(1_000_000 + number) };
    });
    const to = from + A_PAGE;
    given = Math.max(given, to);
    const pagination = { ...page.pagination, total: items };
    await route.fulfill({ response, json: { ...page, data, pagination, next: to < items ? String(to) : null } });
  });
  return async () => given;
}

/** The longest task, and how many took more than 50 ms, while somebody scrolls through a grid. */
export async function scrollGrid(context: BrowserContext, path: string, cards: number, countOf = countCards) {
  const page = await context.newPage();
  await openGrid(page, path, cards, countOf);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const long = await page.evaluate(
    async ({ step, steps }) => {
      const found: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) found.push(duration);
      });
      observer.observe({ type: 'longtask' });
      for (let at = 0; at < steps; at += 1) {
        scrollBy(0, step);
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      return found;
    },
    { step: STEP_PX, steps: STEPS },
  );
  await page.close();
  return { count: long.length, longest: Math.max(0, ...long) };
}
