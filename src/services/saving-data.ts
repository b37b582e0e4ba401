/** Chromium's own; the DOM types lack it. */
type WithConnection = { connection?: { saveData?: boolean } };

/** Whether the person has told their browser to save data; while the server draws a page nobody has. */
export const isSavingData = (): boolean =>
  (globalThis.navigator as WithConnection | undefined)?.connection?.saveData === true;
