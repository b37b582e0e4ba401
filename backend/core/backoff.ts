const MOST_WAIT_SECONDS = 3_600;
/** Doublings after which a wait grows no more, however short the first is. */
const GROWS = 20;

/**
 * How long to wait before the next try, in seconds: `firstSeconds` after the first failure, then twice as long each
 * time, an hour at most. By chance it is half or one and a half times that, so that not all come back together.
 */
export const waitAfter = (failures: number, firstSeconds: number, random = Math.random()): number =>
  Math.min(MOST_WAIT_SECONDS, firstSeconds * 2 ** Math.min(failures - 1, GROWS)) * (0.5 + random);

/**
 * The waits after 1, 2, 3 … failures without chance, in seconds; the last is that after any more. For a store that
 * looks them up in the row whose try failed.
 */
export const waitsAfter = (firstSeconds: number): number[] =>
  Array.from({ length: GROWS + 1 }, (_, index) => waitAfter(index + 1, firstSeconds, 0.5));
