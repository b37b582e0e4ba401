/** Chromium's Background Sync. */
type WithSync = { sync?: { register(tag: string): Promise<void> } };

/** Lets the worker check once more after the last tab is gone, where the browser can. */
export async function askForBackgroundCheck(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
  await registration?.sync?.register('check-transactions');
}
