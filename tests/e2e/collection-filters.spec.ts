import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/test.ts';

/* Filters whose counts follow each other, a currency for prices, rarity, and a search that asks while one types. */

test.use({ viewport: { width: 1440, height: 900 } });

const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const countOf = async (page: Page, label: string) =>
  Number((await rail(page).locator('label', { hasText: label }).innerText()).replace(/[^0-9]/g, ''));
test('a chosen status changes the counts of the traits, and each says what choosing it leaves', async ({
  app,
  page,
}) => {
  await app.open('/collections/isohypse');
  const first = rail(page).locator('details').first().locator('label').first();
  const before = await first.innerText();
  // Each state says its count before anything is filtered.
  for (const label of ['Not listed', 'Has offers', 'New this week'])
    await expect(rail(page).locator('label', { hasText: label })).toContainText(/\d/);
  const plain = await countOf(page, 'Has offers');
  await rail(page)
    .getByRole('radio', { name: /Buy now/ })
    .check();
  await expect(page).toHaveURL(/status=buy-now/);
  await expect.poll(() => first.innerText()).not.toBe(before);
  expect(plain).toBeGreaterThan(0);
  const promised = Number(
    (await first.innerText())
      .split('\n')
      .at(-1)
      ?.replace(/[^0-9]/g, ''),
  );
  await first.click();
  await expect(
    page
      .getByText(new RegExp(`^${promised} items`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect.poll(() => countOf(page, 'Buy now')).toBe(promised);
});

test('filters are saved under a name; the search field leads back to them, and they can be removed', async ({
  app,
  page,
}) => {
  await app.open('/collections/isohypse?status=buy-now');
  await page.getByRole('button', { name: 'Save search' }).click();
  const modal = app.modal('Save search');
  await expect(modal.getByRole('textbox', { name: 'Name' })).toHaveValue('Isohypse: Buy now');
  await modal.getByRole('textbox', { name: 'Name' }).fill('Hills for sale');
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible();
  await app.open('/docs');
  await page.keyboard.press('/');
  await page.getByRole('group', { name: 'Saved searches' }).getByRole('option', { name: 'Hills for sale' }).click();
  await expect(page).toHaveURL('/collections/isohypse?status=buy-now');
  await page.getByRole('button', { name: 'Remove saved search' }).click();
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Saved searches' })).toHaveCount(0);
});

test('words are searched for while they are typed, without Enter, and no letter is lost', async ({ app, page }) => {
  await app.open('/collections/isohypse');
  const field = page.getByRole('searchbox', { name: 'Search in Isohypse' }).first();
  await field.pressSequentially('#66', { delay: 120 });
  await expect(page).toHaveURL(/q=/);
  await field.pressSequentially('6', { delay: 120 });
  await expect(field).toHaveValue('#666');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Isohypse #666');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(field).toHaveValue('');
});

test('prices may be asked for in one currency, and items put in order of rarity @long', async ({ app, page }) => {
  await app.open('/collections/isohypse');
  await rail(page).getByRole('combobox', { name: 'Currency' }).selectOption('USDC');
  await expect(page).toHaveURL(/currency=USDC/);
  await expect(
    rail(page)
      .getByRole('group', { name: 'Price' })
      .locator('span', { hasText: /^USDC$/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('USDC');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rarest first');
  await page
    .getByRole('radio', { name: 'List' })
    .or(page.getByRole('button', { name: 'List' }))
    .first()
    .click();
  await expect(page.getByRole('article').first()).toContainText('#1');
  await expect(page.getByRole('article').first()).toContainText('Last sale');
});

test('the heads of the list of collections sort it, the floor both ways; the address says so', async ({
  app,
  page,
}) => {
  await app.open('/collections');
  const heads = page.getByRole('group', { name: 'Sort' });
  const floors = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));
  await expect(heads.getByRole('link', { name: 'Volume' })).toHaveAttribute('data-sorted', 'down');
  const byVolume = await floors();
  await heads.getByRole('link', { name: 'Floor' }).click();
  await expect(page).toHaveURL(/sort=floor$/);
  await expect(heads.getByRole('link', { name: 'Floor' })).toHaveAttribute('data-sorted', 'down');
  await heads.getByRole('link', { name: 'Floor' }).click();
  await expect(page).toHaveURL(/sort=floor-asc$/);
  await expect(heads.getByRole('link', { name: 'Floor' })).toHaveAttribute('data-sorted', 'up');
  await heads.getByRole('link', { name: 'Collection' }).click();
  await expect(page).toHaveURL(/sort=name$/);
  await expect.poll(floors).not.toEqual(byVolume);
});
