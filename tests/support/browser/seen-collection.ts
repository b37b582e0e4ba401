import { expect, type Locator } from 'playwright/test';
import type { App } from './app.ts';
import { keptWhole } from './kept-files.ts';
import { storesAnswers } from './person-store.ts';

/** Opens a collection until this device keeps the app and what it showed; answers its cards. */
export async function seeCollection(app: App, path = '/collections/meander'): Promise<Locator> {
  const { page } = app;
  await app.open(path);
  await keptWhole(page);
  await app.reload();
  await expect(page.getByText('Up to date', { exact: true }).first()).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(10);
  await expect.poll(() => storesAnswers(page)).toBe(true);
  return cards;
}
