import type { Chain } from 'viem';
import { abstract, arbitrum, base, baseSepolia, mainnet, optimism, polygon, sepolia, zksync } from 'viem/chains';

/*
 * What viem's chains do not say of networks that people name. Addresses are looked for on the chain before they are
 * believed, so a wrong one here is told, and never used.
 */

export type Contracts = { seaport: `0x${string}`; conduit: `0x${string}`; conduitKey: `0x${string}` };

/** Seaport 1.6 and the conduit of OpenSea, at the same addresses on every chain with Ethereum's own bytecode. */
const CROSS_CHAIN: Contracts = {
  seaport: '0x0000000000000068f116a894984e2db1123eb395',
  conduit: '0x1e0049783f008a0085193e00003d00cd54003c71',
  conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
};

export type KnownNetwork = {
  slug: string;
  chain: Chain;
  wrapped: `0x${string}`;
  /** Null where Seaport's addresses are the network's own: they are asked for. */
  contracts: Contracts | null;
};

const known = (
  slug: string,
  chain: Chain,
  wrapped: `0x${string}`,
  contracts: Contracts | null = CROSS_CHAIN,
): KnownNetwork => ({ slug, chain, wrapped, contracts });

/** Of networks on the OP stack. */
const PREDEPLOYED_WETH = '0x4200000000000000000000000000000000000006';

export const KNOWN_NETWORKS: readonly KnownNetwork[] = [
  known('ethereum', mainnet, '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'),
  known('base', base, PREDEPLOYED_WETH),
  known('optimism', optimism, PREDEPLOYED_WETH),
  known('arbitrum', arbitrum, '0x82af49447d8a07e3bd95bd0d56f35241523fbab1'),
  known('polygon', polygon, '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270'),
  known('zksync-era', zksync, '0x5aea5775959fbc2557cc8789bc1bf90a239d9a91', null),
  known('abstract', abstract, '0x3439153eb7af838ad19d56e1571fbd09333c2809', null),
  known('sepolia', sepolia, '0xfff9976782d46cc05630d1f6ebab18b2324d6b14'),
  known('base-sepolia', baseSepolia, PREDEPLOYED_WETH),
];

/** By its name here or its chain's id. */
export const knownNetwork = (word: string): KnownNetwork | undefined =>
  KNOWN_NETWORKS.find(({ slug, chain }) => slug === word.toLowerCase() || String(chain.id) === word);
