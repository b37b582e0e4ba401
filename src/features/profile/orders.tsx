import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { byItem, byPrice, OrderList, offerTexts } from './order-list.tsx';
import { listingsOf, offersMadeBy, offersReceivedBy, ownOffers, useOrders } from './order-queries.ts';
import type { ProfileActions } from './profile-actions.ts';
import * as texts from './texts.ts';

/** Only for the profile's owner; loaded when needed. */
const OwnListings = lazy(() => import('./own-orders.tsx').then((module) => ({ default: module.OwnListings })));
const OwnOffersMade = lazy(() => import('./own-orders.tsx').then((module) => ({ default: module.OwnOffersMade })));
const OwnOffersReceived = lazy(() =>
  import('./own-orders.tsx').then((module) => ({ default: module.OwnOffersReceived })),
);

const LISTINGS = { count: texts.liveListingCount, subject: texts.listingsSubject, none: texts.noListings };

function OthersListings({ owner }: { owner: string }) {
  return <OrderList query={useOrders(listingsOf(owner))} labels={LISTINGS} priceHead={texts.price} />;
}

export type OrdersProps = { owner: string; actions: ProfileActions | null };

export const Listings = ({ owner, actions }: OrdersProps) =>
  actions === null ? (
    <OthersListings owner={owner} />
  ) : (
    <Suspense fallback={<Skeleton height={200} />}>
      <OwnListings owner={owner} actions={actions} />
    </Suspense>
  );

const SIDES = [
  { value: 'made', label: texts.made },
  { value: 'received', label: texts.received },
] as const;
type Side = (typeof SIDES)[number]['value'];

function OthersOffers({ owner, side, head }: { owner: string; side: Side; head: ReactNode }) {
  const query = useOrders(side === 'made' ? offersMadeBy(owner) : offersReceivedBy(owner));
  const table = side === 'made' ? { priceHead: texts.offer } : {};
  return (
    <OrderList
      query={query}
      labels={offerTexts(side)}
      head={head}
      grouping={side === 'made' ? byPrice : byItem}
      {...table}
    />
  );
}

/** Opens on the side that has offers, and stays there when that changes. */
export function Offers({ owner, actions }: OrdersProps) {
  const made = useOrders(actions === null ? offersMadeBy(owner) : ownOffers(owner));
  const received = useOrders(offersReceivedBy(owner));
  // `isLoading`, not `isPending`: offline, a list that was never loaded stays pending.
  if (made.isLoading || received.isLoading) return <Skeleton height={200} />;
  const none = (query: typeof made) => (query.data?.pagination.total ?? 0) === 0;
  return (
    <OffersFrom
      key={owner}
      start={none(made) && !none(received) ? 'received' : 'made'}
      owner={owner}
      actions={actions}
    />
  );
}

function OffersFrom({ owner, actions, start }: OrdersProps & { start: Side }) {
  const [side, setSide] = useState(start);
  const head = <Segmented label={texts.offersTab} segments={SIDES} value={side} onChange={setSide} />;
  if (actions === null) return <OthersOffers key={side} owner={owner} side={side} head={head} />;
  const own = { owner, actions, head };
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      {side === 'made' ? <OwnOffersMade {...own} /> : <OwnOffersReceived {...own} />}
    </Suspense>
  );
}
