import type { Browser, Page } from 'playwright/test';
import { everyRoute } from '../support/browser/every-route.ts';
import type { App } from '../support/browser/app.ts';
import { expect, test } from '../support/browser/test.ts';
import { expectView, viewOf, type View } from '../support/browser/view.ts';

/* Back, a reload and a shared link give the same view. */

const DESKTOP = { width: 1280, height: 900 };
test.use({ viewport: DESKTOP });

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** As far down as the page goes, at most a screen and a half. */
async function scrolled(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      await page.evaluate(() => scrollTo(0, innerHeight * 1.5));
      before = await place(page);
      return before === last;
    })
    .toBe(true);
  return before;
}

/** To another page within the app, from wherever one has scrolled to. */
async function leave(page: Page, to: string): Promise<void> {
  await page.locator(`footer a[href="${to}"]`).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${to}$`));
}

async function sameAfterBack(page: Page, view: View): Promise<void> {
  const top = await scrolled(page);
  await leave(page, view.address === '/docs/eula' ? '/docs/cookie-policy' : '/docs/eula');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(view.headings[0] ?? '');
  await page.goBack();
  await expectView(page, view, `${view.address} after Back`);
  await expect
    .poll(async () => Math.abs((await place(page)) - top), `${view.address}: its place`)
    .toBeLessThanOrEqual(2);
}

async function sameAfterReload(app: App, view: View): Promise<void> {
  await app.reload();
  await expectView(app.page, view, `${view.address} after a reload`);
}

/** A browser that was never here. */
async function sameElsewhere(browser: Browser, app: App, view: View): Promise<void> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    baseURL: new URL(app.page.url()).origin,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(view.address);
  await expectView(page, view, `${view.address} in another browser`);
  await context.close();
}

test('a collection as somebody has sorted, filtered and searched it is the same after Back, a reload, and as a link', async ({
  app,
  page,
  browser,
}) => {
  await app.open('/collections');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Most items');
  await expect(page).toHaveURL(/sort=items/);
  const list = await viewOf(page);
  expect(list.fields).toContain('Sort: items');

  await page.locator('main a[href="/collections/isohypse"]').first().click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // The address holds the choice: it is ticked once the page is at the new one.
  await filters.getByRole('radio', { name: 'Buy now' }).click();
  await expect(filters.getByRole('radio', { name: 'Buy now' })).toBeChecked();
  await filters.locator('details').first().locator('label').first().click();
  await expect(page).toHaveURL(/trait=/);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rarest first');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search in Isohypse' }).first().fill('isohypse');
  await expect(page).toHaveURL(/q=isohypse/);
  const found = await viewOf(page);
  expect(found.chosen.length).toBeGreaterThan(3);
  expect(found.links.length).toBeGreaterThan(10);
  await sameAfterBack(page, found);
  await sameAfterReload(app, found);
  await sameElsewhere(browser, app, found);

  // An item of it with a pane open, and back to where one was.
  const top = await scrolled(page);
  await page
    .getByRole('article')
    .last()
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/isohypse\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/#\d+$/);
  const item = await viewOf(page);
  await app.button('Full screen').click();
  await expect(app.anyModal).toHaveCount(1);
  await page.goBack();
  await expect(app.anyModal).toHaveCount(0);
  await expectView(page, item, 'the item after its pane was closed');
  await page.goBack();
  await expectView(page, found, 'the collection after its item');
  await expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThanOrEqual(2);
});

const VIEWS = [
  '/collections?sort=floor&network=tessera',
  '/collections/isohypse?sort=rarity&status=buy-now&view=list',
  '/collections/isohypse?min=0.1&max=2&view=compact',
  '/collections/isohypse?q=66',
  '/collections/isohypse?tab=activity&events=sales&range=all',
];

for (const half of [0, 1])
  test(`every route is the same after Back, a reload, and as a link, half ${half + 1} @long`, async ({
    app,
    page,
    browser,
  }) => {
    test.slow();
    const routes = (await everyRoute()).filter((path) => !['/nowhere', '/test'].includes(path));
    for (const path of [...VIEWS, ...routes].filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await app.open(path);
        const view = await viewOf(page);
        await sameAfterBack(page, view);
        await sameAfterReload(app, view);
        // What this device keeps is its own.
        if (!['/storage', '/'].includes(path)) await sameElsewhere(browser, app, view);
      });
    }
  });

test('what is there for who is signed in is the same after Back and a reload @long', async ({ app, page }) => {
  test.slow();
  await app.signIn('/docs');
  for (const path of [
    '/watch-list',
    '/notifications',
    `/profile/${app.wallet.address.toLowerCase()}?tab=OffersReceived`,
    `/profile/${app.wallet.address.toLowerCase()}?tab=WatchList`,
    `/profile/${app.wallet.address.toLowerCase()}?tab=Approvals`,
    `/profile/${app.wallet.address.toLowerCase()}?status=not-listed`,
  ]) {
    await test.step(path, async () => {
      await app.open(path);
      await expect(app.account()).toBeVisible();
      const view = await viewOf(page);
      await sameAfterBack(page, view);
      await sameAfterReload(app, view);
    });
  }
});
