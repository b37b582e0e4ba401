import * as v from 'valibot';
import { uuidSchema } from './primitives.ts';

/** What the server does by and by. `metadata` and `push` have rows of their own: items, and browsers to look after. */
export const jobKinds = ['recount', 'mail', 'prune', 'document', 'backup', 'metadata', 'push'] as const;
export const jobKindSchema = v.picklist(jobKinds);
export type JobKind = v.InferOutput<typeof jobKindSchema>;

/** `failed` waits for another try; `dead` was given up. Each job is in one of them. */
export const JOB_STATES = ['waiting', 'running', 'failed', 'dead'] as const;

/** How many jobs of a kind there are. `oldestSeconds`: how long the oldest of those that are due has waited. */
export const jobCountsSchema = v.object({
  kind: jobKindSchema,
  waiting: v.number(),
  running: v.number(),
  failed: v.number(),
  dead: v.number(),
  oldestSeconds: v.nullable(v.number()),
});
export type JobCounts = v.InferOutput<typeof jobCountsSchema>;

/** No count goes beyond this. */
export const JOBS_COUNTED = 10_000;

/** What is done with jobs that failed: all that were given up where `id` is null. */
export const jobActionSchema = v.object({ id: v.nullable(uuidSchema), what: v.picklist(['again', 'discard']) });
export type JobAction = v.InferOutput<typeof jobActionSchema>;

/** So many at once where all of them are meant. */
export const JOBS_AT_ONCE = 1_000;
