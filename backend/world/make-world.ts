import type { Deployment } from '../chain/deployments.ts';
import type { EmbeddedNetwork } from '../chain/networks.ts';
import type { WorldMarket } from './market.ts';

export type MakeWorld = (o: {
  networks: EmbeddedNetwork[];
  deployments: Deployment[];
  market: WorldMarket;
  /** `share` goes from 0 to 1. */
  progress(text: string, share: number): void;
  /** 1 is the whole world; tests make a small one. */
  scale?: number;
}) => Promise<void>;
