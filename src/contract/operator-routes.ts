import { jobActionSchema } from './jobs.ts';
import {
  consoleSchema,
  decisionSchema,
  failedJobSchema,
  hiddenThingSchema,
  jobsSchema,
  logEntrySchema,
  operatorCollectionSchema,
  operatorCollectionsQuerySchema,
  operatorListQuerySchema,
  reportedThingSchema,
  subjectQuerySchema,
  subjectSchema,
} from './operator.ts';
import {
  addCollectionSchema,
  firstBlockBodySchema,
  foundCollectionSchema,
  lookBodySchema,
  narrowedRangeSchema,
} from './operator-add.ts';
import { backupsSchema } from './operator-backups.ts';
import { limitScaleSchema, limitsSchema } from './operator-limits.ts';
import {
  exportedSubscribersSchema,
  exportSubscribersSchema,
  removeSubscriberSchema,
  subscriberCountsSchema,
} from './operator-subscribers.ts';
import { operatorThemeSchema, setThemeSchema, storedThemeFileSchema, themeFileSchema } from './operator-theme.ts';
import { pagedSchema, singleSchema } from './paging.ts';
import type { Route } from './route.ts';

/*
 * The operator's calls of the marketplace service. For everybody who is not an operator each is answered as an unknown
 * path is. They stand apart from `marketplace-routes.ts`, so that no other part of the app's bundle holds them.
 */

/** How the networks are. */
export const operatorConsole = {
  method: 'GET',
  path: '/v1/operator',
  answer: singleSchema(consoleSchema),
  credentials: 'operator',
} as const satisfies Route;

/** The item or collection that somebody means, hidden or not; 404 where there is none. */
export const operatorSubject = {
  method: 'GET',
  path: '/v1/operator/subject',
  query: subjectQuerySchema,
  answer: singleSchema(subjectSchema),
  credentials: 'operator',
} as const satisfies Route;

/** What is hidden, the latest first. */
export const operatorHidden = {
  method: 'GET',
  path: '/v1/operator/hidden',
  query: operatorListQuerySchema,
  answer: pagedSchema(hiddenThingSchema),
  credentials: 'operator',
} as const satisfies Route;

/** What is reported and not set aside, the latest first. */
export const operatorReports = {
  method: 'GET',
  path: '/v1/operator/reports',
  query: operatorListQuerySchema,
  answer: pagedSchema(reportedThingSchema),
  credentials: 'operator',
} as const satisfies Route;

/** All collections, those of the start page first. */
export const operatorCollections = {
  method: 'GET',
  path: '/v1/operator/collections',
  query: operatorCollectionsQuerySchema,
  answer: pagedSchema(operatorCollectionSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Every decision, the latest first. */
export const operatorLog = {
  method: 'GET',
  path: '/v1/operator/log',
  query: operatorListQuerySchema,
  answer: pagedSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** Decides, and logs it. 409 where it is decided so already. */
export const operatorDecide = {
  method: 'POST',
  path: '/v1/operator/decisions',
  body: decisionSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** Decides as it was before an entry, and logs that. 409 where it was undone, or is something else by now. */
export const operatorUndo = {
  method: 'POST',
  path: '/v1/operator/log/:id/undo',
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** How much waits, by kind. */
export const operatorJobs = {
  method: 'GET',
  path: '/v1/operator/jobs',
  answer: singleSchema(jobsSchema),
  credentials: 'operator',
} as const satisfies Route;

/** What failed, the latest first. */
export const operatorFailedJobs = {
  method: 'GET',
  path: '/v1/operator/jobs/failed',
  query: operatorListQuerySchema,
  answer: pagedSchema(failedJobSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Tries failed jobs again or discards those that were given up, and logs it. 409 where there is none to do that with. */
export const operatorActOnJobs = {
  method: 'POST',
  path: '/v1/operator/jobs/failed',
  body: jobActionSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/**
 * What a contract says of its collection, asked of the network's own providers. 409 where the market has it, 422 where
 * it is no collection, 503 where no provider answers.
 */
export const operatorLookAtCollection = {
  method: 'POST',
  path: '/v1/operator/collections/look',
  body: lookBodySchema,
  answer: singleSchema(foundCollectionSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Some more questions about where its first block is; 422 where no provider keeps history. */
export const operatorFirstBlock = {
  method: 'POST',
  path: '/v1/operator/collections/first-block',
  body: firstBlockBodySchema,
  answer: singleSchema(narrowedRangeSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Adds a collection, and logs it. 409 where the market has it, or another one has its slug. */
export const operatorAddCollection = {
  method: 'POST',
  path: '/v1/operator/collections',
  body: addCollectionSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** How many subscribe. */
export const operatorSubscribers = {
  method: 'GET',
  path: '/v1/operator/subscribers',
  answer: singleSchema(subscriberCountsSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Some of the confirmed addresses, for the operator's news; logs it. */
export const operatorExportSubscribers = {
  method: 'POST',
  path: '/v1/operator/subscribers/export',
  body: exportSubscribersSchema,
  answer: singleSchema(exportedSubscribersSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Forgets an address, confirmed or not, and logs that one was. 404 where it does not subscribe. */
export const operatorRemoveSubscriber = {
  method: 'POST',
  path: '/v1/operator/subscribers/remove',
  body: removeSubscriberSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** When the last back-up was made. */
export const operatorBackups = {
  method: 'GET',
  path: '/v1/operator/backups',
  answer: singleSchema(backupsSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Has one made, and logs it; the entry of the one that is on its way, where one is. 409 where no folder is configured. */
export const operatorBackUp = {
  method: 'POST',
  path: '/v1/operator/backups',
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** How often callers may ask, and how many were turned away by the node that answers. */
export const operatorLimits = {
  method: 'GET',
  path: '/v1/operator/limits',
  answer: singleSchema(limitsSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Multiplies all limits, on every node within a second, and logs it. 409 where it is decided so already. */
export const operatorSetLimits = {
  method: 'POST',
  path: '/v1/operator/limits',
  body: limitScaleSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;

/** The market's name, mark, colours and legal texts. */
export const operatorTheme = {
  method: 'GET',
  path: '/v1/operator/theme',
  answer: singleSchema(operatorThemeSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Stores a mark or a text for the next theme; nobody is shown it yet. 422 where a mark is no picture. */
export const operatorStoreThemeFile = {
  method: 'POST',
  path: '/v1/operator/theme/files',
  body: themeFileSchema,
  answer: singleSchema(storedThemeFileSchema),
  credentials: 'operator',
} as const satisfies Route;

/** Decides how the market looks, and logs it. 409 where it looks so already, 422 where its accent cannot be read. */
export const operatorSetTheme = {
  method: 'POST',
  path: '/v1/operator/theme',
  body: setThemeSchema,
  answer: singleSchema(logEntrySchema),
  credentials: 'operator',
} as const satisfies Route;
