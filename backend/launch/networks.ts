import { createPublicClient, defineChain, http, type LocalAccount, type PublicClient, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Token } from '../../src/contract/order.ts';
import { deploymentOf, type Deployment } from '../demo/chain/deployments.ts';
import type { EmbeddedNetwork } from '../demo/chain/networks.ts';
import { StartError, type Config, type ExternalNetwork } from '../config.ts';
import { vitrineZoneAbi } from '../seaport/contracts/artifacts/vitrine-zone.ts';
import { DEFAULT_FEE_BPS, DEFAULT_FEE_RECIPIENT } from '../core/fees.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { MARKETPLACE_FEE_BPS, MARKETPLACE_FEE_RECIPIENT } from '../demo/world/fees.ts';

const RPC_TIMEOUT_MS = 10_000;

function clientOf(o: {
  chainId: number;
  name: string;
  rpcUrl: string;
  currency: Token;
  multicall3: `0x${string}`;
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
    transport: http(o.rpcUrl, { timeout: RPC_TIMEOUT_MS, retryCount: o.retryCount, batch: { batchSize: 100 } }),
  });
}

const ether: Token = { address: zeroAddress, symbol: 'ETH', decimals: 18 };

export function embeddedMarketNetwork(
  network: EmbeddedNetwork,
  deployments: readonly Deployment[],
  zoneSigner: LocalAccount,
): MarketNetwork {
  const deployment = deploymentOf(deployments, network.chainId);
  const wrapped: Token = { address: deployment.weth, symbol: 'WETH', decimals: 18 };
  const dollar: Token = { address: deployment.usdc, symbol: 'USDC', decimals: 6 };
  return {
    chainId: network.chainId,
    slug: network.slug,
    name: network.name,
    client: clientOf({ ...network, currency: ether, multicall3: deployment.multicall3, retryCount: 1 }),
    publicRpcUrls: [`/rpc/${network.chainId}`],
    proxiedRpcUrl: network.rpcUrl,
    explorerTransactionUrl: null,
    seaport: deployment.seaport,
    conduit: deployment.conduit,
    conduitKey: deployment.conduitKey,
    zone: { address: deployment.zone, signer: zoneSigner },
    currency: ether,
    wrapped,
    tokens: [ether, wrapped, dollar],
    feeBps: MARKETPLACE_FEE_BPS,
    feeRecipient: MARKETPLACE_FEE_RECIPIENT.toLowerCase() as `0x${string}`,
  };
}

export function externalMarketNetwork(network: ExternalNetwork, config: Config): MarketNetwork {
  return {
    chainId: network.chainId,
    slug: network.slug,
    name: network.name,
    client: clientOf({ ...network, retryCount: 2 }),
    publicRpcUrls: network.publicRpcUrls ?? [network.rpcUrl],
    proxiedRpcUrl: null,
    explorerTransactionUrl: network.explorerTransactionUrl,
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
