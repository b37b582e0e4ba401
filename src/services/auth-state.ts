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

/** Whether somebody was signed in when this browser was last used. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
