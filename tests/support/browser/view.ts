import { expect, type Page } from 'playwright/test';

/** What somebody sees of a page, without what changes by itself: times, stamps and what only this person has. */
export type View = {
  address: string;
  headings: string[];
  /** Chosen tabs, pressed buttons, ticked boxes. */
  chosen: string[];
  /** What stands in fields and lists of choices. */
  fields: string[];
  /** Where the first of its links lead, in order. */
  links: string[];
  /** `312 items`, `18 live listings` … */
  counts: string[];
};

const read = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    // A part that only this device fills says so by its heading.
    const isPersonal = (one: Element) =>
      /^(Recently viewed|From your watch list)/.test(one.closest('section')?.querySelector('h2')?.textContent ?? '');
    const all = <E extends Element>(selector: string) =>
      [...(main?.querySelectorAll<E>(selector) ?? [])].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !isPersonal(one),
      );
    const words = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
    return {
      address: location.pathname + location.search,
      headings: all('h1').map(words),
      chosen: [
        ...all('[role=tab][aria-selected=true], [aria-pressed=true], [aria-current=true]').map(words),
        ...all<HTMLInputElement>('input:checked').map((one) => one.closest('label')?.textContent ?? one.value),
      ],
      fields: all<HTMLInputElement | HTMLSelectElement>('input:not([type=checkbox], [type=radio]), select').map(
        (one) => `${one.getAttribute('aria-label') ?? one.name}: ${one.value}`,
      ),
      links: all<HTMLAnchorElement>('a[href]:not([role=tab])')
        .map((one) => one.getAttribute('href') ?? '')
        .slice(0, 20),
      counts: all('p, span').flatMap(
        (one) => /^[\d,]+\+? (items?|live listings?|offers?)\b/.exec(words(one))?.[0] ?? [],
      ),
    };
  });

/** Once nothing more is on its way. */
export async function viewOf(page: Page): Promise<View> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // What is below comes when somebody gets there.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = JSON.stringify(await read(page));
      return before === last;
    })
    .toBe(true);
  return read(page);
}

/** The page shows that view, now or in a moment. */
export const expectView = (page: Page, view: View, how: string): Promise<void> =>
  expect.poll(() => read(page), how).toEqual(view);
