import { queryOptions } from '@tanstack/react-query';
import { proxy } from 'valtio/vanilla';

/** How often an open page asks, in ms. */
const EVERY = 120_000;
/** Whose notifications were seen, and which. A sign-out forgets it. */
const SEEN_KEY = 'vitrine-seen';

/** What `owner`, who is signed in, should hear of. Its key names them and is not public: nothing is stored. */
export const notificationsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['notifications', owner],
    queryFn: async ({ signal }) => (await (await import('./marketplace.ts')).notifications(signal)).data ?? [],
    refetchInterval: EVERY,
    staleTime: EVERY / 4,
  });

/** The ids of what was seen; null while that is not read. */
export const seenState = proxy<{ ids: readonly string[] | null }>({ ids: null });

function storedFor(owner: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const [who, ...ids] = stored.filter((one) => typeof one === 'string');
    return who === owner ? ids : null;
  } catch {
    return null;
  }
}

/**
 * Reads what this person has seen. By id, not by time: the times are of several clocks, and what a chain did can
 * become known late. Who never looked has seen what is `there`: a first visit is quiet.
 */
export function readSeen(owner: string, there: readonly string[]): void {
  const stored = storedFor(owner);
  if (stored === null) markSeen(owner, there);
  else seenState.ids = stored;
}

/** All that is `there` has been seen; what is not there any more need not be remembered. */
export function markSeen(owner: string, there: readonly string[]): void {
  seenState.ids = there;
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify([owner, ...there]));
  } catch {
    // Storage is closed or full: this page alone knows.
  }
}

export function forgetSeen(): void {
  seenState.ids = null;
  try {
    localStorage.removeItem(SEEN_KEY);
  } catch {
    // Nothing was stored.
  }
}
