import type { Param, Queries } from '../db/database.ts';

/** No count looks at more rows than this, so that it costs the same however large the market is. */
export const LOOKED_AT = 1_000;

/** How many there are; where `complete` is false, at least so many. */
export type Total = { total: number; complete: boolean };

/** `rows`: at most {@link LOOKED_AT} + 1 rows, as SQL with the name by which `where`, what is counted, calls them. */
export async function countWithin(db: Queries, rows: string, where: string, params: readonly Param[]): Promise<Total> {
  const [count] = await db.query<{ looked: number; found: number }>(
    `select count(*) as looked, count(*) filter (where ${where}) as found from ${rows}`,
    params,
  );
  return { total: Math.min(count?.found ?? 0, LOOKED_AT), complete: (count?.looked ?? 0) <= LOOKED_AT };
}

/**
 * The total of a list of which a page was read by number: the last page tells it by itself, `count` is asked for
 * others. What was counted in part is at least what the page shows, and one more where another page follows.
 */
export async function totalOf(
  page: { offset: number; rows: number; hasMore: boolean },
  count: () => Promise<Total>,
): Promise<Total> {
  const end = page.offset + page.rows;
  if (!page.hasMore && (page.rows > 0 || page.offset === 0)) return { total: end, complete: true };
  const counted = await count();
  return counted.complete ? counted : { total: Math.max(counted.total, page.hasMore ? end + 1 : 0), complete: false };
}
