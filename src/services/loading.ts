import type { Paged, Pagination, Single, Status } from '../contract/paging.ts';
import { OfflineError } from '../domain/errors.ts';
import { raiseAlert } from './alerts.ts';
import { HttpError, isServerError } from './http.ts';

const NOT_FOUND: Status = { code: 404, message: 'Not Found', msgId: 'not_found' };
const NOTHING: Pagination = { page: 0, size: 0, total: 0 };

/** The answer of a list call after a 403 or 404. */
export const emptyPage = (): Paged<never> & { next: null; nextTS: null } => ({
  data: [],
  pagination: NOTHING,
  status: NOT_FOUND,
  next: null,
  nextTS: null,
});

/** The answer of a detail call after a 403 or 404. */
export const emptySingle = (): Single<never> & { pagination: Pagination } => ({
  data: null,
  pagination: NOTHING,
  status: NOT_FOUND,
});

/**
 * The spec's error rules for a read: 403 and 404 give the fallback and no alert; everything else raises 'Loading …',
 * except a 500, which the HTTP layer has reported. The error itself is passed on, so that data already on the screen
 * stays. `told`: the page tells of the failure by itself, so no alert reports it.
 */
export async function load<T>(what: string, call: Promise<T>, fallback: () => T, told = false): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 403 || error.status === 404)) return fallback();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (told) throw error;
    const unauthorised = error instanceof HttpError && error.status === 401;
    if (!unauthorised && !isServerError(error) && !(error instanceof OfflineError)) {
      raiseAlert({
        status: 'error',
        title: `Loading ${what}`,
        description: `An error occurred while loading ${what}`,
        once: true,
      });
    }
    throw error;
  }
}
