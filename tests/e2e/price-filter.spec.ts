import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('a price range upside down is told at its field, and both bounds apply once one is mended', async ({
  app,
  page,
}) => {
  const { nft } = await pick();
  await app.open(`/collections/${nft.collectionSlug}`);
  const lowest = page.getByRole('textbox', { name: 'Lowest price' });
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  await lowest.fill('5');
  await highest.focus();
  await expect(page).toHaveURL(/[?&]min=5/);
  await highest.fill('2');
  await lowest.focus();
  await expect(page.getByText('Below your Min, 5')).toBeVisible();
  await expect(highest).toHaveAttribute('aria-invalid', 'true');
  await lowest.fill('1');
  await highest.focus();
  await expect(page).toHaveURL(/[?&]min=1(?:&.*)?$/);
  await expect(page).toHaveURL(/[?&]max=2(?:&.*)?$/);
  await expect(page.getByText('Below your Min, 5')).toHaveCount(0);
  await expect(highest).toHaveValue('2');
});

test('a highest price counts while it is typed; where nothing is as cheap, the cheapest otherwise is named', async ({
  app,
  page,
}) => {
  const { nft } = await pick();
  await app.open(`/collections/${nft.collectionSlug}?status=buy-now`);
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  await highest.pressSequentially('0.000001');
  await expect(page).toHaveURL(/[?&]max=0\.000001/);
  await expect(highest).toBeFocused();
  await expect(highest).toHaveValue('0.000001');
  await expect(page.getByText('No item matches these filters.')).toBeVisible();
  await expect(page.getByText(/^The cheapest without your price filter: .+, [\d.,]+ [A-Z]+$/)).toBeVisible();
});
