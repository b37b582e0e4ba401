import * as v from 'valibot';
import { addressSchema, uintStringSchema } from './primitives.ts';
import { reportReasons } from './report.ts';

/* The public part of the operator's log, apart from `operator.ts`: only the console's code holds that. */

/** Why something is hidden: what may be reported of it. */
export const hideReasonSchema = v.picklist(reportReasons);

/** What was hidden or shown again, for everybody: nobody who reported is named. Times are Unix milliseconds. */
export const hiddenLogEntrySchema = v.object({
  at: v.number(),
  kind: v.picklist(['item', 'collection']),
  network: v.string(),
  address: addressSchema,
  identifier: v.nullable(uintStringSchema),
  hidden: v.boolean(),
  reason: v.nullable(hideReasonSchema),
  note: v.string(),
});
export type HiddenLogEntry = v.InferOutput<typeof hiddenLogEntrySchema>;
