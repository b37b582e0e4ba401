import * as v from 'valibot';

/* What the operator is told of back-ups. */

/** A back-up that was made: when, in Unix milliseconds, where it was written, and what is in it. */
export const backupSchema = v.object({ at: v.number(), file: v.string(), rows: v.number(), files: v.number() });
export type Backup = v.InferOutput<typeof backupSchema>;

/**
 * `last`: the latest that is known of. `asked`: one that was asked for here and is not made yet; `error` of its last
 * failure, and `isDead` where it was given up. `hasFolder`: whether this server may write one by itself.
 */
export const backupsSchema = v.object({
  last: v.nullable(backupSchema),
  asked: v.nullable(v.object({ isDead: v.boolean(), error: v.nullable(v.string()) })),
  hasFolder: v.boolean(),
});

/** In the log. */
export const backupAfterSchema = v.object({ backup: v.literal('asked') });
