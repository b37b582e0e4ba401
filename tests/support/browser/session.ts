import { expect } from 'playwright/test';
import type { App } from './app.ts';
import { readPersonStore } from './person-store.ts';

type StoredSession = { refreshToken: string; user: { address: string; chainId: number } };

/** The session that the device stores; null when there is none. */
export async function storedSession(app: App): Promise<StoredSession | null> {
  const rows = (await readPersonStore(app.page, 'session')) as StoredSession[];
  return rows.find((row) => typeof row.refreshToken === 'string') ?? null;
}

const markOf = (app: App) => app.page.evaluate(() => localStorage.getItem('vitrine-signed-in'));

/** Nothing of a session on the device: neither its mark in local storage nor itself in IndexedDB. */
export const expectNoSession = (app: App): Promise<void> =>
  expect.poll(async () => [await markOf(app), await storedSession(app)]).toEqual([null, null]);
