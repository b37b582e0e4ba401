import { useState, type ReactNode } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import type { Order } from '../../contract/order.ts';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { lapsedBy } from '../../domain/lapse.ts';
import { formatUnits } from '../../domain/money.ts';
import { netOfOne } from '../../domain/offer.ts';
import { offersQuery, ordersQuery } from '../../services/page-queries.ts';
import { networks } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { EditOrCancel } from '../../ui/edit-or-cancel.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Block } from '../../ui/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { OrderList, offerWords } from './order-list.tsx';
import { offersReceivedBy, ownListings, ownOffers, useOrders } from './order-queries.ts';
import { OrderRow } from './order-row.tsx';
import type { Outstanding, ProfileActions } from './profile-actions.ts';
import styles from './profile.module.css';

const withdrawnListings = (owner: string) => ordersQuery({ maker: owner, status: 'withdrawn', size: MAX_PAGE_SIZE });
const withdrawnOffers = (owner: string) => offersQuery({ maker: owner, status: 'withdrawn', size: MAX_PAGE_SIZE });

type OwnProps = { owner: string; actions: ProfileActions };

const Notice = ({ actions }: { actions: ProfileActions }) =>
  actions.notice === null ? null : <div className={styles.notice}>{actions.notice}</div>;

type Permitted = Outstanding['permitted'][number];

/** Cancelled, and a permission that was given before could still fill them: by the server's list and by the device. */
function usePermitted(owner: string, known: Outstanding['permitted']): { orders: Order[]; permitted: Permitted[] } {
  const listings = useOrders(withdrawnListings(owner)).data?.data ?? [];
  const offers = useOrders(withdrawnOffers(owner)).data?.data ?? [];
  const now = useNow();
  const orders = [...listings, ...offers].filter(({ permissionEnds }) => lapsedBy(permissionEnds ?? 0) > now);
  const listed = new Set(orders.map(({ hash }) => hash as string));
  const unlisted = known.filter(({ hashes, ends }) => lapsedBy(ends) > now && !hashes.some((hash) => listed.has(hash)));
  const told = orders.map(({ chainId, hash, nft, permissionEnds }) => ({
    chainId,
    hashes: [hash],
    names: [nft.name],
    ends: permissionEnds ?? 0,
  }));
  return { orders, permitted: [...told, ...unlisted] };
}

function Withdrawn({ permitted }: { permitted: readonly Permitted[] }) {
  const last = Math.max(...permitted.map(({ ends }) => ends));
  const names = permitted.flatMap((one) => one.names);
  const what = names.length === 1 ? 'One order that you cancelled' : `${names.length} orders that you cancelled`;
  return (
    <div className={styles.notice}>
      <Note tone="warn">
        {what} can still be completed until {dateTimeText(lapsedBy(last))} by somebody who was let in before:{' '}
        {names.join(', ')}. This ends it at once.
      </Note>
    </div>
  );
}

/** One click against everything that was ever signed on a network; there while anything may be out. */
function CancelEverything({ owner, actions }: OwnProps) {
  const online = useOnline();
  const listings = useOrders(ownListings(owner)).data?.data ?? [];
  const offers = useOrders(ownOffers(owner)).data?.data ?? [];
  const { orders, permitted } = usePermitted(owner, actions.outstanding.permitted);
  const all = [...listings, ...offers, ...orders, ...actions.outstanding.unpublished];
  const affected = networks().filter(({ chainId }) => [...all, ...permitted].some((one) => one.chainId === chainId));
  if (affected.length === 0) return null;
  return (
    <Block title="Cancel everything">
      <p className={styles.explained}>
        One transaction ends every listing and every offer that you ever signed on a network, wherever you made it and
        whoever has it. Your items and your money stay yours. It costs the network’s fee and cannot be undone.
      </p>
      {permitted.length > 0 && <Withdrawn permitted={permitted} />}
      <div className={styles.everything}>
        {affected.map(({ chainId, name }) => (
          <Button
            key={chainId}
            variant="danger"
            disabled={!online || actions.busy}
            onClick={() => actions.onCancelEverything(chainId, all)}
          >
            Cancel everything on {name}
          </Button>
        ))}
      </div>
    </Block>
  );
}

const LISTING_WORDS = { one: 'listing', many: 'listings', what: 'Listings', none: 'Nothing for sale' };

