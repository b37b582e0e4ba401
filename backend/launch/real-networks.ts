import type { ExternalNetwork } from '../core/external-network.ts';
import { createServer, type Server } from '../server.ts';
import type { LaunchParts } from './launch-parts.ts';
import { backUpInto } from './backup-job.ts';
import { followNetworks } from './follow-networks.ts';
import { accessKeys, pushKeys } from './keys.ts';
import { checkZone, externalMarketNetwork } from './networks.ts';
import { openStore } from './store.ts';

/** Serves the networks of `NETWORKS_CONFIG`, with the collections and drops it names. */
export async function startOnRealNetworks(parts: LaunchParts, given: readonly ExternalNetwork[]): Promise<Server> {
  const { config, progress, onEnd } = parts;
  progress.now('Opening the store');
  const database = await openStore(config);
  onEnd(() => database.close());
  const networks = given.map((network) => externalMarketNetwork(network, config));
  for (const network of networks) await checkZone(network, progress.note);
  const server = await createServer({
    config,
    origin: parts.origin,
    mail: parts.mail,
    walletOrigin: parts.walletOrigin,
    database,
    accessKeys: accessKeys(config),
    pushKeys: pushKeys(config),
    networks,
    embedded: false,
    writeBackup: backUpInto(config),
    fund: null,
    ownHost: null,
    dist: parts.dist,
    log: progress.note,
    securityLog: parts.securityLog,
  });
  onEnd(() => server.stop());
  for (const { chainId, collections, drops } of given) {
    for (const collection of collections) await server.market.registerCollection({ ...collection, chainId });
    for (const drop of drops) await server.market.registerDrop({ ...drop, chainId });
  }
  progress.done(`Store is open (${database.engine}); following ${given.map((network) => network.name).join(', ')}`);
  server.start();
  onEnd(followNetworks({ ...config, given, market: server.market, log: progress.note }));
  return server;
}
