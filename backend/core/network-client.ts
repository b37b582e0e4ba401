import { createPublicClient, defineChain, http, type PublicClient } from 'viem';
import type { Token } from '../../src/contract/token.ts';

const RPC_TIMEOUT_MS = 10_000;

/** Reads a network over JSON-RPC; calls of one turn of the event loop travel together. */
export function createNetworkClient(o: {
  chainId: number;
  name: string;
  rpcUrl: string;
  currency: Token;
  multicall3: `0x${string}`;
  /** Tries after the first one that fails. */
  retryCount: number;
}): PublicClient {
  const chain = defineChain({
    id: o.chainId,
    name: o.name,
    nativeCurrency: { name: o.currency.symbol, symbol: o.currency.symbol, decimals: o.currency.decimals },
    rpcUrls: { default: { http: [o.rpcUrl] } },
    contracts: { multicall3: { address: o.multicall3 } },
  });
  return createPublicClient({
    chain,
    // A contract may answer an URL to ask instead (EIP-3668): no contract sends this server anywhere.
    ccipRead: false,
    transport: http(o.rpcUrl, { timeout: RPC_TIMEOUT_MS, retryCount: o.retryCount, batch: { batchSize: 100 } }),
  });
}
