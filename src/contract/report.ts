import * as v from 'valibot';
import { textSchema, uuidSchema } from './primitives.ts';

/** Why an item or a collection is reported to who runs the marketplace. */
export const reportReasons = ['stolen', 'copied', 'misleading', 'offensive', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const MAX_REPORT_DETAIL = 500;
export const MAX_REPORT_LINK = 500;
/** Items and collections that one account may report within a day. */
export const REPORTS_A_DAY = 50;

/** Body of `POST /v1/reports`: `uuid` of an item or a collection, `link` to the original where that was copied. */
export const reportSchema = v.object({
  uuid: uuidSchema,
  reason: v.picklist(reportReasons),
  detail: v.optional(v.pipe(textSchema(MAX_REPORT_DETAIL), v.trim()), ''),
  link: v.optional(
    v.union([v.literal(''), v.pipe(textSchema(MAX_REPORT_LINK), v.url(), v.startsWith('https://'))]),
    '',
  ),
});

export type ReportBody = v.InferInput<typeof reportSchema>;

/** Its answer: what was reported. */
export const reportedSchema = v.object({ uuid: uuidSchema });
