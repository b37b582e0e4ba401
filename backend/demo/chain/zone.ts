import { encodeDeployData, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { vitrineZoneAbi, vitrineZoneBytecode } from '../../seaport/contracts/artifacts/vitrine-zone.ts';
import { accountAt } from './accounts.ts';
import { deploymentOf, writeDeployments, type Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { readAddress, takeOwnership } from './ownership.ts';
import { createRpc } from './rpc.ts';
import { transact } from './transaction.ts';

/**
 * Makes sure that a zone stands on every embedded chain, belongs to the state folder's own account and believes
 * this signer. A state folder of a version without zones gets one, that of a version whose accounts everybody
 * could guess has its zone moved; one whose store was exchanged learns the new key.
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
      return { ...deployment, zone: await zoneOn(network, deployment, o.zoneSigner) };
    }),
  );
  writeDeployments(o.stateDir, deployments);
  return deployments;
}

async function zoneOn(network: EmbeddedNetwork, { zone, usdc, seaport }: Deployment, signer: Hex): Promise<Hex> {
  const rpc = createRpc(network.rpcUrl);
  const owner = accountAt(network.accounts, 0).address;
  // The faucet mints dollars.
  await takeOwnership(rpc, usdc, owner);
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
  await takeOwnership(rpc, zone, owner);
  if ((await readAddress(rpc, zone, 'signer')) !== signer.toLowerCase()) {
    const data = encodeFunctionData({ abi: vitrineZoneAbi, functionName: 'setSigner', args: [signer] });
    await transact(rpc, { from: owner, to: zone, data, gas: 100_000n });
  }
  return zone;
}
