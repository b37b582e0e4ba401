import { concat, encodeFunctionData, pad, zeroAddress, zeroHash, type Hex } from 'viem';
import * as v from 'valibot';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { conduitControllerBytecode } from '../contracts/artifacts/conduit-controller.ts';
import { demoDollarBytecode } from '../contracts/artifacts/demo-dollar.ts';
import { multicall3Bytecode } from '../contracts/artifacts/multicall3.ts';
import { seaportBytecode } from '../contracts/artifacts/seaport.ts';
import { wrappedEtherBytecode } from '../contracts/artifacts/wrapped-ether.ts';
import { accountAt } from './accounts.ts';
import type { Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc, type Rpc } from './rpc.ts';
import { CONDUIT_CONTROLLER_ADDRESS, SEAPORT_ADDRESS, domainSeparator, seaportAbi } from '../../seaport/seaport.ts';
import { putDemoAccounts } from './demo-accounts.ts';
import { deploySessionAccounts } from './session-accounts.ts';
import { deployZones } from './zone.ts';
import { transact } from './transaction.ts';

export const MULTICALL3_ADDRESS = '0xca11bde05977b3631167028862be2a173976ca11';

/** Puts everything a market needs on empty embedded chains and notes where it stands. */
export async function deployContracts(o: {
  networks: EmbeddedNetwork[];
  stateDir: string;
  zoneSigner: Hex;
}): Promise<Deployment[]> {
  const deployments = await Promise.all(o.networks.map(deployOn));
  await putDemoAccounts(o.networks);
  return deploySessionAccounts({ ...o, deployments: await deployZones({ ...o, deployments }) });
}

async function deployOn(network: EmbeddedNetwork): Promise<Deployment> {
  const rpc = createRpc(network.rpcUrl);
  const from = accountAt(network.accounts, 0).address;
  await constructAt(rpc, from, CONDUIT_CONTROLLER_ADDRESS, conduitControllerBytecode);
  await constructAt(
    rpc,
    from,
    SEAPORT_ADDRESS,
    concat([seaportBytecode, pad(CONDUIT_CONTROLLER_ADDRESS, { size: 32 })]),
  );
  await constructAt(rpc, from, MULTICALL3_ADDRESS, multicall3Bytecode);
  await checkSeaport(rpc, network.chainId);
  const weth = await deploy(rpc, from, wrappedEtherBytecode);
  const usdc = await deploy(rpc, from, demoDollarBytecode);
  return {
    chainId: network.chainId,
    seaport: SEAPORT_ADDRESS,
    conduitController: CONDUIT_CONTROLLER_ADDRESS,
    conduit: SEAPORT_ADDRESS,
    conduitKey: zeroHash,
    weth,
    usdc,
    multicall3: MULTICALL3_ADDRESS,
    zone: zeroAddress,
    sso: null,
  };
}

/**
 * Makes a contract stand at an address of our choice as if it had been created there. Its creation
 * code is put at the address and called, so the constructor runs with `address(this)` and the chain
 * id it will live with: immutables (Seaport's domain separator) and storage come out right. Then the
 * code it returned takes the place of the creation code.
 *
 * The true route, CREATE2 through the factory of the public networks, gives the canonical address
 * only for the very bytes deployed there; the package ships another build of the same sources.
 */
async function constructAt(rpc: Rpc, from: Hex, address: Hex, creationCode: Hex): Promise<void> {
  await rpc.call('anvil_setCode', [address, creationCode]);
  const runtimeCode = v.parse(
    v.pipe(hexSchema, v.minLength(4, 'the constructor returned no code')),
    await rpc.call('eth_call', [{ from, to: address, gas: '0x1c9c380' }, 'latest']),
  );
  await transact(rpc, { from, to: address, gas: 25_000_000n });
  await rpc.call('anvil_setCode', [address, runtimeCode]);
  await rpc.call('anvil_setNonce', [address, '0x1']).catch(() => undefined);
}

async function deploy(rpc: Rpc, from: Hex, creationCode: Hex): Promise<Hex> {
  const { contractAddress } = await transact(rpc, { from, data: creationCode, gas: 10_000_000n });
  if (!contractAddress) throw new Error('A contract was deployed to no address');
  return contractAddress;
}

/** A wrong domain separator would make every signature invalid; say so here, not at the first sale. */
async function checkSeaport(rpc: Rpc, chainId: number): Promise<void> {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'information' });
  const answer = v.parse(hexSchema, await rpc.call('eth_call', [{ to: SEAPORT_ADDRESS, data }, 'latest']));
  if (!answer.includes(domainSeparator(chainId).slice(2))) {
    throw new Error(`Seaport on chain ${chainId} answers with another domain separator`);
  }
}
