import { SpanKind } from '@opentelemetry/api';
import { createPublicClient, defineChain, fallback, http, type FallbackTransport, type PublicClient } from 'viem';
import type { Token } from '../../src/contract/token.ts';
import { rpcRequests } from './metrics.ts';
import { restingProviders } from './resting-providers.ts';
import { tracedPart } from './traces.ts';

const RPC_TIMEOUT_MS = 10_000;

/** Reads a network over JSON-RPC; calls of one turn of the event loop travel together. */
export function createNetworkClient(o: {
  chainId: number;
  name: string;
  /** The first that answers is asked; the next when it does not. */
  rpcUrls: readonly string[];
  currency: Token;
  multicall3: `0x${string}`;
  /** Tries after the first one in which every node failed. */
  retryCount: number;
}): PublicClient {
  const chain = defineChain({
    id: o.chainId,
    name: o.name,
    nativeCurrency: { name: o.currency.symbol, symbol: o.currency.symbol, decimals: o.currency.decimals },
    rpcUrls: { default: { http: o.rpcUrls } },
    contracts: { multicall3: { address: o.multicall3 } },
  });
  const client = createPublicClient({
    chain,
    // A contract may answer an URL to ask instead (EIP-3668): no contract sends this server anywhere.
    ccipRead: false,
    transport: tracedTransport(
      fallback(
        restingProviders(o.rpcUrls.map((url) => http(url, { timeout: RPC_TIMEOUT_MS, batch: { batchSize: 100 } }))),
        { retryCount: o.retryCount },
      ),
    ),
  });
  client.transport.onResponse(({ method, status }) => rpcRequests.inc({ chain: o.chainId, method, outcome: status }));
  return client;
}

/** Calls are told as parts of what is being traced: which one, and of which network; its addresses hold keys. */
function tracedTransport(transport: FallbackTransport): FallbackTransport {
  return (config) => {
    const inner = transport(config);
    const request = (args: { method: string; params?: unknown }) =>
      tracedPart(
        args.method,
        {
          kind: SpanKind.CLIENT,
          attributes: { 'rpc.system': 'jsonrpc', 'rpc.method': args.method, 'vitrine.chain': config.chain?.id ?? 0 },
        },
        () => inner.request(args),
      );
    return { ...inner, request: request as typeof inner.request };
  };
}
