import { createStore, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { userSchema, type User } from '../contract/auth.ts';
import { SESSION_KEY } from './auth-state.ts';

const sessionSchema = v.object({ refreshToken: v.string(), user: userSchema });
export type StoredSession = v.InferOutput<typeof sessionSchema>;

/*
 * A refresh token is good for one use, so a browser that dies must not bring back an older one:
 * that would look like theft and end the session. Local storage is written down seconds later,
 * IndexedDB before it answers: IndexedDB decides. Local storage holds a copy that can be read
 * without waiting and tells other tabs.
 */
const KEY = 'current';
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
    // Not kept: signed in until this page closes.
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

/** Survives a killed browser once this resolves. */
export async function keepSession(refreshToken: string, user: User): Promise<void> {
  const session: StoredSession = { refreshToken, user: { ...user } };
  await set(KEY, session, durable()).catch(() => undefined);
  writeCopy(session);
}

/** Forgets the session of this address, and no newer one of somebody else. */
export async function forgetSession(address: string): Promise<void> {
  await durable()('readwrite', (sessions) => {
    const request = sessions.get(KEY);
    request.addEventListener('success', () => {
      if (parse(request.result)?.user.address === address) sessions.delete(KEY);
    });
    return new Promise<void>((resolve, reject) => {
      sessions.transaction.addEventListener('complete', () => resolve());
      sessions.transaction.addEventListener('abort', () => reject(sessions.transaction.error ?? new Error('Aborted')));
    });
  }).catch(() => undefined);
}

/** At once: no other tab believes any longer that somebody is signed in. */
export const forgetCopy = () => writeCopy(null);
