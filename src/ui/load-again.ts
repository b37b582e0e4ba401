let tell = (): void => undefined;
/** `told` hears that something was asked for which is not on this device, while there is no network. */
export const onOfflineMiss = (told: () => void): void => void (tell = told);

let back: Promise<unknown> | null = null;

/** A part of the app; without a network it comes when that is back, which is said once for all that waits. */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    if (back === null) {
      tell();
      back = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
    await back;
    back = null;
    return loadAgain(load);
  }
}
