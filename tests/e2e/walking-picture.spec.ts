import type { Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { expect, test } from '../support/browser/test.ts';

const COLLECTION = '/collections/isohypse';

/** Opens the first item from its collection; answers how many view transitions that took. */
async function transitionsTo(app: App, page: Page): Promise<number> {
  await app.open(COLLECTION);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(globalThis, { transitions: 0 });
    document.startViewTransition = (...given: Parameters<typeof start>) => {
      (globalThis as unknown as { transitions: number }).transitions += 1;
      return start(...given);
    };
  });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return page.evaluate(() => (globalThis as unknown as { transitions: number }).transitions);
}

test('who wants less motion sees an item at once: no view transition is waited for', async ({ app, page }) => {
  expect(await transitionsTo(app, page)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a picture walks from its card to the page of its item', async ({ app, page }) => {
    expect(await transitionsTo(app, page)).toBe(1);
  });
});
