import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { CPU, median } from './measure.ts';

const PRESSES = 9;
const SCREENS = 40;

async function throttle(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

const cardsOf = (page: Page) => page.locator('main article');

/** Opens a collection, with at least so many cards in the page; answers how many there are. */
async function openGrid(page: Page, path: string, cards: number): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => window.vitrineAlive === true);
  await page.waitForLoadState('networkidle');
  for (let count = 0; count < cards; count = await cardsOf(page).count()) {
    // Chunks get their real height as they are seen, so the end of the page moves.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      // Some pages come by themselves, the next ones when somebody asks.
      const more = page.getByRole('button', { name: 'Load more' });
      if (await more.isEnabled({ timeout: 100 }).catch(() => false)) await more.click();
      expect(await cardsOf(page).count()).toBeGreaterThan(count);
    }).toPass({ timeout: 30_000 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  return cardsOf(page).count();
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

/** The longest task, and how many took more than 50 ms, while somebody scrolls through a grid screen by screen. */
export async function scrollGrid(context: BrowserContext, path: string, cards: number) {
  const page = await context.newPage();
  await openGrid(page, path, cards);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const long = await page.evaluate(async (screens) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    });
    observer.observe({ type: 'longtask' });
    for (let screen = 0; screen < screens; screen += 1) {
      scrollBy(0, innerHeight / 2);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    observer.disconnect();
    return found;
  }, SCREENS);
  await page.close();
  return { count: long.length, longest: Math.max(0, ...long) };
}
