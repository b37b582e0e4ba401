import { wagmi } from './wallet.ts';

/** A session as the account's chain reports it; amounts in base units, times in ms. */
export type ListedSession = {
  id: `0x${string}`;
  status: 'active' | 'expired' | 'revoked' | 'inactive';
  expiresAt: number;
  /** Null where nothing may be spent by calls. */
  value: { left: bigint; limit: bigint; each: bigint } | null;
  feesLeft: bigint;
  /** Its key is in this browser. */
  isHere: boolean;
};

/* What the single sign-on offers beyond what every wallet does; its provider (`sso-provider.ts`) answers. */

const ask = async (method: string, params: readonly unknown[] = []) => (await wagmi()).ask(method, params);

/** A page of sessions, and the block from which the earlier ones continue; null where there are none. */
export type SessionPage = { sessions: ListedSession[]; earlier: number | null };

/**
 * A page of the account's sessions, usable ones first; the newest, or those starting at `before`. @throws WalletError
 */
export const listSessions = async (before: number | null = null) =>
  (await ask('sso_sessions', [before])) as SessionPage;
/** Asks in the window. @throws WalletError */
export const startSession = () => ask('sso_createSession');
/** Removes the ended session from this browser; the window is asked each time from now on. @throws WalletError */
export const leaveSession = () => ask('sso_leaveSession');
/** Asks in the window. @throws WalletError */
export const revokeSession = (id: ListedSession['id']) => ask('sso_revokeSession', [id]);
