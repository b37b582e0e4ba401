import { numberToHex } from 'viem';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import type { LoadedWallet } from './lazy-connector.ts';
import type { WalletPairing } from './wallet-pairing.ts';
import * as texts from './wallet-texts.ts';
import { walletConnectError } from './walletconnect-errors.ts';
import { accountsOn, openSession, type Session, type SessionOptions } from './walletconnect-session.ts';
import { closeWalletConnectStorage, isWalletConnectStored, readStoredSession } from './walletconnect-storage.ts';

/* All code of WalletConnect; loaded when it is chosen, or was on an earlier visit. */

/** A relay that has given no link by then is given up. */
export const RELAY_ANSWERS_WITHIN_MS = 20_000;
/**
 * By then the wallet drops a request that it has not answered: nothing can come of it any more. WalletConnect's own
 * number.
 */
export const REQUEST_EXPIRES_MS = 300_000;

export type WalletConnectOptions = SessionOptions & {
  /** The link for a wallet to take; null when there is none to show any more. */
  show(pairing: WalletPairing | null): void;
  /** Whether the person opened the link on this device. */
  isOpenedHere?(): boolean;
  relayAnswersWithinMs?: number;
  requestExpiresMs?: number;
};

export type WalletConnect = LoadedWallet & { cancel(): void };

/** What the wallet is asked for, shown on its own screen. */
const OF_WALLET = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']);

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // Callers that wait hear of the failure; for the others it must not be an uncaught error.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** When the link expires, as it says itself. */
const expiryOf = (link: string): number =>
  Number(new URLSearchParams(link.split('?')[1]).get('expiryTimestamp') ?? 0) * 1_000;

