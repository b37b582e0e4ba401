import { NotLoggedInError, OfflineError } from '../domain/errors.ts';
import { raiseAlert } from './alerts.ts';
import { authState } from './auth-state.ts';
import { isOnline } from './online.ts';
import { walletState } from './wallet-state.ts';

/** The toast for who must log in first. */
export function askToLogIn(): void {
  raiseAlert({
    status: 'info',
    title: 'Oops, something went wrong',
    description: new NotLoggedInError().userMessage,
  });
}

/** Who acts, lower case, and the chain their wallet is on. */
export type Trader = { address: `0x${string}`; chainId: number };

/**
 * Who acts: signed in, and with the wallet of the same address connected and on a chain.
 * @throws NotLoggedInError, after saying so in a toast
 */
export function requireTrader(): Trader {
  const { user } = authState;
  const { address, chainId } = walletState;
  if (user === null || address === null || chainId === null || address !== user.address) {
    askToLogIn();
    throw new NotLoggedInError();
  }
  return { address, chainId };
}

/**
 * Trading needs the network: refused at once, nothing is queued. `action` is named in the text.
 * @throws OfflineError
 */
export function requireOnline(action: string): void {
  if (!isOnline() || !navigator.onLine) throw new OfflineError(action);
}
