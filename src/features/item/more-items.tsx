import { useQuery } from '@tanstack/react-query';
import type { Nft } from '../../contract/nft.ts';
import { collectionPath, itemPath } from '../../domain/paths.ts';
import { passingWords } from '../../services/passing.ts';
import { ItemCard, ItemGrid, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Block } from '../../ui/blocks.tsx';
import { TextLink } from '../../ui/layout.tsx';
import { Retry } from '../../ui/retry.tsx';
import { tintStyle } from '../../ui/tint.ts';
import { MORE_ITEMS, moreItemsQuery } from './item-queries.ts';
import * as texts from './texts.ts';

const SIZES = '(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw';

/** What else of the collection is for sale, cheapest first; nothing where nothing is. */
export function MoreItems({ nft }: { nft: Nft }) {
  const { slug, name } = nft.collection;
  const query = useQuery(moreItemsQuery(slug));
  const others = query.data?.data.filter(({ uuid }) => uuid !== nft.uuid).slice(0, MORE_ITEMS) ?? [];
  if (query.data !== undefined && others.length === 0) return null;
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Block
        title={texts.moreFrom(name)}
        aside={<TextLink href={collectionPath(slug)}>{texts.viewCollection}</TextLink>}
      >
        {query.isPending && query.fetchStatus !== 'paused' ? (
          <ItemGridSkeleton count={MORE_ITEMS} density="six" />
        ) : query.data === undefined ? (
          <Retry
            what={texts.moreSubject}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            passing={passingWords(query.error)}
          />
        ) : (
          <ItemGrid density="six">
            {others.map((other) => (
              <ItemCard
                key={other.uuid}
                href={itemPath(other.collection.slug, other.identifier)}
                name={other.name}
                image={other.image}
                imageStyle={tintStyle(other.tint)}
                price={other.listing?.price ?? null}
                sizes={SIZES}
                still
              />
            ))}
          </ItemGrid>
        )}
      </Block>
    </div>
  );
}
