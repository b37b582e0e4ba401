import { Skeleton } from '../../ui/skeleton.tsx';
import { byItem, byPrice, OrderList, offerTexts } from './order-list.tsx';
import { listingsOf, offersMadeBy, offersReceivedBy, useOrders } from './order-queries.ts';
import type { ProfileActions } from './profile-actions.ts';
import * as texts from './texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

/** Only for the profile's owner; loaded when needed. */
const OwnListings = lazyView(() => import('./own-orders.tsx'), 'OwnListings', <Skeleton height={200} />);
const OwnOffersMade = lazyView(() => import('./own-orders.tsx'), 'OwnOffersMade', <Skeleton height={200} />);
const OwnOffersReceived = lazyView(() => import('./own-orders.tsx'), 'OwnOffersReceived', <Skeleton height={200} />);

const LISTINGS = { count: texts.liveListingCount, subject: texts.listingsSubject, none: texts.noListings };

function OthersListings({ owner }: { owner: string }) {
  return <OrderList query={useOrders(listingsOf(owner))} labels={LISTINGS} priceHead={texts.price} />;
}

export type OrdersProps = { owner: string; actions: ProfileActions | null };

export const Listings = ({ owner, actions }: OrdersProps) =>
  actions === null ? <OthersListings owner={owner} /> : <OwnListings owner={owner} actions={actions} />;

export function OffersMade({ owner, actions }: OrdersProps) {
  return actions === null ? (
    <OthersOffers side="made" owner={owner} />
  ) : (
    <OwnOffersMade owner={owner} actions={actions} />
  );
}

export function OffersReceived({ owner, actions }: OrdersProps) {
  return actions === null ? (
    <OthersOffers side="received" owner={owner} />
  ) : (
    <OwnOffersReceived owner={owner} actions={actions} />
  );
}

function OthersOffers({ owner, side }: { owner: string; side: 'made' | 'received' }) {
  const isMade = side === 'made';
  return (
    <OrderList
      query={useOrders(isMade ? offersMadeBy(owner) : offersReceivedBy(owner))}
      labels={offerTexts(side)}
      grouping={isMade ? byPrice : byItem}
      {...(isMade && { priceHead: texts.offer })}
    />
  );
}
