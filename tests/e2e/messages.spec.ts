import type { App } from '../support/browser/app.ts';
import { origin } from '../support/browser/origin.ts';
import { clearAnswers } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

const SERVER_FAILS = { status: 500, json: { status: { code: 500, message: 'mocked', msgId: 'mocked' } } };

test('a server error, mocked, is one critical toast after one repetition, on every kind of page [B3] [K1] [K2] [K3] [L6] [L12]', async ({
  app,
  page,
}) => {
  for (const [path, call] of [
    ['/collections', '**/data/collections?*'],
    ['/drops', '**/v1/drops/list?*'],
    ['/collections/isohypse', '**/v1/collections/nfts/list/isohypse?*'],
    ['/collections/isohypse/3', '**/v1/collections/nfts/info/isohypse/3'],
    ['/profile/0x00000000000000000000000000000000000000aa', '**/data/nfts/*'],
  ] as const) {
    await app.open('/docs');
    let asked = 0;
    await page.context().route(call, async (route) => {
      asked += 1;
      await route.fulfill(SERVER_FAILS);
    });
    await app.follow(path);
    const toast = app.toast('An internal server error occurred!');
    await expect(toast, path).toContainText('Please try again later...');
    await expect(toast).toHaveRole('alert');
    await expect(toast).toHaveAttribute('data-critical', 'true');
    expect(asked, path).toBe(2);
    await page.context().unroute(call);
  }
});

