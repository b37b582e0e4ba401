import { decodeFunctionResult, encodeDeployData, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import * as v from 'valibot';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { vitrineZoneAbi, vitrineZoneBytecode } from '../../seaport/contracts/artifacts/vitrine-zone.ts';
import { embeddedAccount } from './accounts.ts';
import { deploymentOf, writeDeployments, type Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc, type Rpc } from './rpc.ts';
import { transact } from './transaction.ts';

/**
 * Makes sure that a zone stands on every embedded chain and believes this signer. A state folder of
 * a version without zones gets one; one whose store was exchanged learns the new store's key.
 */
export async function deployZones(o: {
  networks: EmbeddedNetwork[];
  deployments: Deployment[];
  stateDir: string;
  zoneSigner: Hex;
}): Promise<Deployment[]> {
  const deployments = await Promise.all(
    o.networks.map(async (network) => {
      const deployment = deploymentOf(o.deployments, network.chainId);
      return { ...deployment, zone: await zoneOn(createRpc(network.rpcUrl), deployment, o.zoneSigner) };
    }),
  );
  writeDeployments(o.stateDir, deployments);
  return deployments;
}

async function zoneOn(rpc: Rpc, { zone, seaport }: Deployment, signer: Hex): Promise<Hex> {
  const owner = embeddedAccount(0).address;
  if (zone === zeroAddress) {
    const data = encodeDeployData({
      abi: vitrineZoneAbi,
      bytecode: vitrineZoneBytecode,
      args: [seaport, owner, signer],
    });
    const { contractAddress } = await transact(rpc, { from: owner, data, gas: 5_000_000n });
    if (!contractAddress) throw new Error('The zone was deployed to no address');
    return contractAddress;
  }
  const asked = encodeFunctionData({ abi: vitrineZoneAbi, functionName: 'signer' });
  const answer = v.parse(hexSchema, await rpc.call('eth_call', [{ to: zone, data: asked }, 'latest']));
  const believed = decodeFunctionResult({ abi: vitrineZoneAbi, functionName: 'signer', data: answer });
  if (believed.toLowerCase() !== signer.toLowerCase()) {
    const data = encodeFunctionData({ abi: vitrineZoneAbi, functionName: 'setSigner', args: [signer] });
    await transact(rpc, { from: owner, to: zone, data, gas: 100_000n });
  }
  return zone;
}
