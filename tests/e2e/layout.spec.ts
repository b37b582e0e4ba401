import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
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
  test(`with a transaction pending the header fits the narrowest phone, ${colorScheme === 'dark' ? 'dark @long' : colorScheme}`, async ({
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
    await app.closePane();

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

for (const { device, width, agent } of [
  {
    device: 'mobile',
    width: 1400,
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  },
  {
    device: 'tablet',
    width: 1400,
    agent: 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  },
  {
    device: 'desktop',
    width: 400,
    agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  },
]) {
  test.describe(`${device}, by its agent, ${width} pixels wide${device === 'tablet' ? ' @long' : ''}`, () => {
    test.use({ userAgent: agent, viewport: { width, height: 800 } });

    test(`${device}: the server’s page has the navigation and the app keeps it; panes come from below on phones only [B19] [B20] [B21]`, async ({
      app,
      page,
      request,
    }) => {
      const drawn = await request.get('/docs', { headers: { 'User-Agent': agent } });
      expect(await drawn.text()).toContain(`<html data-device="${device}"`);
      await app.open('/docs');
      await expect(page.locator('html')).toHaveAttribute('data-device', device);
      const nav = (name: string) => page.getByRole('navigation', { name, exact: true });
      // A narrow window has no room for links, whatever it stands on.
      await expect(nav('Main, short')).toBeVisible({ visible: device === 'mobile' || width < 768 });
      await expect(nav('Main')).toBeVisible({ visible: device === 'tablet' });
      await app.button('Connect').click();
      const pane = app.modal('Connect a wallet');
      await expect(pane.getByRole('button', { name: 'Test wallet' })).toBeVisible();
      const below = () => pane.evaluate((dialog) => Math.round(innerHeight - dialog.getBoundingClientRect().bottom));
      if (device === 'mobile') await expect.poll(below).toBe(0);
      else await expect.poll(below).toBeGreaterThan(20);
    });
  });
}

test.describe('a tablet’s header', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1',
    hasTouch: true,
    viewport: { width: 768, height: 1024 },
  });

  for (const who of ['a visitor', 'somebody signed in']) {
    test(`has a search field with room to type in, or the button that opens one, for ${who}`, async ({ app, page }) => {
      const header = page.getByRole('banner');
      if (who !== 'a visitor') await app.signIn('/collections');
      for (const { language, search } of [
        { language: 'en', search: 'Search' },
        { language: 'es', search: 'Buscar' },
      ]) {
        await app.open(`/collections?language=${language}`);
        if (who !== 'a visitor') await expect(header.getByRole('button', { name: /0x/ })).toBeVisible();
        const button = header.getByRole('button', { name: search, exact: true });
        const either = header.getByRole('searchbox', { name: search }).or(button).filter({ visible: true });
        for (const width of [1024, 834, 768]) {
          await page.setViewportSize({ width, height: 1024 });
          await expect(either).toHaveCount(1);
          await expect(either).toBeInViewport({ ratio: 1 });
          // The wallet's parts come later, and take room.
          const isWide = async () => ((await either.boundingBox())?.width ?? 0) > 180;
          await expect.poll(async () => (await button.isVisible()) || (await isWide())).toBe(true);
          await expect(header.locator('kbd')).toBeHidden();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        // By press or by key.
        for (const open of [() => button.click(), () => page.keyboard.press('/')]) {
          await open();
          await expect(page.getByRole('dialog').getByRole('combobox', { name: search })).toBeFocused();
          await app.closePane();
        }
      }
    });
  }
});

test('panes are 600 wide where no other width is named, drawers 440, events 400 [L36]', async ({
  app,
  page,
  wallet,
}) => {
  const on = await pick({ network: 'meridian' });
  const width = async (title: string) => (await app.modal(title).boundingBox())?.width;
  await app.open(`/collections/${on.nft.collectionSlug}/${on.nft.identifier}`);
  await app.button('Connect').click();
  await expect.poll(() => width('Connect a wallet')).toBe(600);
  await app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' }).click();
  await expect(app.anyModal).toHaveCount(0);
  await app.account().click();
  await expect.poll(() => width('Your account')).toBe(600);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect.poll(() => width('Cart')).toBe(440);
  await page.keyboard.press('Escape');
  wallet.refuse('eth_sendTransaction');
  await app.buyNow.click();
  await expect.poll(() => width('Cancelled in your wallet')).toBe(400);
});

test('an item page is read, and gone through by Tab, in the order in which it matters', async ({ app, page }) => {
  const order = await pick();
  await app.open(itemUrl(order));
  await expect(app.buyNow).toBeVisible();
  const parts = await page
    .getByRole('main')
    .locator('h1, h2, button:has-text("Buy now")')
    .evaluateAll((all) =>
      all.map((one) => (one.tagName === 'H1' ? 'title' : (one.textContent ?? '').replace(/\d.*/, '').trim())),
    );
  const at = (part: string) => parts.indexOf(part);
  expect(at('title')).toBe(0);
  expect(at('Buy now')).toBe(1);
  for (const later of ['Details', 'Provenance']) expect(at(later), later).toBeGreaterThan(1);
});
