import { proxy } from 'valtio/vanilla';
import type { User } from '../contract/auth.ts';

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

/** Where the refresh token and its user are stored between visits. */
export const SESSION_KEY = 'vitrine-session';

/** Set while the server has not been told of a sign-out. */
export const SIGN_OUT_KEY = 'vitrine-sign-out';

/** Whether somebody was signed in when this browser was last used, or left without the server being told. */
export function hasStoredSession(): boolean {
  try {
    return [SESSION_KEY, SIGN_OUT_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
