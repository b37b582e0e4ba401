/** Chromium's own; the DOM types lack it. */
type WithConnection = { connection?: { saveData?: boolean } };

/** Whether the person has told their browser to save data. */
export const isSavingData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
