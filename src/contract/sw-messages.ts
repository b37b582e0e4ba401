import * as v from 'valibot';

/**
 * Page to worker. `SKIP_WAITING` is sent only on a person's word: take over now. `CHECK_TRANSACTIONS`:
 * check pending transactions now. `KEEP_LATER_FILES`: fetch what the first set of files left out.
 * `KEEP_PAGE`: this path is open; keep its rendered page for the next visit.
 */
export const pageToWorkerSchema = v.object({
  type: v.picklist(['SKIP_WAITING', 'CHECK_TRANSACTIONS', 'KEEP_LATER_FILES', 'KEEP_PAGE']),
  path: v.optional(v.string(), '/'),
});
export type PageToWorker = v.InferInput<typeof pageToWorkerSchema>;

/** The cache in which the worker keeps pictures. */
export const IMAGE_CACHE = 'vitrine-images';

/** What the names of its caches of kept pages begin with: each build has one, in each language. */
export const PAGE_CACHE = 'vitrine-pages';
