import type { Locator } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* Back closes the pane on top; the page underneath is another press away. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Two pages deep, without loading the second one anew. */
async function browse(app: App, to: string): Promise<void> {
  await app.open('/docs');
  await app.page.getByRole('link', { name: 'Vitrine' }).first().click();
  await expect(app.page).toHaveURL(/\/$/);
  await app.page.goto(to);
  await app.ready();
}

const path = (app: App) => new URL(app.page.url()).pathname + new URL(app.page.url()).search;
const position = (app: App) => app.page.evaluate(() => history.length);

/** The pane is open: Back closes it, and leaves page and history as they were. */
async function closesByBack(app: App, pane: Locator, open: () => Promise<void>): Promise<void> {
  const before = path(app);
  await open();
  await expect(pane).toBeVisible();
  await app.page.goBack();
  await expect(pane).toHaveCount(0);
  expect(path(app)).toBe(before);

  // Forward finds no pane of before, and moves nothing.
  await app.page.goForward();
  await expect(pane).toHaveCount(0);
  expect(path(app)).toBe(before);

  // Closed otherwise, no entry of it is in the way of Back.
  await open();
  await expect(pane).toBeVisible();
  const length = await position(app);
  await app.page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await open();
  await expect(pane).toBeVisible();
  await app.page.goBack();
  await expect(pane).toHaveCount(0);
  expect(await position(app)).toBe(length);
  expect(path(app)).toBe(before);
}

for (const [name, viewport] of [
  ['desktop @long', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the connect window, the full screen and the cart', async ({ app, page }) => {
      const order = await pick({ looksOnly: true });
      await browse(app, itemUrl(order));
      await closesByBack(app, app.modal('Connect a wallet'), () => app.button('Connect').click());
      await closesByBack(app, app.modal(order.nft.name), () => app.button('Full screen').click());
      const cart = new Cart(app);
      await closesByBack(app, cart.drawer, () =>
        page
          .getByRole('button', { name: /^Cart, / })
          .filter({ visible: true })
          .first()
          .click(),
      );
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/docs$/);
    });

    test('the offer sheet, and the account window of who is signed in', async ({ app, page }) => {
      const order = await pick({ looksOnly: true });
      await app.signIn('/docs');
      await app.open(itemUrl(order));
      await expect(app.account()).toBeVisible();
      await closesByBack(app, app.modal('Make an offer'), () => app.button('Make an offer').click());
      await closesByBack(app, app.modal('Your account'), () => app.account().click());
      await page.goBack();
      await expect(page).toHaveURL(/\/docs$/);
    });

    test('a purchase: Back hides its window while the wallet is asked, and closes it when that said no', async ({
      app,
      page,
      wallet,
    }) => {
      const order = await pick({ looksOnly: true });
      await app.signInAt(order);
      const held = wallet.next('eth_sendTransaction');
      await app.buyNow.click();
      const asked = await held;
      const approving = app.modal('Approve purchase');
      await expect(approving).toBeVisible();
      for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await leave();
        await expect(approving).toHaveCount(0);
        expect(path(app)).toBe(itemUrl(order));
        await app.button('1 pending').click();
        await expect(approving).toBeVisible();
      }
      asked.reject();
      const failed = app.modal('Cancelled in your wallet');
      await expect(failed).toBeVisible();
      await page.goBack();
      await expect(failed).toHaveCount(0);
      expect(path(app)).toBe(itemUrl(order));
    });
  });
}

test('of two panes one after the other closes', async ({ app, page }) => {
  await app.open('/collections/isohypse/1');
  await app.button('Full screen').click();
  const full = app.anyModal;
  await expect(full).toHaveCount(1);
  // From within the pane on top, as a keyboard shortcut or an event would.
  await page.evaluate(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Connect')?.click(),
  );
  await expect(app.modal('Connect a wallet')).toBeVisible();
  await page.goBack();
  await expect(app.modal('Connect a wallet')).toHaveCount(0);
  await expect(full).toHaveCount(1);
  await page.goBack();
  await expect(full).toHaveCount(0);
  expect(path(app)).toBe('/collections/isohypse/1');
});

