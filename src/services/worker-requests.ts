import type { PageToWorker } from '../contract/sw-messages.ts';

/** Chromium's Background Sync. */
type WithSync = { sync?: { register(tag: string): Promise<void> } };

/** Somebody signed out: the worker drops the pages it keeps, and those that it is fetching. */
export async function forgetPagesInWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'FORGET_PAGES' } satisfies PageToWorker);
}

/** Lets the worker check once more after the last tab is gone, where the browser can. */
export async function askForBackgroundCheck(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
  await registration?.sync?.register('check-transactions');
}
