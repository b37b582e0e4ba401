import type { BrowserContext, Page } from 'playwright';

/** Waits until a picture in the window is there; answers the page's own clock then, in ms since it was opened. */
const untilPicture = (page: Page) =>
  page
    .waitForFunction(() => {
      const isThere = [...document.querySelectorAll<HTMLImageElement>('main img')].some((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isSeen && image.complete && image.naturalWidth > 0;
      });
      return isThere && performance.now();
    })
    .then((clock) => clock.jsonValue() as Promise<number>);

/** From opening a page for the first time until its first picture is there; in ms. */
export async function openedPicture(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  const took = await untilPicture(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return took;
}

/** The same for each next screen of a page that somebody scrolls through; in ms. */
export async function scrolledPictures(context: BrowserContext, path: string, screens: number): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const took: number[] = [];
  for (let screen = 0; screen < screens; screen += 1) {
    const began = await page.evaluate(() => {
      const now = performance.now();
      scrollBy(0, innerHeight);
      return now;
    });
    took.push((await untilPicture(page)) - began);
  }
  await page.close();
  return took;
}
