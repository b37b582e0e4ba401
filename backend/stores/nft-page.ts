import type { NftCard } from '../../src/contract/nft.ts';
import { totalOf, type Total } from './bounded-count.ts';
import type { StoreContext } from './context.ts';
import { encodeCursor } from './cursor.ts';
import { nftCard, type NftRow } from './nft-rows.ts';

/** A `next` that its list did not make. */
export class BadCursorError extends Error {
  override name = 'BadCursorError';
}

/** A page of items; `next`: where the one after it begins, null at the end. */
export type NftPage = Total & { data: NftCard[]; next: string | null };

/** Of one row more than a page has: that row says that there is another page. `offset`: null where it is not known. */
export async function pageOf<Row extends NftRow>(
  context: StoreContext,
  { offset, size, rows }: { offset: number | null; size: number; rows: readonly Row[] },
  count: () => Promise<Total>,
  placeOf: (last: Row) => string[],
  card: (row: Row) => NftCard = (row) => nftCard(context, row),
): Promise<NftPage> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const hasMore = rows.length > size;
  return {
    ...(await (offset === null ? count() : totalOf({ offset, rows: page.length, hasMore }, count))),
    data: page.map(card),
    next: hasMore && last ? encodeCursor(placeOf(last)) : null,
  };
}
