import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPublicClient, http, type PublicClient } from 'viem';
import { onTestFinished } from 'vitest';
import { privateKeyToAccount } from 'viem/accounts';
import { deployContracts } from '../../../backend/demo/chain/deploy.ts';
import { writeTestMnemonic } from './accounts.ts';
import { startEmbeddedNetworks, type EmbeddedNetwork } from '../../../backend/demo/chain/networks.ts';

export const testZoneKey = `0x${'5'.repeat(64)}` as const;
/** Signs permissions on test chains. */
export const testZoneSigner = privateKeyToAccount(testZoneKey);

function stateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-chain-'));
  writeTestMnemonic(folder);
  return folder;
}

/** A state folder with the tests' accounts that is gone when the running test is over. */
export function temporaryState(): string {
  const folder = stateFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Both networks with their contracts, on a folder of their own, until `end`. For `beforeAll`. */
export async function startTestNetworks() {
  const stateDir = stateFolder();
  const started = await startEmbeddedNetworks({ stateDir, fresh: true, log: () => undefined });
  const deployments = await deployContracts({
    networks: started.networks,
    stateDir,
    zoneSigner: testZoneSigner.address,
  });
  const end = async () => {
    await started.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
  return { ...started, stateDir, deployments, end };
}

export function clientOf(network: EmbeddedNetwork): PublicClient {
  return createPublicClient({ transport: http(network.rpcUrl), pollingInterval: 20 });
}
