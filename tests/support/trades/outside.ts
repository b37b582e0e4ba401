import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { AppConfig } from '../../../src/contract/config.ts';
import type { Alert } from '../../../src/services/alerts.ts';
import type { TypedData } from '../../../src/domain/seaport-signing.ts';
import { createLocks, PageLife } from '../crash/seams.ts';
import type { SendRequest } from '../crash/wallet.ts';
import { createKindBench, type KindBench } from './kind-bench.ts';
import { signTypedData } from './orders.ts';
import { hashOf } from './records.ts';

type Hex = `0x${string}`;
type Asked = { path: string; url: URL; body: unknown };

/** The marketplace says no, with a status and a code. */
export class Refusal extends Error {
  readonly status: number;
  readonly msgId: string;
  constructor(status: number, msgId: string) {
    super(`Refused: ${msgId}`);
    this.status = status;
    this.msgId = msgId;
  }
}

const RPC_URL = '/rpc';
const TIMER_MS = 4;
const realSetTimeout = globalThis.setTimeout.bind(globalThis);

export type Outside = {
  bench: KindBench;
  /** By path, what the marketplace answers as data; what is thrown is a refusal, or no answer. */
  market: Record<string, (asked: Asked) => unknown>;
  /** What the marketplace was asked, in order. */
  asked: Asked[];
  /** What the node was asked, in order. */
  rpc: string[];
  /** Transactions of the person that the network knows, and those it has mined. */
  nonce: { pending: number; latest: number };
  /** By hash: how it was mined. */
  mined: Map<string, 'success' | 'reverted'>;
  wallet: {
    sent: SendRequest[];
    signed: TypedData[];
    chains: number[];
    send(request: SendRequest): Promise<Hex>;
    sign(data: TypedData): Promise<Hex>;
  };
  alerts: Alert[];
  local: Map<string, string>;
  setOnline(online: boolean): void;
};

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** What lies outside the app, as plain answers: a browser's stores, a node, a marketplace, a wallet. */
function createOutside(): Outside {
  const bench = createKindBench();
  const outside: Outside = {
    bench,
    market: {},
    asked: [],
    rpc: [],
    nonce: { pending: 3, latest: 3 },
    mined: new Map(),
    wallet: {
      sent: [],
      signed: [],
      chains: [],
      async send(request) {
        outside.wallet.sent.push(request);
        const hash = hashOf(outside.wallet.sent.length);
        outside.mined.set(hash, 'success');
        outside.nonce = { pending: request.nonce + 1, latest: request.nonce + 1 };
        return hash;
      },
      async sign(data) {
        outside.wallet.signed.push(data);
        return signTypedData(data);
      },
    },
    alerts: [],
    local: new Map(),
    setOnline: () => {},
  };
  return outside;
}

async function answerNode({ bench, nonce, mined }: Outside, method: string, params: unknown[]): Promise<unknown> {
  const hex = (value: number | bigint) => `0x${value.toString(16)}`;
  switch (method) {
    case 'eth_call': {
      const [call] = params as [{ from?: Hex; to: Hex; value: Hex; data: Hex }];
      return bench.ports().chain.call({ ...call, chainId: 31337, value: BigInt(call.value) });
    }
    case 'eth_getCode':
      return bench.code(params[0] as Hex);
    case 'eth_getBalance':
      return hex(bench.native);
    case 'eth_getTransactionCount':
      return hex(params[1] === 'pending' ? nonce.pending : nonce.latest);
    case 'eth_blockNumber':
      return '0x9';
    case 'eth_getBlockByNumber':
      return { timestamp: hex(Math.floor(Date.now() / 1000)) };
    case 'eth_getTransactionReceipt': {
      const status = mined.get(params[0] as string);
      if (status === undefined) return null;
      const blockHash = hashOf(900);
      return {
        transactionHash: params[0],
        blockHash,
        blockNumber: '0x9',
        status: status === 'success' ? '0x1' : '0x0',
      };
    }
    default:
      throw new Error(`The node knows no ${method}`);
  }
}

