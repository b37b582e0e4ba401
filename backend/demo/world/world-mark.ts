import { join } from 'node:path';
import * as v from 'valibot';
import { hash32Schema } from '../../../src/contract/primitives.ts';
import { StartError, type Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { wipe } from '../../stores/own-tables.ts';
import { readSetting, writeSetting } from '../../stores/settings.ts';
import { readDeployments, type Deployment } from '../chain/deployments.ts';
import type { EmbeddedNetworks } from '../chain/networks.ts';
import { createRpc } from '../chain/rpc.ts';

/** The setting that says a world is complete; names the chains it was made on. */
const WORLD_MARK = 'world';
/** Before the mark while the networks are being sealed: whole only if they turn out to be. */
const SEALING = 'sealing:';

const firstBlockSchema = v.nullish(v.object({ hash: hash32Schema }));

async function chainsMark({ networks }: EmbeddedNetworks): Promise<string> {
  const hashes = await Promise.all(
    networks.map(async ({ rpcUrl }) => {
      const block = await createRpc(rpcUrl).call('eth_getBlockByNumber', ['0x1', false]);
      return v.parse(firstBlockSchema, block)?.hash ?? 'none';
    }),
  );
  return hashes.join(',');
}

/**
 * The contracts of the world that is stored, or null when there is none and one has to be made: then the
 * store is empty. Throws a `StartError` when store and networks do not belong together.
 */
export async function requireWorld(o: {
  config: Config;
  fresh: boolean;
  database: Database;
  chains: EmbeddedNetworks;
}): Promise<Deployment[] | null> {
  const { config, database, chains } = o;
  const { stateDir } = config;
  const mark = await readSetting(database, WORLD_MARK);
  if (chains.firstStart) {
    // Whatever an interrupted first start left is thrown away; a whole world only on request.
    if (mark !== undefined && !mark.startsWith(SEALING) && !o.fresh) {
      throw new StartError(
        `The store holds a world whose networks are not in ${stateDir}: put their files back, or start once with --fresh to make a new world.`,
      );
    }
    await wipe(database);
    return null;
  }
  const deployments = readDeployments(stateDir);
  if (!deployments) {
    throw new StartError(
      `The file ${join(stateDir, 'deployments.json')} is broken: put back a copy, or start once with --fresh to make a new world.`,
    );
  }
  if (mark?.replace(SEALING, '') !== (await chainsMark(chains))) {
    const place = config.databaseUrl
      ? 'the PostgreSQL store and the networks'
      : `the store and the networks in ${stateDir}`;
    throw new StartError(
      `What is in ${place} does not belong together: put back copies that do, or start once with --fresh to make a new world.`,
    );
  }
  await writeSetting(database, WORLD_MARK, mark.replace(SEALING, ''));
  return deployments;
}

/** Seals the networks and marks the world in the store as made on them. */
export async function markWorld(database: Database, chains: EmbeddedNetworks): Promise<void> {
  const made = await chainsMark(chains);
  await writeSetting(database, WORLD_MARK, SEALING + made);
  await chains.seal();
  await writeSetting(database, WORLD_MARK, made);
}
