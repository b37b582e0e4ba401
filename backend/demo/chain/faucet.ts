import { encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem';
import { demoDollarAbi } from '../contracts/artifacts/demo-dollar.ts';
import { accountAt } from './accounts.ts';
import { deploymentOf, type Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';
import { createRpc } from './rpc.ts';
import { transact } from './transaction.ts';

/** Gives 100 ETH, 20 WETH and 50,000 USDC by real transactions. */
export type Fund = (chainId: number, address: `0x${string}`) => Promise<void>;

export const FAUCET_ETH = parseEther('100');
export const FAUCET_WETH = parseEther('20');
export const FAUCET_USDC = parseUnits('50000', 6);

const wethAbi = parseAbi(['function deposit() payable', 'function transfer(address to, uint256 amount)']);

export function createFaucet(o: { networks: EmbeddedNetwork[]; deployments: Deployment[] }): Fund {
  // One after the other: they share an account, and so its nonces.
  let queue: Promise<unknown> = Promise.resolve();

  async function fund(chainId: number, address: `0x${string}`): Promise<void> {
    const network = o.networks.find((one) => one.chainId === chainId);
    if (!network) throw new Error(`There is no faucet on chain ${chainId}`);
    const { weth, usdc } = deploymentOf(o.deployments, chainId);
    const from = accountAt(network.accounts, 0).address;
    const rpc = createRpc(network.rpcUrl);
    // Other people's demo wallets must not run the faucet dry.
    await rpc.call('anvil_setBalance', [from, `0x${parseEther('1000000').toString(16)}`]);
    await transact(rpc, { from, to: address, value: FAUCET_ETH, gas: 100_000n });
    await transact(rpc, {
      from,
      to: weth,
      value: FAUCET_WETH,
      data: encodeFunctionData({ abi: wethAbi, functionName: 'deposit' }),
      gas: 100_000n,
    });
    await transact(rpc, {
      from,
      to: weth,
      data: encodeFunctionData({ abi: wethAbi, functionName: 'transfer', args: [address, FAUCET_WETH] }),
      gas: 100_000n,
    });
    await transact(rpc, {
      from,
      to: usdc,
      data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [address, FAUCET_USDC] }),
      gas: 100_000n,
    });
  }

  return (chainId, address) => {
    const mine = queue.then(() => fund(chainId, address));
    queue = mine.catch(() => undefined);
    return mine;
  };
}
