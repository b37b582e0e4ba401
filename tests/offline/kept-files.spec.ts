import { controlled, keptPages, keptPaths, keptWhole, listedFiles } from '../support/browser/kept-files.ts';
import { mirror, release, type Mirror } from '../support/browser/mirror.ts';
import { expect, test } from '../support/browser/test.ts';

/* What the worker keeps of a build, and when: through an address where every question is seen. */

let deployed: Mirror;
test.beforeEach(async ({ baseURL }) => {
  deployed = await mirror(baseURL ?? '');
});
test.afterEach(() => deployed.close());

test('a first visit fetches what pages need, then in idle time the rest: without a server Connect opens', async ({
  app,
  page,
}) => {
  await app.open(deployed.address);
  await keptWhole(page);
  const { first, later } = await listedFiles(page);
  const times = (paths: string[]) => paths.map((path) => deployed.asked.indexOf(path));
  expect(Math.min(...times(first))).toBeGreaterThan(-1);
  expect(Math.max(...times(first))).toBeLessThan(Math.min(...times(later)));

  deployed.close();
  await app.reload();
  await page.context().setOffline(true);
  await app.button('Connect').click();
  await expect(app.modal('Connect a wallet')).toContainText('You are offline.');
});

test('a worker that starts anew without a server has the scripts that it imports', async ({ phoneAt }) => {
  const phone = await phoneAt(deployed.address);
  await keptWhole((await phone.launch('/')).page);
  await phone.close();
  deployed.close();
  // The page comes from the worker, which then begins to check transactions.
  const { page } = await phone.launch('/');
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('No worker');
  await expect.poll(() => worker.evaluate(() => 'vitrineBackground' in globalThis)).toBe(true);
});

test('who saves data is given the first files alone, and no pages are kept', async ({ app, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await app.open(deployed.address);
  await controlled(page);
  const { first, later } = await listedFiles(page);
  await app.reload();
  await page.waitForLoadState('networkidle');
  expect((await keptPaths(page)).toSorted()).toEqual(first.toSorted());
  expect(deployed.asked.filter((path) => later.includes(path))).toEqual([]);
  expect(await keptPages(page)).toEqual([]);
});

test('of the later files all are kept or none; what failed is asked for again at the next visit', async ({
  app,
  page,
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text();
  const [script = ''] = /\/assets\/sw-files-\w+\.js/.exec(worker) ?? [];
  const [lost = ''] = /\/assets\/wallet-modals-[\w-]+\.js/.exec(await (await request.get(script)).text()) ?? [];
  const held = deployed.hold(lost);
  await app.open(deployed.address);
  await controlled(page);
  const { first, later } = await listedFiles(page);
  await expect.poll(() => later.filter((path) => !deployed.asked.includes(path))).toEqual([]);
  held.refuse();
  expect((await keptPaths(page)).toSorted()).toEqual(first.toSorted());
  await app.reload();
  await keptWhole(page);
});

/** What an earlier build's worker does: keeps a file of its own under the same name of a cache. */
const EARLIER_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('workbox-precache-v2-' + registration.scope)
  .then((cache) => cache.put('/assets/earlier-12345678.js', new Response('')))));
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
`;

test("an earlier build's device has the new one whole before it is offered; then the earlier files go, and nobody else's", async ({
  app,
  page,
  baseURL,
}) => {
  deployed.answers.set('/sw.js', EARLIER_WORKER);
  await app.open(deployed.address);
  await controlled(page);
  await page.evaluate(async () => (await caches.open('of-somebody-else')).put('/theirs', new Response('')));
  expect(await keptPaths(page)).toEqual(['/assets/earlier-12345678.js']);

  await release(deployed, baseURL ?? '');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const kept = await keptPaths(page);
  const { first, later } = await listedFiles(page);
  expect(kept).toEqual(expect.arrayContaining([...first, ...later]));

  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await app.ready();
  await expect.poll(async () => (await keptPaths(page)).toSorted()).toEqual([...first, ...later].toSorted());
  expect(await page.evaluate(() => caches.has('of-somebody-else'))).toBe(true);
});

test('a page that was still loading while the first worker took over its tabs is taken over, too', async ({
  app,
  page,
  baseURL,
}) => {
  const answer: Record<string, () => void> = {};
  const held = (path: string) => new Promise<void>((resolve) => (answer[path] = resolve));
  const waits: Record<string, Promise<void>> = { '/sw.js': held('/sw.js'), '/docs': held('/docs') };
  const slow = await mirror(baseURL ?? '', async (_, { pathname }) => {
    await waits[pathname];
    return null;
  });
  await app.open(slow.address);
  const late = await page.context().newPage();
  const arrived = late.goto(new URL('/docs', slow.address).href);
  await expect.poll(() => slow.asked).toContain('/docs');
  answer['/sw.js']?.();
  await controlled(page);
  answer['/docs']?.();
  await arrived;
  await controlled(late);
  slow.close();
});
