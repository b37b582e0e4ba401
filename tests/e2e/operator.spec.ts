import type { Page } from 'playwright/test';
import { App } from '../support/browser/app.ts';
import { violations } from '../support/browser/axe.ts';
import { Cart } from '../support/browser/cart.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OPERATOR, expect, test } from '../support/browser/test.ts';

test('an operator hides an item with a reason, everybody misses it at once, and it comes back by undo', async ({
  app,
  page,
  wallet,
  browser,
  baseURL,
}) => {
  const order = await pick({ looksOnly: true });
  const path = itemUrl(order);
  // Without a worker, whose kept pages are out of a server’s reach.
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) });
  const stranger = await context.newPage();
  const shopper = new Cart(new App(stranger, wallet));
  const statusOf = async () => (await stranger.goto(`${baseURL}${path}`))?.status();
  expect(await statusOf()).toBe(200);
  await shopper.add(order);

  await wallet.useAccount(OPERATOR);
  await app.signIn('/operator');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Console' })).toBeVisible();
  await expect(main.getByText('Up to date').first()).toBeVisible();
  expect.soft(await violations(page), 'networks').toEqual([]);

  // By the keyboard alone: along the tabs, to the question, and back to what asked it.
  const tabs = main.getByRole('tab');
  await tabs.filter({ hasText: 'Networks' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/operator?tab=hidden');
  await expect(main.getByRole('heading', { name: 'Nothing is hidden' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Find an item or a collection to hide' }).fill(`${baseURL}${path}`);
  await page.keyboard.press('Enter');
  const hide = main.getByRole('button', { name: `Hide ${order.nft.name}` });
  await hide.press('Enter');
  const question = app.modal(`Hide ${order.nft.name}?`);
  await expect(question.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await statusOf()).toBe(200);
  await hide.click();
  await question.getByRole('radio', { name: 'It was stolen' }).check();
  await question.getByRole('textbox').fill('Its owner asked us to.');
  expect.soft(await violations(page, 'dialog[open]'), 'question').toEqual([]);
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(app.toast(`${order.nft.name} hidden`)).toBeVisible();
  await expect(main.getByText('Its owner asked us to.')).toBeVisible();
  expect.soft(await violations(page), 'hidden').toEqual([]);

  // Who has it open is told, and what there is to see of it is what everybody sees.
  await expect(stranger.getByText('Page Not Found').first()).toBeVisible();
  expect(await statusOf()).toBe(404);
  const card = stranger.locator(`main a[href="${path}"]`);
  await stranger.goto(`${baseURL}/collections/${order.nft.collectionSlug}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  // Its order still stands: nobody is told that it expired.
  const line = shopper.drawer.getByRole('listitem').filter({ hasText: order.nft.name });
  await shopper.open();
  await expect(line.getByText('Vitrine no longer shows this item.')).toBeVisible();
  await expect(line.getByText('Unavailable', { exact: true })).toBeVisible();
  await expect(line.getByText(/expired/i)).toHaveCount(0);
  await expect(line.getByRole('link')).toHaveCount(0);
  await expect(shopper.drawer.getByText('The unavailable item is left out.')).toBeVisible();
  expect.soft(await violations(stranger, 'dialog[open]'), 'cart').toEqual([]);
  await shopper.app.closePane();

  await tabs.filter({ hasText: 'Log' }).click();
  await main.getByRole('button', { name: `Undo: ${order.nft.name} hidden` }).click();
  await expect(app.toast(`${order.nft.name} shown again`)).toBeVisible();
  const entry = main.getByRole('listitem').filter({ hasText: `${order.nft.name} hidden` });
  await expect(entry.getByText('Undone', { exact: true })).toBeVisible();
  expect.soft(await violations(page), 'log').toEqual([]);
  expect(await statusOf()).toBe(200);
  await shopper.open();
  await expect(shopper.row(order)).toContainText(order.price.amount);
  await stranger.context().close();
});

test('an operator sets a report aside, verifies a collection and puts it first on the start page', async ({
  app,
  page,
  wallet,
  request,
}) => {
  const order = await pick({ looksOnly: true });
  await app.signIn(itemUrl(order));
  await app.button('Report this item').click();
  const form = app.modal('Report this item');
  await form.getByRole('radio', { name: 'It is spam' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form).toHaveCount(0);
  await app.disconnect();

  await wallet.useAccount(OPERATOR);
  await app.signIn('/operator?tab=reports');
  const main = page.getByRole('main');
  await expect(main.getByText('1 report')).toBeVisible();
  expect.soft(await violations(page), 'reports').toEqual([]);
  await main.getByRole('button', { name: `Set aside the reports of ${order.nft.name}` }).click();
  await expect(main.getByRole('heading', { name: 'No reports are waiting' })).toBeVisible();

  await main.getByRole('tab', { name: 'Collections' }).click();
  await main.getByRole('searchbox').fill(order.nft.collectionName);
  const entry = main.getByRole('listitem').filter({ hasText: order.nft.collectionName }).first();
  await expect(entry.getByText('As configured')).toBeVisible();
  expect.soft(await violations(page), 'collections').toEqual([]);
  const isVerified = (await entry.getByText('Verified', { exact: true }).count()) > 0;
  await entry.getByRole('button', { name: isVerified ? /^Remove the mark/ : /^Verify/ }).click();
  await expect(entry.getByText('Decided here')).toBeVisible();
  await entry.getByRole('button', { name: /^Use the configuration/ }).click();
  await expect(entry.getByText('Decided here')).toHaveCount(0);

  const first = async () => {
    const answer = (await (await request.get('/data/collection/slider/list')).json()) as { data: { slug: string }[] };
    return answer.data[0]?.slug;
  };
  const place = entry.getByRole('combobox', { name: /on the start page$/ });
  await place.selectOption('Start page: place 1');
  await expect.poll(first).toBe(order.nft.collectionSlug);
  await expect(place).toHaveValue('1');
  // The world has a live drop, which is at the top of the page; the place counts further down.
  await expect(entry.getByText('A drop is at the top of the start page now.')).toBeVisible();
  expect.soft(await violations(page), 'placed').toEqual([]);
  const start = new App(await page.context().newPage(), wallet);
  await start.open('/');
  await start.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const featured = start.page.getByRole('group', { name: 'Featured collections' }).getByRole('link');
  await expect(featured.first()).toHaveAttribute('href', `/collections/${order.nft.collectionSlug}`);
  await start.page.close();
  await place.selectOption('Start page: by volume');
  await expect(place).toHaveValue('0');
  await expect(entry.getByText('A drop is at the top')).toHaveCount(0);

  await main.getByRole('tab', { name: 'Jobs' }).click();
  // What failed names its kind once more, below the counts.
  for (const kind of ['Numbers of a collection', 'Metadata of items'])
    await expect(main.getByText(kind, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What failed' })).toBeVisible();
  expect.soft(await violations(page), 'jobs').toEqual([]);
});

/** Every heading that this page shows from its next load on, in their order, and whether it said that it is busy. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      const says = heading?.checkVisibility({ checkVisibilityCSS: true })
        ? (heading.textContent ?? '')
        : document.querySelector('main [aria-busy]') && 'busy';
      if (says && says !== seen.at(-1)) seen.push(says);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
const headings = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('an operator who comes back waits for the console and sees no other page; who is none sees the one of everybody', async ({
  app,
  page,
  wallet,
}) => {
  await watchHeadings(page);
  await wallet.useAccount(OPERATOR);
  await app.signIn('/operator');
  const console = page.getByRole('heading', { level: 1, name: 'Console' });
  await expect(console).toBeVisible();
  await app.reload();
  await expect(console).toBeVisible();
  expect(await headings(page)).toEqual(['busy', 'Console']);
  await app.disconnect();
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
  await app.reload();
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
  expect(await headings(page)).toEqual([expect.stringContaining('404')]);
});

test('to everybody else the console is a page that is not there, and nothing of it is loaded', async ({
  app,
  page,
  request,
}) => {
  const nowhere = await request.get('/nowhere');
  const there = await request.get('/operator');
  expect(there.status()).toBe(404);
  expect((await there.text()).replaceAll('/operator', '/nowhere').length).toBe((await nowhere.text()).length);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await app.open('/operator');
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
  expect(asked.filter((url) => /operator[^/]*$/.test(new URL(url).pathname))).toEqual([
    expect.stringMatching(/\/operator$/) as unknown as string,
  ]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/operator'));
  await app.signIn('/operator');
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Console' })).toHaveCount(0);
  await watchHeadings(page);
  for (const path of ['/operator', '/nowhere']) {
    await app.open(path);
    await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
    expect(await headings(page)).toEqual(['busy', expect.stringContaining('404')]);
  }
});
