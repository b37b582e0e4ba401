import { zeroAddress, type LocalAccount } from 'viem';
import type { Token } from '../../src/contract/token.ts';
import { createNetworkClient } from '../core/network-client.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { deploymentOf, type Deployment } from './chain/deployments.ts';
import type { EmbeddedNetwork } from './chain/networks.ts';
import { createZksyncDialect } from './zksync/dialect.ts';
import { MARKETPLACE_FEE_BPS, MARKETPLACE_FEE_RECIPIENT } from './world/fees.ts';

const ether: Token = { address: zeroAddress, symbol: 'ETH', decimals: 18 };

/** An embedded chain with its contracts, as the server works with networks. */
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
    client: createNetworkClient({
      ...network,
      rpcUrls: [network.rpcUrl],
      currency: ether,
      multicall3: deployment.multicall3,
      retryCount: 1,
    }),
    publicRpcUrls: [`/rpc/${network.chainId}`],
    proxiedRpcUrl: network.rpcUrl,
    ...(deployment.sso === null
      ? {}
      : { sso: deployment.sso, rpcDialect: createZksyncDialect({ network, factory: deployment.sso.factory }) }),
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
