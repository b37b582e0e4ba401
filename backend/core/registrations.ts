import type { SignedOrder } from '../../src/contract/order.ts';
import type { ItemType } from '../../src/contract/primitives.ts';

/** Origin of the demo world's token URIs. `.invalid` can never be real; the server answers it itself. */
export const WORLD_ORIGIN = 'https://world.vitrine.invalid';

/** What a collection's own people say about it; everything else is on the chain. */
export type CollectionRegistration = {
  chainId: number;
  address: `0x${string}`;
  slug: string;
  name: string;
  description: string;
  creator: { name: string; address: `0x${string}` };
  /** Absolute URLs under {@link WORLD_ORIGIN}. */
  image: string;
  banner: string;
  itemType: ItemType;
  royaltyBps: number;
  royaltyRecipient: `0x${string}`;
  /** Unix seconds of the contract's block. */
  createdAt: number;
  /** Nothing of this collection is on the chain before this block. */
  deployedBlock: number;
};

/** Price, maximum supply and minted count are read from the collection's contract. */
export type DropRegistration = {
  slug: string;
  name: string;
  description: string;
  creator: { name: string; address: `0x${string}` };
  chainId: number;
  collectionSlug: string;
  collectionAddress: `0x${string}`;
  /** Unix seconds. Past, live and upcoming drops are told apart by these. */
  startTime: number;
  endTime: number;
  /** Absolute URLs under {@link WORLD_ORIGIN}. */
  image: string;
  banner: string;
  previews: string[];
  /** In native base units, as a decimal string: the contract's `price()` when the drop was made. */
  price: string;
  maxSupply: number;
};

/** What the world needs of a marketplace. The server's stores implement it. */
export type WorldMarket = {
  registerCollection(collection: CollectionRegistration): Promise<void>;
  registerDrop(drop: DropRegistration): Promise<void>;
  /** Reads all chains up to their heads, and all metadata; what follows from it is counted. */
  readChains(): Promise<void>;
  /** The same validation as `POST /v1/order`. */
  submitOrder(chainId: number, order: SignedOrder, trait?: string): Promise<void>;
};
