import type { Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { expect, test } from '../support/browser/test.ts';

/* Chunks of a grid that are off screen are not laid out, and are yet as high as they were. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const topOf = (page: Page, href: string) =>
  cards(page)
    .locator(`a[href="${href}"]`)
    .evaluate((link) => Math.round(link.getBoundingClientRect().top));

/** Far down a collection, and still: the address of a card in the window, and how far below the window's edge it is. */
async function scrollDown(app: App): Promise<{ href: string; top: number }> {
  const { page } = app;
  await app.open('/collections/pocket-fauna');
  // Wheel and all: only what is near the screen is laid out.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(7000);
  const href = await cards(page)
    .locator('a')
    .evaluateAll((links) => {
      const seen = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
      return seen?.getAttribute('href') ?? '';
    });
  // It stands still.
  await expect.poll(async () => (await topOf(page, href)) - (await topOf(page, href))).toBe(0);
  return { href, top: await topOf(page, href) };
}

test('Back from an item shows its card where it was, some hundred items down @long', async ({ app, page }) => {
  const { href, top } = await scrollDown(app);
  await cards(page).locator(`a[href="${href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pocket Fauna');
  await page.goBack();
  await expect(cards(page).locator(`a[href="${href}"]`)).toBeInViewport();
  await expect.poll(() => topOf(page, href)).toBe(top);
});

test('a reload shows the cards that were in the window, some hundred items down @long', async ({ app, page }) => {
  const { href, top } = await scrollDown(app);
  await app.reload();
  await expect(cards(page).locator(`a[href="${href}"]`)).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(page, href)) - top)).toBeLessThan(4);
});
