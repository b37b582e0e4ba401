import { queryOptions, useQueries } from '@tanstack/react-query';
import type { CartItem } from '../../domain/cart.ts';
import type { CartLine } from '../../domain/cart-check.ts';

/** Whether the market has no page of an item: an operator took it, or its collection, off display. */
const isUnshownQuery = ({ collection: { slug }, identifier }: CartItem) =>
  queryOptions({
    queryKey: ['cart-unshown', slug, identifier],
    queryFn: async ({ signal }) => {
      const { nftInfo } = await import('../../services/marketplace.ts');
      return (await nftInfo(slug, identifier, signal, true)).data === null;
    },
  });

/**
 * Items, by uuid, whose order is gone because the market does not show them any more. Only expired lines are asked
 * about; what cannot be asked counts as expired.
 */
export function useUnshown(lines: readonly CartLine[]): ReadonlySet<string> {
  const gone = lines.filter(({ state }) => state === 'expired').map(({ item }) => item);
  const answers = useQueries({ queries: gone.map(isUnshownQuery) });
  return new Set(gone.filter((_, index) => answers[index]?.data).map(({ nftUuid }) => nftUuid));
}
