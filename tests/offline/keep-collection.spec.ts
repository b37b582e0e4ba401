import type { Page } from 'playwright/test';
import { keptWhole } from '../support/browser/kept-files.ts';
import { mirror, type Mirror } from '../support/browser/mirror.ts';
import { expect, test } from '../support/browser/test.ts';

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
  await app.button(/^Keeping [0-9]+%$/).click();
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
  await page.keyboard.press('/');
  await page.keyboard.type('undertwo');
  await expect(page.getByRole('option', { name: /Draft 26, Undertow/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await app.follow('/storage');
  const kept = page.getByRole('region', { name: 'Collections kept offline' });
  await expect(kept).toContainText('40 items kept');
  expect(await keptCaches(page)).toEqual(['vitrine-kept-selvedge']);
  await kept.getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toContainText('None yet.');
  await expect.poll(() => keptCaches(page)).toEqual([]);
});

test.describe('mocked', () => {
  test.use({ intercepts: true });
  test('an item that the server fails on (mocked) holds up no other, and comes with a second try', async ({
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
