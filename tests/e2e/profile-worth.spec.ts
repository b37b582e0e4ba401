import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* What is held is worth, and what it cost. */

test('what was bought says for how much and how the floor compares; the head and a table sum up what is held', async ({
  app,
  page,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();
  await app.open(`/profile/${wallet.address}`);
  const card = page.getByRole('tabpanel').getByRole('article').filter({ hasText: order.nft.name });
  await expect(card).toContainText(`Bought for ${order.price.amount} ${order.price.token.symbol}`);
  await expect(card).toContainText(/Floor now (↑ up|↓ down|) ?\d+\.\d%/);
  await expect(page.getByRole('term').filter({ hasText: 'Floor value' })).toBeVisible();
  await page.getByText('Value by collection').click();
  const row = page.getByRole('row').filter({ hasText: order.nft.collectionName });
  await expect(row).toContainText('$');

  await app.open(`/profile/${order.maker}`);
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Bought for')).toHaveCount(0);
});

test('the head of a profile names its numbers also where there are none: no empty line', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open(`/profile/0x${'9'.repeat(40)}`);
  await expect(page.getByRole('definition')).toHaveText(['–', '–']);
});
