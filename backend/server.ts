import { serve, type ServerType } from '@hono/node-server';
import * as v from 'valibot';
import type { AppConfig } from '../src/contract/config.ts';
import { signedOrderSchema } from '../src/contract/order.ts';
import { StartError, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createApp } from './http/app.ts';
import type { Fund } from './http/demo.ts';
import { createImages } from './images/images.ts';
import { createIndexer } from './indexer/indexer.ts';
import { networksOf, type MarketNetwork } from './core/networks.ts';
import { createOrderService } from './market/submit.ts';
import { createMetadataLoader } from './metadata/loader.ts';
import { createResolver, type WorldContent } from './metadata/resolver.ts';
import { saveCollection } from './stores/collections.ts';
import type { StoreContext } from './stores/context.ts';
import { saveDrop } from './stores/drops.ts';
import { askMetadataAgain } from './stores/metadata.ts';
import { saveNetwork } from './stores/networks.ts';
import { sharedSecret } from './stores/settings.ts';
import type { WorldMarket } from './core/registrations.ts';

const METADATA_POLL_MS = 5_000;

export type ServerParts = {
  config: Config;
  database: Database;
  networks: MarketNetwork[];
  embedded: boolean;
  fund: Fund | null;
  worldContent: WorldContent | null;
  dist: string | null;
  log: (line: string) => void;
};

/** Everything that runs behind the address, put together; nothing runs before `start`. */
export async function createServer(parts: ServerParts) {
  const { config, database, log } = parts;
  const networks = networksOf(parts.networks);
  const context: StoreContext = { database, networks, usdRates: config.usdRates };
  for (const network of networks.all) await saveNetwork(database, network);

  const resolver = createResolver({
    worldContent: parts.worldContent,
    hosts: config.contentHosts,
    ipfsGateway: config.ipfsGateway,
  });
  const orderService = createOrderService(context);
  const loaders = new Map(
    networks.all.map((network) => [network.chainId, createMetadataLoader(context, network, resolver)]),
  );
  const indexers = networks.all.map((network) =>
    createIndexer(context, network, { onItems: () => loaders.get(network.chainId)?.poke() }),
  );
  const images = createImages({ resolver, stateDir: config.stateDir, log });

  const appConfig: AppConfig = {
    marketplaceUrl: '/marketplace',
    dataUrl: '/data',
    imageUrl: '/_ipx',
    networks: networks.all.map((network) => ({
      chainId: network.chainId,
      slug: network.slug,
      name: network.name,
      rpcUrls: network.publicRpcUrls,
      currency: network.currency,
      explorerTransactionUrl: network.explorerTransactionUrl,
    })),
    redirects: config.redirects.map(({ from, to }) => ({ from, to })),
    embedded: parts.embedded,
  };
  const app = createApp({
    context,
    orderService,
    appConfig,
    signIn: {
      secret: await sharedSecret(database, 'access-token-secret'),
      publicOrigin: config.publicOrigin,
      accessTokenSeconds: config.accessTokenSeconds,
    },
    redirects: config.redirects,
    testMode: config.testMode,
    fund: parts.fund,
    async refreshMetadata(chainId, nftUuid) {
      await askMetadataAgain(database, nftUuid);
      // A chain that is silent now is asked again later: the refresh is noted, not lost.
      await loaders
        .get(chainId)
        ?.drain()
        .catch(() => {});
    },
    networksHealth: () => indexers.map((indexer) => indexer.health()),
    images,
    dist: parts.dist,
    log,
  });

  const market: WorldMarket = {
    async readChains() {
      await Promise.all(indexers.map((indexer) => indexer.catchUp()));
      await orderService.settled();
      await Promise.all([...loaders.values()].map((loader) => loader.drain()));
    },
    registerCollection: (collection) => saveCollection(database, collection),
    registerDrop: (drop) => saveDrop(database, drop),
    async submitOrder(chainId, order, trait) {
      const parsed = v.parse(signedOrderSchema, order, { abortPipeEarly: true });
      await orderService.submitOrder(chainId, parsed, { trait: trait ?? null });
    },
  };

  let metadataTimer: NodeJS.Timeout | undefined;
  return {
    app,
    appConfig,
    context,
    market,
    images,
    start(): void {
      for (const indexer of indexers) indexer.start();
      for (const loader of loaders.values()) loader.poke();
      metadataTimer = setInterval(() => {
        for (const loader of loaders.values()) loader.poke();
      }, METADATA_POLL_MS);
      metadataTimer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(metadataTimer);
      await Promise.all([
        ...indexers.map((indexer) => indexer.stop()),
        ...[...loaders.values()].map((loader) => loader.stop()),
        orderService.settled(),
        images.stop(),
      ]);
    },
  };
}

export type Server = Awaited<ReturnType<typeof createServer>>;
export type Fetch = (request: Request) => Response | Promise<Response>;

/** Takes the port at once; what answers may change while the server runs. */
export function listen(o: {
  port: number;
  host: string;
  fetch: Fetch;
}): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: o.fetch, port: o.port, hostname: o.host }, (info) =>
      resolve({
        port: info.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${o.port} is in use by another program: stop it, or choose another port with PORT=… .`)
          : new StartError(`Port ${o.port} cannot be opened: ${error.message}.`),
      );
    });
  });
}
