import { Hono } from 'hono';
import * as v from 'valibot';
import { liveQuerySchema, type LiveChange } from '../../src/contract/live-changes.ts';
import type { Database } from '../db/database.ts';
import { packCollections } from '../stores/collections.ts';
import type { MarketChanges } from '../stores/market-changes.ts';
import { ApiError, refuse } from './answers.ts';
import type { LimitState } from './limit-state.ts';
import type { Limits } from './limits.ts';

/** Of pages that follow changes; docs/operating.md explains them. */
export const LIVE_LIMITS = {
  /** Of the connections that a server takes. */
  pages: 1_000,
  /** By network address. */
  pagesOfOne: 60,
  /** A page that reads so slowly begins again. */
  unreadEvents: 32,
} as const;
/** Shorter than proxies wait. */
const BEAT_MS = 25_000;
/** In seconds. */
const TRY_AGAIN = 60;

const encoder = new TextEncoder();
const BEAT = encoder.encode(':\n\n');
/** How long a browser waits before it asks again, in milliseconds. */
const BEGINNING = encoder.encode('retry: 5000\n\n');

/** `collections`: the ids that were asked for, by uuid. */
type Page = { collections: ReadonlyMap<string, string>; send(bytes: Uint8Array): void };

/** Tells open pages what changes while they are shown, as Server-Sent Events. */
export function createLive(o: {
  database: Database;
  changes: Pick<MarketChanges, 'follow'>;
  limits: Limits;
  limitState: LimitState;
}): Hono {
  const { database, changes, limits, limitState } = o;
  const pages = new Set<Page>();
  const ofClient = new Map<string, number>();
  let beat: NodeJS.Timeout | undefined;

  changes.follow((changed) => {
    for (const { collections, send } of pages) {
      const told = [...collections].flatMap(([uuid, id]) => (changed === 'all' || changed.has(uuid) ? [id] : []));
      if (told.length === 0) continue;
      send(encoder.encode(`data: ${JSON.stringify({ collections: told } satisfies LiveChange)}\n\n`));
    }
  });

  function count(client: string, by: 1 | -1): void {
    const there = (ofClient.get(client) ?? 0) + by;
    if (there === 0) ofClient.delete(client);
    else ofClient.set(client, there);
  }

  function open(collections: Page['collections'], client: string): ReadableStream<Uint8Array> {
    let leave = () => {};
    return new ReadableStream(
      {
        start(controller) {
          const page: Page = {
            collections,
            send(bytes) {
              if ((controller.desiredSize ?? 0) <= 0) {
                leave();
                controller.close();
              } else controller.enqueue(bytes);
            },
          };
          leave = () => {
            if (!pages.delete(page)) return;
            count(client, -1);
            if (pages.size === 0) clearInterval(beat);
          };
          if (pages.size === 0) {
            beat = setInterval(() => {
              for (const { send } of pages) send(BEAT);
            }, BEAT_MS);
            beat.unref();
          }
          pages.add(page);
          count(client, 1);
          page.send(BEGINNING);
        },
        cancel: () => leave(),
      },
      new CountQueuingStrategy({ highWaterMark: LIVE_LIMITS.unreadEvents }),
    );
  }

  return new Hono().get('/', limits.guard('reads'), async (c) => {
    const query = v.safeParse(liveQuerySchema, c.req.query());
    if (!query.success) {
      return refuse(c, new ApiError(400, 'bad-query', 'The query parameter "collections" must be a list of ids.'));
    }
    const client = limits.clientOf(c) ?? '';
    if (pages.size >= LIVE_LIMITS.pages || (ofClient.get(client) ?? 0) >= LIVE_LIMITS.pagesOfOne) {
      limitState.noteRefused('live', client);
      c.header('Retry-After', String(TRY_AGAIN));
      const message = `Too many pages follow changes now. Try again in ${TRY_AGAIN} seconds.`;
      return refuse(c, new ApiError(503, 'live.full', message, TRY_AGAIN));
    }
    const { collections: ids } = query.output;
    const rows = await packCollections(database, ids);
    const asked = rows.flatMap(({ uuid, slug, address }): [string, string][] => {
      const id = ids.find((one) => [uuid, slug, address].includes(one.toLowerCase()));
      return id === undefined ? [] : [[uuid, id]];
    });
    return c.body(open(new Map(asked), client), 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
  });
}
