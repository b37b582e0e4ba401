import * as v from 'valibot';
import { idSchema } from './primitives.ts';

/*
 * Live changes: `GET {data}/live?collections=<id>,<id>…` answers with Server-Sent Events, as long as the connection
 * stands. Each event's data is a `LiveChange`.
 */

export const LIVE_PATH = '/live';
/** Collections, by slug, uuid or address, that one page can follow. */
export const FOLLOWED_AT_MOST = 50;

export const liveQuerySchema = v.object({
  collections: v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(idSchema),
    v.maxLength(FOLLOWED_AT_MOST),
  ),
});

/** Whose items, orders or numbers have changed, by the ids that were asked for. */
export const liveChangeSchema = v.object({ collections: v.array(idSchema) });
export type LiveChange = v.InferOutput<typeof liveChangeSchema>;
