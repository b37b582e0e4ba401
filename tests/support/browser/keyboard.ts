import { expect, type Locator, type Page } from 'playwright/test';

/** What has the focus, as somebody who sees the page and has no pointer finds it. */
type Stop = { name: string; isShown: boolean; hasMark: boolean };

/** Further than any list of ours before its end, and than the way around a page. */
const MOST_PRESSES = 150;

const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    // Every mark of the focus has this colour; hardly any other shadow has.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--edge-solid)';
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const marks = (element: Element, pseudo?: string) =>
      getComputedStyle(element, pseudo).boxShadow.includes(`${colour} 0px 0px 0px`);
    // Where a control is drawn by its box, its card or its field, the mark is there.
    const drawn = [at, at.nextElementSibling, at.closest('article')?.firstElementChild, at.parentElement];
    const { top, bottom, left, right } = at.getBoundingClientRect();
    return {
      name: at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 60) ?? at.tagName,
      isShown: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      hasMark: drawn.some((one) => one && (marks(one) || marks(one, '::after'))),
    };
  });

/**
 * Goes through a page by Tab alone, as far as a control. Each stop on the way is in sight and marked,
 * or it is told.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    // Between the page's last stop and its first, where the browser has its own.
    if (stop === null) continue;
    await expect.poll(() => stopOf(page), `the stop “${stop.name}”`).toMatchObject({ isShown: true, hasMark: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Reached by Tab, and pressed by Enter. */
export async function pressAt(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** How often a pointer did something, on all pages from now on. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart'] as const)
      addEventListener(
        type,
        () => sessionStorage.setItem('pointers', String(Number(sessionStorage.getItem('pointers')) + 1)),
        { capture: true },
      );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('pointers')));
}
