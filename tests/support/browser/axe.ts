import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What follows the eighth of a list is drawn by the same code as the eight before it. */
const REPEATED = ['main :is(ul, ol, [role="list"]) > :nth-child(n + 9)', 'main tbody > tr:nth-child(n + 9)'];

/** A pane over a page that was looked at by itself. */
export const PANE = 'dialog[open]';

/** Colours and sizes are judged when they stand still: a colour that is inherited starts to move when its parent's has arrived. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState !== 'finished' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      for (const one of moving()) one.finish();
      await frame();
      await frame();
    } while (moving().length > 0);
  });

/**
 * The violations of a page as it is, in words that lead to them: by every rule, and by those of
 * colours in the dark. `within` looks at one part of a page that was looked at whole elsewhere.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const builder = () => {
    // In the page itself: no frame of another origin, so no second page to gather their answers in.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    for (const selector of REPEATED) axe.exclude(selector);
    return within === undefined ? axe : axe.include(within);
  };
  await page.evaluate(() => {
    // Chromium keeps the old colours of what it skips out of sight.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await stillness(page);
  const results = await builder().analyze();
  expect(results.passes.length, 'rules that looked at something').toBeGreaterThan(10);
  await page.emulateMedia({ colorScheme: 'dark' });
  await stillness(page);
  const dark = await builder().withRules(COLOUR_RULES).analyze();
  // A pane may be a picture and two icons, without any text.
  if (within === undefined)
    expect(dark.passes.length + dark.violations.length, 'rules of colours that looked at something').toBeGreaterThan(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await stillness(page);
  return [...results.violations, ...dark.violations.map((one) => ({ ...one, id: `${one.id}, dark` }))].map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
