import { parseEther } from 'viem';
import { bidOn, giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

test('a visitor is led home from the notifications; who is signed in finds what happened there, and it is quiet once seen', async ({
  app,
  page,
  wallet,
}) => {
  await app.open('/notifications');
  await expect(page).toHaveURL('/');
  const order = await giveItem(wallet, { network: 'meridian' });
  await app.signIn('/docs');
  // A first visit is quiet, whatever happened before it.
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  await bidOn(order, parseEther('0.01'));
  await app.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Offer received' });
  await expect(row).toHaveCount(1);
  await expect(bell).toHaveAccessibleName('Notifications');
  await app.reload();
  await expect(row).toHaveCount(1);
  await expect(bell).toHaveAccessibleName('Notifications');
  await row.getByRole('link', { name: order.nft.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.nft.name })).toBeVisible();
});
