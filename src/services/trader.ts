import { NotLoggedInError, OfflineError } from '../domain/errors.ts';
import { accountKnown, currentTrader, type Trader } from './account-known.ts';
import { raiseAlert } from './alerts.ts';
import { authState } from './auth-state.ts';
import { isOnline } from './online.ts';
import * as texts from './trader-texts.ts';
import { walletState } from './wallet-state.ts';

/** The toast for somebody who must log in first. `title`: what is missing, or what did not go. */
export function askToLogIn(title: string): void {
  raiseAlert({ status: 'info', title, description: new NotLoggedInError().userMessage });
}

/** One half is there, a session or a wallet: names the other. */
function missing(): string {
  if (authState.user !== null) return walletState.ready ? texts.walletGone : texts.walletSilent;
  if (walletState.status !== 'connected') return texts.notLoggedIn;
  return authState.ready ? texts.signedOut : texts.sessionSilent;
}

/**
 * The person who acts: signed in, with the wallet of the same address connected and on a chain. Waits while that is not
 * known yet.
 * @throws NotLoggedInError, after a toast has said what is missing
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
