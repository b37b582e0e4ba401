import * as v from 'valibot';

/**
 * Page to worker. `SKIP_WAITING` is sent only on a person's word: take over now. `CHECK_TRANSACTIONS`:
 * check pending transactions now. `KEEP`: somebody stays at this path; keep its rendered page for the next visit,
 * and the files that the first set left out. `CLAIM`: this page has no worker yet. `FORGET_PAGES`: somebody signed
 * out; drop all, what is being kept, and pushes.
 */
export const pageToWorkerSchema = v.object({
  type: v.picklist(['SKIP_WAITING', 'CHECK_TRANSACTIONS', 'KEEP', 'CLAIM', 'FORGET_PAGES']),
  path: v.optional(v.string(), '/'),
});
export type PageToWorker = v.InferInput<typeof pageToWorkerSchema>;

/** The cache in which the worker keeps pictures. */
export const IMAGE_CACHE = 'vitrine-images';

/** What the names of its caches of kept pages begin with: each build has one, in each language. */
export const PAGE_CACHE = 'vitrine-pages';
