import { useQuery } from '@tanstack/react-query';
import type { Nft } from '../../contract/nft.ts';
import { MULTI_COPY } from '../../domain/copies.ts';
import { nftQuery } from '../../services/page-queries.ts';

/** How many copies of an item the viewer owns; zero until that is known. */
export function useOwned(nft: Nft, viewer: string | null): bigint {
  const isMulti = nft.itemType === MULTI_COPY;
  const query = useQuery({
    ...nftQuery(nft.collection.slug, nft.identifier, viewer ?? undefined),
    enabled: isMulti && viewer !== null,
  });
  if (viewer === null) return 0n;
  if (!isMulti) return nft.owner === viewer ? 1n : 0n;
  return BigInt(query.data?.data?.ownedAmount ?? '0');
}
