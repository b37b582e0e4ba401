import type { Locator, Page } from 'playwright/test';
import type { Collection } from '../../src/contract/collection.ts';
import type { NftCard } from '../../src/contract/nft.ts';
import { keptWhole } from '../support/browser/kept-files.ts';
import { mirror, type Mirror } from '../support/browser/mirror.ts';
import { expect, test } from '../support/browser/test.ts';
import type { App } from '../support/browser/app.ts';

/* A collection that somebody keeps whole: through an address that can be taken away. */

let deployed: Mirror;
test.beforeEach(async ({ baseURL }) => {
  deployed = await mirror(baseURL ?? '');
});
test.afterEach(() => deployed.close());

const isDrawn = (page: Page, scope: string) =>
  expect.poll(() =>
    page.locator(`${scope} img`).evaluateAll((images) => {
      const seen = (images as HTMLImageElement[]).filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      return seen.length > 0 && seen.every((one) => one.complete && one.naturalWidth > 1);
    }),
  );

const keptCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((one) => /kept/.test(one)));

/** Keeps all of Selvedge's 40 items, from its page on. */
async function keep(app: App): Promise<Locator> {
  await app.open(new URL('/collections/selvedge', deployed.address).href);
  await keptWhole(app.page);
  await app.button('Keep offline').click();
  const pane = app.modal('Keep offline');
  await pane.getByRole('button', { name: 'Keep offline' }).click();
  await expect(pane.getByRole('status')).toHaveText('40 items kept', { timeout: 60_000 });
  return pane;
}

/** What the product itself answers, and where. */
const LIST = '/marketplace/v1/collections/nfts/list/selvedge';
async function told<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, deployed.address));
  return ((await answer.json()) as { data: T }).data;
}
const hrefsTold = async (query: Record<string, string>) =>
  (await told<NftCard[]>(LIST, { size: '100', ...query })).map(
    ({ identifier }) => `/collections/selvedge/${identifier}`,
  );
const hrefsShown = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''));

test('without a network it is filtered, sorted and searched on the device, as the server did; counts and age are told', async ({
  app,
  page,
}) => {
  test.slow();
  await keep(app);
  const { facets } = await told<Collection>('/data/collection/selvedge');
  const { traitType = '', values = [] } = facets[0] ?? {};
  const [{ value, count } = { value: '', count: 0 }] = values;
  const trait = `${traitType}:${value}`;
  const expected = {
    trait: await hrefsTold({ trait }),
    dearest: await hrefsTold({ trait, sort: 'price-desc' }),
    found: await hrefsTold({ search: 'Undertow' }),
  };
  await app.reload();
  await page.context().setOffline(true);

  // By key: the banner that comes moves everything below it, and a press would meet something else.
  await page.getByRole('checkbox', { name: new RegExp(`^${value} `) }).press(' ');
  await expect.poll(() => hrefsShown(page)).toEqual(expected.trait);
  expect(expected.trait).toHaveLength(count);
  await expect(
    page
      .locator('main')
      .getByText(/^as of .+ · offline$/)
      .first(),
  ).toBeVisible();
  await page.goto(
    new URL(`/collections/selvedge?sort=price-desc&trait=${encodeURIComponent(trait)}`, deployed.address).href,
  );
  await expect.poll(() => hrefsShown(page)).toEqual(expected.dearest);
  await page.goto(new URL('/collections/selvedge?q=Undertow', deployed.address).href);
  await expect.poll(() => hrefsShown(page)).toEqual(expected.found);
  expect(expected.found).not.toEqual([]);
  // An offer for any item is open: which item has one of its own, the kept ones do not tell.
  await page.goto(new URL('/collections/selvedge?status=has-offers', deployed.address).href);
  await expect(page.getByRole('radio', { name: 'Has offers', exact: true })).toBeChecked();
  await expect(page.locator('main').getByRole('heading', { name: 'Not saved on this device' })).toBeVisible();
});

/** Makes what is kept older. */
const makeOlder = (page: Page, days: number) =>
  page.evaluate(
    (ms) =>
      navigator.locks.request('vitrine:bucket:kept', { mode: 'shared' }, async () => {
        const request = (await navigator.storageBuckets.open('kept')).indexedDB.open('vitrine-kept');
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
        });
        const transaction = database.transaction('collections', 'readwrite');
        const store = transaction.objectStore('collections');
        const all = store.getAll();
        all.addEventListener('success', () => {
          for (const one of all.result as { at: number }[]) store.put({ ...one, at: one.at - ms });
        });
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
        database.close();
      }),
    days * 24 * 60 * 60_000,
  );

