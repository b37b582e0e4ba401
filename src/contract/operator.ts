import * as v from 'valibot';
import { networkHealthSchema } from './health.ts';
import { hideReasonSchema } from './hidden-log.ts';
import { jobActionSchema, jobCountsSchema, jobKindSchema } from './jobs.ts';
import { addedValueSchema, type AddedValue } from './operator-add.ts';
import { backupAfterSchema } from './operator-backups.ts';
import { limitScaleValueSchema } from './operator-limits.ts';
import { subscribersAfterSchema } from './operator-subscribers.ts';
import { themeValueSchema, type ThemeValue } from './operator-theme.ts';
import { pageQueryEntries } from './paging.ts';
import { addressSchema, slugSchema, textSchema, uintStringSchema, uuidSchema } from './primitives.ts';

/* What the operator's console asks and is told. Nothing else of the app knows these shapes. */

/** The operator's words about a decision; those of a hiding are public. */
export const MAX_NOTE = 500;
const noteSchema = v.optional(v.pipe(textSchema(MAX_NOTE), v.trim()), '');

/** Places of the start page's first row. */
export const MOST_FEATURED = 8;

/**
 * What holds of a matter, null where the operator has decided nothing: `hidden` and why; `reports` set aside until a
 * time in Unix seconds; `verified` whatever the configuration says; `featured` at a place of the start page.
 */
const hiddenValueSchema = v.object({ reason: hideReasonSchema });
const reportsValueSchema = v.object({ until: v.number() });
const featuredValueSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FEATURED));

const subject = { subject: uuidSchema, note: noteSchema };
/** Body of `POST /v1/operator/decisions`; `value` null takes back what was decided. */
export const decisionSchema = v.variant('about', [
  v.object({ about: v.literal('hidden'), value: v.nullable(hiddenValueSchema), ...subject }),
  v.object({ about: v.literal('reports'), value: v.nullable(reportsValueSchema), ...subject }),
  v.object({ about: v.literal('verified'), value: v.nullable(v.boolean()), ...subject }),
  v.object({ about: v.literal('featured'), value: v.nullable(featuredValueSchema), ...subject }),
]);
export type DecisionBody = v.InferInput<typeof decisionSchema>;
export type Decision = v.InferOutput<typeof decisionSchema>;
export type About = Decision['about'];
/** What an operator decides: of an item or a collection, `added` where one was added here; `limits` and `theme` of the market. */
export type Matter = About | 'added' | OfMarket;
export type DecisionValue = Decision['value'] | AddedValue | ThemeValue;
/** What is decided of the market itself, and so has no subject. */
export type OfMarket = 'limits' | 'theme';
export const isOfMarket = (about: LogEntry['about']): about is OfMarket => about === 'limits' || about === 'theme';

/** Of a failed job: which one it was, null where all were meant, and what was done with how many. */
const jobBeforeSchema = v.object({ job: jobKindSchema, error: v.string() });
const jobAfterSchema = v.object({ did: jobActionSchema.entries.what, count: v.number() });

const valueSchema = v.nullable(
  v.union([
    hiddenValueSchema,
    reportsValueSchema,
    v.boolean(),
    featuredValueSchema,
    addedValueSchema,
    jobBeforeSchema,
    jobAfterSchema,
    subscribersAfterSchema,
    backupAfterSchema,
    limitScaleValueSchema,
    themeValueSchema,
  ]),
);

/** What a decision is about. `path`: where it is shown, where it is; `identifier` null of a collection. */
export const subjectSchema = v.object({
  uuid: uuidSchema,
  kind: v.picklist(['item', 'collection']),
  name: v.string(),
  path: v.string(),
  image: v.string(),
  network: v.string(),
  collection: v.object({ slug: slugSchema, name: v.string(), address: addressSchema }),
  identifier: v.nullable(uintStringSchema),
  hidden: v.boolean(),
});
export type Subject = v.InferOutput<typeof subjectSchema>;

/**
 * A row of the audit log. `subject` null where the market has it no more, or it is about nothing that it has; `jobs`,
 * `subscribers` and `backups` are never undone. Times are Unix milliseconds.
 */
export const logEntrySchema = v.object({
  id: uuidSchema,
  at: v.number(),
  operator: addressSchema,
  about: v.picklist([
    'hidden',
    'reports',
    'verified',
    'featured',
    'added',
    'jobs',
    'subscribers',
    'backups',
    'limits',
    'theme',
  ]),
  uuid: uuidSchema,
  subject: v.nullable(subjectSchema),
  before: valueSchema,
  after: valueSchema,
  note: v.string(),
  undoes: v.nullable(uuidSchema),
  undoneBy: v.nullable(uuidSchema),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Something that is hidden, with the entry that an undo takes. */
export const hiddenThingSchema = v.object({ subject: subjectSchema, entry: logEntrySchema });
export type HiddenThing = v.InferOutput<typeof hiddenThingSchema>;

/** What people said of one thing, the latest first; `count` counts everybody. */
export const reportedThingSchema = v.object({
  subject: subjectSchema,
  count: v.number(),
  latest: v.number(),
  words: v.array(
    v.object({
      owner: addressSchema,
      reason: hideReasonSchema,
      detail: v.string(),
      link: v.string(),
      time: v.number(),
    }),
  ),
});
export type ReportedThing = v.InferOutput<typeof reportedThingSchema>;

/**
 * A collection and where what holds of it comes from: the operator's `decided`, or else the configuration. `added`: of
 * one that was added here and stands in no configuration, whether it is listed, and the entry by whose undoing that
 * changes.
 */
export const operatorCollectionSchema = v.object({
  subject: subjectSchema,
  items: v.number(),
  listed: v.number(),
  verified: v.object({ value: v.boolean(), configured: v.boolean(), decided: v.boolean() }),
  featured: v.nullable(v.number()),
  added: v.nullable(v.object({ isListed: v.boolean(), entry: uuidSchema })),
});
export type OperatorCollection = v.InferOutput<typeof operatorCollectionSchema>;

/**
 * How far each network is read, `lagSeconds` null where it is not known, and why one stands still; what the market takes
 * of a price on each, in hundredths of a percent, and for whom.
 */
export const consoleSchema = v.object({
  operator: addressSchema,
  networks: v.array(v.object({ ...networkHealthSchema.entries, lagSeconds: v.nullable(v.number()) })),
  fees: v.array(v.object({ network: v.string(), bps: v.number(), recipient: addressSchema })),
});
export type Console = v.InferOutput<typeof consoleSchema>;

/** How many jobs there are, a row a kind. */
export const jobsSchema = v.array(jobCountsSchema);

/**
 * A job that failed: given up (`isDead`), or to be tried again at `retryAt`. `subject`: what it is about, where that is
 * an item or a collection; `error` '' where it was not noted. Times are Unix milliseconds.
 */
export const failedJobSchema = v.object({
  id: uuidSchema,
  kind: jobKindSchema,
  subject: v.nullable(subjectSchema),
  error: v.string(),
  at: v.number(),
  tries: v.number(),
  isDead: v.boolean(),
  retryAt: v.nullable(v.number()),
});
export type FailedJob = v.InferOutput<typeof failedJobSchema>;

/** `q`: the path or link of a page of this market, or a uuid. */
export const subjectQuerySchema = v.object({ q: v.pipe(textSchema(300), v.trim(), v.minLength(1)) });
export const operatorListQuerySchema = v.object(pageQueryEntries);
export const operatorCollectionsQuerySchema = v.object({ ...pageQueryEntries, search: v.optional(textSchema(100)) });
