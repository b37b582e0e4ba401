import * as v from 'valibot';
import { textSchema, uuidSchema } from './primitives.ts';

/** Why an item is reported to who runs the marketplace. */
export const reportReasons = ['stolen', 'copied', 'misleading', 'offensive', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const MAX_REPORT_DETAIL = 500;
/** Items that one account may report within a day. */
export const REPORTS_A_DAY = 50;

/** Body of `POST /v1/reports`. */
export const reportSchema = v.object({
  uuid: uuidSchema,
  reason: v.picklist(reportReasons),
  detail: v.optional(v.pipe(textSchema(MAX_REPORT_DETAIL), v.trim()), ''),
});

export type ReportBody = v.InferInput<typeof reportSchema>;

/** Its answer: the item that was reported. */
export const reportedSchema = v.object({ uuid: uuidSchema });
