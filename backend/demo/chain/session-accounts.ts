import { concat, encodeDeployData, pad, parseEther, type Hex } from 'viem';
import * as v from 'valibot';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { bootloaderBytecode } from '../contracts/artifacts/bootloader.ts';
import { sessionAccountFactoryBytecode } from '../contracts/artifacts/session-account-factory.ts';
import { sessionPaymasterAbi, sessionPaymasterBytecode } from '../contracts/artifacts/session-paymaster.ts';
import { accountAt } from './accounts.ts';
import { deploymentOf, writeDeployments, type Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc } from './rpc.ts';
import { transact } from './transaction.ts';

/** The embedded network that speaks ZKsync's dialect, and so has single sign-on accounts. */
export const ZKSYNC_CHAIN_ID = 31338;
/** Where ZKsync keeps its bootloader. */
export const BOOTLOADER_ADDRESS = '0x0000000000000000000000000000000000008001';
/** By derivation index: who brings transactions of type 113 to the chain. */
const RELAY_ACCOUNT = 1;
const PAYMASTER_BALANCE = parseEther('1000');
const RELAY_BALANCE = parseEther('1000');

export const relayOf = (network: EmbeddedNetwork): Hex => accountAt(network.accounts, RELAY_ACCOUNT).address;

/**
 * Makes sure that the single sign-on's contracts stand on their network, also on that of an older state folder:
 * factory and paymaster stay where they were once deployed, since accounts belong to them.
 */
export async function deploySessionAccounts(o: {
  networks: EmbeddedNetwork[];
  deployments: Deployment[];
  stateDir: string;
}): Promise<Deployment[]> {
  const network = o.networks.find(({ chainId }) => chainId === ZKSYNC_CHAIN_ID);
  if (!network) return o.deployments;
  const rpc = createRpc(network.rpcUrl);
  const relay = relayOf(network);
  const setBalance = (address: Hex, balance: bigint) =>
    rpc.call('anvil_setBalance', [address, `0x${balance.toString(16)}`]);
  await setBalance(relay, RELAY_BALANCE);

  // It keeps nothing in storage, so each start puts this build's.
  const creationCode = concat([bootloaderBytecode, pad(relay, { size: 32 })]);
  await rpc.call('anvil_setCode', [BOOTLOADER_ADDRESS, creationCode]);
  const code = await rpc.call('eth_call', [{ from: relay, to: BOOTLOADER_ADDRESS, gas: '0x1c9c380' }, 'latest']);
  await rpc.call('anvil_setCode', [BOOTLOADER_ADDRESS, v.parse(v.pipe(hexSchema, v.minLength(4)), code)]);

  const known = deploymentOf(o.deployments, ZKSYNC_CHAIN_ID).sso;
  const from = accountAt(network.accounts, 0).address;
  const deploy = async (data: Hex): Promise<Hex> => {
    const { contractAddress } = await transact(rpc, { from, data, gas: 15_000_000n });
    if (!contractAddress) throw new Error('A contract of the single sign-on was deployed to no address');
    return contractAddress;
  };
  const factory = known?.factory ?? (await deploy(sessionAccountFactoryBytecode));
  const paymaster =
    known?.paymaster ??
    (await deploy(encodeDeployData({ abi: sessionPaymasterAbi, bytecode: sessionPaymasterBytecode, args: [factory] })));
  await setBalance(paymaster, PAYMASTER_BALANCE);

  const deployments = o.deployments.map((one) =>
    one.chainId === ZKSYNC_CHAIN_ID ? { ...one, sso: { factory, paymaster } } : one,
  );
  writeDeployments(o.stateDir, deployments);
  return deployments;
}
