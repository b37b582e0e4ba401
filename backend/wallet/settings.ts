import { OUTBOX_PATH } from '../core/messages.ts';
/** What the token service is, for itself and for its one client. */
export type WalletSettings = {
  /** The wallet's own origin, as people and the app name it. */
  origin: string;
  /** Stay on the server: in key files or the environment, never in the store or in what browsers get. */
  clientSecret: string;
  cookieKeys: readonly [string, ...string[]];
  codeKey: string;
};

export const CLIENT_ID = 'vitrine-wallet';
export const PROJECT_ID = 'vitrine';
export const LOCALE = 'en_US';
export const SCOPE = 'offline email';

export const PATHS = {
  authorize: '/oauth2/auth',
  token: '/oauth2/token',
  logout: '/oauth2/logout',
  login: '/login',
  start: '/start',
  callback: '/callback',
  outbox: OUTBOX_PATH,
  logins: '/logins',
  window: '/wallet/own-wallet.html',
} as const;

/** Seconds. Docs/operating.md has the same numbers. */
export const LIFETIMES = { access: 600, refresh: 14 * 86_400, code: 60, login: 900 } as const;

/** A cookie's name where it may only come from this very host by TLS; browsers hold who sets it to that. */
export const cookieName = (origin: string, name: string) =>
  origin.startsWith('https:') ? `__Host-wallet-${name}` : `wallet-${name}`;
