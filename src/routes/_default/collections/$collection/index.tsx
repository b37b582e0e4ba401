import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Collection } from '../../../../contract/collection.ts';
import type { Drop } from '../../../../contract/drop.ts';
import type { NftCard } from '../../../../contract/nft.ts';
import { isAddress, isSlug } from '../../../../domain/paths.ts';
import { CartToggle } from '../../../../features/cart/cart-toggle.tsx';
import { SweepButton } from '../../../../features/cart/sweep-button.tsx';
import { parseCollectionSearch, type CollectionSearch } from '../../../../contract/item-search.ts';
import {
  FIRST_RANGE,
  cheapestListingsQuery,
  collectionActivityQuery,
  collectionHoldersQuery,
  collectionItemsQuery,
  collectionSeriesQuery,
  highestOffersQuery,
} from '../../../../features/collection/collection-queries.ts';
import { isStep } from '../../../../features/collection/collection-search.ts';
import { CollectionView } from '../../../../features/collection/collection.tsx';
import { Follow } from '../../../../features/follow/follow.tsx';
import { CollectionSale } from '../../../../features/drops/collection-sale.tsx';
import type { OnOffer } from '../../../../features/collection/offer-buttons.tsx';
import { ReportButton } from '../../../../features/report/report-button.tsx';
import { openCollectionOffer } from '../../../../trading/orders/open-order-form.ts';
import { whenSignedIn } from '../../../../features/wallet/when-signed-in.ts';
import { collectionQuery } from '../../../../services/page-queries.ts';
import { collectionHref } from '../../../../services/saved-searches.ts';
import { DropMint } from '../../drops/-mint.tsx';
import { pageHead } from '../../../-head.ts';
import { preload, preloadPages, requireFound } from '../../../-load.ts';
import { asWritten } from '../../../-search.ts';
import { CardHeart } from '../../../-card-heart.tsx';
import * as texts from '../../../-texts.ts';

/** What the open tab shows first. */
function preloadTab(client: QueryClient, id: string, search: CollectionSearch): Promise<unknown> {
  switch (search.tab) {
    case undefined:
      return preloadPages(client, collectionItemsQuery(id, search));
    case 'offers':
      return Promise.all([preload(client, highestOffersQuery(id)), preload(client, cheapestListingsQuery(id))]);
    case 'activity':
      return Promise.all([
        preloadPages(client, collectionActivityQuery(id, search.events ?? 'all')),
        preload(client, collectionSeriesQuery(id, search.range ?? FIRST_RANGE)),
      ]);
    case 'holders':
      return preload(client, collectionHoldersQuery(id));
    case 'about':
      return Promise.resolve();
  }
}

export const Route = createFileRoute('/_default/collections/$collection/')({
  staticData: { validator: ({ collection = '' }) => isSlug(collection) || isAddress(collection) },
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const query = collectionQuery(params.collection);
    const known = queryClient.getQueryData(query.queryKey)?.data;
    // A changed filter shows at once; its items follow.
    if (cause !== 'stay' || !known) {
      await Promise.all([
        requireFound(queryClient, query),
        preloadTab(queryClient, params.collection, parseCollectionSearch(deps)),
      ]);
    }
    const found = queryClient.getQueryData(query.queryKey)?.data;
    return { name: found?.name ?? texts.collectionTitle, description: found?.description ?? '' };
  },
  head: ({ loaderData }) =>
    pageHead(
      loaderData?.name ?? texts.collectionTitle,
      import.meta.env.SSR &&
        (loaderData?.description || texts.collectionDescription(loaderData?.name ?? texts.thisCollection)),
    ),
  component: CollectionRoute,
});

const onOffer: OnOffer = (collection, trait) => whenSignedIn(() => openCollectionOffer(collection, trait));

const Sale = ({ drop }: { drop: Drop }) => <CollectionSale drop={drop} Mint={DropMint} />;

const report = ({ uuid, name }: Collection) => (
  <ReportButton subject={{ kind: 'collection', uuid, name }} whenSignedIn={(act) => void whenSignedIn(act)} />
);

const renderFollow = ({ slug, name }: Collection) => (
  <Follow kind="collection" href={collectionHref(slug)} name={name} />
);

const cardControls = {
  action: (nft: NftCard) => <CartToggle item={nft} />,
  corner: (nft: NftCard) => <CardHeart nft={nft} />,
};

function CollectionRoute() {
  const navigate = Route.useNavigate();
  const { collection } = Route.useParams();
  const search = parseCollectionSearch(Route.useSearch());
  return (
    <CollectionView
      key={collection}
      id={collection}
      search={search}
      cardControls={cardControls}
      onOffer={onOffer}
      renderReport={report}
      renderFollow={renderFollow}
      Sale={Sale}
      Sweep={SweepButton}
      onSearch={(next) => void navigate({ search: next, replace: !isStep(search, next), resetScroll: false })}
    />
  );
}
