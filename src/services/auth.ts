import { SECURE_LOGIN, type User } from '../contract/auth.ts';
import { raiseAlert } from './alerts.ts';
import { authState, hasStoredSession, SESSION_KEY } from './auth-state.ts';
import { endSessions, isRefusal } from './end-sessions.ts';
import { hexOf } from './hex.ts';
import { HttpError, isServerError, useCredentials } from './http.ts';
import * as marketplace from './marketplace.ts';
import { networks } from './runtime.ts';
import { proofOf } from './sign-in-proof.ts';
import {
  forgetMark,
  forgetSession,
  keepChain,
  keepSession,
  markSignOut,
  noteSignOut,
  readSession,
  readSignOuts,
  settleSignOutMark,
  type StoredSession,
} from './session-store.ts';
import { sentenceOf, VitrineError } from '../domain/errors.ts';

/**
 * The stored session, its copy and what this tab believes change together, in one tab at a time: otherwise a session
 * written while another tab ends it would come back from the copy alone.
 */
const alone = <T>(change: () => Promise<T>): Promise<T> =>
  navigator.locks.request('vitrine:session', change) as Promise<T>;

/** False when the session that these tokens continue was ended meanwhile. */
const keep = (tokens: { access: string; refresh: string }, user: User, instead?: string): Promise<boolean> =>
  alone(async () => {
    if (!(await keepSession(tokens.refresh, user, instead))) return false;
    Object.assign(authState, { accessToken: tokens.access, refreshToken: tokens.refresh, user, ready: true });
    return true;
  });

type SignedOut = (address: string) => Promise<void> | void;
const whenSignedOut = new Set<SignedOut>();
/** Everything that holds something of a user forgets it here. */
export const onSignedOut = (forget: SignedOut) => void whenSignedOut.add(forget);

/** `forgotten`: once nothing of the user stays here. */
type Ended = { forgotten: Promise<void> };

/**
 * Forgets the session in this tab, in others and on the device, then everything that belongs to its user, and has the
 * server end it: now, or when it can be reached. If the page is closed meanwhile, the next one does the rest.
 * Resolves when nobody is signed in any more; what else is forgotten may wait for other tabs.
 * `refused`: the server has already ended it.
 */
export async function signOut({ refused = false } = {}): Promise<Ended> {
  const mine = ownSession();
  // Nobody is signed in here; until that is known, the device may know of somebody.
  if (mine === null && authState.ready) return { forgotten: Promise.resolve() };
  if (mine !== null || hasStoredSession()) markSignOut();
  forgetMark();
  const here = forgetUser(mine?.user.address ?? null);
  const session = mine ?? (await readSession().catch(() => null));
  // A mark that stays is settled by the next page.
  if (session === null) return { forgotten: settleSignOutMark().catch(() => undefined) };
  const { address } = session.user;
  const tokenHash = refused ? null : await hashOf(session.refreshToken);
  const id = crypto.randomUUID();
  // Wrapped: nobody waits with the lock for what is forgotten.
  const { stored } = await alone(async () => {
    // Until a moment ago another tab may have renewed it and told this one.
    if (await forgetSession({ id, address, tokenHash })) forgetMark();
    return {
      stored: mine === null || authState.user?.address === address ? forgetUser(address) : Promise.resolve(true),
    };
  });
  void endSessions();
  return { forgotten: noteForgotten(id, [here, stored]) };
}

async function noteForgotten(id: string, parts: readonly Promise<boolean>[]): Promise<void> {
  if ((await Promise.all(parts)).every(Boolean)) await noteSignOut(id, { address: null });
}

/** Who is signed in here, with their token. */
const ownSession = (): StoredSession | null => {
  const { user, refreshToken } = authState;
  return user === null || refreshToken === null ? null : { user: { ...user }, refreshToken };
};

/** What earlier pages left of their sign-outs. */
async function resumeSignOuts(): Promise<void> {
  for (const { id, address } of await readSignOuts().catch(() => [])) {
    if (address === null) continue;
    if (await forgetAll(address)) await noteSignOut(id, { address: null });
  }
  await endSessions();
}

/** The SHA-256 in hex: with it a session can be ended, not opened. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return hexOf(new Uint8Array(digest));
}

/** Believes the stored session, whichever tab wrote it. */
async function followStored(): Promise<void> {
  const stored = await readSession().catch(ownSession);
  if (stored === null) {
    if (authState.user !== null) await forgetUser(authState.user.address);
    return;
  }
  const isOther = authState.user?.address !== stored.user.address;
  authState.refreshToken = stored.refreshToken;
  if (isOther) Object.assign(authState, { user: stored.user, accessToken: null, ready: true });
}

