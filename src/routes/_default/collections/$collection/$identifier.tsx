import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import type { Order } from '../../../../contract/order.ts';
import { isAddress, isIdentifier, isSlug } from '../../../../domain/paths.ts';
import { CartBesideBuy } from '../../../../features/cart/cart-beside-buy.tsx';
import { itemOffersQuery } from '../../../../features/item/item-queries.ts';
import type { ItemActions } from '../../../../features/item/item-actions.ts';
import { ItemView } from '../../../../features/item/item.tsx';
import { ShareOrders } from '../../../../features/orders/share-orders.tsx';
import { ReportButton } from '../../../../features/report/report-button.tsx';
import { openListing, openOffer, openOrderForm, openSending } from '../../../../trading/orders/open-order-form.ts';
import { ActionNote } from '../../../../features/transactions/action-note.tsx';
import { usePendingPurchase } from '../../../../features/transactions/use-pending-purchase.ts';
import { usePurchase } from '../../../../features/transactions/use-purchase.ts';
import { useTrade } from '../../../../features/transactions/use-trade.ts';
import { logInFirst } from '../../../../features/wallet/wallet-overlay-state.ts';
import { WatchToggle } from '../../../../features/watch-list/watch-toggle.tsx';
import { whenSignedIn } from '../../../../features/wallet/when-signed-in.ts';
import { authState } from '../../../../services/auth-state.ts';
import {
  commissionQuery,
  nftInfoQuery,
  nftOwnersQuery,
  nftQuery,
  transferHistoryQuery,
} from '../../../../services/page-queries.ts';
import { pageHead } from '../../../-head.ts';
import { preload, preloadPages, requireFound } from '../../../-load.ts';
import * as texts from '../../../-texts.ts';

export const Route = createFileRoute('/_default/collections/$collection/$identifier')({
  staticData: {
    validator: ({ collection = '', identifier = '' }) =>
      (isSlug(collection) || isAddress(collection)) && isIdentifier(identifier),
  },
  loader: async ({ context: { queryClient }, params: { collection, identifier } }) => {
    const query = nftQuery(collection, identifier);
    await Promise.all([
      requireFound(queryClient, query),
      preload(queryClient, nftInfoQuery(collection, identifier)),
      preload(queryClient, commissionQuery(collection)),
    ]);
    const nft = queryClient.getQueryData(query.queryKey)?.data;
    if (!nft) return { name: texts.itemTitle, description: '' };
    // On the device, what is below the fold does not delay the page.
    const rest = Promise.all([
      preloadPages(queryClient, itemOffersQuery(nft.uuid)),
      preloadPages(queryClient, nftOwnersQuery(nft.collection.slug, nft.identifier)),
      preloadPages(queryClient, transferHistoryQuery(nft.network, nft.collection.address, nft.identifier)),
    ]);
    if (import.meta.env.SSR) await rest;
    return { name: nft.name, description: nft.description };
  },
  head: ({ loaderData }) =>
    pageHead(
      loaderData?.name ?? texts.itemTitle,
      import.meta.env.SSR && (loaderData?.description || texts.itemDescription(loaderData?.name ?? texts.thisItem)),
    ),
  component: ItemRoute,
});

const onceSignedIn = (act: () => void) => void whenSignedIn(act);

const besideBuy = (order: Order, bar: boolean) => <CartBesideBuy item={order} bar={bar} />;

const renderShare = (order: Order) => <ShareOrders orders={[order]} small />;

function ItemRoute() {
  const { collection, identifier } = Route.useParams();
  return <Item key={`${collection}/${identifier}`} collection={collection} identifier={identifier} />;
}

function Item({ collection, identifier }: { collection: string; identifier: string }) {
  const { user } = useSnapshot(authState);
  const { buy, buying, notice } = usePurchase(logInFirst);
  const pendingOf = usePendingPurchase();
  const trade = useTrade(logInFirst);
  const actions: ItemActions = {
    onSell: (nft, owned) => openListing([{ nft, owned }]),
    onSend: (nft, owned) => openSending([{ nft, owned }]),
    onOffer: (nft) => whenSignedIn(() => openOffer(nft)),
    onEdit: (order) => openOrderForm({ kind: 'edit', order }),
    onCancelListing: (order) => void trade.cancelListing(order),
    onCancelOffer: (order) => void trade.cancelOffers([order]),
    onAccept: (order, nft) =>
      nft.itemType === 2
        ? void trade.acceptOffer(order, 1n, nft)
        : openOrderForm({ kind: 'accept', order, identifier: nft.identifier }),
    renderShare,
    busy: trade.busy,
    notice: trade.notice === null ? null : <ActionNote notice={trade.notice} />,
  };
  return (
    <ItemView
      collection={collection}
      identifier={identifier}
      onBuy={(order, amount) => void buy(order, amount)}
      buying={buying}
      pendingOf={pendingOf}
      viewer={user?.address ?? null}
      beside={besideBuy}
      actions={actions}
      renderWatch={(nft) => <WatchToggle nft={nft} viewer={user?.address ?? null} whenSignedIn={onceSignedIn} />}
      renderReport={({ uuid, name }) => (
        <ReportButton subject={{ kind: 'item', uuid, name }} whenSignedIn={onceSignedIn} />
      )}
      notice={notice === null ? null : <ActionNote notice={notice} />}
    />
  );
}
