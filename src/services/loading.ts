import type { Paged, Single, Status } from '../contract/paging.ts';
import { OfflineError } from '../domain/errors.ts';
import { raiseAlert } from './alerts.ts';
import { HttpError } from './http.ts';

const NOT_FOUND: Status = { code: 404, message: 'Not Found', msgId: 'not_found' };

/** What a list call answers after a 403 or 404. */
export const emptyPage = (): Paged<never> & { next: null; nextTS: null } => ({
  data: [],
  pagination: { page: 0, size: 0, total: 0 },
  status: NOT_FOUND,
  next: null,
  nextTS: null,
});

/** What a detail call answers after a 403 or 404. */
export const emptySingle = (): Single<never> => ({ data: null, status: NOT_FOUND });

/**
 * The spec's error rules for a read (section 8): 403 and 404 give the fallback and no alert,
 * 500 the server alert, everything else 'Loading …'. The error itself is passed on, so that
 * data already on the screen stays. `told`: its failing is known, and no alert says so again.
 */
export async function load<T>(what: string, call: Promise<T>, fallback: () => T, told = false): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 403 || error.status === 404)) return fallback();
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (told) throw error;
    const unauthorised = error instanceof HttpError && error.status === 401;
    if (error instanceof HttpError && error.status === 500) raiseServerError();
    else if (!unauthorised && !(error instanceof OfflineError)) {
      raiseAlert({
        status: 'error',
        title: `Loading ${what}`,
        description: `An error occurred while loading ${what}`,
      });
    }
    throw error;
  }
}

/** The spec's alert for a 500. */
export function raiseServerError(): void {
  raiseAlert({
    status: 'error',
    title: 'An internal server error occurred!',
    description: 'Please try again later...',
    critical: true,
  });
}
