import type { Database } from '../../../backend/db/database.ts';
import type { SecurityEvent } from '../../../backend/core/security-log.ts';
import { DEMO_EXCHANGE_RATES } from '../../../backend/core/exchange-rates.ts';
import { createApp, type AppParts } from '../../../backend/http/app.ts';
import { createLimitState } from '../../../backend/http/limit-state.ts';
import { createLimits } from '../../../backend/http/limits.ts';
import { createResolver } from '../../../backend/metadata/resolver.ts';
import type { MarketNetwork } from '../../../backend/core/networks.ts';
import { createJobRunner } from '../../../backend/jobs/runner.ts';
import { recountWork } from '../../../backend/market/recount.ts';
import { createOrderService, type OrderService } from '../../../backend/market/submit.ts';
import type { StoreContext } from '../../../backend/stores/context.ts';
import { testContext } from './market.ts';

/** Who asks from outside: the environment of a request that came by the network. */
export const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** Limits of a part that is tested alone. */
export function testLimits() {
  const database = { engine: 'pglite', query: () => Promise.resolve([]) } as const;
  return createLimits({ database, trustProxy: null, state: createLimitState(database, 1), securityLog: () => {} });
}

/** Nothing is under way any more, and what follows from it is counted. */
export function createSettled(context: StoreContext, orderService: OrderService): () => Promise<void> {
  const jobs = createJobRunner({ database: context.database, works: [recountWork(context)], log: () => {} });
  return async () => {
    await orderService.settled();
    await jobs.drain();
  };
}

/** The server on a test store; what a test does not name is switched off. */
export async function testApp(database: Database, parts: Partial<AppParts> = {}, networks?: MarketNetwork[]) {
  const context = await testContext(database, networks);
  const logged: string[] = [];
  const securityEvents: SecurityEvent[] = [];
  const orderService = createOrderService(context);
  const app = createApp({
    context,
    changes: { follow: () => () => {}, followSettings: () => {} },
    orderService,
    appConfig: {
      marketplaceUrl: '/marketplace',
      dataUrl: '/data',
      imageUrl: '/_ipx',
      networks: context.networks.all.map((network) => ({
        chainId: network.chainId,
        slug: network.slug,
        name: network.name,
        rpcUrls: network.publicRpcUrls,
        currency: network.currency,
        explorerTransactionUrl: null,
      })),
      redirects: [],
      embedded: true,
      wallets: { smartWallet: null, ownWallet: null },
    },
    signIn: { keys: () => ['test'], accessTokenSeconds: 600 },
    redirects: [
      { from: '/home', to: '/', status: 308 },
      { from: '/discord', to: 'https://docs.example.org/', status: 302 },
    ],
    testMode: false,
    fund: null,
    refreshMetadata: async () => {},
    names: null,
    networksHealth: () => [],
    images: null,
    media: null,
    edge: { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1 },
    walletServers: [],
    exchangeRates: async () => DEMO_EXCHANGE_RATES,
    operators: new Set(),
    operator: {
      documents: {
        resolverWith: (hosts) => createResolver({ ownHosts: [], hosts: [new Set(hosts)], ipfsGateway: undefined }),
        readsIpfs: false,
      },
      hasBackupFolder: false,
    },
    push: { publicKey: 'B'.padEnd(87, 'A'), services: new Set() },
    mail: { send: null, origin: 'http://localhost:4600', reportsReader: 'reports@vitrine.example' },
    securityContacts: [],
    serviceWorker: true,
    stateDir: null,
    dist: null,
    log: (line) => logged.push(line),
    securityLog: (event) => securityEvents.push(event),
    ...parts,
  });
  return { app, context, orderService, settled: createSettled(context, orderService), logged, securityEvents };
}

export async function json(response: Response | Promise<Response>) {
  const answer = await response;
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
