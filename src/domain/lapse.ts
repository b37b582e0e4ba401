const MINUTE_MS = 60_000;

/**
 * When a permission is over for certain, in Unix milliseconds: the next whole minute, since times are
 * shown without seconds. Until the end of its last second (`seconds`, Unix) it may be used.
 */
export const lapsedBy = (seconds: number): number => Math.ceil(((seconds + 1) * 1000) / MINUTE_MS) * MINUTE_MS;
