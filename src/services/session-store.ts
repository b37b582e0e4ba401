import { createStore, get, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { userSchema, type User } from '../contract/auth.ts';
import { SESSION_KEY, SIGN_OUT_KEY } from './auth-state.ts';

const sessionSchema = v.object({ refreshToken: v.string(), user: userSchema });
/** Whom this device holds a refresh token of. */
export type StoredSession = v.InferOutput<typeof sessionSchema>;

/*
 * A refresh token is good for one use, so a browser that dies must not bring back an older one:
 * that would look like theft and end the session. Local storage is written down seconds later,
 * IndexedDB before it answers: IndexedDB decides. Local storage holds a copy that can be read
 * without waiting and tells other tabs.
 */
const KEY = 'current';
const SIGN_OUTS = 'sign-outs';
const signOutSchema = v.object({
  id: v.string(),
  /** Whose things this device must still forget; null when it has. */
  address: v.nullable(v.string()),
  /** The SHA-256 of a refresh token whose session the server must still end; null when it has. */
  tokenHash: v.nullable(v.string()),
});
/** A sign-out that is under way, on the device or to the server. */
export type SignOut = v.InferOutput<typeof signOutSchema>;

const parseSignOuts = (value: unknown): SignOut[] => {
  const parsed = v.safeParse(v.array(signOutSchema), value);
  return parsed.success ? parsed.output : [];
};
let store: UseStore | null = null;
const durable = () => (store ??= createStore('vitrine-session', 'session'));

const parse = (value: unknown): StoredSession | null => {
  const parsed = v.safeParse(sessionSchema, value);
  return parsed.success ? parsed.output : null;
};

/** The copy in local storage. */
export function peekSession(): StoredSession | null {
  try {
    return parse(JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function writeCopy(session: StoredSession | null): void {
  try {
    if (session === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Not stored: signed in until this page closes.
  }
}

/** Who was signed in on this device. Without a working IndexedDB the copy is all there is. */
export async function readSession(): Promise<StoredSession | null> {
  try {
    const session = parse(await get(KEY, durable()));
    // The sign-out was written down, its copy was not.
    if (session === null) writeCopy(null);
    return session;
  } catch {
    return peekSession();
  }
}

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')));
  });

/** Reads and writes the stored session in one step. */
function change(decide: (stored: StoredSession | null) => StoredSession | null): Promise<void> {
  return durable()('readwrite', (sessions) => {
    const request = sessions.get(KEY);
    request.addEventListener('success', () => {
      const stored = parse(request.result);
      const next = decide(stored);
      if (next === stored) return;
      if (next === null) sessions.delete(KEY);
      else sessions.put(next, KEY);
    });
    return completed(sessions.transaction);
  });
}

/**
 * Survives a killed browser once this resolves. `instead` is the token it was got for: when that is
 * no longer stored, somebody signed out meanwhile, and nothing is.
 */
export async function keepSession(refreshToken: string, user: User, instead?: string): Promise<boolean> {
  const session: StoredSession = { refreshToken, user: { ...user } };
  const fits = (stored: StoredSession | null) => instead === undefined || stored?.refreshToken === instead;
  let done = false;
  try {
    await change((stored) => {
      done = fits(stored);
      return done ? session : stored;
    });
  } catch {
    done = fits(peekSession());
  }
  if (done) writeCopy(session);
  return done;
}

function writeMark(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(SIGN_OUT_KEY, '1');
    else localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // The next sign-out goes on with this one, too.
  }
}

/** At once: whatever happens to this page, the next one goes on with the sign-out. */
export const markSignOut = () => writeMark(true);

/** Reads and writes the open sign-outs in one step, and what `also` does to the same store. */
async function changeSignOuts(
  decide: (open: SignOut[]) => SignOut[],
  also: (sessions: IDBObjectStore) => void = () => undefined,
): Promise<void> {
  let left: SignOut[] = [];
  await durable()('readwrite', (sessions) => {
    also(sessions);
    const request = sessions.get(SIGN_OUTS);
    request.addEventListener('success', () => {
      left = decide(parseSignOuts(request.result)).slice(-20);
      if (left.length === 0) sessions.delete(SIGN_OUTS);
      else sessions.put(left, SIGN_OUTS);
    });
    return completed(sessions.transaction);
  });
  writeMark(left.length > 0);
}

/** Forgets the session of this address, and no newer one of somebody else; what is left to do is noted with it. */
export const forgetSession = (address: string, signOut: SignOut): Promise<void> =>
  changeSignOuts(
    (open) => [...open, signOut],
    (sessions) => {
      const request = sessions.get(KEY);
      request.addEventListener('success', () => {
        if (parse(request.result)?.user.address === address) sessions.delete(KEY);
      });
    },
  ).catch(() => undefined);

/** Sign-outs that are not done yet. */
export const readSignOuts = async (): Promise<SignOut[]> => parseSignOuts(await get(SIGN_OUTS, durable()));
/** Notes that a part of a sign-out is done; with both parts done it is forgotten. */
export const noteSignOut = (id: string, done: Partial<SignOut>): Promise<void> =>
  changeSignOuts((open) =>
    open
      .map((one) => (one.id === id ? { ...one, ...done } : one))
      .filter((one) => one.address !== null || one.tokenHash !== null),
  ).catch(() => undefined);

/** At once: no other tab believes any longer that somebody is signed in. */
export const forgetCopy = () => writeCopy(null);
