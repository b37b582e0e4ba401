import * as v from 'valibot';
import type { AppConfig } from '../src/contract/config.ts';
import { signedOrderSchema, type SignedOrder } from '../src/contract/order.ts';
import { createBackground } from './background.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createApp } from './http/app.ts';
import type { Fund } from './http/demo.ts';
import { createReadiness, healthPages, STATUS_PATH, statusOf } from './http/health.ts';
import type { AccessKeys } from './http/tokens.ts';
import { createImages } from './images/images.ts';
import { saveTint } from './stores/pictures.ts';
import { createMedia } from './images/media.ts';
import { createNames } from './core/names.ts';
import { createReferenceRates, DEMO_EXCHANGE_RATES } from './core/exchange-rates.ts';
import { networksOf, type MarketNetwork } from './core/networks.ts';
import { smartWalletOf } from './core/smart-wallet.ts';
import { ssoOf } from './core/sso.ts';
import { walletConnectOf } from './core/walletconnect.ts';
import { createOrderService } from './market/submit.ts';
import { takeOrders } from './market/take-orders.ts';
import { backupWork, type WriteBackup } from './jobs/backup.ts';
import { createMailQueue } from './jobs/mail.ts';
import { pruneWork } from './market/pruning.ts';
import { recountWork } from './market/recount.ts';
import { createAddedHosts } from './metadata/added-hosts.ts';
import { documentWork } from './metadata/contract-documents.ts';
import { createMetadataLoader } from './metadata/loader.ts';
import { inlineHost } from './metadata/inline.ts';
import { createResolver, type OwnHost } from './metadata/resolver.ts';
import { createPushers } from './push/pushers.ts';
import { createSendPush, pushContact } from './push/web-push.ts';
import { saveCollection } from './stores/save-collection.ts';
import type { StoreContext } from './stores/context.ts';
import { createMarketChanges } from './stores/market-changes.ts';
import { saveDrop } from './stores/drops.ts';
import { saveNetwork } from './stores/networks.ts';
import { OUTBOX_PATH, type Mail } from './core/messages.ts';
import type { OrderRecord } from './core/export-records.ts';
import type { PushKeys } from './core/push-settings.ts';
import type { SecurityLog } from './core/security-log.ts';
import type { CollectionRegistration, DropRegistration } from './core/registrations.ts';

export type ServerParts = {
  config: Config;
  database: Database;
  accessKeys: AccessKeys;
  pushKeys: PushKeys;
  networks: MarketNetwork[];
  /** The app's address, for links in mails. */
  origin: string;
  mail: Mail | null;
  /** Where the own wallet is; null where it is not offered. */
  walletOrigin: string | null;
  /** Whether the networks are the embedded ones: browsers then show the demo wallet. */
  embedded: boolean;
  /** Writes the console's back-ups; null where no folder for them is configured. */
  writeBackup: WriteBackup | null;
  /** The embedded networks' faucet; null on real ones. */
  fund: Fund | null;
  ownHost: OwnHost | null;
  /** Where the built app is or will be; null for the API alone. */
  dist: string | null;
  log: (line: string) => void;
  securityLog: SecurityLog;
};

