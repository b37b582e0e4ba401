import { expect, type Page } from 'playwright/test';

/**
 * A page read, and pressed, as its popup blocker sees a person do it. What Playwright itself reads counts as a press,
 * and would let any window open.
 */
export class UntouchedPage {
  readonly #page: Page;
  readonly #read: (expression: string) => Promise<unknown>;
  private constructor(page: Page, read: (expression: string) => Promise<unknown>) {
    this.#page = page;
    this.#read = read;
  }

  static async of(page: Page): Promise<UntouchedPage> {
    const session = await page.context().newCDPSession(page);
    return new UntouchedPage(page, async (expression) => {
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
      return result.value as unknown;
    });
  }

  /** Waits until `expression` is true in the page. */
  async until(expression: string): Promise<void> {
    await expect.poll(() => this.#read(expression)).toBe(true);
  }

  /** The middle of the enabled button that says exactly this, in the top dialog or the page. */
  async press(button: string): Promise<void> {
    const find = `[...document.querySelectorAll('button')].findLast((one) =>
      one.textContent.trim() === ${JSON.stringify(button)} && !one.disabled && one.checkVisibility())`;
    await this.until(`${find} !== undefined`);
    const [x, y] = (await this.#read(`(() => {
      const one = ${find}; one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2];
    })()`)) as [number, number];
    await this.#page.mouse.click(x, y);
  }

  /** Until the browser has forgotten the last press. */
  untilPressIsOver = (): Promise<void> => this.until('!navigator.userActivation.isActive');
}
