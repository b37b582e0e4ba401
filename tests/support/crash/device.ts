import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { TestChain } from '../server/chain.ts';
import type { AppConfig } from '../../../src/contract/config.ts';
import type { NetworkPin } from '../../../src/domain/pins.ts';
import type { TransactionRecord, TransactionType } from '../../../src/domain/transaction/record.ts';
import type { RequestOf } from '../../../src/domain/transaction/registry.ts';
import { createLocks, PageLife, type Crash } from './seams.ts';
import { mockPageWallet, SEND_RAW } from './page-wallet.ts';
import type { ModelWallet } from './wallet.ts';

/** A browser profile: what it stores outlives its pages. */
export type Profile = { chain: TestChain; user: `0x${string}`; wallet: ModelWallet; market: MarketAnswers };

/** The marketplace, mocked: it lies outside the device. */
export type MarketAnswers = (path: string, url: URL, body: unknown) => unknown;

const TIMER_MS = 4;
const realFetch = globalThis.fetch.bind(globalThis);
const realSetTimeout = globalThis.setTimeout.bind(globalThis);
let current = new PageLife(null);
const RPC_URL = '/rpc';

/** The parts of a browser that Node lacks; all of them belong to the page that lives now. */
export function installBrowser(profile: Profile): () => void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const define = (name: string, value: unknown) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  };
  define('indexedDB', new IDBFactory());
  define('navigator', { onLine: true, locks: createLocks(() => current) });
  define('document', { hidden: false, visibilityState: 'visible' });
  define('location', { origin: 'http://localhost', href: 'http://localhost/' });
  define('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  define('addEventListener', () => {});
  define(
    'BroadcastChannel',
    class {
      addEventListener() {}
      removeEventListener() {}
      postMessage() {}
    },
  );
  define('fetch', (input: string, init: RequestInit) => seamedFetch(profile, input, init));
  // Waiting is not what is tested: every pause is short, and a dead page's timers do not fire.
  define('setTimeout', (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const life = current;
    return realSetTimeout(() => (life.isDead ? undefined : work(...args)), Math.min(ms, TIMER_MS));
  });
  return () => {
    current.die();
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}

async function seamedFetch({ chain, market, wallet }: Profile, input: string, init: RequestInit): Promise<Response> {
  const node = chain.network.proxiedRpcUrl ?? '';
  // The test itself asks its chain.
  if (input === node) return realFetch(input, init);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  if (input === RPC_URL) {
    const methods = (body as { method: string }[]).map((call) => call.method).join();
    return current.pass(`rpc ${methods}`, async () => {
      const answer = await realFetch(node, { ...init, signal: null });
      if (wallet.losesAnswers && methods.includes(SEND_RAW)) throw new TypeError('Failed to fetch');
      return answer;
    });
  }
  const url = new URL(input, 'http://localhost');
  return current.pass(`http ${url.pathname}`, async () => {
    const data = market(url.pathname, url, body);
    const code = data === null ? 404 : 200;
    return Response.json({ data, status: { code, message: '', msgId: '' } }, { status: code });
  });
}

const config = (chain: TestChain): AppConfig => ({
  marketplaceUrl: '/marketplace',
  dataUrl: '/data',
  imageUrl: '/_ipx',
  redirects: [],
  embedded: true,
  wallets: { smartWallet: null, ownWallet: null },
  networks: [
    {
      chainId: chain.network.chainId,
      slug: chain.network.slug,
      name: chain.network.name,
      rpcUrls: [RPC_URL],
      explorerTransactionUrl: null,
      currency: chain.network.currency,
    },
  ],
});

/** A page of the app: its modules anew, its memory empty, the profile's store as it was left. */
export async function openPage(profile: Profile, crash: Crash | null = null) {
  current.die();
  const life = new PageLife(crash);
  current = life;
  vi.resetModules();
  const { chainId } = profile.chain.network;
  mockPageWallet({ user: profile.user, chainId, wallet: profile.wallet }, life);
  vi.doMock('../../../src/device/database.ts', async (original) => {
    const real: typeof import('../../../src/device/database.ts') = await original();
    return {
      ...real,
      inTransaction: ((stores, mode, work) =>
        life.pass(`store ${mode} ${stores.join()}`, () =>
          real.inTransaction(stores, mode, work),
        )) as typeof real.inTransaction,
    };
  });
  vi.doMock('../../../src/device/pin-store.ts', async (original) => {
    const real: typeof import('../../../src/device/pin-store.ts') = await original();
    return {
      ...real,
      readPin: (chainId: number) => life.pass('pins read', () => real.readPin(chainId)),
      addPin: (pin: NetworkPin) => life.pass('pins add', () => real.addPin(pin)),
    };
  });
  const { startRuntime } = await import('../../../src/services/runtime.ts');
  startRuntime({ config: config(profile.chain), fetch: (input, init) => fetch(input, init), isServer: false });
  const { authState } = await import('../../../src/services/auth-state.ts');
  const { walletState } = await import('../../../src/services/wallet-state.ts');
  const { useCredentials } = await import('../../../src/services/http.ts');
  const engine = await import('../../../src/trading/transactions/engine.ts');
  const { startTransactions } = await import('../../../src/trading/transactions/resume.ts');
  const { transactionsState } = await import('../../../src/trading/transactions/transactions-state.ts');
  const { checkNow, needsWatching } = await import('../../../src/device/watcher.ts');
  const { rpcUrlsOf } = await import('../../../src/services/chain.ts');
  const { listTransactions } = await import('../../../src/device/transaction-store.ts');
  const { hasModal } = await import('../../../src/trading/transactions/visible.ts');
  useCredentials({ accessToken: () => 'token', refresh: async () => true, refused: () => {} });
  const { connectorId } = profile.wallet;
  Object.assign(walletState, { status: 'connected', address: profile.user, chainId, connectorId });
  Object.assign(authState, { user: { address: profile.user, chainId }, accessToken: 'token', ready: true });
  const { subscribeKey } = await import('valtio/vanilla/utils');
  let passedAtLaunch = 0;
  // At once: a moment later the watcher's rounds begin.
  subscribeKey(transactionsState, 'settled', () => (passedAtLaunch ||= life.seams.length), true);
  startTransactions();

  /** Until the work is done or the page is dead. */
  const orDeath = async <T>(work: Promise<T>): Promise<T | null> => Promise.race([work, life.died.then(() => null)]);

  return {
    life,
    /** What was passed until the launch probe had answered. */
    launchSeams: () => life.seams.slice(0, passedAtLaunch),
    /** The launch probe has answered. */
    async settled(): Promise<void> {
      while (!life.isDead && !transactionsState.settled) await new Promise((resolve) => realSetTimeout(resolve, 1));
    },
    /** The click and everything after it, as far as the page lives. Null when it died. */
    act: <Type extends TransactionType>(type: Type, request: RequestOf<Type>) =>
      orDeath(
        (async () => {
          const { id, over } = await engine.startTransaction(type, chainId, request);
          await over;
          if (type === 'offer:cancel') await engine.confirm(id);
          return id;
        })(),
      ),
    confirm: (id: string) => orDeath(engine.confirm(id)),
    retry: (id: string, despiteUnknown: boolean) => orDeath(engine.retry(id, despiteUnknown)),
    /** A whole check, behind whoever is checking already: a person waits. */
    check: () =>
      orDeath(
        listTransactions(profile.user).then((records) =>
          Promise.all(
            records.filter((record) => needsWatching(record, Date.now())).map((record) => checkNow(record, rpcUrlsOf)),
          ),
        ),
      ),
    records: async () => (await orDeath(listTransactions(profile.user))) ?? [],
    hasModal: (record: TransactionRecord) => hasModal(record, transactionsState),
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
