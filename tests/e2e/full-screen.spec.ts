import type { Locator, Route } from 'playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** Where the picture itself is drawn, within the box of its `<img>`. */
const drawn = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => {
    const box = element.getBoundingClientRect();
    const scale = Math.min(box.width / element.naturalWidth, box.height / element.naturalHeight);
    const [width, height] = [element.naturalWidth * scale, element.naturalHeight * scale];
    const x = box.x + (box.width - width) / 2;
    const y = box.y + (box.height - height) / 2;
    return { x, y, width, height, isDrawn: element.complete && element.naturalWidth > 0 };
  });

/** Taller than wide, and wider than tall. */
const ITEMS = ['/collections/understory/1', '/collections/isohypse/1'];

for (const [name, viewport] of [
  ['desktop @long', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
  ['phone on its side @long', { width: 844, height: 390 }],
] as const) {
  test(`full screen shows an item whole and as large as it fits; a press shows its actual size, ${name}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of ITEMS) {
      await app.open(path);
      await app.button('Full screen').click();
      const item = app.anyModal.getByRole('button', { name: 'Actual size' });
      const image = item.locator('img').last();
      await expect.poll(async () => (await drawn(image)).isDrawn).toBe(true);
      await app.anyModal.evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
      const fits = await drawn(image);
      const close = await app.anyModal.getByRole('button', { name: 'Close' }).boundingBox();
      expect(fits.x).toBeGreaterThanOrEqual(0);
      expect(fits.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
      expect(fits.x + fits.width).toBeLessThanOrEqual(viewport.width);
      expect(fits.y + fits.height).toBeLessThanOrEqual(viewport.height);
      const room = Math.max(fits.width / viewport.width, fits.height / viewport.height);
      expect(room, `${path} uses the window`).toBeGreaterThan(0.8);

      // What is pressed stays in the middle; the rest is reached by scrolling.
      await item.press('Enter');
      await expect(item).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await image.boundingBox())?.width).toBe(2048);
      const before = await image.boundingBox();
      expect((before?.x ?? 0) + 1024).toBeCloseTo(viewport.width / 2, -1);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await image.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
      await page.mouse.click(viewport.width / 2, viewport.height / 2);
      await expect(item).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(async () => Math.round((await drawn(image)).height)).toBe(Math.round(fits.height));
      await app.closePane();
    }
  });
}

test.describe('while the larger file is on its way', () => {
  test.use({ intercepts: true, viewport: { width: 390, height: 844 } });

  test('full screen opens with the picture that the page has drawn, at the place of the larger one', async ({
    app,
    page,
    context,
  }) => {
    await app.open(ITEMS[0]!);
    const shown = page.getByRole('main').locator('img').first();
    await expect.poll(async () => (await drawn(shown)).isDrawn).toBe(true);
    const held: Route[] = [];
    await context.route(/w_(1280|2048)/, (route) => void held.push(route));
    await app.button('Full screen').click();
    const [first, larger] = await app.anyModal.getByRole('button', { name: 'Actual size' }).locator('img').all();
    if (first === undefined || larger === undefined) throw new Error('There is one picture only');
    const before = await drawn(first);
    expect(before.isDrawn).toBe(true);
    expect((await drawn(larger)).isDrawn).toBe(false);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await expect.poll(async () => (await drawn(larger)).isDrawn).toBe(true);
    const [small, large] = [await drawn(first), await drawn(larger)];
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(large[side]).toBeCloseTo(small[side], 0);
  });
});
