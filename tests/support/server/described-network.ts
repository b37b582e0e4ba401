import type { CollectionRegistration } from '../../../backend/core/registrations.ts';
import type { TestChain } from './chain.ts';

/** A test's chain as `NETWORKS_CONFIG` names it, for a server in a process of its own. */
export function describedNetwork(
  chain: TestChain,
  collections: readonly CollectionRegistration[] = chain.registrations,
) {
  const { chainId, slug, name, currency, seaport, conduit, conduitKey, wrapped, zone } = chain.network;
  return {
    chainId,
    slug,
    name,
    currency,
    seaport,
    conduit,
    conduitKey,
    wrapped,
    zone: zone?.address,
    multicall3: chain.deployment.multicall3,
    rpcUrls: [chain.embedded.rpcUrl],
    webSocketUrl: chain.embedded.rpcUrl.replace('http', 'ws'),
    finality: 64,
    collections,
  };
}