test('a link in a pane leads to its page, and Back from there to the page without the pane @long', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  const cart = new Cart(app);
  await cart.add(order);
  await app.open('/collections');
  await cart.open();
  await cart.row(order).getByRole('link', { name: order.nft.name }).click();
  await expect(page).toHaveURL(new RegExp(`${itemUrl(order)}$`));
  await expect(cart.drawer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(app.anyModal).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${itemUrl(order)}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the filters: what was chosen stays when Back closes them; each further press undoes one', async ({
    app,
    page,
  }) => {
    await app.open('/docs');
    await app.open('/collections/isohypse');
    await app.button('Filters').click();
    const filters = app.modal('Filters');
    await filters.getByRole('radio', { name: 'Buy now' }).click();
    await expect(page).toHaveURL(/status=buy-now/);
    await filters.getByRole('radio', { name: 'Has offers' }).click();
    await expect(page).toHaveURL(/status=has-offers/);
    await expect(filters).toBeVisible();
    await page.goBack();
    await expect(filters).toHaveCount(0);
    expect(path(app)).toBe('/collections/isohypse?status=has-offers');
    await page.goBack();
    await expect(page).toHaveURL(/status=buy-now$/);
    await expect(page.getByRole('button', { name: 'Remove filter Buy now' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/collections\/isohypse$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('the search: Back closes it, and an item found in it is one press from the page before', async ({
    app,
    page,
  }) => {
    await app.open('/docs');
    await app.page.getByRole('button', { name: 'Search' }).click();
    const search = app.modal('Search');
    await expect(search).toBeVisible();
    await page.goBack();
    await expect(search).toHaveCount(0);
    expect(path(app)).toBe('/docs');
    await app.page.getByRole('button', { name: 'Search' }).click();
    await search.getByRole('combobox').fill('isohypse');
    await search.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/collections\/isohypse/);
    await expect(search).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(app.anyModal).toHaveCount(0);
  });

  test('a reload with a pane open leaves no entry of it @long', async ({ app, page }) => {
    await app.open('/docs');
    await app.open('/collections/isohypse/1');
    await app.button('Full screen').click();
    await expect(app.anyModal).toHaveCount(1);
    await app.reload();
    await expect(app.anyModal).toHaveCount(0);
    await page.waitForFunction(() => !(history.state as { pane?: number } | null)?.pane);
    expect(path(app)).toBe('/collections/isohypse/1');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('a reload in the very moment a pane opens or closes never leaves the site @long', async ({ app, page }) => {
    await page.goto('about:blank');
    await app.open('/collections/isohypse/1');
    for (const press of ['opens', 'closes', 'opens'] as const) {
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate((one) => {
          const button = [...document.querySelectorAll('button')].find((it) => it.textContent === 'Full screen');
          if (one === 'opens') setTimeout(() => button?.click());
          else button?.click();
          location.reload();
          if (one === 'closes') document.querySelector<HTMLElement>('dialog[open] button')?.click();
        }, press),
      ]);
      await app.ready();
      expect(path(app)).toBe('/collections/isohypse/1');
      await expect(app.anyModal).toHaveCount(0);
    }
  });

  test('after a reload with two panes open, one press of Back leaves the page @long', async ({ app, page }) => {
    await app.open('/docs');
    await app.open('/collections/isohypse/1');
    await app.button('Full screen').click();
    await page.evaluate(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Connect')?.click(),
    );
    await expect(app.anyModal).toHaveCount(2);
    await app.reload();
    await expect(app.anyModal).toHaveCount(0);
    await app.button('Full screen').click();
    await expect(app.anyModal).toHaveCount(1);
    await page.goBack();
    await expect(app.anyModal).toHaveCount(0);
    expect(path(app)).toBe('/collections/isohypse/1');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/collections\/isohypse\/1$/);
  });
});
