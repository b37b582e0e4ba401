import { proxy } from 'valtio/vanilla';
import type { User } from '../contract/auth.ts';
import { isKept } from './kept-keys.ts';

/** Who is signed in. The tokens have one home; the access token is in memory only. */
export type AuthState = {
  accessToken: string | null;
  refreshToken: string | null;
  user: User | null;
  /** True once it is known whether somebody is signed in. */
  ready: boolean;
};
/** Read by everyone, written by `auth.ts` only. */
export const authState = proxy<AuthState>({ accessToken: null, refreshToken: null, user: null, ready: false });

/**
 * `is`: somebody has signed out on this page, which may still show who they are. Until it is reloaded, no page is kept
 * for it, nor any answer that names them. `address`: theirs, in lower case.
 */
export const leftHere = { is: false, address: '' };

/** Set while somebody is signed in; changes with each renewal. Local storage holds neither token nor address. */
export const SESSION_KEY = 'vitrine-signed-in';
/** Where builds until 2026-11 kept a copy of both tokens. */
export const EARLIER_SESSION_KEY = 'vitrine-session';

/** Set while the server has not been told of a sign-out. */
export const SIGN_OUT_KEY = 'vitrine-sign-out';

/** Whether somebody was signed in when this browser was last used, or left before the server was told. */
export const hasStoredSession = (): boolean => isKept(SESSION_KEY, EARLIER_SESSION_KEY, SIGN_OUT_KEY);
