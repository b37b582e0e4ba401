import { useState } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import type { Order } from '../../contract/order.ts';
import { isEditable } from '../../domain/dormant.ts';
import { formatUnits } from '../../domain/money.ts';
import { netOfOne } from '../../domain/offer.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { EditOrCancel } from '../../ui/edit-or-cancel.tsx';
import { useOnline } from '../../ui/host.tsx';
import { CancelEverything, type OwnProps } from './cancel-everything.tsx';
import { byItem, byPrice, OrderList, offerTexts } from './order-list.tsx';
import { offersReceivedBy, ownListings, ownOffers, useOrders } from './order-queries.ts';
import { OrderRow } from './order-row.tsx';
import type { ProfileActions } from './profile-actions.ts';
import styles from './profile.module.css';
import * as texts from './texts.ts';

const Notice = ({ actions }: { actions: ProfileActions }) =>
  actions.notice === null ? null : <div className={styles.notice}>{actions.notice}</div>;

const LISTINGS = {
  count: texts.ownListingCount,
  subject: texts.listingsSubject,
  none: texts.noListings,
  toDo: texts.noListingsText,
};
const MADE = { ...offerTexts('made'), toDo: texts.noOffersMadeText };

export function OwnListings({ owner, actions }: OwnProps) {
  const query = useOrders(ownListings(owner));
  return (
    <>
      <Notice actions={actions} />
      {actions.renderStoredOrders('listing', query.isError)}
      <OrderList
        query={query}
        labels={LISTINGS}
        priceHead={texts.price}
        renderRow={(order) => (
          <OrderRow
            key={order.uuid}
            order={order}
            inTable
            actions={
              <>
                {actions.renderShare(order)}
                <EditOrCancel
                  cancelLabel={texts.cancelListing}
                  busy={actions.busy}
                  onEdit={isEditable(order) ? () => actions.onEdit(order) : null}
                  onCancel={() => actions.onCancelListing(order)}
                />
              </>
            }
          />
        )}
      />
      <CancelEverything owner={owner} actions={actions} />
    </>
  );
}

/** Own offers; several can be cancelled at once. */
export function OwnOffersMade({ owner, actions }: OwnProps) {
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
        labels={MADE}
        priceHead={texts.offer}
        ticks
        grouping={byPrice}
        head={
          orders.length > 0 && (
            <div className={styles.selection}>
              <Check
                label={chosen.length === 0 ? texts.selectAll : texts.selectedCount(chosen.length)}
                checked={all}
                onChange={() => setTicked(all ? [] : orders.map((order) => order.hash))}
              />
              {chosen.length > 0 && (
                <Button size="sm" variant="danger" disabled={!online || actions.busy} onClick={() => cancel(chosen)}>
                  {texts.cancelOffers(chosen.length)}
                </Button>
              )}
            </div>
          )
        }
        renderRow={(order) => (
          <OrderRow
            key={order.uuid}
            order={order}
            inTable
            isOwnOffer
            lead={
              <span className={styles.tick}>
                <Check
                  label={texts.selectOffer(order.nft.name)}
                  hideLabel
                  checked={ticked.includes(order.hash)}
                  onChange={() => tick(order.hash)}
                />
              </span>
            }
            actions={
              <>
                {actions.renderShare(order)}
                <Button size="sm" disabled={!online} onClick={() => actions.onEdit(order)}>
                  {texts.edit}
                </Button>
                <Button size="sm" variant="quiet" disabled={!online || actions.busy} onClick={() => cancel([order])}>
                  {texts.cancel}
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

/**
 * What the receiver gets for one copy, as signed: the same for every item the offer accepts.
 * Null when the order cannot be split.
 */
function receivedText(order: Order): string | null {
  const net = netOfOne(order, order.nft.identifier ?? '0');
  const { decimals, symbol } = order.price.token;
  if (net === null) return null;
  const amount = `${formatUnits(net, decimals)} ${symbol}`;
  return order.nft.itemType === 3 ? texts.youReceiveEach(amount) : texts.youReceive(amount);
}

function ReceivedRow(props: { order: ListedOrder; isFirst: boolean; actions: ProfileActions }) {
  const { order, isFirst, actions } = props;
  const online = useOnline();
  const received = receivedText(order);
  const accept = (
    <Button
      size="sm"
      variant={isFirst ? 'primary' : 'secondary'}
      disabled={!online || actions.busy || received === null}
      onClick={() => actions.onAccept(order)}
    >
      {texts.acceptOffer}
    </Button>
  );
  const under = received === null ? undefined : <span className={styles.receive}>{received}</span>;
  return <OrderRow order={order} under={under} actions={accept} />;
}

export function OwnOffersReceived({ owner, actions }: OwnProps) {
  const query = useOrders(offersReceivedBy(owner));
  return (
    <>
      <Notice actions={actions} />
      <OrderList
        query={query}
        labels={offerTexts('received')}
        grouping={byItem}
        renderRow={(order, isFirst) => (
          <ReceivedRow key={order.uuid} order={order} isFirst={isFirst} actions={actions} />
        )}
      />
    </>
  );
}
