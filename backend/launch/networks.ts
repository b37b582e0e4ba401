import { privateKeyToAccount } from 'viem/accounts';
import { StartError, type Config } from '../config.ts';
import type { ExternalNetwork } from '../core/external-network.ts';
import { DEFAULT_FEE_BPS, DEFAULT_FEE_RECIPIENT } from '../core/fees.ts';
import { createNetworkClient } from '../core/network-client.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { vitrineZoneAbi } from '../seaport/contracts/artifacts/vitrine-zone.ts';

/** A network of `NETWORKS_CONFIG`, as the server works with networks. */
export function externalMarketNetwork(network: ExternalNetwork, config: Config): MarketNetwork {
  return {
    chainId: network.chainId,
    slug: network.slug,
    name: network.name,
    client: createNetworkClient({ ...network, retryCount: 2 }),
    ...(network.rpcUrls.length > 1 && {
      otherClient: createNetworkClient({ ...network, rpcUrls: network.rpcUrls.toReversed(), retryCount: 2 }),
    }),
    ...(network.webSocketUrl !== undefined && { webSocketUrl: network.webSocketUrl }),
    publicRpcUrls: network.publicRpcUrls ?? network.rpcUrls,
    proxiedRpcUrl: null,
    finality: network.finality,
    explorerTransactionUrl: network.explorerTransactionUrl,
    ...(network.ensUniversalResolver && { ensUniversalResolver: network.ensUniversalResolver }),
    seaport: network.seaport,
    conduit: network.conduit,
    conduitKey: network.conduitKey,
    zone:
      network.zone && config.zoneSignerKey
        ? { address: network.zone, signer: privateKeyToAccount(config.zoneSignerKey) }
        : null,
    currency: network.currency,
    wrapped: network.wrapped,
    tokens: [network.currency, network.wrapped, ...network.tokens],
    feeBps: config.feeBps ?? DEFAULT_FEE_BPS,
    feeRecipient: config.feeRecipient ?? DEFAULT_FEE_RECIPIENT,
  };
}

/** A zone that believes another key would refuse every purchase; a silent RPC is no reason not to start. */
export async function checkZone(network: MarketNetwork, log: (line: string) => void): Promise<void> {
  if (!network.zone) return;
  const { address, signer } = network.zone;
  let believed: string;
  try {
    believed = await network.client.readContract({ address, abi: vitrineZoneAbi, functionName: 'signer' });
  } catch {
    log(`The zone ${address} on ${network.name} could not be asked whose permissions it believes.`);
    return;
  }
  if (believed.toLowerCase() !== signer.address.toLowerCase()) {
    throw new StartError(
      `The zone ${address} on ${network.name} believes ${believed}, but ZONE_SIGNER_KEY is the key of ${signer.address}: give the right key, or call setSigner on the zone.`,
    );
  }
}
