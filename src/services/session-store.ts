import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { userSchema, type User } from '../contract/auth.ts';
import { inTransaction, requested, SESSION } from '../device/database.ts';
import { dropEmptyPerson } from '../device/drop-person.ts';
import { EARLIER_SESSION_KEY, SESSION_KEY, SIGN_OUT_KEY } from './auth-state.ts';

const sessionSchema = v.object({ refreshToken: v.string(), user: userSchema });
/** The person whose refresh token this device holds. */
export type StoredSession = v.InferOutput<typeof sessionSchema>;

/*
 * A refresh token can be used once, so a browser that dies must not come back with an older one: that would look like
 * theft and end the session. Local storage reaches the disk seconds later, IndexedDB before it answers: IndexedDB
 * decides. Local storage holds a mark that can be read without waiting and that tells other tabs; whatever it once held
 * stays readable in its files.
 */
const KEY = 'current';
const SIGN_OUTS = 'sign-outs';

const parse = (value: unknown): StoredSession | null => {
  const parsed = v.safeParse(sessionSchema, value);
  return parsed.success ? parsed.output : null;
};

/** Null removes the mark. */
function writeMark(key: string, mark: string | null): void {
  try {
    if (mark === null) localStorage.removeItem(key);
    else localStorage.setItem(key, mark);
  } catch {
    // It cannot be stored: signed in until this page closes; the next sign-out completes this one as well.
  }
}

function readMark(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const readRow = (key: string) =>
  inTransaction([SESSION], 'readonly', (transaction) => requested<unknown>(transaction.objectStore(SESSION).get(key)));

/** Who is signed in on this device. @throws StoreUnavailableError: then nobody can tell */
export async function readSession(): Promise<StoredSession | null> {
  const session = parse(await readRow(KEY));
  await forgetEarlierCopy(session);
  // The sign-out was stored, its mark was not.
  if (session === null) forgetMark();
  return session;
}

/** Removes the copy of earlier builds once their session has been moved. */
async function forgetEarlierCopy(session: StoredSession | null): Promise<void> {
  if (readMark(EARLIER_SESSION_KEY) === null) return;
  if ((await get(KEY, signOutStore())) !== undefined) return;
  writeMark(EARLIER_SESSION_KEY, null);
  if (session !== null) writeMark(SESSION_KEY, crypto.randomUUID());
}

/** Reads and writes the stored session in one step. */
const change = <T>(decide: (stored: StoredSession | null, sessions: IDBObjectStore) => T): Promise<T> =>
  inTransaction([SESSION], 'readwrite', async (transaction) => {
    const sessions = transaction.objectStore(SESSION);
    return decide(parse(await requested(sessions.get(KEY))), sessions);
  });

/**
 * Once this resolves, the session survives a killed browser. `instead`: the token it was exchanged for. If that one is
 * no longer stored, somebody has signed out meanwhile, and nothing is stored.
 */
export async function keepSession(refreshToken: string, user: User, instead?: string): Promise<boolean> {
  const session: StoredSession = { refreshToken, user: { ...user } };
  try {
    const done = await change((stored, sessions) => {
      if (instead !== undefined && stored?.refreshToken !== instead) return false;
      sessions.put(session, KEY);
      return true;
    });
    if (done) writeMark(SESSION_KEY, crypto.randomUUID());
    return done;
  } catch {
    // It cannot be stored: signed in until this page closes.
    return true;
  }
}

/** The wallet of the signed-in person is on another chain now. */
export const keepChain = (address: string, chainId: number): Promise<void> =>
  change((stored, sessions) => {
    if (stored?.user.address !== address || stored.user.chainId === chainId) return;
    sessions.put({ ...stored, user: { ...stored.user, chainId } }, KEY);
  }).catch(() => undefined);

/** Takes effect at once: every other tab sees that nobody is signed in any more. */
export const forgetMark = () => writeMark(SESSION_KEY, null);

/** Takes effect at once: whatever happens to this page, the next one finishes the sign-out. */
export const markSignOut = () => writeMark(SIGN_OUT_KEY, '1');

/*
 * A sign-out has two parts. Whose data the device must still forget is stored among that data, and goes with it; which
 * session the server must still end is stored apart, since it identifies nobody.
 */
const openSchema = v.object({
  id: v.string(),
  /** Whose data this device must still forget; null once it has. */
  address: v.nullable(v.string()),
  /** The SHA-256 of a refresh token whose session the server must still end; null once it has. */
  tokenHash: v.nullable(v.string()),
});
/** A sign-out that the device or the server has not completed. */
export type SignOut = v.InferOutput<typeof openSchema>;

let store: UseStore | null = null;
const signOutStore = () => (store ??= createStore('vitrine-session', 'session'));

const parseOpen = (value: unknown): SignOut[] => {
  const parsed = v.safeParse(v.array(openSchema), value);
  return parsed.success ? parsed.output : [];
};

/** What remains to be done of sign-outs, on the device and at the server; earlier builds stored both as one. */
export const readSignOuts = async (): Promise<SignOut[]> => [
  ...parseOpen(await readRow(SIGN_OUTS).catch(() => [])),
  ...parseOpen(await get(SIGN_OUTS, signOutStore())),
];

const AT_MOST = 20;
const changeTold = (decide: (open: SignOut[]) => SignOut[]) =>
  update<unknown>(SIGN_OUTS, (stored) => decide(parseOpen(stored)).slice(-AT_MOST), signOutStore());

const changeHere = (sessions: IDBObjectStore, decide: (open: SignOut[]) => SignOut[]) =>
  requested<unknown>(sessions.get(SIGN_OUTS)).then((stored) => {
    const left = decide(parseOpen(stored)).slice(-AT_MOST);
    if (left.length === 0) sessions.delete(SIGN_OUTS);
    else sessions.put(left, SIGN_OUTS);
  });

/**
 * Forgets the session of this address, not a newer one of somebody else; stores with it what remains to be done.
 * Returns whether nobody is signed in now.
 */
export async function forgetSession({ id, address, tokenHash }: SignOut): Promise<boolean> {
  try {
    if (tokenHash !== null) await changeTold((open) => [...open, { id, address: null, tokenHash }]);
    return await inTransaction([SESSION], 'readwrite', async (transaction) => {
      const sessions = transaction.objectStore(SESSION);
      await changeHere(sessions, (open) => [...open, { id, address, tokenHash: null }]);
      const stored = parse(await requested(sessions.get(KEY)));
      if (stored?.user.address === address) sessions.delete(KEY);
      return stored === null || stored.user.address === address;
    });
  } catch {
    return true;
  }
}

/** Notes that one part of a sign-out is done; once both are, it is forgotten. */
export async function noteSignOut(id: string, done: Partial<SignOut>): Promise<void> {
  const decide = (open: SignOut[]) =>
    open
      .map((one) => (one.id === id ? { ...one, ...done } : one))
      .filter((one) => one.address !== null || one.tokenHash !== null);
  try {
    await changeTold(decide);
    await inTransaction([SESSION], 'readwrite', (transaction) => changeHere(transaction.objectStore(SESSION), decide));
    await settleSignOutMark();
    void dropEmptyPerson().catch(() => undefined);
  } catch {
    // The next page notes it.
  }
}

/** Removes the mark when no sign-out is pending. */
export async function settleSignOutMark(): Promise<void> {
  if ((await readSignOuts()).length === 0) writeMark(SIGN_OUT_KEY, null);
}
