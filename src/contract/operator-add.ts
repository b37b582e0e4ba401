import * as v from 'valibot';
import { addressSchema, itemTypeSchema, networkNameSchema, slugSchema, textSchema } from './primitives.ts';

/* How the operator adds a collection: what is asked about it, what its contract says, what is then stored. */

export const MAX_COLLECTION_NAME = 80;
const MOST_HOSTS = 20;
const blockSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hostSchema = v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/, 'not a host'));

const place = { network: networkNameSchema, address: addressSchema };

/** Body of `POST /v1/operator/collections/look`. */
export const lookBodySchema = v.object(place);

/** What could not be had, which hinders nobody from adding it. */
export const lookProblems = ['document-unread', 'no-item', 'item-unread', 'no-gateway'] as const;

/**
 * What a collection's contract says of itself. `slug` is a suggestion, '' where its name suggests none, as `name` is
 * where it gives none; `items` null where it does not count; `hosts`: where its metadata and pictures lie.
 */
export const foundCollectionSchema = v.object({
  network: v.string(),
  address: addressSchema,
  name: v.string(),
  slug: v.union([slugSchema, v.literal('')]),
  description: v.string(),
  image: v.string(),
  itemType: itemTypeSchema,
  creator: addressSchema,
  royaltyBps: v.number(),
  royaltyRecipient: addressSchema,
  items: v.nullable(v.number()),
  hosts: v.array(hostSchema),
  problems: v.array(v.picklist(lookProblems)),
});
export type FoundCollection = v.InferOutput<typeof foundCollectionSchema>;

/**
 * Where the first block of a contract is looked for: it is there in `before` (null: the newest), and not in `after`
 * (-1: before the chain's first). Found once they are neighbours.
 */
export const blockRangeSchema = v.object({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  before: v.nullable(blockSchema),
});
export type BlockRange = v.InferOutput<typeof blockRangeSchema>;
/** Body of `POST /v1/operator/collections/first-block`. */
export const firstBlockBodySchema = v.object({ ...place, ...blockRangeSchema.entries });
export const narrowedRangeSchema = v.object({ after: blockRangeSchema.entries.after, before: blockSchema });

/** Body of `POST /v1/operator/collections`: what was found, as the operator has confirmed it. */
export const addCollectionSchema = v.object({
  ...place,
  slug: slugSchema,
  name: v.pipe(textSchema(MAX_COLLECTION_NAME), v.trim(), v.minLength(1)),
  deployedBlock: blockSchema,
  hosts: v.pipe(v.array(hostSchema), v.maxLength(MOST_HOSTS)),
});
export type AddCollectionBody = v.InferOutput<typeof addCollectionSchema>;

/** What is decided of one that was added; the hosts are read from on every node. */
export const addedValueSchema = v.object({ hosts: v.array(v.string()) });
export type AddedValue = v.InferOutput<typeof addedValueSchema>;
