import type { Locator, Page } from 'playwright';

/* What somebody does before a picture is taken. */

export const BASE = process.env['BASE_URL'] ?? 'http://localhost:8080';

/** Loaded anew: the server's own page, taken over by the app. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(BASE + path, { waitUntil: 'networkidle' });
  // The server's own description of its API is a page without the app.
  if (path !== '/api') await page.waitForFunction(() => window.vitrineAlive === true);
}

/** Client-side, as a click does: the page's own code fetches. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const button = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first();

export const press = async (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();

/** Presses what opens a pane, and waits for all of it. */
export const opens = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await page.locator('dialog[open]').last().waitFor();
  // A button may be busy.
  await page.waitForFunction(() => document.querySelector('dialog[open] :not(button)[aria-busy="true"]') === null);
};

/** By the button where the field has no room. */
export async function openSearch(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
  if ((await field.count()) > 0) await page.keyboard.press('/');
  else await press(page, 'Search');
  await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'));
}

/** Closes the pane on top, and waits until it is gone. */
export async function leave(page: Page): Promise<void> {
  await press(page, 'Close');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}

const demoWallet = (page: Page, title: string | RegExp = /^Demo wallet/) => page.getByRole('dialog', { name: title });

/** Its window's last button goes on. */
export const approve = (page: Page, title?: string | RegExp): Promise<void> =>
  demoWallet(page, title).getByRole('button').last().click();

export async function signIn(page: Page): Promise<void> {
  await press(page, 'Connect');
  await page.getByRole('button', { name: /Demo wallet/ }).click();
  await approve(page, 'Demo wallet: Connect to Vitrine');
  await approve(page, 'Demo wallet: Sign a message');
  await page.getByRole('button', { name: /^Account/ }).waitFor();
}

export async function startBuying(page: Page): Promise<void> {
  await press(page, /^Buy now/);
  await demoWallet(page).waitFor();
}

/** Puts the item of the page in the cart. */
export async function addToCart(page: Page, path: string): Promise<void> {
  await load(page, path);
  await page
    .getByRole('region', { name: 'Buy', exact: true })
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^Remove .+ from cart$/ })
    .last()
    .waitFor();
}

export async function openCart(page: Page): Promise<void> {
  await press(page, /^Cart, /);
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

/** The services' answers, from now on. @see State in `views.ts` */
export async function answer(page: Page, how: 'never' | 'error'): Promise<void> {
  await page.route(/\/(data|marketplace)\//, (route) =>
    how === 'never' ? new Promise<void>(() => undefined) : route.fulfill({ status: 500, json: {} }),
  );
}
