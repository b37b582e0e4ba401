import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('an item’s page leads on to the cheapest items of its collection, never to itself', async ({ app, page }) => {
  const order = await pick({ looksOnly: true });
  const { collectionSlug: slug, collectionName, uuid } = order.nft;
  await app.open(itemUrl(order));
  const cheapest = await page.evaluate(async (id) => {
    const answer = await fetch(`/marketplace/v1/collections/nfts/list/${id}?status=buy-now&size=7`);
    return ((await answer.json()) as { data: { uuid: string; name: string; identifier: string }[] }).data;
  }, slug);
  const others = cheapest.filter((one) => one.uuid !== uuid).slice(0, 6);
  expect(others.length).toBeGreaterThan(1);
  const more = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { level: 2, name: `For sale in ${collectionName}` }) });
  const links = more.getByRole('article').getByRole('link');
  await expect(links).toHaveText(others.map(({ name }) => name));
  await links.first().click();
  await expect(page).toHaveURL(`/collections/${slug}/${others[0]?.identifier}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(others[0]?.name ?? '');
  await expect(links.first()).not.toHaveText(others[0]?.name ?? '');
});
