import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

test('documents stand in a container, narrower than the default layout of home [B1] [B2]', async ({ app, page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const contentWidth = () =>
    page
      .getByRole('main')
      .evaluate((main) => Math.max(...[...main.children].map((child) => child.getBoundingClientRect().width)));
  await app.open('/');
  const home = await contentWidth();
  await app.open('/docs');
  const docs = await contentWidth();
  expect(docs).toBeLessThan(home);
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
});

test('the loading bar stands at the very top, above the header, while a page is slow, mocked [B4] [L32]', async ({
  app,
  page,
}) => {
  await app.open('/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(data|marketplace)\//, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Isohypse/ })
    .first()
    .click();
  const bar = page.locator('[data-progress][data-visible="true"]');
  await expect(bar).toBeAttached();
  const top = await bar.evaluate((element) => {
    const { y, height } = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const above = document.elementsFromPoint(2, y + height / 2);
    return {
      y,
      isAbove: header === null || !above.includes(header) || above.indexOf(element) <= above.indexOf(header),
    };
  });
  expect(top).toEqual({ y: 0, isAbove: true });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Isohypse' })).toBeVisible();
  await expect(page.locator('[data-progress][data-visible="true"]')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with a transaction pending the header fits the narrowest phone, ${colorScheme}`, async ({
    app,
    page,
    wallet,
  }) => {
    await page.emulateMedia({ colorScheme });
    const on = chain(MERIDIAN);
    await app.signInAt(await pick({ network: 'meridian' }));
    await on.stopMining();
    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    await (await held).approve();
    await expect(app.modal('Transaction pending')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app.anyModal).toHaveCount(0);

    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const header = page.getByRole('banner');
      for (const control of [app.button('1 pending'), app.account(), header.getByRole('button', { name: /^Cart/ })]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([width, width]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(app.button('1 pending')).toContainText('pending');
    await app.button('1 pending').click();
    await expect(app.modal('Transaction pending')).toBeVisible();
  });
}
