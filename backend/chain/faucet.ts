import type { Deployment } from './deployments.ts';
import type { EmbeddedNetwork } from './networks.ts';

/** Gives 100 ETH, 20 WETH and 50,000 USDC. */
export type Fund = (chainId: number, address: `0x${string}`) => Promise<void>;

export type CreateFaucet = (o: { networks: EmbeddedNetwork[]; deployments: Deployment[] }) => Fund;
