import * as v from 'valibot';

/** How far a network is read: the last block stored and the last one seen, −1 before the first. `error`: why it stands still. */
export const networkHealthSchema = v.object({
  network: v.string(),
  state: v.picklist(['starting', 'following', 'behind', 'down']),
  block: v.number(),
  head: v.number(),
  error: v.nullable(v.string()),
  /** Up to when it is read, in Unix seconds; null before anything is. Servers of before said nothing of it. */
  readTo: v.optional(v.nullable(v.number())),
  /** What is read again, up to which block it was, and what keeps it; null for nothing. */
  reindex: v.optional(
    v.nullable(v.object({ from: v.number(), block: v.number(), to: v.number(), error: v.nullable(v.string()) })),
  ),
});
export const healthSchema = v.object({ networks: v.array(networkHealthSchema) });
export type NetworkHealth = v.InferOutput<typeof networkHealthSchema>;
