import * as v from 'valibot';

/**
 * Page to worker. `SKIP_WAITING` is sent only on a person's word: take over now. `CHECK_TRANSACTIONS`:
 * check pending transactions now.
 */
export const pageToWorkerSchema = v.object({ type: v.picklist(['SKIP_WAITING', 'CHECK_TRANSACTIONS']) });
export type PageToWorker = v.InferOutput<typeof pageToWorkerSchema>;

/** The cache in which the worker keeps pictures. */
export const IMAGE_CACHE = 'vitrine-images';
