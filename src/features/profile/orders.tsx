import { useState, type ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { byItem, byPrice, OrderList, offerTexts } from './order-list.tsx';
import { listingsOf, offersMadeBy, offersReceivedBy, ownOffers, useOrders } from './order-queries.ts';
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

const SIDES = [
  { value: 'made', label: texts.made },
  { value: 'received', label: texts.received },
] as const;
export type Side = (typeof SIDES)[number]['value'];
const isSide = (value: unknown): value is Side => SIDES.some((side) => side.value === value);

/** Of the address; null where it says none. */
export const parseSide = (value: unknown): Side | null => (isSide(value) ? value : null);

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

export type OffersProps = OrdersProps & {
  /** As the address says; null where it says none. */
  side: Side | null;
  onSide: (side: Side) => void;
};

/** Opens on the side that has offers, unless the address says which. */
export function Offers({ owner, actions, side: asked, onSide }: OffersProps) {
  const made = useOrders(actions === null ? offersMadeBy(owner) : ownOffers(owner));
  const received = useOrders(offersReceivedBy(owner));
  const none = (query: typeof made) => (query.data?.pagination.total ?? 0) === 0;
  const first = none(made) && !none(received) ? 'received' : 'made';
  const [start, setStart] = useState<Side | null>(null);
  // `isLoading`, not `isPending`: offline, a list that was never loaded stays pending.
  const known = !made.isLoading && !received.isLoading;
  // It stays there when that changes.
  if (known && start === null) setStart(first);
  if (!known && start === null)
    return (
      <div aria-busy="true">
        <Skeleton height={200} />
      </div>
    );
  const side = asked ?? start ?? first;
  const head = <Segmented label={texts.offersTab} segments={SIDES} value={side} onChange={onSide} />;
  if (actions === null) return <OthersOffers key={side} owner={owner} side={side} head={head} />;
  const own = { owner, actions, head };
  return side === 'made' ? <OwnOffersMade {...own} /> : <OwnOffersReceived {...own} />;
}