export function OwnListings({ owner, actions }: OwnProps) {
  const query = useOrders(ownListings(owner));
  return (
    <>
      <Notice actions={actions} />
      {actions.renderStoredOrders('listing', query.isError)}
      <OrderList
        query={query}
        words={LISTING_WORDS}
        priceHead="Price"
        renderRow={(order) => (
          <OrderRow
            key={order.uuid}
            order={order}
            inTable
            actions={
              <EditOrCancel
                cancelLabel="Cancel listing"
                busy={actions.busy}
                onEdit={() => actions.onEdit(order)}
                onCancel={() => actions.onCancelListing(order)}
              />
            }
          />
        )}
      />
      <CancelEverything owner={owner} actions={actions} />
    </>
  );
}

type OwnOffersProps = OwnProps & { head: ReactNode };

/** Own offers, of which several can be withdrawn at once. */
export function OwnOffersMade({ owner, actions, head }: OwnOffersProps) {
  const query = useOrders(ownOffers(owner));
  const online = useOnline();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const orders = query.data?.data ?? [];
  const chosen = orders.filter((order) => ticked.includes(order.hash));
  const all = orders.length > 0 && chosen.length === orders.length;
  const tick = (hash: string) =>
    setTicked(ticked.includes(hash) ? ticked.filter((one) => one !== hash) : [...ticked, hash]);
  const cancel = (some: readonly Order[]) => {
    setTicked([]);
    actions.onCancelOffers(some);
  };
  return (
    <>
      <Notice actions={actions} />
      {actions.renderStoredOrders('offer', query.isError)}
      <OrderList
        query={query}
        words={offerWords('made')}
        priceHead="Offer"
        ticks
        head={
          <>
            {head}
            {orders.length > 0 && (
              <div className={styles.selection}>
                <Check
                  label={chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}
                  checked={all}
                  onChange={() => setTicked(all ? [] : orders.map((order) => order.hash))}
                />
                {chosen.length > 0 && (
                  <Button size="sm" variant="danger" disabled={!online || actions.busy} onClick={() => cancel(chosen)}>
                    {chosen.length === 1 ? 'Cancel 1 offer' : `Cancel ${chosen.length} offers`}
                  </Button>
                )}
              </div>
            )}
          </>
        }
        renderRow={(order) => (
          <OrderRow
            key={order.uuid}
            order={order}
            inTable
            lead={
              <span className={styles.tick}>
                <Check
                  label={`Select the offer on ${order.nft.name}`}
                  hideLabel
                  checked={ticked.includes(order.hash)}
                  onChange={() => tick(order.hash)}
                />
              </span>
            }
            actions={
              <>
                <Button size="sm" disabled={!online} onClick={() => actions.onEdit(order)}>
                  Edit
                </Button>
                <Button size="sm" variant="quiet" disabled={!online || actions.busy} onClick={() => cancel([order])}>
                  Cancel
                </Button>
              </>
            }
          />
        )}
      />
      <CancelEverything owner={owner} actions={actions} />
    </>
  );
}

/** For one copy, as signed: the same for every item that the offer takes. */
function receivedOf(order: Order): string | null {
  const net = netOfOne(order, order.nft.identifier ?? '0');
  const { decimals, symbol } = order.price.token;
  return net === null ? null : `${formatUnits(net, decimals)} ${symbol}${order.nft.itemType === 3 ? ' each' : ''}`;
}

function ReceivedRow({ order, actions }: { order: ListedOrder; actions: ProfileActions }) {
  const online = useOnline();
  const received = receivedOf(order);
  const accept = (
    <Button
      size="sm"
      variant="primary"
      disabled={!online || actions.busy || received === null}
      onClick={() => actions.onAccept(order)}
    >
      Accept offer
    </Button>
  );
  const under = received === null ? undefined : <span className={styles.receive}>You receive {received}</span>;
  return <OrderRow order={order} under={under} actions={accept} />;
}

export function OwnOffersReceived({ owner, actions, head }: OwnOffersProps) {
  const query = useOrders(offersReceivedBy(owner));
  return (
    <>
      <Notice actions={actions} />
      <OrderList
        query={query}
        words={offerWords('received')}
        head={head}
        renderRow={(order) => <ReceivedRow key={order.uuid} order={order} actions={actions} />}
      />
    </>
  );
}
