import { parseAbi, type Hex } from 'viem';
import type { MarketNetwork } from './networks.ts';

const abi = parseAbi([
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
]);

/** What Seaport itself remembers of an order; the index may not have come that far. */
export type ChainStatus = { cancelled: boolean; filled: boolean };

export async function readOrderStatuses(network: MarketNetwork, hashes: readonly Hex[]): Promise<ChainStatus[]> {
  if (hashes.length === 0) return [];
  const answers = await network.client.multicall({
    contracts: hashes.map((hash) => ({
      address: network.seaport,
      abi,
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
