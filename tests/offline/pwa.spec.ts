import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { leavingWorker } from '../../backend/http/leaving-worker.ts';
import { controlled } from '../support/browser/kept-files.ts';
import { mirror, release } from '../support/browser/mirror.ts';
import { root } from '../support/browser/product.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/** The budget of docs/architecture.md, in bytes. */
const ANONYMOUS_SCRIPTS = 116_000;

test('an anonymous first visit to / runs at most 116 kB of brotli JavaScript', async ({ app, page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script' && asked.serviceWorker() === null) scripts.add(asked.url());
  });
  await app.open('/');
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map(async (url) => brotliCompressSync(await (await request.get(url)).body()).length);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(ANONYMOUS_SCRIPTS);
});

test('no script stands before the pictures: the module waits for them, or for the first touch', async ({ request }) => {
  for (const path of ['/', '/collections/isohypse', '/collections/isohypse/1', '/app-shell']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('id="root"');
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload/);
  }
});

test('without JavaScript home, a collection and an item show their content; a profile shows nothing of its owner [A16] [A1] [A13] [A14]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isohypse/ })
      .first(),
  ).toBeVisible();
  await page.goto('/collections/isohypse');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/collections/isohypse/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Isohypse #1', exact: true })).toBeVisible();
  const owner = await page
    .getByRole('main')
    .locator('a[href^="/profile/0x"]:not([href*="?"])')
    .first()
    .getAttribute('href');
  const address = owner?.split('/').at(-1) ?? '';
  const html = await (await context.request.get(`/profile/${address}`)).text();
  expect(address).toMatch(/^0x[0-9a-f]{40}$/);
  expect(html.toLowerCase()).not.toContain(address.slice(2));
  expect(html).not.toMatch(/<article/);
  await context.close();
});

test('the app can be installed, with one manifest and the icons it names [M14] [M15] [M44]', async ({
  app,
  page,
  request,
}) => {
  await app.open('/');
  await controlled(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window cannot install anything; nothing else may stand in the way.
  expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toEqual(JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8')));
  const { icons, screenshots } = manifest as {
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; form_factor: string }[];
  };
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(icons.some((icon) => icon.purpose?.includes('maskable'))).toBe(true);
  for (const size of ['192x192', '512x512']) expect(icons.some((icon) => icon.sizes === size)).toBe(true);
  for (const { src } of [...icons, ...screenshots]) expect((await request.get(src)).status()).toBe(200);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
});

test('what another app shares is opened, or looked for', async ({ app, page }) => {
  await app.open('/docs');
  const link = new URL('/collections/isohypse', page.url()).href;
  await page.goto(`/shared?text=${encodeURIComponent(`Look: ${link}`)}`);
  await expect(page).toHaveURL(link);
  await page.goto('/shared?title=Isohypse');
  await expect(page.getByRole('option', { name: /Isohypse/ }).first()).toBeVisible();
});

test("redirect rules are the server's, before and after the worker, and inside the app [A22] [A23]", async ({
  app,
  page,
  request,
}) => {
  const plain = await request.get('/home', { maxRedirects: 0 });
  expect(plain.status()).toBe(308);
  expect(plain.headers()['location']).toBe('/');
  await app.open('/collections');
  await controlled(page);
  await page.goto('/home');
  await expect(page).toHaveURL(/:\d+\/$/);

  // The external target lies outside this machine: only that it is asked for as a document is seen.
  await app.open('/collections');
  let document: string | null = null;
  await page.route(/^https:\/\//, (route) => {
    if (route.request().isNavigationRequest()) document = route.request().url();
    return route.abort();
  });
  await page.evaluate(() => {
    const link = Object.assign(window.document.createElement('a'), { href: '/discord', textContent: 'rule' });
    window.document.querySelector('main')?.append(link);
    link.click();
  });
  await expect.poll(() => document).toMatch(/^https:\/\//);
});

test('missing assets are 404 and never the app; the worker keeps to that', async ({ app, page, request }) => {
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  await app.open('/');
  await controlled(page);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/assets/gone-12345678.js');
    return { status: response.status, type: response.headers.get('content-type') };
  });
  expect(answer.status).toBe(404);
  expect(answer.type).not.toContain('html');
});

test("a new build waits for the person's word, then takes over [M3] [M12] [J48]", async ({ app, page, baseURL }) => {
  const deployed = await mirror(baseURL ?? '');
  try {
    await app.open(deployed.address);
    await controlled(page);
    await release(deployed, baseURL ?? '');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    const reloaded = page.waitForEvent('framenavigated');
    await reload.click();
    await reloaded;
    await app.ready();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    deployed.close();
  }
});

test('told by the server, browsers leave the worker they have: what it cached goes, what is another’s stays, and no page is reloaded', async ({
  app,
  page,
  baseURL,
}) => {
  const deployed = await mirror(baseURL ?? '');
  try {
    await app.open(deployed.address);
    await controlled(page);
    await page.evaluate(async () => {
      await (await caches.open('theirs')).put('/theirs', new Response('kept'));
      Object.assign(globalThis, { isSame: true });
    });
    deployed.answers.set('/sw.js', (await leavingWorker('/sw.js')?.text()) ?? '');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: ['theirs'] });
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);

    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(left).toEqual({ workers: 0, caches: ['theirs'] });
  } finally {
    deployed.close();
  }
});

test('the worker answers the build poll offline with the running build', async ({ app, page, context }) => {
  await app.open('/');
  await controlled(page);
  const online = await page.evaluate(
    async () => (await fetch('/builds/latest.json')).json() as Promise<{ id: string }>,
  );
  await context.setOffline(true);
  const offline = await page.evaluate(
    async () => (await fetch('/builds/latest.json')).json() as Promise<{ id: string }>,
  );
  await context.setOffline(false);
  expect(offline.id).toBe(online.id);
});

test('without a network, an address that only the server knows is not called missing; it is asked for once there is one', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  await controlled(page);
  for (const path of ['/api', '/nowhere']) {
    await page.context().setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Not saved on this device' })).toBeVisible();
    await expect(page.getByText(/Error \d/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See what is on this device' })).toHaveAttribute('href', '/storage');
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
    await page.context().setOffline(false);
    await answered;
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
});

test('on a phone, the invitation to install stands clear of the bar with which one buys', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const looks = [1, 2, 3].map((one) => ({
      kind: 'item',
      href: `/collections/isohypse/${one}`,
      name: '',
      of: '',
      image: '',
    }));
    localStorage.setItem('vitrine-viewed', JSON.stringify(looks));
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('beforeinstallprompt')));
  });
  await app.open('/collections/isohypse/4');
  const note = page.getByRole('status').filter({ hasText: 'Vitrine on your home screen' });
  await expect(note).toBeVisible();
  const bar = page.locator('[data-over-tabs]');
  await expect(bar).toBeVisible();
  const [above, below] = [await note.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
