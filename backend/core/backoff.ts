const MOST_WAIT_SECONDS = 3_600;

/**
 * How long to wait before the next try, in seconds: `firstSeconds` after the first failure, then twice as long each
 * time, an hour at most. By chance it is half or one and a half times that, so that not all come back together.
 */
export const waitAfter = (failures: number, firstSeconds: number, random = Math.random()): number =>
  Math.min(MOST_WAIT_SECONDS, firstSeconds * 2 ** Math.min(failures - 1, 20)) * (0.5 + random);
