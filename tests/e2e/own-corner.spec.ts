import { giveItem } from '../support/browser/seller.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('items that their owner hides are out of their profile, after a reload too, until they are shown again', async ({
  app,
  page,
  wallet,
}) => {
  const order = await giveItem(wallet, { network: 'meridian' });
  await app.signIn(`/profile/${wallet.address}`);
  const card = page.getByRole('main').getByRole('link', { name: order.nft.name });
  await expect(card).toBeVisible();
  await app.button('Hide').click();
  await page.getByRole('checkbox', { name: order.nft.name }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(card).toHaveCount(0);
  await app.reload();
  await app.button('See 1 hidden').click();
  await expect(card).toBeVisible();
  await app.button('Show again').click();
  await page.getByRole('checkbox', { name: order.nft.name }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(card).toBeVisible();
  await expect(app.button('See 1 hidden')).toHaveCount(0);
});

test('what is held is shown by whether it is listed, and the address keeps it', async ({ app, page, wallet }) => {
  const order = await giveItem(wallet, { network: 'meridian' });
  await app.signIn(`/profile/${wallet.address}`);
  const card = page.getByRole('main').getByRole('link', { name: order.nft.name });
  const shown = page.getByRole('combobox', { name: 'Show items' });
  await expect(card).toBeVisible();
  await shown.selectOption('For sale');
  await expect(page.getByRole('heading', { name: 'Nothing for sale' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await app.reload();
  await expect(page.getByRole('heading', { name: 'Nothing for sale' })).toBeVisible();
  await shown.selectOption('Not listed');
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/[?&]status=not-listed/);
  await shown.selectOption('For sale');
  await app.button('Show all items').click();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(`/profile/${wallet.address}`);
});

test('an item is reported with a reason, once somebody is signed in', async ({ app, page }) => {
  const order = await pick({ network: 'meridian' });
  await app.open(itemUrl(order));
  await app.button('Report this item').click();
  await expect(app.modal('Connect a wallet')).toBeVisible();
  await app.closePane();
  await app.signIn(itemUrl(order));
  await app.button('Report this item').click();
  const modal = app.modal('Report this item');
  await expect(modal.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await modal.getByRole('radio', { name: 'It is spam' }).check({ force: true });
  await modal.getByRole('textbox').fill('Sent to everybody.');
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/reports'));
  await modal.getByRole('button', { name: 'Send report' }).click();
  expect((await answered).status()).toBe(200);
  await expect(modal).toBeHidden();
  await expect(app.toast('Reported')).toBeVisible();
});

test('a collection is reported as a copy, with a link to the original that must be one', async ({ app, page }) => {
  await app.signIn('/collections/isohypse?tab=about');
  await app.button('Report this collection').click();
  const modal = app.modal('Report this collection');
  await modal.getByRole('radio', { name: 'It copies somebody else’s work' }).check({ force: true });
  const link = modal.getByRole('textbox', { name: 'Link to the original' });
  await link.fill('somewhere');
  await modal.getByRole('button', { name: 'Send report' }).click();
  await expect(modal.getByRole('alert')).toHaveText('That is no link: it begins with https://');
  await link.fill('https://artist.example/original');
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/reports'));
  await modal.getByRole('button', { name: 'Send report' }).click();
  const answer = await answered;
  expect(answer.request().postDataJSON()).toMatchObject({ reason: 'copied', link: 'https://artist.example/original' });
  expect(answer.status()).toBe(200);
  await expect(app.toast('Reported')).toBeVisible();
});

test('the home page shows what came up for sale last, and leads there', async ({ app, page }) => {
  await app.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Just listed' }) });
  await expect(section.getByRole('button', { name: /^Add .+ to watch list$/ }).first()).toBeVisible();
  const first = section.getByRole('article').first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
