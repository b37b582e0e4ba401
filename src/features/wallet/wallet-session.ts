import { subscribe } from 'valtio/vanilla';
import { ProviderRpcError, USER_REJECTED } from '../../domain/wallet-errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { restoreSession, setUserChain, signIn, SignInError, signOut, startAuth } from '../../services/auth.ts';
import { noteWallet, recallWallet } from '../../services/known-wallet.ts';
import { logoutEverywhere } from '../../services/marketplace.ts';
import { networkById } from '../../services/runtime.ts';
import { disconnectWallet, reconnectWallet, signMessage } from '../../services/wallet.ts';
import { isRejection, raiseRpcError, walletErrorText } from '../../services/wallet-alerts.ts';
import { isSmartWallet, walletState, wasConnected } from '../../services/wallet-state.ts';
import { lookForStandingSessions } from './standing-sessions.ts';
import { closeOverlay, goOn, openOverlay, walletOverlay } from './wallet-overlay-state.ts';
import * as texts from './texts.ts';

/** Nobody looks at this page while they end the connection elsewhere. */
const NOTICE_MS = 10_000;

/*
 * Login follows the wallet's address: a new one signs and logs in, a changed one signs out first,
 * none signs out, a refusal disconnects. One step at a time, in the order things happen.
 * A signature is asked for only after the person did something: a wallet that is already there when
 * the page opens, or when the server ends the session, is not asked.
 */

/** Starts with the page. Loads wallet code only for somebody who was connected before. */
export async function startWalletSession(): Promise<void> {
  startAuth();
  subscribe(walletState, () => {
    followChain();
    noteAddress();
    queueLogin();
  });
  // Another tab disconnected and left: the wallet is not connected here either. Where the wallet itself tells
  // that its account is gone, the session ends before the wallet code has noted that the person left.
  const leaveAsWell = () => {
    if (authState.user === null && walletState.status === 'connected' && !wasConnected()) void disconnectWallet();
  };
  subscribe(authState, leaveAsWell);
  addEventListener('storage', leaveAsWell);
  subscribe(authState, joinAsWell, true);
  // Without a network its code may not have come.
  addEventListener('online', findWallet);
  const reconnected = wasConnected() ? reconnectWallet().catch(() => false) : Promise.resolve(false);
  const known = reconnected.then(() => {
    walletState.ready = true;
  });
  await restoreSession();
  await known;
  if (authState.user !== null && (await recallWallet(authState.user.address))) findWallet();
  queueLogin();
}

let joined: string | null = null;

/** Another tab signed somebody in: whether their wallet is there is not known before it was asked, once. */
function joinAsWell(): void {
  const address = authState.user?.address ?? null;
  const isNew = address !== joined;
  joined = address;
  if (isNew) findWallet();
}

/** The wallet of whoever is signed in, where it was not there when this was last known. */
function findWallet(): void {
  const { ready, status } = walletState;
  if (authState.user === null || !ready || status !== 'disconnected' || !wasConnected()) return;
  walletState.ready = false;
  void reconnectWallet()
    .catch(() => false)
    .then(() => {
      walletState.ready = true;
    });
}

let hadWallet = false;
let lastAddress: string | null = null;

/** Another account than the one that was here: the person chose it in the wallet. */
function noteAddress(): void {
  const { address, status } = walletState;
  // While it reconnects, the wallet code tells the address of the last visit.
  if (status !== 'connected' || address === null) return;
  hadWallet = true;
  if (address === lastAddress) return;
  if (lastAddress !== null) walletOverlay.asking = true;
  lastAddress = address;
}

/** The person pressed: from now on the connected wallet, or the next to be, is asked to sign. */
export function askToSignIn(): void {
  walletOverlay.asking = true;
  queueLogin();
}

let stop: (() => void) | null = null;

/** The person waits no longer for their wallet's signature. */
export const stopSigning = () => stop?.();

/** The person knows why. */
class StoppedError extends ProviderRpcError {}

/** The signature, unless the person stops waiting first; the wallet cannot be told. */
function signOrStop(address: `0x${string}`, message: string): Promise<`0x${string}`> {
  walletOverlay.refusal = null;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new StoppedError(USER_REJECTED));
  });
  return Promise.race([signMessage(address, message), stopped]);
}

/** No wallet came of it. */
export const stopAsking = () => {
  walletOverlay.asking = false;
};

let step: Promise<void> = Promise.resolve();
let waiting = false;

/** Many changes in a row: only the last one counts. */
function queueLogin(): void {
  if (waiting) return;
  waiting = true;
  step = step.then(async () => {
    waiting = false;
    await followAddress();
  });
}

async function followAddress(): Promise<void> {
  if (!authState.ready || walletState.status === 'connecting') return;
  const { address, chainId, connectorId } = walletState;
  if (address === null) {
    // A wallet that was never there (locked, not yet injected) is no reason to sign out.
    if (hadWallet) {
      // A person who leaves here is signed out before their wallet is told.
      if (authState.user !== null)
        raiseAlert({ status: 'info', title: texts.leftTitle, description: texts.leftByWallet, timer: NOTICE_MS });
      await (
        await signOut()
      ).forgotten;
    }
    hadWallet = false;
    return;
  }
  if (authState.user?.address === address) {
    if (walletOverlay.open === 'connect' || walletOverlay.open === 'wallet-gone') goOn();
    void noteWallet(address, connectorId);
    return stopAsking();
  }
  if (authState.user !== null) await (await signOut()).forgotten;
  if (!walletOverlay.asking) return;
  await navigator.locks.request('vitrine:sign-in', async () => {
    // Another tab may have signed in for all of us while we waited.
    if (authState.user?.address === address || walletState.address !== address) return;
    try {
      await signIn({ address, chainId: chainId ?? 0, isSmart: isSmartWallet() }, (message) =>
        signOrStop(address, message),
      );
      void noteWallet(address, connectorId);
      if (walletOverlay.open === 'connect') goOn();
    } catch (error) {
      if (!(error instanceof SignInError) && !isRejection(error)) raiseRpcError(error);
      await disconnectWallet();
      if (isRejection(error) && !(error instanceof StoppedError)) walletOverlay.refusal = walletErrorText(error);
    }
  });
  stopAsking();
}

function followChain(): void {
  const { chainId, status } = walletState;
  if (status !== 'connected' || chainId === null) {
    if (walletOverlay.open === 'wrong-network') closeOverlay();
    return;
  }
  setUserChain(chainId);
  if (networkById(chainId) === null) openOverlay('wrong-network');
  else if (walletOverlay.open === 'wrong-network') closeOverlay();
}

async function goAway(): Promise<void> {
  closeOverlay();
  // The session first: a page that is closed meanwhile, or a wallet that is slow to go, leaves nobody signed in.
  const { forgotten } = await signOut();
  await disconnectWallet();
  await forgotten;
}

/** The person leaves: wallet and session. */
export async function leave(): Promise<void> {
  const tellOfSessions = lookForStandingSessions();
  await goAway();
  tellOfSessions();
}

/** The person leaves for another wallet. */
export async function changeWallet(): Promise<void> {
  await leave();
  openOverlay('connect');
}

/** The same, once the server has ended every session of the account. @throws where it was not reached: then nothing ended */
export async function leaveEverywhere(): Promise<void> {
  // The wallet may go as soon as the server has ended the session.
  const tellOfSessions = lookForStandingSessions();
  await logoutEverywhere();
  await goAway();
  tellOfSessions();
}
