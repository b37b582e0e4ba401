import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { addressSchema, hash32Schema } from '../../../src/contract/primitives.ts';

/** What stands on one embedded chain. Addresses in lower case. */
export const deploymentSchema = v.object({
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  seaport: addressSchema,
  conduitController: addressSchema,
  /** Who approvals name: Seaport itself, since `conduitKey` is zero. */
  conduit: addressSchema,
  conduitKey: hash32Schema,
  weth: addressSchema,
  usdc: addressSchema,
  multicall3: addressSchema,
  /** Zero in what an older version deployed: the next start puts the zone there. */
  zone: v.optional(addressSchema, `0x${'0'.repeat(40)}`),
  /** Of single sign-on accounts; null where there are none, and in what an older version deployed. */
  sso: v.optional(v.nullable(v.object({ factory: addressSchema, paymaster: addressSchema })), null),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

const fileSchema = v.pipe(v.array(deploymentSchema), v.minLength(1));

/** What an earlier start deployed, or null when the file is missing or is not what we wrote. */
export function readDeployments(stateDir: string): Deployment[] | null {
  try {
    return v.parse(fileSchema, JSON.parse(readFileSync(deploymentsFile(stateDir), 'utf8')));
  } catch {
    return null;
  }
}

export function writeDeployments(stateDir: string, deployments: Deployment[]): void {
  writeFileSync(deploymentsFile(stateDir), `${JSON.stringify(deployments, null, 2)}\n`);
}

export function deploymentOf(deployments: readonly Deployment[], chainId: number): Deployment {
  const deployment = deployments.find((one) => one.chainId === chainId);
  if (!deployment) throw new Error(`Nothing is deployed on chain ${chainId}`);
  return deployment;
}

function deploymentsFile(stateDir: string): string {
  return path.join(stateDir, 'deployments.json');
}
