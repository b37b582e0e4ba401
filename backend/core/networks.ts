import type { LocalAccount, PublicClient } from 'viem';
import type { RpcDialect } from './rpc-dialect.ts';
import type { Token } from '../../src/contract/token.ts';

/** A network as the server works with it: embedded or configured, the rest of the code cannot tell. */
export type MarketNetwork = {
  chainId: number;
  slug: string;
  name: string;
  client: PublicClient;
  /** The same network by its other providers first: what is read is checked against them. Missing where there is one alone. */
  otherClient?: PublicClient;
  /** Where a node tells of its heads as they come, if one does. */
  webSocketUrl?: string;
  /** What browsers are told. */
  publicRpcUrls: string[];
  /** The embedded chain's own address, for the proxy; null for a real network. */
  proxiedRpcUrl: string | null;
  /** What the proxy says otherwise than that chain. */
  rpcDialect?: RpcDialect;
  /** The contracts of single sign-on accounts, where this network has them. */
  sso?: { factory: `0x${string}`; paymaster: `0x${string}` | null };
  /** A block with so many after it is never replaced by another; missing where any may be, as on an embedded chain. */
  finality?: number;
  explorerTransactionUrl: string | null;
  /** ENS's universal resolver, where this network knows names. */
  ensUniversalResolver?: `0x${string}`;
  seaport: `0x${string}`;
  conduit: `0x${string}`;
  conduitKey: `0x${string}`;
  /** The marketplace's zone and whose permissions it believes; null where orders are open only. */
  zone: { address: `0x${string}`; signer: LocalAccount } | null;
  currency: Token;
  wrapped: Token;
  /** All currencies orders may name: native first. */
  tokens: Token[];
  feeBps: number;
  feeRecipient: `0x${string}`;
};

/** The configured networks, by what names them. */
export type Networks = {
  all: MarketNetwork[];
  byId(chainId: number): MarketNetwork | undefined;
  bySlug(slug: string): MarketNetwork | undefined;
  /** Throws when the row names a chain that is no longer configured. */
  require(chainId: number): MarketNetwork;
};

export function networksOf(all: MarketNetwork[]): Networks {
  const ids = new Map(all.map((network) => [network.chainId, network]));
  const slugs = new Map(all.map((network) => [network.slug, network]));
  return {
    all,
    byId: (chainId) => ids.get(chainId),
    bySlug: (slug) => slugs.get(slug),
    require(chainId) {
      const network = ids.get(chainId);
      if (!network) throw new Error(`Network ${chainId} is in the store but not configured`);
      return network;
    },
  };
}

/** The currency at this address, in any case; undefined when orders may not name it here. */
export const tokenOf = (network: MarketNetwork, address: string): Token | undefined =>
  network.tokens.find((token) => token.address === address.toLowerCase());
