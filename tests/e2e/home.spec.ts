import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/test.ts';

/* The collections that move, on the start page. */

test.use({ viewport: { width: 1280, height: 900 } });

const spans = (page: Page) => page.getByRole('group', { name: 'Span of time' });
const span = (page: Page, name: string) => spans(page).getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem');
const shown = (page: Page) => rows(page).getByRole('link').allTextContents();

/** What the server says of the first collections in this order. */
const moved = (page: Page, sort: string) =>
  page.evaluate(async (by) => {
    type Card = { name: string; volume1h: { value: string }; volume7d: { value: string } };
    const { data } = (await (await fetch(`/data/collections?sort=${by}`)).json()) as { data: Card[] };
    return data
      .slice(0, 5)
      .map(({ name, volume1h, volume7d }) => ({ name, hour: volume1h.value, week: volume7d.value }));
  }, sort);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

test('what moves is told for an hour, a day and a week: chosen by keyboard, kept by the address, the same from the server', async ({
  app,
  page,
  request,
}) => {
  await app.open('/');
  await expect(span(page, '24 h')).toHaveAttribute('aria-pressed', 'true');
  expect(await shown(page)).toEqual(names(await moved(page, 'volume')));

  await span(page, '24 h').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?span=7d');
  await expect(span(page, '7 d')).toBeFocused();
  const week = await moved(page, 'volume-7d');
  expect(week.some((card) => card.week !== '0')).toBe(true);
  await expect.poll(() => shown(page)).toEqual(names(week));
  await expect(rows(page).first()).toContainText('Volume in 7 d');
  const served = await (await request.get('/?span=7d')).text();
  expect(served).toContain('aria-pressed="true">7 d');
  await app.reload();
  await expect(span(page, '7 d')).toHaveAttribute('aria-pressed', 'true');
  expect(await shown(page)).toEqual(names(week));

  await page.getByRole('main').getByRole('link', { name: 'All collections' }).click();
  await expect(page).toHaveURL('/collections?sort=volume-7d');
  await page.goBack();
  await expect(span(page, '7 d')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await span(page, '1 h').press('Space');
  await expect(page).toHaveURL('/?span=1h');
  const hour = await moved(page, 'volume-1h');
  await expect.poll(() => shown(page)).toEqual(names(hour));
  await expect(page.getByText('Nothing was sold in this time.')).toHaveCount(
    hour.every((card) => card.hour === '0') ? 1 : 0,
  );
  await span(page, '24 h').click();
  await expect(page).toHaveURL('/');
});

test('without a network a span that was not looked at says so, and comes when the network is back', async ({
  app,
  page,
  context,
}) => {
  await app.open('/');
  await expect(rows(page)).toHaveCount(5);
  await context.setOffline(true);
  await span(page, '1 h').click();
  await expect(page.getByText('not opened here before')).toBeVisible();
  await span(page, '24 h').click();
  await expect(rows(page)).toHaveCount(5);
  await span(page, '1 h').click();
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('not opened here before')).toHaveCount(0);
});

test.describe('an order that is late', () => {
  test.use({ intercepts: true });

  test('while the other order is on its way the list stays, marked as busy; a failure, mocked, can be tried again', async ({
    app,
    page,
  }) => {
    await app.open('/');
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/data/collections?*volume-7d*', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await span(page, '7 d').click();
    await expect(page.locator('[aria-busy="true"]').getByRole('listitem')).toHaveCount(5);
    fail();
    await expect(page.getByText('Collections could not be loaded')).toBeVisible();
    await page.unroute('**/data/collections?*volume-7d*');
    await app.button('Retry').click();
    await expect.poll(async () => shown(page)).toEqual(names(await moved(page, 'volume-7d')));
  });
});
