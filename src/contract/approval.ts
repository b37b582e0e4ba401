import * as v from 'valibot';
import { addressSchema, secondsSchema, slugSchema, uintStringSchema } from './primitives.ts';

/** Approvals that one answer names, the newest. */
export const APPROVALS_AT_MOST = 100;

/** What an approval lets its operator move: every item of a collection, one item, or an amount of a currency. */
export const approvalForms = ['collection', 'item', 'currency'] as const;
export type ApprovalForm = (typeof approvalForms)[number];

/** An approval that a collection's contract told of. Whether it still stands, the chain says. */
export const givenApprovalSchema = v.object({
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  network: slugSchema,
  contract: addressSchema,
  collection: v.object({ slug: slugSchema, name: v.string(), image: v.string() }),
  /** Who may move it. */
  operator: addressSchema,
  /** The one item it is for; null for every item of the collection. */
  item: v.nullable(v.object({ identifier: uintStringSchema, name: v.string(), image: v.string() })),
  /** When it was given; null where the block that told of it left the chain. */
  since: v.nullable(secondsSchema),
});
export type GivenApproval = v.InferOutput<typeof givenApprovalSchema>;