/** Everything that runs behind the address, put together; nothing runs before `start`. */
export async function createServer(parts: ServerParts) {
  const { config, database, log, writeBackup: write } = parts;
  const networks = networksOf(parts.networks);
  const context: StoreContext = { database, networks, usdRates: config.usdRates };
  for (const network of networks.all) await saveNetwork(database, network);

  const addedHosts = createAddedHosts(database);
  const resolverWith = (hosts: readonly string[]) =>
    createResolver({
      ownHosts: [...(parts.ownHost === null ? [] : [parts.ownHost]), inlineHost(database)],
      hosts: [config.contentHosts, addedHosts.hosts, new Set(hosts)],
      ipfsGateway: config.ipfsGateway,
    });
  const resolver = resolverWith([]);
  const orderService = createOrderService(context);
  const loaders = new Map(
    networks.all.map((network) => [network.chainId, createMetadataLoader(context, network, resolver)]),
  );
  const send = createSendPush({
    keys: parts.pushKeys,
    contact: pushContact(config.securityContacts, parts.origin),
    services: config.pushServices,
  });
  const pushers = createPushers({ context, origin: parts.origin, log, send });
  const mail = parts.mail && createMailQueue({ keys: parts.accessKeys, mail: parts.mail });
  const background = createBackground({
    context,
    networks: networks.all,
    roles: config.roles,
    loaders,
    works: [
      recountWork(context),
      pruneWork(context),
      documentWork({ context, resolver }),
      ...(write === null ? [] : [backupWork(database, write)]),
    ],
    mailWork: mail?.work ?? null,
    ongoing: pushers,
    log,
  });
  const images = createImages({
    resolver,
    stateDir: config.stateDir,
    log,
    onTint: (source, tint) =>
      void saveTint(database, source, tint).catch((error: unknown) => log(`Tint: ${String(error)}`)),
  });
  const media = createMedia({ resolver, stateDir: config.stateDir, log });

  const fixedRates = config.exchangeRates ?? (parts.embedded ? DEMO_EXCHANGE_RATES : undefined);
  const smartWallet = smartWalletOf(config, parts.embedded);
  const walletConnect = walletConnectOf(config, parts.embedded);
  // Who tries Vitrine on their own machine finds what was reported in the outbox.
  const reportsReader =
    parts.mail === null
      ? null
      : (config.reportsEmail ?? (parts.mail.outbox === null ? null : 'reports@vitrine.example'));
  const [names = null] = networks.all.flatMap(({ client, ensUniversalResolver: resolver }) =>
    resolver === undefined ? [] : [createNames(client, resolver)],
  );
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
    mail: parts.mail && { outbox: parts.mail.outbox && parts.walletOrigin && `${parts.walletOrigin}${OUTBOX_PATH}` },
    reports: reportsReader !== null || config.operators.size > 0,
    names: names !== null,
    wallets: {
      smartWallet,
      ownWallet: parts.walletOrigin === null ? null : { origin: parts.walletOrigin },
      sso: ssoOf(networks.all, parts.walletOrigin),
      ...(walletConnect.option === undefined ? {} : { walletConnect: walletConnect.option }),
    },
  };
  const { networksHealth } = background;
  const changes = createMarketChanges({ database, log });
  const app = createApp({
    context,
    changes,
    orderService,
    appConfig,
    signIn: {
      keys: parts.accessKeys,
      accessTokenSeconds: config.accessTokenSeconds,
    },
    redirects: config.redirects,
    testMode: config.testMode,
    fund: parts.fund,
    async refreshMetadata(chainId, nftUuid) {
      // A chain that is silent now is asked again later: the refresh is noted, not lost.
      await loaders
        .get(chainId)
        ?.refresh(nftUuid)
        .catch(() => {});
    },
    names,
    networksHealth,
    images,
    media,
    edge: {
      publicOrigin: config.publicOrigin,
      host: config.host,
      trustProxy: config.trustProxy,
      scale: config.limitsScale,
    },
    walletServers: [...config.smartWalletServers, ...walletConnect.servers],
    walletFrames: walletConnect.frames,
    exchangeRates: fixedRates === undefined ? createReferenceRates({ log }) : async () => fixedRates,
    push: { publicKey: parts.pushKeys.publicKey, services: config.pushServices },
    operators: config.operators,
    operator: {
      documents: { resolverWith, readsIpfs: config.ipfsGateway !== undefined },
      hasBackupFolder: parts.writeBackup !== null,
    },
    mail: { send: mail?.send ?? null, origin: parts.origin, reportsReader },
    securityContacts: config.securityContacts,
    serviceWorker: config.serviceWorker,
    stateDir: config.stateDir,
    dist: parts.dist,
    log,
    securityLog: parts.securityLog,
  });

  const market = {
    /** Reads all chains up to their heads, and all metadata; what follows from it is counted. */
    async readChains() {
      await background.catchUp();
      await orderService.settled();
      await background.doJobs();
      await Promise.all([...loaders.values()].map((loader) => loader.drain()));
    },
    registerCollection: (collection: CollectionRegistration) => saveCollection(database, collection),
    registerDrop: (drop: DropRegistration) => saveDrop(database, drop),
    /** The same validation as `POST /v1/order`. `trait`: `Type:Value` of an offer on a part of a collection. */
    async submitOrder(chainId: number, order: SignedOrder, trait?: string) {
      const parsed = v.parse(signedOrderSchema, order, { abortPipeEarly: true });
      await orderService.submitOrder(chainId, parsed, { trait: trait ?? null });
    },
  };

  return {
    app,
    appConfig,
    context,
    networksHealth,
    /** Null where nothing writes to people. */
    sendMail: mail?.send ?? null,
    takeOrders: (orders: readonly OrderRecord[]) => takeOrders(context, orderService, orders),
    /** What a node answers that shows no pages. */
    healthFetch: healthPages(createReadiness(context, config.stateDir), networksHealth).get(
      STATUS_PATH,
      statusOf(networksHealth),
    ).fetch,
    market,
    images,
    start(): void {
      // What is shown to nobody needs no news.
      if (config.roles.has('web')) changes.start();
      addedHosts.start();
      background.start();
    },
    async stop(): Promise<void> {
      addedHosts.stop();
      await Promise.all([background.stop(), changes.stop(), orderService.settled(), images.stop(), media.stop()]);
    },
  };
}

export type Server = Awaited<ReturnType<typeof createServer>>;
