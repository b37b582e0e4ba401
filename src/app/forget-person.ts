import type { QueryClient } from '@tanstack/react-query';
import { forgetPagesInWorker } from '../services/worker-requests.ts';
import { leftHere } from '../services/auth-state.ts';
import { forgetChanges } from '../services/own-changes.ts';
import { names } from '../services/names-person.ts';
import { forgetSeen } from '../services/notifications.ts';
import { reminders } from '../services/reminders.ts';
import { savedSearches } from '../services/saved-searches.ts';
import { viewed } from '../services/viewed.ts';
import { waitingHearts } from '../services/watch-list.ts';
import { keepAnswers } from '../device/answer-store.ts';
import { keepOfKept } from '../device/kept-store.ts';
import { wipePages } from '../device/room.ts';
import { forgetNotes } from '../device/person-notes.ts';

/**
 * Forgets every answer that names this address, in its key or anywhere in its data: in this tab, and on the device.
 * Public answers can be fetched again; what stays does not show who was here. Kept pages show where they have been, and
 * are all removed.
 */
export async function forgetPerson(queries: QueryClient, address: string): Promise<void> {
  const person = address.toLowerCase();
  // What the page is fetching now, or fetches until it is left, is not stored any more.
  leftHere.address = person;
  queries.removeQueries({ predicate: ({ queryKey }) => names(queryKey, person) });
  forgetChanges();
  viewed.forget();
  savedSearches.forget();
  reminders.forget();
  forgetSeen();
  waitingHearts.wanted = {};
  leftHere.is = true;
  await wipePages().catch(() => undefined);
  // What the worker was fetching goes as well.
  await forgetPagesInWorker().catch(() => undefined);
  await forgetNotes();
  await keepAnswers((entry) => !names(entry, person)).catch(() => undefined);
  await keepOfKept((row) => !names(row, person)).catch(() => undefined);
}
