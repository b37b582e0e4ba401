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
/** Hashes of refresh tokens whose sessions the server must still end. */
const ENDED = 'ended';
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

/** Forgets the session of this address, and no newer one of somebody else. */
export const forgetSession = (address: string): Promise<void> =>
  change((stored) => (stored?.user.address === address ? null : stored)).catch(() => undefined);

const parseEnded = (value: unknown): string[] => {
  const parsed = v.safeParse(v.array(v.string()), value);
  return parsed.success ? parsed.output : [];
};

async function changeEnded(decide: (stored: string[]) => string[]): Promise<void> {
  let left: string[] = [];
  await durable()('readwrite', (sessions) => {
    const request = sessions.get(ENDED);
    request.addEventListener('success', () => {
      left = decide(parseEnded(request.result));
      if (left.length === 0) sessions.delete(ENDED);
      else sessions.put(left, ENDED);
    });
    return completed(sessions.transaction);
  });
  try {
    if (left.length === 0) localStorage.removeItem(SIGN_OUT_KEY);
    else localStorage.setItem(SIGN_OUT_KEY, '1');
  } catch {
    // The next sign-in or sign-out tells the server of this one, too.
  }
}

/** Sessions that the server must still end, by the hash of one of their refresh tokens. */
export const readEnded = async (): Promise<string[]> => parseEnded(await get(ENDED, durable()));
/** Survives a killed browser once this resolves. */
export const addEnded = (tokenHash: string) => changeEnded((stored) => [...stored, tokenHash].slice(-20));
export const removeEnded = (tokenHash: string) => changeEnded((stored) => stored.filter((one) => one !== tokenHash));

/** At once: no other tab believes any longer that somebody is signed in. */
export const forgetCopy = () => writeCopy(null);
