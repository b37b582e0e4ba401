import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Nft } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { copiesText, isForEach, MULTI_COPY } from '../../domain/copies.ts';
import { dormantText, isEditable } from '../../domain/dormant.ts';
import { showAmount } from '../../domain/decimals.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EditOrCancel } from '../../ui/edit-or-cancel.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Price } from '../../ui/price-text.tsx';
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import type { ItemActions } from './item-actions.ts';
import styles from './buy.module.css';
import ownerStyles from './owner.module.css';
import { ownListingsQuery } from './item-queries.ts';
import { useOwned } from './use-owned.ts';
import * as texts from './texts.ts';

function OwnListing({ order, actions }: { order: Order; actions: ItemActions }) {
  const now = useNow();
  const copies = copiesText(order);
  const until = untilText(order.endTime * 1000, now);
  return (
    <li className={ownerStyles.ownRow}>
      <div className={ownerStyles.ownText}>
        <Price of={order.price} each={isForEach(order)} />
        <span>{dormantText(order) ?? (copies === null ? texts.ends(until) : texts.copiesEnd(copies, until))}</span>
      </div>
      <div className={ownerStyles.ownButtons}>
        {actions.renderShare(order)}
        <EditOrCancel
          cancelLabel={texts.cancelListing}
          busy={actions.busy}
          onEdit={isEditable(order) ? () => actions.onEdit(order) : null}
          onCancel={() => actions.onCancelListing(order)}
        />
      </div>
    </li>
  );
}

/** Live listings first; among them the server's order, cheapest first, stays. */
const liveFirst = (one: Order, other: Order) => Number(other.state === 'active') - Number(one.state === 'active');

/** The viewer's own listings of this item, and the way to sell it. */
export function OwnerPanel({ nft, viewer, actions }: { nft: Nft; viewer: string; actions: ItemActions }) {
  const online = useOnline();
  const ownSell = useRef<HTMLDivElement>(null);
  const owned = useOwned(nft, viewer);
  const query = useQuery(ownListingsQuery(nft.uuid, viewer));
  const orders = (query.data?.data ?? []).toSorted(liveFirst);
  if (owned === 0n && orders.length === 0) return null;
  // A second listing of a single item would leave the cheaper one for sale, so the first is edited instead.
  const canList = owned > 0n && (nft.itemType === MULTI_COPY || (query.isSuccess && orders.length === 0));
  const sell = { disabled: !online, onClick: () => actions.onSell(nft, owned) };
  return (
    <Block
      title={orders.length === 0 ? texts.yours : orders.length === 1 ? texts.yourListing : texts.yourListings}
      count={orders.length > 1 ? String(orders.length) : undefined}
      aside={nft.itemType === MULTI_COPY ? texts.youOwn(showAmount(owned.toString(), 0)) : undefined}
    >
      <ul>
        {orders.map((order) => (
          <OwnListing key={order.uuid} order={order} actions={actions} />
        ))}
      </ul>
      {actions.notice !== null && <div className={styles.notice}>{actions.notice}</div>}
      {canList && (
        <div ref={ownSell} className={ownerStyles.sell}>
          <Button variant="primary" full {...sell}>
            {texts.listForSale}
          </Button>
        </div>
      )}
      {canList && nft.itemType !== MULTI_COPY && (
        <ActionBar own={ownSell}>
          <div>{texts.yours}</div>
          <Button variant="primary" size="lg" {...sell}>
            {texts.listForSale}
          </Button>
        </ActionBar>
      )}
      {owned > 0n && (
        <div className={ownerStyles.sell}>
          <Button full disabled={!online} onClick={() => actions.onSend(nft, owned)}>
            {texts.send}
          </Button>
        </div>
      )}
    </Block>
  );
}
