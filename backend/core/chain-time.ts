import type { MarketNetwork } from './networks.ts';

/**
 * The time no later block can be before, in seconds: permissions lapse by the chain's clock, which
 * may be behind this machine's. An embedded chain makes blocks only on demand, with the time of then.
 */
export async function readChainTime(network: MarketNetwork): Promise<number> {
  const blockTag = network.proxiedRpcUrl === null ? 'latest' : 'pending';
  const { timestamp } = await network.client.getBlock({ blockTag });
  return Number(timestamp);
}
