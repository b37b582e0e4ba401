import type { Work } from './art/drawing.ts';

/** How items come into the world: handed out by the creator, or bought in a public mint. */
type Release = 'handed out' | 'public mint';

export type WorldDrop = {
  slug: string;
  name: string;
  description: string;
  /** Days from the world's making: negative is past. */
  startDay: number;
  endDay: number;
  /** What came before the price that the contract has now: a name, its end and its price. */
  before?: { name: string; after: string; endDay: number; price: bigint };
};

/** `make` gives the file; its address ends in `extension`. */
type WorldMedia = {
  extension: 'wav' | 'glb' | 'html' | 'webm';
  type: string;
  /** Which items have it; all where it is left out. */
  has?(id: number): boolean;
  make(id: number): Uint8Array | Promise<Uint8Array>;
};

export type WorldCollection = {
  chainId: number;
  slug: string;
  name: string;
  symbol: string;
  description: string;
  /** `account` is a creator's number. */
  creator: { name: string; account: number };
  kind: 'single' | 'edition';
  maxSupply: number;
  /** Works on the chain when the world is done; ids of an edition. */
  size: number;
  /** Copies of an id; always 1 for single items. */
  copies(id: number): number;
  royaltyBps: number;
  mintPrice: bigint;
  maxPurchase: number;
  release: Release;
  /** Days before the world's making at which the contract was deployed. */
  ageDays: number;
  /** Typical price of one unit in native currency. */
  floor: number;
  /** How much of the trade of its network is about it. */
  popularity: number;
  drop?: WorldDrop;
  /** Null where metadata and pictures are not made by an artist but badly on purpose. */
  work: ((id: number) => Work) | null;
  /** What belongs to items beside their pictures, where there is something. */
  media?: WorldMedia;
  banner(): string;
  logo(): string;
};
