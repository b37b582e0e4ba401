import type { Page, Response } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { everyRoute, ownRoutes } from '../support/browser/every-route.ts';
import { expect, test } from '../support/browser/test.ts';

/* One walk over all routes and tabs: nothing in the console, nothing failed, nothing that jumps, nothing too wide. */

/** The part of the screen that moved, times how far it moved; of all shifts together. */
const MOST_SHIFT = 0.01;

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

/** What the browser complains of, by page; a page that is not there is told so by its own answer alone. */
function complaints(page: Page): string[] {
  const wrong: string[] = [];
  const here = () => new URL(page.url()).pathname + new URL(page.url()).search;
  const isMissingPage = (url: string) => new URL(url).pathname === '/nowhere';
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingPage(message.location().url || page.url()))
      wrong.push(`${here()}: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (answer: Response) => {
    if (answer.status() >= 400 && !isMissingPage(answer.url()))
      wrong.push(`${here()}: ${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What a page that is left no longer wants is broken off.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      wrong.push(`${here()}: ${request.failure()?.errorText} ${request.url()}`);
  });
  return wrong;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(',');
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element
              ? `${node.tagName} ${node.className} ${node.textContent?.slice(0, 30)}`
              : String(node?.nodeName);
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What stands out of the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
      .map((one) => `${scrollWidth}: ${one.tagName} ${one.className}`)
      .slice(-3);
  });

/** Answers what moved by itself until it stood still; what follows is asked for by scrolling. */
async function seen(app: App, path: string): Promise<Window['shifts']> {
  const { page } = app;
  await app.open(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  // The page of components shows skeletons for ever.
  if (path !== '/test') await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
  const shifts = await page.evaluate(() => window.shifts);
  // To its end, a screen at a time, as somebody scrolls.
  await page.evaluate(async () => {
    const screens = Math.min(6, Math.ceil(document.documentElement.scrollHeight / innerHeight));
    for (let screen = 0; screen <= screens; screen += 1) {
      scrollTo(0, screen * innerHeight);
      for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((one) => one.complete || one.loading === 'lazy')), path)
    .toBe(true);
  return shifts;
}

for (const { who, width, language } of [
  { who: 'signed out', width: 1280, language: 'en' },
  { who: 'signed in', width: 320, language: 'en' },
  { who: 'signed out', width: 320, language: 'en' },
  { who: 'signed out', width: 320, language: 'es' },
  { who: 'signed out', width: 320, language: 'ar' },
  { who: 'signed in', width: 1280, language: 'en' },
])
  for (const half of [0, 1])
    test.describe(`${who}, ${width} wide, ${language}`, () => {
      test.use({ viewport: { width, height: 800 }, locale: language });

      test(`no route has an error or a failed request, jumps or scrolls sideways: ${who}, ${width} wide, ${language}, half ${half + 1} @long`, async ({
        app,
        page,
      }) => {
        test.slow();
        const isIn = who === 'signed in';
        if (isIn) await app.signIn('/docs');
        await watchShifts(page);
        const wrong = complaints(page);
        const all = [...(await everyRoute()), ...(isIn ? ownRoutes(app.wallet.address) : [])];
        for (const path of all.filter((_, index) => index % 2 === half)) {
          const shifts = await seen(app, path);
          expect.soft(await tooWide(page), `${path}: wider than the window`).toEqual([]);
          const sum = shifts.reduce((before, { value }) => before + value, 0);
          expect.soft(sum > MOST_SHIFT ? shifts : [], `${path}: shifts of ${sum.toFixed(4)}`).toEqual([]);
        }
        expect(wrong).toEqual([]);
      });
    });
