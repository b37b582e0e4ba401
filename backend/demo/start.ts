import { privateKeyToAccount } from 'viem/accounts';
import { accessKeys, makeKey, readOrMakeKey, ZONE_SIGNER_KEY, pushKeys } from '../launch/keys.ts';
import { backUpInto } from '../launch/backup-job.ts';
import type { LaunchParts } from '../launch/launch-parts.ts';
import { openStore } from '../launch/store.ts';
import { createServer, type Server } from '../server.ts';
import { worldPictures } from '../stores/pictures.ts';
import { putDemoAccounts } from './chain/demo-accounts.ts';
import { deployContracts } from './chain/deploy.ts';
import { createFaucet } from './chain/faucet.ts';
import { startEmbeddedNetworks } from './chain/networks.ts';
import { deploySessionAccounts } from './chain/session-accounts.ts';
import { deployZones } from './chain/zone.ts';
import { embeddedMarketNetwork } from './market-network.ts';
import { startRelay } from './relay/start.ts';
import { WORLD_ORIGIN, worldContent } from './world/content.ts';
import { makeWorld } from './world/make-world.ts';
import { markWorld, requireWorld } from './world/world-mark.ts';

/** What a grid, a page and a phone ask for first. */
const PREWARM = ['w_320&q_80&f_webp', 'w_640&q_80&f_webp'];
const PREWARM_AFTER_MS = 2_000;

/** Both at once, since each takes seconds; what did start is ended with the process, also when the other failed. */
async function startChainsAndStore({ config, fresh, progress, onEnd }: LaunchParts) {
  progress.now('Starting the networks and the store');
  const [chains, database] = await Promise.allSettled([
    startEmbeddedNetworks({ stateDir: config.stateDir, fresh, log: progress.note }),
    openStore(config),
  ]);
  if (database.status === 'fulfilled') onEnd(() => database.value.close());
  if (chains.status === 'fulfilled') onEnd(() => chains.value.stop());
  if (chains.status === 'rejected') throw chains.reason;
  if (database.status === 'rejected') throw database.reason;
  return { chains: chains.value, database: database.value };
}

/** Serves the embedded networks, and at the first start makes the world on them. */
export async function startDemo(parts: LaunchParts): Promise<Server> {
  const { config, progress, onEnd } = parts;
  const { chains, database } = await startChainsAndStore(parts);
  const { networks, firstStart } = chains;
  const stored = await requireWorld({ ...parts, database, chains });
  const names = networks.map((network) => network.name).join(', ');
  progress.done(`Networks and store are up (${names}; ${database.engine})`);

  const zoneSigner = privateKeyToAccount(
    config.zoneSignerKey ?? `0x${readOrMakeKey(config.stateDir, ZONE_SIGNER_KEY, makeKey)}`,
  );
  const onChains = { networks, stateDir: config.stateDir, zoneSigner: zoneSigner.address };
  if (stored) await putDemoAccounts(networks);
  else progress.now('Deploying the contracts');
  const deployments = stored
    ? await deploySessionAccounts({
        ...onChains,
        deployments: await deployZones({ ...onChains, deployments: stored }),
      })
    : await deployContracts(onChains);
  if (!stored) progress.done('Contracts are deployed');

  const server = await createServer({
    config,
    writeBackup: backUpInto(config),
    origin: parts.origin,
    mail: parts.mail,
    walletOrigin: parts.walletOrigin,
    database,
    accessKeys: accessKeys(config),
    pushKeys: pushKeys(config),
    networks: networks.map((network) => embeddedMarketNetwork(network, deployments, zoneSigner)),
    embedded: true,
    fund: createFaucet({ networks, deployments }),
    ownHost: { origin: WORLD_ORIGIN, read: worldContent },
    dist: parts.dist,
    log: progress.note,
    securityLog: parts.securityLog,
  });
  onEnd(() => server.stop());
  startRelay(parts);

  if (firstStart) {
    await makeWorld({
      networks,
      deployments,
      market: server.market,
      progress: progress.now,
      ...(config.worldScale === undefined ? {} : { scale: config.worldScale }),
    });
    progress.done('The demo world is made');
    await markWorld(database, chains);
  }
  server.start();
  // Never before the first visitor is served.
  setTimeout(() => {
    worldPictures(database)
      .then((pictures) => server.images.prewarm(pictures, PREWARM))
      .catch(() => {});
  }, PREWARM_AFTER_MS).unref();
  return server;
}
