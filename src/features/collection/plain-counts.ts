import type { Collection } from '../../contract/collection.ts';
import type { NftFacets, NftStatus } from '../../contract/nft.ts';

type Count = { count: number; isWhole: boolean };

/**
 * How many items of a collection are in a state while nothing is filtered. It knows its own numbers in full, however
 * large it is; `found` counts the others, of the first items of a very large one. Null while that is not known.
 */
export function plainCount(
  { itemsCount, listedCount }: Pick<Collection, 'itemsCount' | 'listedCount'>,
  found: NftFacets | null,
  status: NftStatus | undefined,
): Count | null {
  const whole = (count: number) => ({ count, isWhole: true });
  if (status === undefined) return whole(itemsCount);
  if (status === 'buy-now' || status === 'not-listed') {
    if (listedCount === null) return null;
    return whole(status === 'buy-now' ? listedCount : Math.max(0, itemsCount - listedCount));
  }
  const count = found?.statuses[status];
  return found === null || count === undefined ? null : { count, isWhole: found.complete };
}
