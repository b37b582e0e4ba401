import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, listingsOf, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('a collection that somebody looks at follows what others buy, though nobody touches the page; its cards move at a press', async ({
  app,
  page,
}) => {
  const order = await pick({ suits: async (one) => (await listingsOf(one)).length === 1 });
  const stream = page.waitForRequest((request) => request.url().includes('/data/live?'));
  await app.open(`/collections/${order.nft.collectionSlug}?status=buy-now`);
  const card = page.getByRole('main').locator(`a[href="${itemUrl(order)}"]`);
  await expect(card.first()).toBeVisible();
  const listed = page.getByRole('main').getByText('Listed', { exact: true }).first().locator('..');
  const count = Number(/\d+/.exec(await listed.innerText())?.[0]);
  await stream;
  await chain(MERIDIAN).buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  // No timer of this page asks again. Cards stay where they are until somebody comes back to them.
  await expect(listed).toContainText(String(count - 1));
  await expect(card.first()).toBeVisible();
  const latest = page.getByRole('button', { name: 'Changed: show the latest' }).filter({ visible: true });
  await latest.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(latest).toHaveCount(0);
  await app.open(`/collections/${order.nft.collectionSlug}?status=buy-now`);
  await expect(listed).toContainText(String(count - 1));
  await expect(card).toHaveCount(0);
});

test('the list of collections follows what others buy: a row says how many are still listed, and stays open to a press', async ({
  app,
  page,
}) => {
  const order = await pick({ suits: async (one) => (await listingsOf(one)).length === 1 });
  const { collectionSlug: slug } = order.nft;
  const stream = page.waitForRequest((request) => request.url().includes('/data/live?'));
  await app.open('/collections?sort=name');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/collections/${slug}"]`) });
  await row.scrollIntoViewIfNeeded();
  const before = await row.innerText();
  expect((await stream).url()).toContain(slug);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/data/collections?') ? 1 : 0));
  await chain(MERIDIAN).buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  await expect.poll(() => row.innerText()).not.toBe(before);
  expect(asked).toBeGreaterThan(0);
});
