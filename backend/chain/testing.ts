import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPublicClient, http, type PublicClient } from 'viem';
import { afterAll } from 'vitest';
import { deployContracts } from './deploy.ts';
import type { Deployment } from './deployments.ts';
import { startEmbeddedNetworks, type EmbeddedNetwork, type EmbeddedNetworks } from './networks.ts';

/** A state folder that is gone after the test file. */
export function temporaryState(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-chain-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Both networks with their contracts, on a folder of their own; ended after the test file. */
export async function startTestNetworks(): Promise<EmbeddedNetworks & { stateDir: string; deployments: Deployment[] }> {
  const stateDir = temporaryState();
  const started = await startEmbeddedNetworks({ stateDir, fresh: true, log: () => undefined });
  afterAll(() => started.stop());
  const deployments = await deployContracts({ networks: started.networks, stateDir });
  return { ...started, stateDir, deployments };
}

export function clientOf(network: EmbeddedNetwork): PublicClient {
  return createPublicClient({ transport: http(network.rpcUrl), pollingInterval: 20 });
}
