import * as v from 'valibot';
import { addressSchema, hash32Schema, hexSchema, uintStringSchema } from '../../contract/primitives.ts';

/** Exactly these seven. */
export const transactionStatuses = [
  'confirm',
  'approve',
  'pending',
  'success',
  'finalized',
  'reverted',
  'error',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Exactly these six: the spec's. */
export const specTypes = [
  'purchase:buy_now',
  'purchase:cart',
  'offer:accept',
  'mint:make',
  'listing:cancel',
  'offer:cancel',
] as const;

/** The types of this build: the spec's, and two it does not have: sending items, and revoking approvals. */
export const transactionTypes = [...specTypes, 'item:send', 'approval:revoke'] as const;
export type TransactionType = (typeof transactionTypes)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What Seaport filled in this transaction, by its events. */
export const fillSchema = v.object({
  orderHash: hash32Schema,
  collectionAddress: addressSchema,
  identifier: uintStringSchema,
  units: uintStringSchema,
});

/** A receipt as far as it decides anything; the block hash tells a later reorg. */
export const legReceiptSchema = v.object({
  hash: hash32Schema,
  blockHash: hash32Schema,
  blockNumber: count,
  status: v.picklist(['success', 'reverted']),
  fills: v.optional(v.array(fillSchema)),
});
export type LegReceipt = v.InferOutput<typeof legReceiptSchema>;

/** An order that a call fills: what it takes to ask the chain whether it can still be filled. */
export const calledOrderSchema = v.object({
  hash: hash32Schema,
  offerer: addressSchema,
  counter: uintStringSchema,
  /** Of the whole order, whatever is called for. */
  units: uintStringSchema,
});
export type CalledOrder = v.InferOutput<typeof calledOrderSchema>;

/**
 * One thing a wallet is asked for. Facts only: the record's status is derived from them.
 * `ask`: `asked` is durable before the wallet opens; `unknown` after the page died meanwhile;
 * `abandoned` after a person said that the wallet shows nothing (still looked for on chain).
 */
export const legSchema = v.object({
  kind: v.picklist(['allowance', 'main']),
  chainId: count,
  from: addressSchema,
  to: addressSchema,
  value: uintStringSchema,
  data: hexSchema,
  /**
   * EIP-5792: the id under which the wallet was given this call together with the approvals it needs,
   * as one atomic batch. Nothing else is known of it until a hash is: a batch may be relayed.
   */
  callsId: v.optional(v.pipe(v.string(), v.maxLength(8194))),
  /** How many approvals are in that batch. Builds before 2026-11-24 did not say. */
  approvals: v.optional(count),
  /** The orders that it fills, where it fills any. Builds before 2026-11-26 did not say. */
  orders: v.optional(v.array(calledOrderSchema)),
  /** The sender's next nonce when the wallet was asked: nothing of ours lies below it. */
  nonceFloor: count,
  blockAtAsk: count,
  ask: v.picklist(['asked', 'returned', 'denied', 'unknown', 'abandoned']),
  /** Every hash this leg ever had, the newest last. */
  hashes: v.array(hash32Schema),
  nonce: v.nullable(count),
  receipt: v.nullable(legReceiptSchema),
  /** The attempt that asked for it. */
  attempt: count,
});
export type Leg = v.InferOutput<typeof legSchema>;

/** The retry action as data: which kind, in which version, with what. Functions are not stored. */
export const executorSchema = v.object({
  kind: v.string(),
  version: count,
  args: v.unknown(),
});

const baseEntries = {
  schema: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.pipe(v.string(), v.maxLength(40)),
  status: v.picklist(transactionStatuses),
  /** The deciding leg's current hash. */
  hash: v.nullable(hash32Schema),
  error: v.nullable(v.string()),
  /** After an off-chain cancel: until when (Unix seconds) a permission given before could still fill it. */
  permissionEnds: v.optional(v.nullable(count)),
  executor: executorSchema,
  /** Shown in its final status: goes at the next cleaning. */
  shouldBeDeleted: v.boolean(),

  /** Compare-and-set: every write adds one. */
  rev: count,
  /** The address this belongs to, lower case. Immutable. */
  userKey: addressSchema,
  chainId: count,
  /** What must not be bought twice, e.g. `31337:0x<order hash>`; sorted. */
  resources: v.array(v.string()),
  /** Device clock, for display and order only. */
  createdAt: count,
  attempt: count,
  connectorId: v.nullable(v.string()),
  legs: v.array(legSchema),
};

/** The kind's own fields stand beside the base ones, as the spec lists them. */
export const transactionRecordSchema = v.looseObject(baseEntries);
export type TransactionRecord = v.InferOutput<typeof transactionRecordSchema>;

/** A record read from storage, or null when it is none (another version, damage). */
export function parseRecord(stored: unknown): TransactionRecord | null {
  const parsed = v.safeParse(transactionRecordSchema, stored);
  return parsed.success ? parsed.output : null;
}

/** A leg that may still have an effect on chain: asked and not answered, or not yet mined. */
export function isLive(leg: Leg): boolean {
  return leg.receipt === null && (leg.ask === 'asked' || leg.ask === 'unknown' || leg.ask === 'returned');
}

/** The leg that decides the transaction: the newest main one. */
export function mainLeg(record: TransactionRecord): Leg | null {
  return record.legs.findLast((leg) => leg.kind === 'main') ?? null;
}

/** Whether the chain may still show something of this leg that we do not know. */
export function isUnresolved(leg: Leg): boolean {
  return isLive(leg) || (leg.receipt === null && leg.ask === 'abandoned');
}

/** Given to the wallet as a batch, and nobody knows yet what became of it. */
export const isOpenBatch = (leg: Leg): boolean => leg.callsId !== undefined && isUnresolved(leg);

/** A wallet was asked and nothing is known of its answer. */
export function hasUnknownLeg(record: TransactionRecord): boolean {
  return record.legs.some((leg) => leg.receipt === null && leg.ask === 'unknown');
}
