import { useInfiniteQuery } from '@tanstack/react-query';
import { itemPath } from '../../domain/paths.ts';
import type { CollectionSearch } from '../../contract/item-search.ts';
import { Anchor, useUiHost } from '../../ui/host.tsx';
import { comma } from '../../ui/texts.ts';
import styles from './collection.module.css';
import { collectionItemsQuery } from './collection-queries.ts';
import * as texts from './texts.ts';

/** Where a price filter leaves nothing: what the cheapest item with the other filters costs. */
export function CheapestOtherwise({ id, search }: { id: string; search: CollectionSearch }) {
  const { showAmount } = useUiHost();
  const otherwise = {
    ...search,
    min: undefined,
    max: undefined,
    status: 'buy-now' as const,
    sort: 'price-asc' as const,
  };
  const { data } = useInfiniteQuery({
    ...collectionItemsQuery(id, otherwise),
    enabled: search.min !== undefined || search.max !== undefined,
  });
  const nft = data?.pages[0]?.data[0];
  if (nft === undefined || nft.listing === null) return null;
  const { amount, token } = nft.listing.price;
  return (
    <div className={styles.otherwise}>
      {texts.cheapestOtherwise}{' '}
      <Anchor href={itemPath(nft.collection.slug, nft.identifier)}>
        {nft.name}
        {comma}
        <bdi>{`${showAmount(amount)} ${token.symbol}`}</bdi>
      </Anchor>
    </div>
  );
}