async function answerFetch(outside: Outside, input: string, init: RequestInit = {}): Promise<Response> {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  if (input === RPC_URL) {
    const answers = (body as { id: number; method: string; params: unknown[] }[]).map(
      async ({ id, method, params }) => {
        outside.rpc.push(method);
        try {
          return { id, result: await answerNode(outside, method, params) };
        } catch (error) {
          return { id, error: { code: 3, message: String(error) } };
        }
      },
    );
    return Response.json(await Promise.all(answers));
  }
  const url = new URL(input, 'http://localhost');
  const asked = { path: url.pathname.replace('/marketplace', ''), url, body };
  outside.asked.push(asked);
  const answer = outside.market[asked.path];
  if (answer === undefined) throw new Error(`The marketplace knows no ${asked.path}`);
  try {
    return Response.json({ status: { code: 200, message: '', msgId: '' }, ...wrap(await answer(asked)) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message, msgId } = error;
    return Response.json({ data: null, status: { code: status, message, msgId } }, { status });
  }
}

/** A list is told as its first and only page. */
const wrap = (data: unknown) =>
  Array.isArray(data) ? { data, next: null, pagination: { page: 1, size: 100, total: data.length } } : { data };

const config: AppConfig = {
  marketplaceUrl: '/marketplace',
  dataUrl: '/data',
  imageUrl: '/_ipx',
  redirects: [],
  embedded: true,
  wallets: { smartWallet: null, ownWallet: null },
  networks: [
    {
      chainId: 31337,
      slug: 'meridian',
      name: 'Meridian',
      rpcUrls: [RPC_URL],
      explorerTransactionUrl: null,
      currency: { address: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 },
    },
  ],
};

/**
 * A page of the app with `user` signed in and connected, its modules anew: import what is tested after
 * this. Waiting is not what is tested, so every pause is short.
 */
export async function openApp(user: Hex): Promise<Outside> {
  const outside = createOutside();
  const life = new PageLife(null);
  const navigatorHere = { onLine: true, locks: createLocks(() => life) };
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', navigatorHere);
  vi.stubGlobal('document', { hidden: false, visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('localStorage', storage(outside.local));
  vi.stubGlobal('sessionStorage', storage(new Map()));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => answerFetch(outside, input, init));
  vi.stubGlobal('setTimeout', (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realSetTimeout(callback, Math.min(ms, TIMER_MS), ...args),
  );
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      removeEventListener() {}
      postMessage() {}
    },
  );
  vi.resetModules();
  vi.doMock('../../../src/services/wagmi-wallet.ts', () => ({
    switchWalletChain: async (chainId: number) => void outside.wallet.chains.push(chainId),
    sendTransaction: (request: SendRequest) => outside.wallet.send(request),
    signTypedData: (_: Hex, data: TypedData) => outside.wallet.sign(data),
  }));
  vi.doMock('../../../src/services/wallet-batches.ts', () => ({ offersBatches: async () => false }));
  const { startRuntime } = await import('../../../src/services/runtime.ts');
  const { authState } = await import('../../../src/services/auth-state.ts');
  const { walletState } = await import('../../../src/services/wallet-state.ts');
  const { useCredentials } = await import('../../../src/services/http.ts');
  const { onAlert } = await import('../../../src/services/alerts.ts');
  const { onlineManager } = await import('@tanstack/react-query');
  startRuntime({ config, fetch: (input, init) => fetch(input, init), isServer: false });
  useCredentials({ accessToken: () => 'token', refresh: async () => true, refused: () => {} });
  Object.assign(walletState, { status: 'connected', address: user, chainId: 31337, connectorId: 'test' });
  Object.assign(authState, { user: { address: user, chainId: 31337 }, accessToken: 'token', ready: true });
  onAlert((alert) => outside.alerts.push(alert));
  outside.setOnline = (online) => {
    navigatorHere.onLine = online;
    onlineManager.setOnline(online);
  };
  outside.setOnline(true);
  return outside;
}

/** The page is closed; nothing of it reaches the next test. */
export function closeApp(): void {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../src/services/wagmi-wallet.ts');
  vi.doUnmock('../../../src/services/wallet-batches.ts');
  vi.resetModules();
}
