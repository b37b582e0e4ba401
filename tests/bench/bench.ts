import { chromium, type BrowserContext } from 'playwright';
import { Installation, launchOptions } from '../support/browser/browser.ts';
import globalSetup from '../support/browser/global-setup.ts';
import { keptWhole } from '../support/browser/kept-files.ts';
import { startProduct } from '../support/browser/product.ts';
import { copyWorld } from '../support/browser/world.ts';
import { p95, load, median, openFirstItem, spread, type Load } from './measure.ts';
import { fillCollections, scrollGrid, toggleCart } from './actions.ts';
import { openedPicture, scrolledPictures } from './pictures.ts';
import { startTwin } from './twin.ts';

/*
 * `npm run bench`: how fast pages are, as multiples of a twin that is measured in the same run, turn by turn:
 * the same HTML without scripts and with its styles inlined. Processor 4 times slower, 150 ms, 1.6 Mbit/s.
 * Machines differ, ratios hardly do. `ROUNDS` (5) and `STARTS` (20) say how often, `CARDS` (10,000) how long the longest grid is.
 */

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SCREENS = 30;
const STARTS = Number(process.env['STARTS'] ?? 20);
const MANY = Number(process.env['CARDS'] ?? 10_000);
const ITEM = '/collections/isohypse/1';
const PATHS = ['/', '/collections/isohypse', ITEM];
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, reducedMotion: 'reduce' } as const;

await globalSetup();
const world = copyWorld('bench');
const product = await startProduct({ state: world.state });
const twin = await startTwin(product.origin);
const browser = await chromium.launch(launchOptions);

const rows = new Map<string, Load[]>();
const note = (row: string, measured: Load) => rows.set(row, [...(rows.get(row) ?? []), measured]);
const lcps = (row: string) => (rows.get(row) ?? []).map(({ lcp }) => lcp);

const visitor = (origin: string): Promise<BrowserContext> => browser.newContext({ ...PHONE, baseURL: origin });

/** Somebody who has been on each page, and whose device keeps the app and these pages. */
async function regular(): Promise<BrowserContext> {
  const context = await visitor(product.origin);
  const page = await context.newPage();
  for (const path of PATHS) {
    await page.goto(path);
    await keptWhole(page);
    await page.waitForFunction(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('vitrine-pages'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
      return kept.some((one) => one !== undefined);
    }, path);
  }
  await page.close();
  return context;
}

async function first(row: string, origin: string, path: string): Promise<void> {
  const context = await visitor(origin);
  note(row, await load(context, path));
  await context.close();
}

/** Each page by somebody new, after one whose visit has warmed the server; then screen by screen through a grid. */
async function firstPictures(paths: readonly string[]): Promise<{ opened: number[]; scrolled: number[] }> {
  const opened: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      const context = await visitor(product.origin);
      const took = await openedPicture(context, path);
      if (round > 0) opened.push(took);
      await context.close();
    }
  }
  const [warming, somebodyElse] = [await visitor(product.origin), await visitor(product.origin)];
  await scrolledPictures(warming, PATHS[1] ?? '', SCREENS);
  const scrolled = await scrolledPictures(somebodyElse, PATHS[1] ?? '', SCREENS);
  await Promise.all([warming.close(), somebodyElse.close()]);
  return { opened, scrolled };
}

/** The browser closed, the server gone, the same profile: how many starts show the page they had. */
async function coldStarts(): Promise<number> {
  const installation = await Installation.create({ ...PHONE, baseURL: product.origin }, async () => undefined);
  const [page] = (await installation.launch()).pages();
  await page?.goto('/');
  if (page) await keptWhole(page);
  await page?.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('vitrine-pages')));
  await installation.close();
  await product.kill();
  let shown = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const context = await installation.launch();
    const tab = context.pages()[0] ?? (await context.newPage());
    await tab.goto('/').catch(() => null);
    const heading = tab.getByRole('heading', { level: 1 });
    if (
      await heading.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      )
    )
      shown += 1;
    await installation.close();
  }
  await installation.remove();
  return shown;
}

/** Somebody who sells something: their profile has no twin, for the server renders its frame alone. */
async function somebody(): Promise<string> {
  const response = await fetch(`${product.origin}/marketplace/v1/orders/list?size=1`);
  const { data } = (await response.json()) as { data: { maker: string }[] };
  if (data[0] === undefined) throw new Error('Nobody sells anything');
  return `/profile/${data[0].maker}`;
}

try {
  const profile = await somebody();
  const known = await regular();
  const changes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      await first(`${path} twin`, twin.origin, path);
      await first(`${path} first`, product.origin, path);
      note(`${path} repeat`, await load(known, path));
      note(`${path} offline`, await load(known, path, true));
    }
    await first('profile', product.origin, profile);
    changes.push(await openFirstItem(known, '/collections/isohypse'));
  }
  console.log(`LCP in ms, median of ${ROUNDS} (least–most), and as a multiple of the twin’s first load`);
  for (const path of PATHS) {
    const base = median(lcps(`${path} twin`));
    console.log(`${path}: twin ${spread(lcps(`${path} twin`))}`);
    for (const kind of ['first', 'repeat', 'offline']) {
      const row = `${path} ${kind}`;
      const scripts = (rows.get(row) ?? []).map((one) => one.scripts);
      const times = (median(lcps(row)) / base).toFixed(2);
      console.log(`  ${kind} ${spread(lcps(row))}, ${times} ×; scripts ${spread(scripts)} ms`);
    }
  }
  const besideHome = (median(lcps('profile')) / median(lcps('/ first'))).toFixed(2);
  console.log(`A profile: first ${spread(lcps('profile'))}, ${besideHome} × the first load of /`);
  const change = (median(changes) / median(lcps(`${ITEM} first`))).toFixed(2);
  console.log(`Route change to an item ${spread(changes)} ms, ${change} × its first load`);
  const grid = PATHS[1] ?? '';
  const few = await toggleCart(known, grid, 12);
  const many = await toggleCart(known, grid, 200);
  console.log(
    `Cart toggle among ${few.cards} cards ${few.ms} ms, among ${many.cards} ${many.ms} ms, ${(many.ms / few.ms).toFixed(2)} ×`,
  );
  const { count, longest } = await scrollGrid(known, grid, 200);
  console.log(`Scrolling ${many.cards} cards: ${count} tasks over 50 ms, the longest ${Math.round(longest)} ms`);
  const full = await visitor(product.origin);
  const whole = await scrollGrid(full, grid, MANY, await fillCollections(full, MANY));
  console.log(`Scrolling ${MANY} cards: ${whole.count} tasks over 50 ms, the longest ${Math.round(whole.longest)} ms`);
  await full.close();
  const pictures = await firstPictures([...PATHS, '/collections', '/drops', profile]);
  console.log(
    `First picture, nothing slowed: opened ${spread(pictures.opened)} ms, p95 ${p95(pictures.opened)}; scrolled ${spread(pictures.scrolled)} ms, p95 ${p95(pictures.scrolled)}`,
  );
  console.log(`Cold starts without a server: ${await coldStarts()} of ${STARTS} show the page`);
} finally {
  await browser.close();
  twin.close();
  await product.stop();
  world.remove();
}
