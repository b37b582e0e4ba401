import * as v from 'valibot';
import { inTransaction, requested, WALLETS } from './database.ts';

/*
 * Lists of texts that identify a person by what they hold or trade. So they are stored, and removed, with everything
 * else of the person; never in local storage, whose files keep what was deleted.
 */

export type NoteName =
  | 'seen-notifications'
  | 'hidden-items'
  | 'waiting-hearts'
  | 'watch-list'
  | 'search-finds'
  | 'unwanted-pushes'
  | 'shown-pushes'
  | 'sent-push'
  | 'paid-fees'
  | 'wallet';

const storedSchema = v.object({ owner: v.string(), texts: v.array(v.string()) });
/** The wallets' store takes any value; the wallets' own keys begin with the name of an option. */
const keyOf = (name: NoteName) => ['notes', name];

async function readStored(name: NoteName) {
  const row = await inTransaction([WALLETS], 'readonly', (transaction) =>
    requested<unknown>(transaction.objectStore(WALLETS).get(keyOf(name))),
  ).catch(() => null);
  const stored = v.safeParse(storedSchema, row);
  return stored.success ? stored.output : null;
}

/** What was noted for this person; null where nothing was, or the device stores nothing. */
export async function readNote(name: NoteName, owner: string): Promise<string[] | null> {
  const stored = await readStored(name);
  return stored?.owner === owner ? stored.texts : null;
}

/** Whether this was noted, no matter for whom. */
export const isNoted = async (name: NoteName, text: string): Promise<boolean> =>
  (await readStored(name))?.texts.includes(text) === true;

/** Stores nothing when `isStill` says no at the moment of writing: the person has left meanwhile. */
export const storeNote = (
  name: NoteName,
  o: { owner: string; texts: readonly string[]; isStill: () => boolean },
): Promise<void> =>
  inTransaction([WALLETS], 'readwrite', async (transaction) => {
    if (!o.isStill()) return;
    await requested(transaction.objectStore(WALLETS).put({ owner: o.owner, texts: [...o.texts] }, keyOf(name)));
  }).catch(() => undefined);

/**
 * Changes what is noted for this person in one atomic step. `change` gets an empty list where nothing was noted, or
 * only for somebody else; it is not called when `isStill` says no.
 * @throws StoreUnavailableError
 */
export const changeNote = (
  name: NoteName,
  o: { owner: string; isStill: () => boolean; change: (texts: readonly string[]) => readonly string[] },
): Promise<void> =>
  inTransaction([WALLETS], 'readwrite', async (transaction) => {
    if (!o.isStill()) return;
    const store = transaction.objectStore(WALLETS);
    const stored = v.safeParse(storedSchema, await requested<unknown>(store.get(keyOf(name))));
    const texts = o.change(stored.success && stored.output.owner === o.owner ? stored.output.texts : []);
    if (texts.length === 0) await requested(store.delete(keyOf(name)));
    else await requested(store.put({ owner: o.owner, texts: [...texts] }, keyOf(name)));
  });

export const forgetNotes = (): Promise<void> =>
  inTransaction([WALLETS], 'readwrite', async (transaction) => {
    await requested(transaction.objectStore(WALLETS).delete(IDBKeyRange.bound(['notes'], ['notes', []])));
  }).catch(() => undefined);
