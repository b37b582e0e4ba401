import { readFile } from 'node:fs/promises';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* What an account did, as a list and as a file. */

test('a purchase stands in the buyer’s activity and in the file of it, with what the network took; offline the file has what was kept', async ({
  app,
  page,
  context,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();
  await app.open(`/profile/${wallet.address}?tab=Activity`);
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: order.nft.name });
  await expect(row).toContainText('Bought');
  await expect(row).toContainText('to you');

  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^vitrine-0x[0-9a-f]{8}-\d{4}-\d{2}-\d{2}\.csv$/);
    return (await readFile(await file.path(), 'utf8')).split('\r\n');
  };
  const [head, first = ''] = await download();
  expect(head).toContain('Value in USD at the time');
  const cellsOf = (line: string) =>
    line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
  const cells = cellsOf(first);
  expect(cells.slice(3, 7)).toEqual([
    'bought',
    order.nft.collectionName,
    order.nft.collectionAddress,
    order.nft.identifier,
  ]);
  expect(cells[9]).toBe(order.price.amount);
  expect(Number(cells[14])).toBeGreaterThan(0);
  await context.setOffline(true);
  const [, kept = ''] = await download();
  expect(kept).toContain(order.nft.collectionName);
  expect(cellsOf(kept)[14]).toBe(cells[14]);
  await expect(page.getByText('It contains what this device could read')).toBeVisible();
});

test('another’s profile shows their activity, and no file of it @long', async ({ app, page }) => {
  const order = await pick({ looksOnly: true });
  await app.open(`/profile/${order.maker}?tab=Activity`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toHaveCount(0);
});

test('an artist’s profile leads to the collections they created; who created none has no such tab', async ({
  app,
  page,
  wallet,
}) => {
  await app.open('/collections/meander');
  await page.getByRole('main').getByRole('link', { name: 'Ilse Vantongeren' }).click();
  await expect(page).toHaveURL(/\?tab=Created$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Vantongeren' })).toBeVisible();
  await app.button('Follow').click();
  await expect(app.toast('You follow Ilse Vantongeren')).toBeVisible();
  await app.reload();
  await expect(app.button('Unfollow')).toHaveAttribute('aria-pressed', 'true');
  await app.button('Unfollow').press('Enter');
  await expect(app.button('Follow')).toHaveAttribute('aria-pressed', 'false');
  const created = page.getByRole('tabpanel').getByRole('listitem');
  await expect(created).toHaveCount(1);
  await created.getByRole('link', { name: 'Meander' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meander' })).toBeVisible();

  await app.open(`/profile/${wallet.address}`);
  await expect(page.getByRole('heading', { name: 'Nothing on this shelf' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Created/ })).toHaveCount(0);
  await app.open(`/profile/${wallet.address}?tab=Created`);
  await expect(page.getByRole('heading', { name: 'No collections' })).toBeVisible();
});
