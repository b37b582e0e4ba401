import { queryOptions } from '@tanstack/react-query';
import { proxy } from 'valtio/vanilla';
import { readNote, storeNote } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';

/** How often an open page asks, in ms. */
const EVERY = 120_000;
/** What `owner`, who is signed in, should know. Its key contains their address and is not public: nothing is stored. */
export const notificationsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['notifications', owner],
    queryFn: async ({ signal }) => (await (await import('./marketplace.ts')).notifications(signal)).data ?? [],
    refetchInterval: EVERY,
    staleTime: EVERY / 4,
  });

/** The ids of what was seen; null until they are read. */
export const seenState = proxy<{ ids: readonly string[] | null }>({ ids: null });

/** Cleared when the person signs out. */
const isStill = (owner: string) => () => authState.user?.address === owner;

/**
 * Reads what this person has seen. By id, not by time: the times come from several clocks, and what a chain did can
 * become known late. Somebody who has never looked counts as having seen what is `there`, so a first visit is quiet.
 * `there` is null until the server has answered.
 */
export async function readSeen(owner: string, there: readonly string[] | null): Promise<void> {
  const stored = await readNote('seen-notifications', owner);
  if (!isStill(owner)()) return;
  // What this page has marked meanwhile stays marked.
  if (stored !== null) seenState.ids = [...new Set([...(seenState.ids ?? []), ...stored])];
  else if (seenState.ids === null && there !== null) await markSeen(owner, there);
}

/** Everything that is `there` has been seen; what is not there any more need not be remembered. */
export async function markSeen(owner: string, there: readonly string[]): Promise<void> {
  if (!isStill(owner)()) return;
  seenState.ids = there;
  await storeNote('seen-notifications', { owner, texts: there, isStill: isStill(owner) });
}

/** In this tab. */
export function forgetSeen(): void {
  seenState.ids = null;
}
