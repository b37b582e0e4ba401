import * as v from 'valibot';
import { MAX_PAGE_SIZE, pageQueryEntries } from './paging.ts';
import { uuidSchema } from './primitives.ts';

/** Works that one account may watch. */
export const WATCHED_AT_MOST = 500;

/** Query of `GET /v1/watch-list`: `uuid`, any number of times, asks which of these are watched. */
export const watchListQuerySchema = v.object({
  ...pageQueryEntries,
  uuid: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(MAX_PAGE_SIZE)), []),
});

/** Names a work: the body of `PUT /v1/watch-list`, the query of `DELETE`, and the answer of both. */
export const watchedSchema = v.object({ uuid: uuidSchema });
