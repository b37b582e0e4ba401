import type { BrowserContext } from 'playwright/test';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/notices-test.ts';
import { shownNotices, twoWorkerSyncs, workerSync } from '../support/browser/worker.ts';

const titles = async (context: BrowserContext) => (await shownNotices(context))?.map(({ title }) => title);

test('a purchase that ends while the app is closed is told by a notification, once, which names where it leads', async ({
  app,
  page,
  context,
  wallet,
  product,
}) => {
  test.slow();
  const order = await pick();
  await app.signInAt(order);
  await chain(MERIDIAN).stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await page.goto('about:blank');
  await workerSync(page, product.origin);
  await chain(MERIDIAN).resumeMining();
  await twoWorkerSyncs(page, product.origin);
  await expect.poll(() => titles(context)).toEqual(['Your purchase is complete']);
  const [notice] = (await shownNotices(context)) ?? [];
  expect(notice).toMatchObject({
    body: order.nft.name,
    data: `${product.origin}/profile/${wallet.address.toLowerCase()}?tab=Collected`,
    actions: ['View purchase'],
  });
  await workerSync(page, product.origin);
  expect(await titles(context)).toHaveLength(1);
  await app.open(itemUrl(order));
  await expect(app.modal('Your purchase is complete')).toBeVisible();
});
