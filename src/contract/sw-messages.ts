import * as v from 'valibot';

/** Page to worker. */
export const pageToWorkerSchema = v.variant('type', [
  /** Sent only on a person's word: take over now. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Look at pending transactions now. */
  v.object({ type: v.literal('CHECK_TRANSACTIONS') }),
]);
export type PageToWorker = v.InferOutput<typeof pageToWorkerSchema>;
