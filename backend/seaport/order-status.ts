import type { Hex } from 'viem';
import type { MarketNetwork } from '../core/networks.ts';
import { seaportAbi } from './seaport-abi.ts';

/** What Seaport itself remembers of an order; the index may not have come that far. */
export type ChainStatus = { cancelled: boolean; filled: boolean };

/** One status for each hash, in one call of the chain. Throws when the RPC is silent. */
export async function readOrderStatuses(network: MarketNetwork, hashes: readonly Hex[]): Promise<ChainStatus[]> {
  if (hashes.length === 0) return [];
  const answers = await network.client.multicall({
    contracts: hashes.map((hash) => ({
      address: network.seaport,
      abi: seaportAbi,
      functionName: 'getOrderStatus' as const,
      args: [hash] as const,
    })),
    allowFailure: false,
    batchSize: 0,
  });
  return answers.map(([, cancelled, totalFilled, totalSize]) => ({
    cancelled,
    // Both are zero before the first fill.
    filled: totalSize > 0n && totalFilled === totalSize,
  }));
}
