import { join } from 'node:path';
import { privateKeyToAccount } from 'viem/accounts';
import { createFaucet } from '../demo/chain/faucet.ts';
import { deployContracts } from '../demo/chain/deploy.ts';
import { readDeployments, type Deployment } from '../demo/chain/deployments.ts';
import { startEmbeddedNetworks, type EmbeddedNetworks } from '../demo/chain/networks.ts';
import { putDemoAccount } from '../demo/chain/demo-account.ts';
import { deployZones } from '../demo/chain/zone.ts';
import { StartError, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createServer, type Server } from '../server.ts';
import { worldPictures } from '../stores/pictures.ts';
import { readSetting, sharedSecret, wipe, writeSetting } from '../stores/settings.ts';
import { worldContent } from '../demo/world/content.ts';
import { makeWorld } from '../demo/world/make-world.ts';
import { checkZone, embeddedMarketNetwork, externalMarketNetwork } from './networks.ts';
import type { Progress } from './progress.ts';

export type RunParts = {
  config: Config;
  fresh: boolean;
  root: string;
  progress: Progress;
  log: (line: string) => void;
  openStore(): Promise<Database>;
  undo: (() => unknown)[];
};

/** Written when a world is complete; names the chains it was made on. */
const WORLD_MARK = 'world';
/** Before the mark while the networks are being sealed: whole only if they turn out to be. */
const SEALING = 'sealing:';
/** The setting that holds the key of the embedded zones' signer. */
const ZONE_KEY = 'zone-signer-key';
/** What a grid, a page and a phone ask for first. */
const PREWARM = ['w_320&h_320&f_avif', 'w_640&h_640&f_avif'];

async function chainsMark(networks: { rpcUrl: string }[]): Promise<string> {
  const hashes = await Promise.all(
    networks.map(async ({ rpcUrl }) => {
      const answer = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x1",false]}',
      });
      const body: unknown = await answer.json();
      return JSON.stringify(body).match(/"hash":"(0x[0-9a-f]{64})"/)?.[1] ?? 'none';
    }),
  );
  return hashes.join(',');
}

/** The embedded networks, and at the first start the world on them. */
export async function startEmbedded(parts: RunParts): Promise<Server> {
  const { config, progress, log, undo } = parts;
  progress.now('Starting the networks and the store');
  const start = (fresh: boolean) => startEmbeddedNetworks({ stateDir: config.stateDir, fresh, log });
  const [chainsResult, storeResult] = await Promise.allSettled([start(parts.fresh), parts.openStore()]);
  const chains: EmbeddedNetworks | null = chainsResult.status === 'fulfilled' ? chainsResult.value : null;
  const database = storeResult.status === 'fulfilled' ? storeResult.value : null;
  if (database) undo.push(() => database.close());
  undo.push(() => chains?.stop());
  if (chainsResult.status === 'rejected') throw chainsResult.reason;
  if (storeResult.status === 'rejected') throw storeResult.reason;
  if (!chains || !database) throw new StartError('The networks or the store did not start.');

  const mark = await readSetting(database, WORLD_MARK);
  const place = config.databaseUrl
    ? 'the PostgreSQL store and the networks'
    : `the store and the networks in ${config.stateDir}`;
  let deployments: Deployment[] | null = null;
  if (chains.firstStart) {
    // Whatever an interrupted first start left is thrown away; a whole world only on request.
    if (mark !== undefined && !mark.startsWith(SEALING) && !parts.fresh) {
      throw new StartError(
        `The store holds a world whose networks are not in ${config.stateDir}: put their files back, or start once with --fresh to make a new world.`,
      );
    }
    await wipe(database);
  } else {
    deployments = readDeployments(config.stateDir);
    if (!deployments) {
      throw new StartError(
        `The file ${join(config.stateDir, 'deployments.json')} is broken: put back a copy, or start once with --fresh to make a new world.`,
      );
    }
    if (mark?.replace(SEALING, '') !== (await chainsMark(chains.networks))) {
      throw new StartError(
        `What is in ${place} does not belong together: put back copies that do, or start once with --fresh to make a new world.`,
      );
    }
    await writeSetting(database, WORLD_MARK, mark.replace(SEALING, ''));
  }
  progress.done(
    `Networks and store are up (${chains.networks.map((network) => network.name).join(', ')}; ${database.engine})`,
  );

  const { networks, firstStart } = chains;
  const zoneSigner = privateKeyToAccount(config.zoneSignerKey ?? `0x${await sharedSecret(database, ZONE_KEY)}`);
  const onChains = { networks, stateDir: config.stateDir, zoneSigner: zoneSigner.address };
  if (deployments) {
    await putDemoAccount(networks);
    deployments = await deployZones({ ...onChains, deployments });
  } else {
    progress.now('Deploying the contracts');
    deployments = await deployContracts(onChains);
    progress.done('Contracts are deployed');
  }
  const deployed = deployments;
  const server = await createServer({
    config,
    database,
    networks: networks.map((network) => embeddedMarketNetwork(network, deployed, zoneSigner)),
    embedded: true,
    fund: createFaucet({ networks, deployments }),
    worldContent,
    dist: join(parts.root, 'dist'),
    log,
  });
  undo.push(() => server.stop());

  if (firstStart) {
    await makeWorld({
      networks,
      deployments,
      market: server.market,
      progress: (text, share) => progress.now(text, share),
      ...(config.worldScale === undefined ? {} : { scale: config.worldScale }),
    });
    progress.done('The demo world is made');
    const made = await chainsMark(networks);
    await writeSetting(database, WORLD_MARK, SEALING + made);
    await chains.seal();
    await writeSetting(database, WORLD_MARK, made);
  }
  server.start();
  // Never before the first visitor is served.
  setTimeout(() => {
    worldPictures(database)
      .then((pictures) => server.images.prewarm(pictures, PREWARM))
      .catch(() => {});
  }, 2_000).unref();
  return server;
}

/** Real networks from `NETWORKS_CONFIG`: no anvil, no world. */
export async function startExternal(parts: RunParts): Promise<Server> {
  const { config, progress, log, undo } = parts;
  progress.now('Opening the store');
  const database = await parts.openStore();
  undo.push(() => database.close());
  const given = config.externalNetworks ?? [];
  const networks = given.map((network) => externalMarketNetwork(network, config));
  for (const network of networks) await checkZone(network, log);
  const server = await createServer({
    config,
    database,
    networks,
    embedded: false,
    fund: null,
    worldContent: null,
    dist: join(parts.root, 'dist'),
    log,
  });
  undo.push(() => server.stop());
  for (const network of given) {
    for (const collection of network.collections)
      await server.market.registerCollection({ ...collection, chainId: network.chainId });
    for (const drop of network.drops) await server.market.registerDrop({ ...drop, chainId: network.chainId });
  }
  progress.done(`Store is open (${database.engine}); following ${given.map((network) => network.name).join(', ')}`);
  server.start();
  return server;
}