export function createWalletConnect(o: WalletConnectOptions): WalletConnect {
  const listeners = new Map<string, Set<(value: never) => void>>();
  const tell = (event: string, value?: unknown) => listeners.get(event)?.forEach((listen) => listen(value as never));
  /** What was reported last; null while nobody is connected. */
  let told: { accounts: string; chainId: number } | null = null;
  let opened: Promise<Session> | null = null;
  /** Null until the relay answers; until then what is stored counts. */
  let here: Session | null = null;
  let attempt = deferred<never>();
  let givenUp = deferred<never>();
  let ended = deferred<never>();

  function followed(session: Session): Session {
    const { provider, accounts } = session;
    const change = () => {
      if (told === null || provider.session === undefined) return;
      const now = { accounts: accounts().join(), chainId: provider.chainId };
      const before = told;
      told = now;
      if (now.chainId !== before.chainId) tell('chainChanged', numberToHex(now.chainId));
      if (now.accounts !== before.accounts) tell('accountsChanged', accounts());
    };
    provider.on('accountsChanged', change);
    provider.on('chainChanged', change);
    provider.on('session_update', change);
    provider.on('disconnect', left);
    provider.signer.client.on('session_expire', left);
    here = session;
    if (told !== null && provider.session === undefined) left();
    change();
    return session;
  }

  /** Ended by the wallet, or because its session expired. */
  function left(): void {
    const wasKnown = told !== null;
    void drop();
    if (wasKnown) tell('disconnect');
  }

  const session = () => {
    opened ??= openSession(o).then(followed);
    const begun = opened;
    begun.catch(() => {
      if (opened === begun) opened = null;
    });
    return begun;
  };

  /** Ends the session and removes what is stored of it. */
  async function drop(): Promise<void> {
    const was = opened;
    const isHere = here !== null;
    opened = null;
    here = null;
    told = null;
    ended.reject(new ProviderRpcError(4900));
    ended = deferred<never>();
    await closeWalletConnectStorage();
    const over = was?.then((one) => one.end()).catch(() => undefined);
    // What still tries to reach a relay may end when it can: nobody waits for it.
    if (isHere) await over;
  }

  /** Offers one link: true when a wallet took it, false when it expired. */
  async function pair(stop: Promise<never>): Promise<boolean> {
    const { promise: given, resolve: giveLink } = deferred<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const within = <T>(ms: number, value: () => T) =>
      new Promise<void>((resolve) => {
        clearTimeout(timer);
        timer = setTimeout(resolve, ms);
      }).then(value);
    const silent = within(o.relayAnswersWithinMs ?? RELAY_ANSWERS_WITHIN_MS, () => {
      throw new ProviderRpcError(4900);
    });
    try {
      const { provider } = await Promise.race([session(), silent, stop]);
      provider.on('display_uri', giveLink);
      const connected = provider.connect().then(() => true);
      connected.catch(() => undefined);
      const link = await Promise.race([given, connected.then(() => ''), silent, stop]);
      const expiresAt = expiryOf(link);
      o.show({ link, expiresAt, renew: null });
      return await Promise.race([connected, stop, within(expiresAt - Date.now(), () => false)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function connect(): Promise<string[]> {
    attempt.reject(new ProviderRpcError(4001));
    const mine = (attempt = deferred<never>());
    try {
      const stored = await Promise.race([session(), mine.promise]);
      if (stored.provider.session === undefined) {
        while (!(await pair(mine.promise))) {
          await drop();
          const asked = deferred<void>();
          o.show({ link: null, expiresAt: 0, renew: asked.resolve });
          await Promise.race([asked.promise, mine.promise]);
          o.show(null);
        }
      }
      const { accounts, provider, opensHere } = await session();
      if (o.isOpenedHere?.() === true) await opensHere();
      told = { accounts: accounts().join(), chainId: provider.chainId };
      return accounts();
    } catch (error) {
      if (mine === attempt) await drop();
      throw walletConnectError(error);
    } finally {
      if (mine === attempt) o.show(null);
    }
  }

  /** The session, where there is one; nothing is opened only to find out that there is none. */
  async function known(): Promise<Session | null> {
    if (opened === null && !(await isWalletConnectStored())) return null;
    const one = await session();
    return one.provider.session === undefined ? null : one;
  }

  /** Who is connected, and on which chain; answered at once from what is stored, while the relay is being reached. */
  async function now(): Promise<{ accounts: string[]; chainId: number } | null> {
    if (here !== null) {
      const { provider, accounts } = here;
      return provider.session === undefined ? null : { accounts: accounts(), chainId: provider.chainId };
    }
    const stored = await readStoredSession();
    if (stored === null) return null;
    void session().catch(() => undefined);
    return { accounts: accountsOn(stored.chainId, stored.granted), chainId: stored.chainId };
  }

  async function accountsNow(): Promise<string[]> {
    const known = await now();
    if (known !== null) told ??= { accounts: known.accounts.join(), chainId: known.chainId };
    return known?.accounts ?? [];
  }

  async function askWallet(method: string, params: readonly unknown[] | undefined): Promise<unknown> {
    const one = await known();
    if (one === null) throw new ProviderRpcError(4900);
    const { provider, allows } = one;
    if (!allows(method)) throw new ProviderRpcError(4200);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ProviderRpcError(-32002)), o.requestExpiresMs ?? REQUEST_EXPIRES_MS);
    });
    try {
      const answered = provider.request({ method, params: [...(params ?? [])] });
      return await Promise.race([answered, ended.promise, givenUp.promise, expired]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async request({ method, params }) {
      if (method === 'eth_requestAccounts') return connect();
      try {
        if (method === 'eth_accounts') return await accountsNow();
        if (method === 'eth_chainId') return numberToHex((await now())?.chainId ?? o.chainIds[0] ?? 1);
        // Nobody could find out later what became of a batch.
        if (method === 'wallet_getCapabilities') return {};
        if (OF_WALLET.has(method)) return await askWallet(method, params);
        const { provider, isOn } = await session();
        if (method === 'wallet_switchEthereumChain') {
          const [asked] = (params ?? []) as [{ chainId?: string }?];
          if (!isOn(Number(asked?.chainId))) throw new ProviderRpcError(4902);
        } else if (method.startsWith('wallet_')) throw new ProviderRpcError(4200);
        return await provider.request({ method, params: [...(params ?? [])] });
      } catch (error) {
        throw walletConnectError(error);
      }
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    disconnect: () => drop(),
    cancel() {
      attempt.reject(new ProviderRpcError(4001));
      // The protocol cannot withdraw a request: only the wallet knows what became of it.
      givenUp.reject(new ProviderRpcError(-32603, texts.cancelledHere));
      givenUp = deferred<never>();
    },
  };
}