test('a day old it is renewed by itself, with what changed alone; by hand with all; what fails leaves the old copy @long', async ({
  app,
  page,
}) => {
  test.slow();
  await keep(app);
  const data = await told<NftCard[]>(LIST, { size: '100', sort: 'identifier' });
  const list = (cards: readonly NftCard[]) =>
    JSON.stringify({
      data: cards,
      pagination: { page: 1, size: 100, total: cards.length },
      status: { code: 200, message: 'OK', msgId: 'ok' },
      next: null,
    });
  const changed = data
    .filter(({ identifier }) => identifier !== '26')
    .map((card) => (card.identifier === '3' ? { ...card, name: 'Draft 3, Renamed' } : card));
  await makeOlder(page, 2);
  await page.goto('about:blank');
  deployed.answers.set(LIST, list(changed));
  deployed.asked.length = 0;
  await page.goto(new URL('/storage', deployed.address).href);
  await app.ready();
  const kept = page.getByRole('region', { name: 'Collections kept offline' });
  await expect(kept).toContainText('39 items kept just now');
  const itemsAsked = () => deployed.asked.filter((path) => path.startsWith('/data/nft/selvedge/'));
  expect(itemsAsked()).toEqual(['/data/nft/selvedge/3']);
  expect(deployed.asked.filter((path) => path.startsWith('/_ipx/'))).toEqual([]);

  const held = deployed.hold(LIST);
  await kept.getByRole('button', { name: 'Renew now' }).click();
  await expect(kept).toContainText('Renewing: 0 of 40 items');
  deployed.answers.delete(LIST);
  held.change((words) => words);
  await expect(kept).toContainText('40 items kept', { timeout: 60_000 });
  expect(new Set(itemsAsked()).size).toBe(40);

  deployed.answers.set(LIST, '{}');
  await kept.getByRole('button', { name: 'Renew now' }).click();
  await expect(kept).toContainText('It could not be renewed');
  await expect(kept).toContainText('40 items kept');
  await expect(kept.getByRole('button', { name: 'Renew now' })).toBeEnabled();
  deployed.close();
  await page.goto(new URL('/collections/selvedge/26', deployed.address).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Draft 26, Undertow' })).toBeVisible();
});

test('is asked for, paused, goes on after a reload, and is there without a server: its list, an item never opened, the search; removed, its pictures are gone', async ({
  app,
  page,
}) => {
  test.slow();
  const at = (path: string) => new URL(path, deployed.address).href;
  await app.open(at('/collections/selvedge'));
  await keptWhole(page);
  await app.button('Keep offline').click();
  const pane = app.modal('Keep offline');
  await expect(pane).toContainText('40 items, about');
  await pane.getByRole('button', { name: 'Keep offline' }).click();
  await pane.getByRole('button', { name: 'Pause' }).click();
  await expect(pane.getByRole('status')).toHaveText(/^Paused at [0-9]+ of 40 items$/);
  await page.reload();
  await app.button('Paused').click();
  await expect(pane.getByRole('status')).toHaveText(/^Paused/);
  await pane.getByRole('button', { name: 'Resume' }).click();
  await expect(pane.getByRole('status')).toHaveText('40 items kept', { timeout: 60_000 });

  deployed.close();
  await page.goto(at('/collections/selvedge'));
  await expect(page.getByRole('heading', { level: 1, name: 'Selvedge' })).toBeVisible();
  await expect(page.locator('main article')).not.toHaveCount(0);
  await isDrawn(page, 'main article').toBe(true);
  await page.goto(at('/collections/selvedge/26'));
  await expect(page.getByRole('heading', { level: 1, name: 'Draft 26, Undertow' })).toBeVisible();
  await isDrawn(page, 'main').toBe(true);
  await page.context().setOffline(true);
  for (const name of ['Offers', 'Owners'])
    await expect(page.locator('section', { has: page.getByRole('heading', { name }) }).last()).toContainText(
      'Not saved on this device',
    );
  await page.keyboard.press('/');
  await page.keyboard.type('undertwo');
  await expect(page.getByRole('option', { name: /Draft 26, Undertow/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await app.follow('/storage');
  const kept = page.getByRole('region', { name: 'Collections kept offline' });
  await expect(kept).toContainText('40 items kept');
  await expect(kept.getByRole('button', { name: 'Renew now' })).toBeDisabled();
  await expect(kept).toContainText('You’re offline. It can be renewed when you’re back.');
  expect(await keptCaches(page)).toEqual(['vitrine-kept-selvedge']);
  await kept.getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toContainText('None yet.');
  await expect.poll(() => keptCaches(page)).toEqual([]);
});

test.describe('mocked', () => {
  test.use({ intercepts: true });
  test('an item that the server fails on (mocked) holds up no other, and comes with a second try @long', async ({
    app,
    page,
  }) => {
    test.slow();
    const broken = '**/nft/selvedge/26';
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{}' }));
    await app.open('/collections/selvedge');
    await app.button('Keep offline').click();
    const pane = app.modal('Keep offline');
    await pane.getByRole('button', { name: 'Keep offline' }).click();
    await expect(pane.getByRole('status')).toHaveText('Paused at 39 of 40 items', { timeout: 60_000 });
    await page.unroute(broken);
    await pane.getByRole('button', { name: 'Resume' }).click();
    await expect(pane.getByRole('status')).toHaveText('40 items kept');
  });
});
