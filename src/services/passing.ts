/* Separate from `http.ts`: pages need these texts before the code that asks the server is there. */

/** Too many requests, or a server that cannot answer now. */
const PASSING = new Set<unknown>([429, 503]);
export const isPassing = (status: unknown): boolean => PASSING.has(status);

/** What the server says about a failure that will pass by itself; null for any other. */
export const passingWords = (failure: unknown): string | null =>
  failure instanceof Error && 'status' in failure && isPassing(failure.status) && 'userMessage' in failure
    ? String(failure.userMessage)
    : null;
