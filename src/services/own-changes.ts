/*
 * Until when answers about the market may lack what this device's person changed there. Stored beside the answers that
 * the device keeps, for the next page that is loaded; it identifies nobody.
 */

const KEY = 'vitrine-changed';
const OPEN = 'open';

/** The market follows the chain with a delay: nothing is asked again before this. */
export const MARKET_LAG_MS = 2000;
/** An answer read later than this surely includes the change. */
export const MARKET_SURE_MS = 5000;

function read(): number | typeof OPEN | null {
  try {
    const mark = localStorage.getItem(KEY);
    return mark === null || mark === OPEN ? mark : Number(mark);
  } catch {
    return null;
  }
}

function write(mark: string | null): void {
  try {
    if (mark === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mark);
  } catch {
    // Without storage the device keeps no answers either.
  }
}

/** Something is under way and may be settled while no page is open. */
export const noteUnderWay = (): void => write(OPEN);

/** It is settled. `lag`: how long the market may take to learn of it. */
export const noteChanged = (lag = MARKET_LAG_MS): void => write(String(Date.now() + lag - MARKET_LAG_MS));

export const forgetChanges = (): void => write(null);

export const isUnderWay = (): boolean => read() === OPEN;

/** When it was settled, in ms; 0 where nothing was, or is still under way. */
export function changedAt(): number {
  const mark = read();
  return typeof mark === 'number' && Number.isFinite(mark) ? mark : 0;
}

/** Whether an answer read at `readAt` may lack an own change. */
export const mayLackOwnChange = (readAt: number): boolean => isUnderWay() || readAt < changedAt() + MARKET_SURE_MS;
