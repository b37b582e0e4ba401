import type { BrowserContext, Page } from 'playwright';

/** A phone of the middle, on a slow network. */
export const CPU = 4;
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 };

/** A pointer comes about so long before it presses. */
const PRESS_AFTER_MS = 300;

export type Load = { lcp: number; scripts: number };

/** Loads a page in a tab of its own: LCP, and how long scripts ran until it was at rest; both in ms. */
export async function load(context: BrowserContext, path: string, isOffline = false): Promise<Load> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  if (isOffline) await context.setOffline(true);
  else await devTools.send('Network.emulateNetworkConditions', SLOW);
  try {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const lcp = await lastPaint(page);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const scripts = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { lcp, scripts: scripts * 1000 };
  } finally {
    if (isOffline) await context.setOffline(false);
    await page.close();
  }
}

const lastPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // Buffered entries come before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(last))));
      }),
  );

/** From the press on the first item of a collection, whose page was asked for as the pointer came, until its heading is drawn; in ms. */
export async function openFirstItem(context: BrowserContext, from: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(from);
  // Before the app has taken the page over, nothing notes that the pointer comes.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && window.vitrineAlive === true);
  const link = page.locator(`main article a[href^="${from}/"]`).first();
  await link.hover();
  await page.waitForTimeout(PRESS_AFTER_MS);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const took = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        element.click();
      }),
  );
  await page.close();
  return took;
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Of 100 values 95 are no higher; in whole ms. */
export const p95 = (values: readonly number[]): number =>
  Math.round(sorted(values)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN);

/** `median (least–most)` in whole ms. */
export function spread(values: readonly number[]): string {
  const all = sorted(values).map(Math.round);
  return `${Math.round(median(values))} (${all[0]}–${all.at(-1)})`;
}