/** Nothing of the user stays in this tab. Returns whether nothing stays on the device either. */
async function forgetUser(address: string | null): Promise<boolean> {
  Object.assign(authState, { accessToken: null, refreshToken: null, user: null, ready: true });
  return address === null || forgetAll(address);
}

/** What fails (its code is not on the device, its store is locked) is done by the next page. */
async function forgetAll(address: string): Promise<boolean> {
  const work = [...whenSignedOut].map(async (forget) => forget(address));
  return (await Promise.allSettled(work)).every((one) => one.status === 'fulfilled');
}

let refreshing: Promise<boolean> | null = null;

/**
 * One refresh for everybody who waits, across tabs as well: the token rotates, and using an old one twice would look
 * like theft. Only a refusal signs out; an unreachable server does not.
 */
async function refresh(rejected: string | null): Promise<boolean> {
  if (authState.accessToken !== null && authState.accessToken !== rejected) return true;
  refreshing ??= navigator.locks.request('vitrine:refresh', refreshOnce).finally(() => (refreshing = null));
  return refreshing;
}

async function refreshOnce(): Promise<boolean> {
  // Another tab may have rotated it while we waited for the lock.
  const stored = await readSession().catch(ownSession);
  if (stored === null) {
    await signOut({ refused: true });
    return false;
  }
  try {
    const { data } = await marketplace.refresh(stored.refreshToken);
    if (data === null) throw new HttpError(401, 'Not signed in', 'auth.refresh');
    const user = authState.user?.address === stored.user.address ? authState.user : stored.user;
    if (await keep(data, user, stored.refreshToken)) return true;
    await followStored();
    return false;
  } catch (error) {
    if (isRefusal(error)) {
      await signOut({ refused: true });
      return false;
    }
    throw error;
  }
}

/** Wires the HTTP layer to the tokens. */
export function startAuth(): void {
  useCredentials({
    accessToken: () => authState.accessToken,
    refresh,
    refused: () => void signOut(),
  });
  void resumeSignOuts();
  addEventListener('online', () => void endSessions());
  addEventListener('storage', (event) => {
    if (event.key !== SESSION_KEY) return;
    // Another tab signed out: fail closed here too. Another tab signed in: so are we.
    // What is stored is that tab's business: it may hold a newer session by now.
    if (event.newValue !== null) void followStored();
    else if (authState.user !== null) void forgetUser(authState.user.address);
  });
}

/**
 * Brings back who was signed in on this device. Without a network the person stays signed in;
 * the access token comes with the first call that needs it.
 */
export async function restoreSession(): Promise<void> {
  const stored = await readSession().catch(() => null);
  if (stored === null) {
    authState.ready = true;
    return;
  }
  Object.assign(authState, { refreshToken: stored.refreshToken, user: stored.user });
  try {
    if (await refresh(null)) await marketplace.authCheck();
  } catch {
    // Unreachable: still signed in.
  }
  authState.ready = true;
}

/** Raised when the wallet did not sign; the wallet is disconnected then. */
export class SignInError extends VitrineError {
  override name = 'SignInError';
}

/** Asks the wallet to sign the EIP-4361 text and logs in; with an account that is a contract, by the secure login. */
export async function signIn(
  { address, chainId, isSmart }: { address: `0x${string}`; chainId: number; isSmart: boolean },
  sign: (message: string) => Promise<`0x${string}`>,
): Promise<void> {
  // Logging in happens on one of our networks; the wallet may be on another one (wrong-network modal).
  const supported = networks().find((network) => network.chainId === chainId) ?? networks()[0];
  const signedOn = supported?.chainId ?? chainId;
  const { message, signature } = await proofOf({ address, chainId: signedOn }, sign);
  try {
    const proof = { chainId: signedOn, message, signature };
    const { data } = await marketplace.login(
      isSmart ? { sentAddress: address, ...SECURE_LOGIN, proof } : { address, ...proof },
    );
    if (data === null) throw new VitrineError('The server gave no session');
    await keep(data, { address: data.user.address, chainId });
  } catch (error) {
    const text = sentenceOf(error, 'Signing in failed');
    if (!isServerError(error)) raiseAlert({ status: 'error', title: 'Signing in', description: text });
    throw new SignInError(text, { cause: error });
  }
}

/** The wallet moved to another chain. */
export function setUserChain(chainId: number): void {
  if (authState.user === null || authState.user.chainId === chainId) return;
  authState.user.chainId = chainId;
  void keepChain(authState.user.address, chainId);
}
