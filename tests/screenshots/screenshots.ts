import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import sharp from 'sharp';
import { App } from '../support/browser/app.ts';
import { setOrigin } from '../support/browser/origin.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import { BASE, load, signIn } from './person.ts';
import { viewsOf, type View } from './views.ts';
import type { Flow } from './wallet-flow.ts';
import { walletFlows } from './wallet-views.ts';
import { readPaths, type Paths } from './world.ts';

/*
 * `npm run screenshots`: every route, tab, sheet and modal of the product that runs at BASE_URL
 * (http://localhost:8080), at four widths, light and dark. It buys one item. Pictures go to
 * test-results/screenshots, with a sheet of all that have one device and theme in common.
 * `npm run screenshots -- cart sheet-list` takes those alone; `wallets` stands for every step of every wallet
 * option, light at 390 and dark at 1440 wide, each wallet's own window at 420 by 600.
 */

const FOLDER = 'test-results/screenshots';
const THEMES = ['light', 'dark'] as const;

// Tabs and sheets follow the agent, not the width.
const agent = (device: string) =>
  `Mozilla/5.0 (Linux; Android 15; ${device}) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`;

type Device = { context: BrowserContextOptions; widths: readonly number[] };

const DEVICES: Record<string, Device> = {
  phone: {
    context: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: agent('Pixel 9 Mobile'),
    },
    widths: [390],
  },
  tablet: {
    context: { viewport: { width: 768, height: 1024 }, hasTouch: true, userAgent: agent('SM-X910') },
    widths: [768],
  },
  desktop: { context: { viewport: { width: 1440, height: 900 } }, widths: [1440, 1920] },
};

/** What moves and ends has ended, and what has to come has come: on the screen, or on the whole page. */
async function settled(page: Page, view: Pick<View, 'waiting' | 'full'>): Promise<void> {
  if (view.waiting !== true)
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(async (isWhole) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isDrawn = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || (image.complete && image.currentSrc !== '');
    };
    const drawn = async () => {
      await frame();
      await frame();
      const end = performance.now() + 10_000;
      while (![...document.images].every(isDrawn) && performance.now() < end) await frame();
    };
    // In the new theme.
    await frame();
    if (isWhole) {
      // Pictures further down are asked for when they come near, and given up once they are far.
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await drawn();
      }
      scrollTo(0, 0);
    }
    const ends = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map((animation) => animation.finished));
    await drawn();
    // Far from the window they are decoded late.
    const come = [...document.images].filter((image) => image.complete && image.currentSrc !== '');
    await Promise.allSettled(come.map((image) => image.decode()));
  }, view.full === true);
}

async function take(page: Page, view: View, name: string, device: Device): Promise<string[]> {
  await load(page, view.path);
  await view.prepare?.(page);
  const made: string[] = [];
  for (const width of device.widths) {
    await page.setViewportSize({ width, height: device.context.viewport?.height ?? 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page, view);
      const path = `${FOLDER}/${name}.${width}.${colorScheme}.png`;
      await page.screenshot({ path, fullPage: view.full ?? false });
      made.push(path);
    }
  }
  await view.leave?.(page);
  return made;
}

/** Goes a wallet option's way; a step that fails ends it. */
async function follow(browser: Browser, flow: Flow, name: string, o: { device: Device; at: Paths; taken: string[] }) {
  const { viewport } = o.device.context;
  const context = await openContext(browser, o.device, false);
  const wallet = new TestWallet();
  if (flow.hasExtension === true) await wallet.attach(context);
  const page = await context.newPage();
  const themes = flow.hasBothThemes === true ? THEMES : ([name === 'phone' ? 'light' : 'dark'] as const);
  const shoot = async (step: string, window: Page = page) => {
    if (window !== page && name !== 'phone') await window.setViewportSize({ width: 420, height: 600 });
    for (const colorScheme of themes) {
      await window.emulateMedia({ colorScheme });
      await settled(window, { waiting: true });
      const path = `${FOLDER}/${flow.name}-${step}.${viewport?.width}.${colorScheme}.png`;
      await window.screenshot({ path });
      o.taken.push(path);
    }
  };
  try {
    await flow.run(new App(page, wallet), shoot, o.at);
  } catch (error) {
    for (const [at, left] of context.pages().entries())
      await left.screenshot({ path: `${FOLDER}/failed-${flow.name}.${name}.${at}.png` }).catch(() => undefined);
    throw error;
  } finally {
    await context.close();
  }
}

const CELL = { width: 360, height: 400 };
const ACROSS = 6;

/** Small beside each other, as on a photographer's table. */
async function contactSheet(name: string, pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) return;
  const cells = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize({ ...CELL, fit: 'contain', position: 'top', background: '#777' })
        .png()
        .toBuffer(),
    ),
  );
  const rows = Math.ceil(cells.length / ACROSS);
  await sharp({
    create: { width: ACROSS * (CELL.width + 8), height: rows * (CELL.height + 8), channels: 3, background: '#777' },
  })
    .composite(
      cells.map((input, at) => ({
        input,
        left: (at % ACROSS) * (CELL.width + 8),
        top: Math.floor(at / ACROSS) * (CELL.height + 8),
      })),
    )
    .png()
    .toFile(`${FOLDER}/sheet.${name}.png`);
}

async function openContext(browser: Browser, device: Device, signedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...device.context,
    baseURL: BASE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  // The names of functions are kept for pages, too, which know nothing of that.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (signedIn) {
    const page = await context.newPage();
    await load(page, '/docs');
    await signIn(page);
    await page.close();
  }
  return context;
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const only = process.argv.slice(2);
const flows = walletFlows.filter(({ name }) => only.length === 0 || only.includes('wallets') || only.includes(name));
setOrigin(BASE);
const failed: string[] = [];

for (const [name, device] of Object.entries(DEVICES)) {
  const taken: string[] = [];
  // What was bought with the device before is for sale no more.
  const at = await readPaths();
  const views = viewsOf(at).filter((view) => only.length === 0 || only.includes(view.name));
  // One person a device for all that is traded: what is bought is listed later.
  let person: BrowserContext | null = null;
  for (const view of views) {
    if (view.phoneOnly === true && name !== 'phone') continue;
    const visitor = view.signedIn === true ? null : await openContext(browser, device, false);
    person ??= visitor === null ? await openContext(browser, device, true) : null;
    const page = await (visitor ?? person)?.newPage();
    if (page === undefined) continue;
    try {
      taken.push(...(await take(page, view, view.name, device)));
    } catch (error) {
      failed.push(`${view.name}, ${name}: ${String(error).split('\n')[0]}`);
      await page.screenshot({ path: `${FOLDER}/failed-${view.name}.${name}.png` }).catch(() => undefined);
    }
    await (visitor ?? page).close();
    process.stdout.write(`${name}: ${view.name}\n`);
  }
  await person?.close();
  for (const flow of name === 'tablet' ? [] : flows) {
    try {
      await follow(browser, flow, name, { device, at: await readPaths(), taken });
    } catch (error) {
      failed.push(`${flow.name}, ${name}: ${String(error)}`);
    }
    process.stdout.write(`${name}: ${flow.name}\n`);
  }
  for (const width of device.widths) {
    for (const theme of THEMES) {
      const ending = `.${width}.${theme}.png`;
      await contactSheet(
        `${width}.${theme}`,
        taken.filter((path) => path.endsWith(ending)),
      );
    }
  }
}
await browser.close();
writeFileSync(`${FOLDER}/failed.txt`, failed.join('\n'));
if (failed.length > 0) {
  console.error(`Not photographed at ${BASE}:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
