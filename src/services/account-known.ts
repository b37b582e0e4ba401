import { subscribe } from 'valtio/vanilla';
import { authState } from './auth-state.ts';
import { walletState } from './wallet-state.ts';

/** Who acts, lower case, and the chain their wallet is on. */
export type Trader = { address: `0x${string}`; chainId: number };

/** Null while there is none, or while it is not known. */
export function currentTrader(): Trader | null {
  const { address, chainId, status } = walletState;
  // While it reconnects, the wallet code reports the address of the last visit.
  if (status !== 'connected' || address === null || chainId === null) return null;
  return address === authState.user?.address ? { address, chainId } : null;
}

/** The longest that a press waits for a session and a wallet to come back; then the person is told what is missing. */
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
