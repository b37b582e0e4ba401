import { expect, type Locator } from 'playwright/test';

/** Presses what closes its own window. That may be gone before the press is told to have ended. */
export async function pressToClose(button: Locator): Promise<void> {
  const page = button.page();
  const closed = page.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
  await closed;
  expect(page.isClosed()).toBe(true);
}
