import * as v from 'valibot';
import { textSchema } from './primitives.ts';

/** The envelope's verdict. `code` equals the HTTP status. */
export const statusSchema = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.string(),
  msgId: v.string(),
});
export type Status = v.InferOutput<typeof statusSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `page` counts from 1; 0 only in the empty fallback after a 403 or 404. `complete`: false where `total` is as far as
 * was counted, and there may be more.
 */
export const paginationSchema = v.object({ page: count, size: count, total: count, complete: v.optional(v.boolean()) });
export type Pagination = v.InferOutput<typeof paginationSchema>;

/** One thing: `data` is null when it is not there. */
/* @__NO_SIDE_EFFECTS__ */
export const singleSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.nullable(item), status: statusSchema });

/** A page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const pagedSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.array(item), pagination: paginationSchema, status: statusSchema });

/** A page of NFTs: `next` is an opaque keyset cursor, null on the last page. */
/* @__NO_SIDE_EFFECTS__ */
export const nextPagedSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({
    data: v.array(item),
    pagination: paginationSchema,
    status: statusSchema,
    next: v.nullable(v.string()),
  });

/** Transfer history: `nextTS` is the `createBefore` of the following page, null at the end. */
/* @__NO_SIDE_EFFECTS__ */
export const historySchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.array(item), nextTS: v.nullable(v.string()), status: statusSchema });

/** Every error body of our services. */
export const errorBodySchema = v.object({ data: v.null(), status: statusSchema });

/** What `singleSchema` parses to. */
export type Single<T> = { data: T | null; status: Status };
/** What `pagedSchema` parses to. */
export type Paged<T> = { data: T[]; pagination: Pagination; status: Status };
/** What `nextPagedSchema` parses to. */
export type NextPaged<T> = Paged<T> & { next: string | null };
/** What `historySchema` parses to. */
export type History<T> = { data: T[]; nextTS: string | null; status: Status };

/** The longest page a list call answers, and the most things one call may name. */
export const MAX_PAGE_SIZE = 100;

/** How many things a page holds: 1 to {@link MAX_PAGE_SIZE}, 24 when it is not said. */
export const pageSizeSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,2}$/), v.transform(Number), v.maxValue(MAX_PAGE_SIZE)),
  '24',
);

/** Query of every paged call: text on the wire, bounded numbers out. */
export const pageQueryEntries = {
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,6}$/), v.transform(Number)), '1'),
  size: pageSizeSchema,
};
/** Query of a call that takes a page and nothing else. */
export const pageQuerySchema = v.object(pageQueryEntries);

/** A `next` cursor as a list call gave it. */
export const cursorSchema = textSchema(1_000);
