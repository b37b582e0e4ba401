import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { showAmount } from '../../domain/decimals.ts';
import { isServerCancellable, ZERO_ADDRESS } from '../../domain/order.ts';
import { removeStoredOrders, onStoredOrdersChange, type StoredOrder } from '../../device/order-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { Thumb } from './form-parts.tsx';
import { readStoredOrders } from '../../trading/orders/read-stored-orders.ts';
import styles from './orders.module.css';
import * as texts from './texts.ts';
import { publish } from '../../trading/orders/publish.ts';

const KEY = ['device', 'stored-orders'] as const;

function useStoredOrders(owner: string) {
  const queryClient = useQueryClient();
  useEffect(() => onStoredOrdersChange(() => void queryClient.invalidateQueries({ queryKey: KEY })), [queryClient]);
  // The device answers offline as well.
  return useQuery({ queryKey: [...KEY, owner], queryFn: () => readStoredOrders(owner), networkMode: 'always' });
}

type RowProps = { stored: StoredOrder; onCancelOnChain: (order: Order) => void };

function Summary({ order }: { order: Order }) {
  const now = useNow();
  const amount = `${showAmount(order.price.amount)} ${order.price.token.symbol}`;
  return (
    <>
      <Thumb image={order.nft.image} />
      <div className={styles.headText}>
        <b>{order.nft.name}</b>
        <span>{order.side === 'listing' ? texts.storedListing(amount) : texts.storedOffer(amount)}</span>
        <span>{texts.endsAt(untilText(order.endTime * 1000, now))}</span>
      </div>
    </>
  );
}

/** Signed, but the marketplace does not have it. */
function UnpublishedRow({ stored, onCancelOnChain }: RowProps) {
  const { order, trait, replaces } = stored;
  const queryClient = useQueryClient();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const settings = useQuery(routerSettingsQuery());
  const zone = settings.data?.data?.find((one) => one.chainId === order.chainId)?.zone ?? ZERO_ADDRESS;
  const needsZone = isServerCancellable(order.parameters, zone);

  async function publishNow(): Promise<void> {
    setBusy(true);
    const { failure } = await publish({ order, trait, replaces });
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: ['public'] });
    raiseAlert(
      failure === null
        ? { status: 'success', title: texts.published, description: order.nft.name }
        : { status: 'error', title: texts.publishFailed, description: failure },
    );
  }

  return (
    <li className={styles.storedRow}>
      <Summary order={order} />
      <div className={styles.buttons}>
        {asking ? (
          <>
            <Button size="sm" onClick={() => setAsking(false)}>
              {texts.keepIt}
            </Button>
            {!needsZone && (
              <Button size="sm" variant="danger" onClick={() => onCancelOnChain(order)}>
                {texts.cancelOnNetwork}
              </Button>
            )}
            <Button size="sm" variant="danger" onClick={() => void removeStoredOrders([order.hash])}>
              {texts.discardForGood}
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              {texts.discard}
            </Button>
            <Button size="sm" variant="primary" busy={busy} disabled={!online} onClick={() => void publishNow()}>
              {texts.publish}
            </Button>
          </>
        )}
      </div>
      {asking && <p className={styles.storedText}>{needsZone ? texts.discardRestricted : texts.discardUnrestricted}</p>}
    </li>
  );
}

/** Published, but the marketplace that could cancel it does not answer. */
const PublishedRow = ({ stored: { order }, onCancelOnChain }: RowProps) => (
  <li className={styles.storedRow}>
    <Summary order={order} />
    <div className={styles.buttons}>
      <Button size="sm" variant="danger" onClick={() => onCancelOnChain(order)}>
        {texts.cancelOnNetwork}
      </Button>
    </div>
  </li>
);

/**
 * A person's stored orders: the unpublished ones and, while the server is gone, all of them, so that
 * they can still be cancelled on chain.
 */
export function StoredOrders(props: {
  owner: string;
  side: Order['side'];
  serverGone: boolean;
  onCancelOnChain: (order: Order) => void;
}) {
  const stored = (useStoredOrders(props.owner).data ?? []).filter(({ order }) => order.side === props.side);
  const unpublished = stored.filter(({ published }) => !published);
  const published = props.serverGone ? stored.filter(({ published }) => published) : [];
  return (
    <>
      {unpublished.length > 0 && (
        <div className={styles.stored}>
          <Block title={texts.unpublishedTitle} count={String(unpublished.length)}>
            <ul>
              {unpublished.map((one) => (
                <UnpublishedRow key={one.hash} stored={one} onCancelOnChain={props.onCancelOnChain} />
              ))}
            </ul>
          </Block>
        </div>
      )}
      {published.length > 0 && (
        <div className={styles.stored}>
          <Block title={texts.storedTitle} count={String(published.length)}>
            <p className={styles.small}>{texts.storedHint}</p>
            <ul>
              {published.map((one) => (
                <PublishedRow key={one.hash} stored={one} onCancelOnChain={props.onCancelOnChain} />
              ))}
            </ul>
          </Block>
        </div>
      )}
    </>
  );
}
