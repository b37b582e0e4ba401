import type { Page } from 'playwright/test';
import { controlled } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* What a person sees while the server lets them wait, or cannot answer. */

test.use({ intercepts: true });

const words = {
  429: 'Too many requests from your network. Try again in 5 seconds.',
  503: 'The store cannot be reached.',
};

/** The services answer so from now on; the answer ends it. */
async function refuseReads(page: Page, status: 429 | 503, seconds: number): Promise<() => Promise<void>> {
  const paths = /\/(data|marketplace)\//;
  await page.context().route(paths, (route) =>
    route.fulfill({
      status,
      headers: { 'Retry-After': String(seconds) },
      json: { status: { code: status, message: words[status], msgId: 'mocked' } },
    }),
  );
  return () => page.context().unroute(paths);
}

test('a visitor who comes back while requests are limited, mocked, sees the page, why it waits, and then what it waited for', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  await controlled(page);
  const goOn = await refuseReads(page, 429, 5);
  await app.open('/collections');
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  const toast = app.toast('Too many requests');
  await expect(toast).toContainText('Trying again in 5 seconds.');
  await expect(toast).toHaveCount(1);
  await goOn();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isohypse/ })
      .first(),
  ).toBeVisible();
});

test('a click while the server, mocked, lets it wait leads to the new page at once, and its name comes with the answer @long', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await app.open('/docs');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  const goOn = await refuseReads(page, 429, 5);
  await app.follow(itemUrl(order));
  await expect(app.toast('Too many requests')).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveTitle(/^Item/);
  await goOn();
  await expect(heading).toHaveText(order.nft.name);
  await expect(page).toHaveTitle(new RegExp(order.nft.name));
});

test('a page whose server, mocked, cannot answer says so in its words, and is there by itself when the server is back', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.open('/docs');
  const goOn = await refuseReads(page, 503, 1);
  await app.follow('/collections');
  await page.clock.runFor(5000);
  await expect(page.getByText(words[503])).toBeVisible();
  await goOn();
  await page.clock.runFor(11_000);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isohypse/ })
      .first(),
  ).toBeVisible();
});
