import * as v from 'valibot';
import {
  addressSchema,
  itemTypeSchema,
  secondsSchema,
  slugSchema,
  uintStringSchema,
} from '../../src/contract/primitives.ts';

const chainIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const creatorSchema = v.object({ name: v.string(), address: addressSchema });

/** What a collection's own people say about it; everything else is on the chain. */
export const collectionRegistrationSchema = v.object({
  chainId: chainIdSchema,
  address: addressSchema,
  slug: slugSchema,
  name: v.string(),
  description: v.string(),
  creator: creatorSchema,
  /** URLs, `https:` or `ipfs:`. */
  image: v.string(),
  banner: v.string(),
  itemType: itemTypeSchema,
  royaltyBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)),
  royaltyRecipient: addressSchema,
  /** Unix seconds of the contract's block. */
  createdAt: secondsSchema,
  /** Whether the operator vouches for it: it is what its name says. */
  verified: v.optional(v.boolean(), false),
  /** Nothing of this collection is on the chain before this block. */
  deployedBlock: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type CollectionRegistration = v.InferOutput<typeof collectionRegistrationSchema>;

/** A part of a sale with a price of its own, as its creator announced it. */
const phaseRegistrationSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  startTime: secondsSchema,
  endTime: secondsSchema,
  /** In native base units, as a decimal string. */
  price: uintStringSchema,
});

/** A sale of new items by the collection's contract; how many were minted is counted from the chain. */
export const dropRegistrationSchema = v.object({
  chainId: chainIdSchema,
  slug: slugSchema,
  name: v.string(),
  description: v.string(),
  creator: creatorSchema,
  collectionSlug: slugSchema,
  collectionAddress: addressSchema,
  /** Unix seconds. Past, live and upcoming drops are told apart by these. */
  startTime: secondsSchema,
  endTime: secondsSchema,
  /** URLs, `https:` or `ipfs:`. */
  image: v.string(),
  banner: v.string(),
  previews: v.array(v.string()),
  /** In native base units, as a decimal string: the contract's `price()` when the drop was made. */
  price: uintStringSchema,
  /** In order of time; the contract's own price is what a mint costs. */
  phases: v.optional(v.pipe(v.array(phaseRegistrationSchema), v.maxLength(10)), []),
  maxSupply: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type DropRegistration = v.InferOutput<typeof dropRegistrationSchema>;
