import type { Page } from 'playwright/test';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* What other sites, feed readers and search engines are told, read by a browser from the served product. */

/** The content of an element of the page as it was served, before a script ran. */
const served = (page: Page, path: string, selector: string, attribute: string) =>
  page.evaluate(
    async (o) => {
      const html = await (await fetch(o.path, { cache: 'no-store', headers: { accept: 'text/html' } })).text();
      const element = new DOMParser().parseFromString(html, 'text/html').head.querySelector(o.selector);
      return o.attribute === 'text' ? (element?.textContent ?? null) : (element?.getAttribute(o.attribute) ?? null);
    },
    { path, selector, attribute },
  );

/** Its root's name and the count of one of its elements, as the browser's own XML parser reads it. */
const xml = (page: Page, path: string, element: string) =>
  page.evaluate(
    async (o) => {
      const document = new DOMParser().parseFromString(await (await fetch(o.path)).text(), 'text/xml');
      return { root: document.documentElement.localName, count: document.getElementsByTagName(o.element).length };
    },
    { path, element },
  );

test('an item’s page as served names its address, its card with the art, its facts and its feed', async ({
  app,
  page,
}) => {
  const order = await pick();
  const path = itemUrl(order);
  await app.open('/docs');
  const { origin } = new URL(page.url());
  expect(await served(page, path, 'link[rel="canonical"]', 'href')).toBe(origin + path);
  expect(await served(page, path, 'meta[property="og:title"]', 'content')).toContain(order.nft.name);
  const facts = JSON.parse((await served(page, path, 'script[type="application/ld+json"]', 'text')) ?? 'null') as {
    '@graph': { name: string; offers: { price: string } }[];
  };
  expect(facts['@graph'][0]).toMatchObject({ name: order.nft.name, offers: { price: order.price.amount } });
  const card = (await served(page, path, 'meta[property="og:image"]', 'content')) ?? '';
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    // Where the art stands there is more than the ground.
    const { data } = context!.getImageData(150, 115, 300, 400);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return { width: image.width, height: image.height, colours: colours.size };
  }, card);
  expect(size).toMatchObject({ width: 1200, height: 630 });
  expect(size.colours).toBeGreaterThan(100);
  const feed = (await served(page, path, 'link[type="application/atom+xml"]', 'href')) ?? '';
  const read = await xml(page, feed, 'entry');
  expect(read.root).toBe('feed');
  expect(read.count).toBeGreaterThan(0);
});

test('the map of the site is XML whose parts hold as many items as the market has @long', async ({ app, page }) => {
  await app.open('/docs');
  const parts = await page.evaluate(async () => {
    const index = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'text/xml');
    return Array.from(index.getElementsByTagName('loc'), (loc) => new URL(loc.textContent ?? '').pathname);
  });
  let items = 0;
  for (const part of parts) {
    const { root, count } = await xml(page, part, 'url');
    expect(root, part).toBe('urlset');
    if (part.includes('items')) items += count;
  }
  const counted = await page.evaluate(async () => {
    const answer = (await (await fetch('/data/collections?size=100')).json()) as { data: { itemsCount: number }[] };
    return answer.data.reduce((sum, { itemsCount }) => sum + itemsCount, 0);
  });
  expect(items).toBe(counted);
});

test('the footer leads to the public API’s page, which is the server’s and opens its calls @long', async ({
  app,
  page,
}) => {
  await app.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Public API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public API' })).toBeVisible();
  await page.getByText('GET /data/collections', { exact: true }).click();
  await page.getByRole('link', { name: 'Open it' }).first().click();
  await expect(page.locator('body')).toContainText('"itemsCount"');
});

test('what the head says of an item goes with a step to another page, which has its own address @long', async ({
  app,
  page,
}) => {
  const order = await pick();
  await app.open(itemUrl(order));
  const head = (selector: string) => page.locator(`head ${selector}`);
  const address = head('link[rel="canonical"]');
  await expect(address).toHaveAttribute('href', new URL(itemUrl(order), page.url()).href);
  await expect(head('script[type="application/ld+json"]')).toHaveCount(1);
  await app.follow(`/collections/${order.nft.collectionSlug}`);
  await expect(address).toHaveAttribute('href', new URL(`/collections/${order.nft.collectionSlug}`, page.url()).href);
  await expect(head('script[type="application/ld+json"], meta[property^="og:"]')).toHaveCount(0);
});
