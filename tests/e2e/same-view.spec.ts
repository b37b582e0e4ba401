import type { Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* Back, a reload and a shared link show what was chosen: all of it stands in the address. */

test.use({ viewport: { width: 1440, height: 900 } });

/** What somebody would call the same view: where it is, what is chosen, what is listed. */
const viewOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const texts = (selector: string) =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim());
    return {
      address: location.pathname + location.search,
      heading: main?.querySelector('h1')?.textContent,
      chosen: [
        ...texts('[aria-selected="true"], [aria-pressed="true"], [aria-current]'),
        ...[...(main?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
          (one) => one.closest('label')?.querySelector('span')?.textContent,
        ),
        ...[...(main?.querySelectorAll('select') ?? [])].map((one) => one.value),
        ...[...(main?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])') ?? [])].map(
          (one) => one.value,
        ),
      ],
      // Not the links that say how old something is.
      listed: [...(main?.querySelectorAll('[role=tabpanel] a, article a') ?? [])]
        .slice(0, 8)
        .map((one) => one.getAttribute('href')),
    };
  });

async function settled(page: Page): Promise<Awaited<ReturnType<typeof viewOf>>> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return viewOf(page);
}

type View = { what: string; path: string; choose: (page: Page) => Promise<unknown>; says: RegExp };

async function staysTheSame(app: App, other: Page, { path, what, choose, says }: View): Promise<void> {
  const { page } = app;
  await app.open(path);
  await choose(page);
  await expect(page, what).toHaveURL(says);
  const chosen = await settled(page);
  const same = (where: string) => expect.poll(() => settled(page), `${what}: ${where}`).toEqual(chosen);
  await page.getByRole('contentinfo').locator('a[href="/docs"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.goBack();
  await same('Back');
  await app.reload();
  await same('a reload');
  // Somebody else’s browser, which has never seen the page.
  await other.goto(page.url());
  await other.waitForFunction(() => window.vitrineAlive === true);
  await expect.poll(() => settled(other), `${what}: a shared link`).toEqual(chosen);
}

const COLLECTION = '/collections/isohypse';
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const press = (group: string, name: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name, exact: true })
    .click();

const TABLES: Record<string, (maker: string) => View[]> = {
  'a collection’s items': () => [
    {
      what: 'status, trait and sort',
      path: COLLECTION,
      choose: async (page) => {
        await filters(page).getByRole('radio', { name: 'Buy now' }).check();
        await filters(page).getByRole('checkbox').first().check();
        await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
        await expect(page).toHaveURL(/sort=newest/);
      },
      says: /status=buy-now.*trait=/,
    },
    {
      what: 'words and a lowest price',
      path: COLLECTION,
      choose: async (page) => {
        await page.getByRole('searchbox', { name: 'Search in Isohypse' }).first().fill('6');
        await expect(page).toHaveURL(/q=6/);
        await filters(page).getByRole('textbox').first().fill('0.2');
        await page.keyboard.press('Enter');
      },
      says: /min=0\.2/,
    },
    { what: 'how items stand', path: COLLECTION, choose: press('Density', 'List'), says: /view=list/ },
  ],
  'a collection’s other tabs': () => [
    {
      what: 'the holders',
      path: COLLECTION,
      choose: (page) => page.getByRole('tab', { name: 'Holders' }).click(),
      says: /tab=holders/,
    },
    {
      what: 'sales alone, of a week',
      path: `${COLLECTION}?tab=activity`,
      choose: async (page) => {
        await press('Activity', 'Sales')(page);
        await expect(page).toHaveURL(/events=sales/);
        await page.getByRole('button', { name: '7 d', exact: true }).click();
      },
      says: /range=7d/,
    },
    {
      what: 'collections of one network by floor',
      path: '/collections',
      choose: async (page) => {
        await page.getByRole('navigation', { name: 'Network' }).getByRole('link', { name: 'Tessera' }).click();
        await page.getByRole('combobox', { name: 'Sort' }).selectOption('floor');
      },
      says: /network=tessera.*sort=floor|sort=floor.*network=tessera/,
    },
  ],
  'a profile and a drop': (maker) => [
    {
      what: 'listings',
      path: `/profile/${maker}`,
      choose: (page) => page.getByRole('tab', { name: /^Listings/ }).click(),
      says: /tab=Listings/,
    },
    {
      what: 'received offers',
      path: `/profile/${maker}?tab=Offers`,
      choose: press('Offers', 'Received'),
      says: /side=received/,
    },
    {
      what: 'a drop that has ended',
      path: '/drops',
      choose: (page) => page.getByRole('main').getByRole('article').last().getByRole('link').click(),
      says: /\/drops\/./,
    },
  ],
};

for (const [name, table] of Object.entries(TABLES))
  test(`Back, a reload and a shared link give the same view: ${name}`, async ({ app, browser, baseURL }) => {
    test.slow();
    const { maker } = await pick({ looksOnly: true });
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    for (const view of table(maker)) await staysTheSame(app, other, view);
    await context.close();
  });
