import { keptPages } from '../support/browser/kept-files.ts';
import { expect, test } from '../support/browser/test.ts';

test('what the device keeps of pages is told, and is gone once it is removed', async ({ app, page }) => {
  const kept = page.locator('dl > div').filter({ hasText: 'Pages and lists' }).locator('dd');
  await app.open('/docs');
  const places = () =>
    page.evaluate(() =>
      (navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }).storageBuckets.keys(),
    );
  await expect.poll(() => keptPages(page)).toEqual(['/docs']);
  await app.follow('/collections');
  await expect(page.getByRole('link', { name: /Isohypse/ }).first()).toBeVisible();
  // What came is written down a moment later.
  await expect(async () => {
    await app.open('/storage');
    await expect(kept).toHaveText(/^[1-9]/, { timeout: 2_000 });
  }).toPass();
  await app.button('Remove pages and lists').click();
  await expect(page.getByText('The pages and lists were removed')).toBeVisible();
  await expect(kept).toHaveText('0');
  expect(await keptPages(page)).toEqual([]);
  await app.reload();
  await expect(kept).toHaveText('0');
  await expect(app.button('Remove pages and lists')).toBeDisabled();
  // Looking makes no place for what names a person.
  await expect(page.locator('dl > div').filter({ hasText: 'Transactions' }).locator('dd')).toHaveText('0');
  expect(await places()).not.toContain('person');
});
