import * as v from 'valibot';

/* JSON-RPC as WalletConnect's relay speaks it (irn). */

const topicSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const topicsSchema = v.object({ topics: v.pipe(v.array(topicSchema), v.maxLength(100)) });
const letterSchema = v.object({
  topic: topicSchema,
  message: v.pipe(v.string(), v.minLength(1)),
  /** Seconds. */
  ttl: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tag: v.optional(v.pipe(v.number(), v.integer()), 0),
});
const idSchema = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(100))]);

const call = <const M extends string, T extends v.GenericSchema>(method: M, params: T) =>
  v.object({ id: idSchema, method: v.literal(method), params });

export const callSchema = v.variant('method', [
  call('irn_subscribe', v.object({ topic: topicSchema })),
  call('irn_batchSubscribe', topicsSchema),
  call('irn_unsubscribe', v.object({ topic: topicSchema })),
  call('irn_publish', letterSchema),
  call('irn_fetchMessages', v.object({ topic: topicSchema })),
  call('irn_batchFetchMessages', topicsSchema),
]);
export type Call = v.InferOutput<typeof callSchema>;

/** A client's word that it has what was pushed to it. */
export const receiptSchema = v.object({ id: idSchema, result: v.literal(true) });

/** What can be answered although it is no call that is known. */
export const anyCallSchema = v.object({ id: idSchema, method: v.string() });
