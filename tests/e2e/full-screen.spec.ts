import { devices, type Locator, type Route } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
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

/** The open pane with its picture, drawn and at rest. */
async function openFullScreen(app: App, path: string) {
  await app.open(path);
  await app.button('Full screen').click();
  const item = app.anyModal.getByRole('button', { name: 'Actual size' });
  const image = item.locator('img').last();
  await expect.poll(async () => (await drawn(image)).isDrawn).toBe(true);
  await app.anyModal.evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
  return { item, image, fits: await drawn(image) };
}

const PHONE = devices['Pixel 7'].userAgent;

for (const [name, viewport] of [
  ['desktop @long', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
  ['phone on its side @long', { width: 844, height: 390 }],
] as const) {
  test.describe(name, () => {
    // A phone by its agent: other panes are sheets from below there.
    if (name.startsWith('phone')) test.use({ userAgent: PHONE });
    test(`full screen shows an item whole and as large as it fits; a press shows its actual size, ${name}`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const path of ITEMS) {
        const { item, image, fits } = await openFullScreen(app, path);
        expect(await app.anyModal.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
        await expect(app.anyModal.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        const close = await app.anyModal.getByRole('button', { name: 'Close' }).boundingBox();
        expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
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
  });
}

test.describe('closer, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: PHONE, hasTouch: true });

  test('two fingers, a wheel with Control and the keys zoom around a point; a double tap zooms once; Back closes', async ({
    app,
    page,
  }) => {
    await app.open('/docs');
    const { item, image, fits } = await openFullScreen(app, ITEMS[0]!);
    const isFitted = () => expect.poll(async () => (await drawn(image)).width).toBeCloseTo(fits.width, 0);
    const point = { x: 195, y: fits.y + fits.height / 4 };
    /** Where `point` is in the picture, in parts of its height. */
    const part = async () => {
      const { y, height } = await drawn(image);
      return (point.y - y) / height;
    };
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distances.map((from, id) => ({ x: point.x + from, y: point.y, id })),
      });

    await touch('touchStart', -40, 40);
    for (const distance of [50, 60, 80, 100, 120]) await touch('touchMove', -distance, distance);
    await touch('touchEnd');
    await expect.poll(async () => (await drawn(image)).width / fits.width).toBeCloseTo(3, 0);
    expect(await part()).toBeCloseTo(0.25, 1);
    await expect(item).toHaveAttribute('aria-pressed', 'true');
    // With one finger one looks around.
    const before = await drawn(image);
    await touch('touchStart', 60);
    for (const to of [40, 20, 0, -20, -40, -60]) await touch('touchMove', to);
    await touch('touchEnd');
    await expect.poll(async () => (await drawn(image)).x).toBeLessThan(before.x - 20);
    await touch('touchStart', -120, 120);
    for (const distance of [90, 60, 30, 20]) await touch('touchMove', -distance, distance);
    await touch('touchEnd');
    await isFitted();

    await item.focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await drawn(image)).width / fits.width).toBeCloseTo(1.5, 1);
    await page.keyboard.press('-');
    await isFitted();

    await page.mouse.move(point.x, point.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -70);
    await expect.poll(async () => (await drawn(image)).width / fits.width).toBeCloseTo(2, 0);
    expect(await part()).toBeCloseTo(0.25, 1);
    await page.mouse.wheel(0, 200);
    await isFitted();
    await page.keyboard.up('Control');

    await page.mouse.dblclick(point.x, point.y);
    await expect(item).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await drawn(image)).width).toBe(2048);
    await page.goBack();
    await expect(app.anyModal).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${ITEMS[0]}$`));
  });
});

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
