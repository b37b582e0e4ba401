import { subscribe } from 'valtio/vanilla';
import { NotLoggedInError, OfflineError } from '../domain/errors.ts';
import { raiseAlert } from './alerts.ts';
import { authState } from './auth-state.ts';
import { isOnline } from './online.ts';
import * as texts from './trader-texts.ts';
import { walletState } from './wallet-state.ts';

/** The toast for who must log in first. `title`: what is missing, where that is known. */
export function askToLogIn(title: string = texts.notLoggedIn): void {
  raiseAlert({ status: 'info', title, description: new NotLoggedInError().userMessage });
}

/** One half of it is there, a session or a wallet: the other is named. */
function missing(): string {
  if (authState.user !== null) return walletState.ready ? texts.walletGone : texts.walletSilent;
  if (walletState.status !== 'connected') return texts.notLoggedIn;
  return authState.ready ? texts.signedOut : texts.sessionSilent;
}

/** Who acts, lower case, and the chain their wallet is on. */
export type Trader = { address: `0x${string}`; chainId: number };

function currentTrader(): Trader | null {
  const { address, chainId, status } = walletState;
  // While it reconnects, the wallet code tells the address of the last visit.
  if (status !== 'connected' || address === null || chainId === null) return null;
  return address === authState.user?.address ? { address, chainId } : null;
}

/** The longest that a press waits for a session and a wallet to come back; then it is told what is missing. */
const ACCOUNT_WAIT_MS = 10_000;

/** False while a page that has just opened brings back its session and its wallet, or they do not agree yet. */
function isAccountKnown(): boolean {
  if (currentTrader() !== null) return true;
  const { status, address, ready } = walletState;
  const disagree = authState.user !== null && address !== null;
  return authState.ready && ready && status !== 'connecting' && !disagree;
}

/** Resolves when the account is known, or after the longest wait. */
export function accountKnown(): Promise<void> {
  if (isAccountKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (isAccountKnown()) end();
    };
    const stops = [subscribe(authState, check), subscribe(walletState, check)];
    const timer = setTimeout(end, ACCOUNT_WAIT_MS);
    function end() {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
      resolve();
    }
  });
}

/**
 * Who acts: signed in, and with the wallet of the same address connected and on a chain. Waits while that
 * is not known yet.
 * @throws NotLoggedInError, after saying in a toast what is missing
 */
export async function requireTrader(): Promise<Trader> {
  await accountKnown();
  const trader = currentTrader();
  if (trader === null) {
    askToLogIn(missing());
    throw new NotLoggedInError();
  }
  return trader;
}

/**
 * Trading needs the network: refused at once, nothing is queued. `action` is named in the text.
 * @throws OfflineError
 */
export function requireOnline(action: string): void {
  if (!isOnline() || !navigator.onLine) throw new OfflineError(action);
}
