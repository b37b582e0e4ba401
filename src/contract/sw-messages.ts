import * as v from 'valibot';

/**
 * Page to worker. `SKIP_WAITING` is sent only on a person's word: take over now. `CHECK_TRANSACTIONS`:
 * check pending transactions now. `KEEP_LATER_FILES`: fetch what the first set of files left out.
 */
export const pageToWorkerSchema = v.object({
  type: v.picklist(['SKIP_WAITING', 'CHECK_TRANSACTIONS', 'KEEP_LATER_FILES']),
});
export type PageToWorker = v.InferOutput<typeof pageToWorkerSchema>;

/** The cache in which the worker keeps pictures. */
export const IMAGE_CACHE = 'vitrine-images';
