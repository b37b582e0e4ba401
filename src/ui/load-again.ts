let tell = (): void => undefined;
/** `told` hears that something was asked for which is not on this device, while there is no network. */
export const onOfflineMiss = (told: () => void): void => void (tell = told);

let back: Promise<unknown> | null = null;

// The server draws lazy parts too; what its `navigator` says, where it has one, is nothing of ours.
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

async function networkBack(): Promise<void> {
  if (back === null) {
    tell();
    back = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
  await back;
  back = null;
}

/**
 * A part of the app; without a network it comes when that is back, which is said once for all that waits.
 * Without a worker either, nothing can come: it is not even asked for, since Firefox and Safari remember
 * for the life of a page that a module failed.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOffline() && !navigator.serviceWorker?.controller) await networkBack();
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
    await networkBack();
    return loadAgain(load);
  }
}
