import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';

/** `here`: what counts in this process; with several nodes, only while the store does not answer. */
type Counter = { points: number; here: RateLimiterMemory; counter: RateLimiterAbstract };

/** Counters by name, each of so many points in `duration` seconds. The points may be others from one call to the next. */
export function createCounters(database: Pick<Database, 'engine' | 'query'>) {
  const counters = new Map<string, Counter>();

  /** With several nodes each count is one query, except for callers that are already over the limit. */
  return function counterOf(name: string, points: number, duration: number): RateLimiterAbstract {
    const known = counters.get(name);
    if (known?.points === points) return known.counter;
    const options = { keyPrefix: name, points, duration };
    // What was counted stays, here as in the store: other points begin no new minute.
    const here = known?.here ?? new RateLimiterMemory(options);
    here.points = points;
    const counter =
      database.engine === 'pglite'
        ? here
        : new RateLimiterPostgres({
            ...options,
            storeClient: {
              query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
                const rows = await database.query(text, values);
                return { rows, rowCount: rows.length };
              },
            },
            storeType: 'client',
            tableName: 'rate_limits',
            tableCreated: true,
            insuranceLimiter: here,
            inMemoryBlockOnConsumed: points + 1,
            // The first one empties the table for all, and is never taken away.
            clearExpiredByTimeout: counters.size === 0,
          });
    counters.set(name, { points, here, counter });
    return counter;
  };
}