test('a 500 with an empty body, mocked, leaves a page that says so and offers Retry, and nothing undefined [K4]', async ({
  app,
  page,
}) => {
  for (const [path, call] of [
    ['/collections', '**/data/collections?*'],
    ['/drops', '**/v1/drops/list?*'],
    ['/collections/isohypse', '**/v1/collections/nfts/list/isohypse?*'],
    ['/profile/0x00000000000000000000000000000000000000aa', '**/data/nfts/*'],
  ] as const) {
    await app.open('/docs');
    await page.context().route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await app.follow(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Retry' }), path).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(app.toast('An internal server error occurred!')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object|null/);
    await page.context().unroute(call);
  }
});

test('a 500 on the search, mocked, is one server toast, however much is typed on @long', async ({ app, page }) => {
  await app.open('/docs');
  await page.context().route('**/data/autocomplete/**', (route) => route.fulfill(SERVER_FAILS));
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).or(field).fill('iso');
  const toast = app.toast('An internal server error occurred!');
  await expect(toast).toHaveCount(1);
  await expect(page.getByText('Search isn’t answering right now.')).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  const asked = page.waitForResponse('**/data/autocomplete/nfts?pattern=isoh&**');
  await field.fill('isoh');
  await asked;
  await expect(page.getByText('Search isn’t answering right now.')).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('asking for fresh metadata is answered by a toast with the spec’s title; a 500, mocked, by the server’s alone', async ({
  app,
  page,
}) => {
  await app.open('/collections/isohypse/6');
  await page.context().route('**/data/nft/*/refresh', (route) => route.fulfill(SERVER_FAILS));
  await app.button('Refresh metadata').click();
  await expect(app.toast('An internal server error occurred!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('[data-status]')).toHaveCount(1);
  await page.context().unroute('**/data/nft/*/refresh');
  await app.button('Refresh metadata').click();
  await expect(app.toast('Done!')).toHaveAttribute('data-status', 'success');
});

const ITEM = '/collections/isohypse/4';
/** Pages, the call of theirs that fails, and what it loads. */
const READS = [
  [ITEM, '**/v1/offers/list?*', 'offer list'],
  ['/drops', '**/v1/drops/list?*', 'drops'],
  [ITEM, '**/v1/collections/nfts/info/**', 'Nft details'],
  ['/collections', '**/data/collections?*', 'collections'],
  [ITEM, '**/data/nft/isohypse/4/owners?*', 'NFT owners'],
  [ITEM, '**/data/transfers/history/**', 'transfer history'],
] as const;

/** Opens a page of which one call is answered with this status; how often it was asked is counted until the page is left. */
async function openFailing(app: App, path: string, call: string, status: number): Promise<{ asked: () => number }> {
  const { page } = app;
  await app.open('/docs');
  await clearAnswers(page);
  const answered = page.waitForResponse((response) => response.status() === status);
  let asked = 0;
  await page.context().route(call, async (route) => {
    asked += 1;
    await route.fulfill({ status, json: { status: { code: status, message: 'mocked', msgId: 'mocked' } } });
  });
  await app.follow(path);
  await (await answered).finished();
  return { asked: () => asked };
}

test('a read answered with 403 or 404, mocked, raises no toast @long [K5] [K6] [K7] [K8]', async ({ app, page }) => {
  for (const [path, call, what] of READS) {
    for (const status of [404, 403]) {
      await openFailing(app, path, call, status);
      // A toast that is asked for afterwards is the only one.
      await app.follow('/test');
      await app.button('Info').click();
      const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-status]');
      await expect(app.toast('Oops, something went wrong')).toBeVisible();
      expect(await toasts.count(), `${what} ${status}`).toBe(1);
      await page.context().unroute(call);
    }
  }
});

test('any other failed read, mocked, is named after what was loading [K12] [K13] [K14] [K15] [K16] [K17] [K18] [K19] [K20] [K21] [K22] [K23] [L16]', async ({
  app,
  page,
}) => {
  for (const [path, call, what] of READS) {
    const { asked } = await openFailing(app, path, call, 400);
    await expect(app.toast(`Loading ${what}`)).toContainText(`An error occurred while loading ${what}`);
    expect(asked(), what).toBe(1);
    await page.context().unroute(call);
  }
});

test('equal toasts stay two; title and text stand apart; each kind looks and reads differently; all go after three seconds [C109] [C110] [C111] [C112] [C114] [L26]', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.open('/test');
  // A toast lives three seconds: they begin when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-status]');
  await app.button('Info').click();
  await app.button('Info').click();
  await expect(toasts).toHaveCount(2);
  const first = toasts.first();
  await expect(first.getByText('Oops, something went wrong', { exact: true })).toBeVisible();
  await expect(first.getByText('Please log in to your wallet before continuing', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(1);
  await toasts.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(0);

  const look = (status: string) =>
    toasts.and(page.locator(`[data-status="${status}"]`)).evaluate((toast) => {
      const style = getComputedStyle(toast);
      const icon = toast.querySelector('svg');
      return [
        style.backgroundColor,
        style.borderColor,
        icon === null ? '' : getComputedStyle(icon).color,
        icon?.innerHTML,
      ].join();
    });
  for (const kind of ['Success', 'Info', 'Critical']) await app.button(kind).click();
  await expect(toasts).toHaveCount(3);
  expect(new Set([await look('success'), await look('info'), await look('error')]).size).toBe(3);
  await expect(toasts.and(page.locator('[data-status="error"]'))).toHaveRole('alert');
  await expect(toasts.and(page.locator('[data-status="info"]'))).toHaveRole('status');

  // Away from the toasts, or they wait for the pointer.
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(2000);
  await expect(toasts).toHaveCount(3);
  await page.clock.runFor(1500);
  await expect(toasts).toHaveCount(0);
});

test('a picture with no source is a placeholder that asks for nothing @long [B22]', async ({ app, page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await app.open('/collections/oddments/6');
  await expect(page.getByRole('main').getByRole('img', { name: 'Empty frame, no picture' })).toBeVisible();
  expect(pictures.filter((path) => path === '/collections/oddments/6' || path.endsWith('/_ipx/'))).toEqual([]);
});

test('a picture that hangs, mocked, is given up after seven seconds and not before [L30]', async ({ app, page }) => {
  await page.clock.install();
  await app.open('/docs');
  await page.context().route('**/_ipx/**', () => new Promise(() => {}));
  await app.follow('/collections/isohypse/5');
  const stage = page
    .getByRole('main')
    .getByRole('img', { name: /^Isohypse/ })
    .first();
  await expect(stage).toBeVisible();
  await page.clock.runFor(6500);
  await expect(page.getByRole('main').getByRole('img', { name: /, no picture$/ })).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /, no picture$/ })
      .first(),
  ).toBeVisible();
});

test('the hostile collection is text: nothing runs, nothing is fetched from where it points', async ({ app, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const foreign: string[] = [];
  const own = new URL(origin());
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== own.host) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    window.alert = (text) => document.documentElement.setAttribute('data-script-ran', String(text));
  });
  for (const path of ['', ...Array.from({ length: 12 }, (_, index) => `/${index + 1}`)]) {
    await app.open(`/collections/oddments${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await page.evaluate(() => ({
      ran: document.documentElement.getAttribute('data-script-ran'),
      scripts: document.querySelectorAll('main script, main iframe, main object, main embed').length,
      handlers: [...document.querySelectorAll('main *')].filter((one) =>
        one.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
      links: [...document.querySelectorAll('a[href]')].filter((one) =>
        /^(javascript|data|file):/i.test(one.getAttribute('href') ?? ''),
      ).length,
      wide: document.documentElement.scrollWidth > innerWidth,
      polluted: 'polluted' in {},
    }));
    expect(found, path).toEqual({ ran: null, scripts: 0, handlers: 0, links: 0, wide: false, polluted: false });
  }
  await app.open('/collections/oddments/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<script>alert(1)</script>Button, four holes');
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
