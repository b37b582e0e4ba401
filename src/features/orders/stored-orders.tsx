import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { showAmount } from '../../domain/money.ts';
import { isServerCancellable, ZERO_ADDRESS } from '../../domain/order.ts';
import { removeStoredOrders, onStoredOrdersChange, type StoredOrder } from '../../device/order-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Block } from '../../ui/layout.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { Thumb } from './form-parts.tsx';
import { readStoredOrders } from '../../trading/orders/stored-orders.ts';
import styles from './orders.module.css';
import { publish } from '../../trading/orders/publish.ts';

const KEY = ['device', 'kept-orders'] as const;

function useStoredOrders(owner: string) {
  const queryClient = useQueryClient();
  useEffect(() => onStoredOrdersChange(() => void queryClient.invalidateQueries({ queryKey: KEY })), [queryClient]);
  // The device answers offline as well.
  return useQuery({ queryKey: [...KEY, owner], queryFn: () => readStoredOrders(owner), networkMode: 'always' });
}

type RowProps = { kept: StoredOrder; onCancelOnChain: (order: Order) => void };

function Summary({ order, text }: { order: Order; text: string }) {
  return (
    <>
      <Thumb image={order.nft.image} />
      <div className={styles.headText}>
        <b>{order.nft.name}</b>
        <span>
          {order.side === 'listing' ? 'Listing' : 'Offer'}, {showAmount(order.price.amount)} {order.price.token.symbol}
        </span>
        <span>{text}</span>
      </div>
    </>
  );
}

/** Signed, and the marketplace does not have it. */
function UnpublishedRow({ kept, onCancelOnChain }: RowProps) {
  const { order, trait, replaces } = kept;
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
        ? { status: 'success', title: 'Published', description: order.nft.name }
        : { status: 'error', title: 'It could not be published', description: failure },
    );
  }

  return (
    <li className={styles.storedRow}>
      <Summary order={order} text={`Ends ${dateTimeText(order.endTime * 1000)}`} />
      <div className={styles.buttons}>
        {asking ? (
          <>
            <Button size="sm" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            {!needsZone && (
              <Button size="sm" variant="danger" onClick={() => onCancelOnChain(order)}>
                Cancel on the network
              </Button>
            )}
            <Button size="sm" variant="danger" onClick={() => void removeStoredOrders([order.hash])}>
              Discard for good
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              Discard
            </Button>
            <Button size="sm" variant="primary" busy={busy} disabled={!online} onClick={() => void publishNow()}>
              Publish
            </Button>
          </>
        )}
      </div>
      {asking && (
        <p className={styles.storedText}>
          {needsZone
            ? 'What you signed stays valid in principle until it ends, but only this device has it, and without the marketplace’s permission nobody could use it.'
            : 'What you signed stays valid until it ends for anybody who has it. Only this device should; to be sure, cancel it on the network, which costs a fee.'}
        </p>
      )}
    </li>
  );
}

/** Published, and the marketplace that could cancel it does not answer. */
const RememberedRow = ({ kept, onCancelOnChain }: RowProps) => (
  <li className={styles.storedRow}>
    <Summary order={kept.order} text={`Ends ${dateTimeText(kept.order.endTime * 1000)}`} />
    <div className={styles.buttons}>
      <Button size="sm" variant="danger" onClick={() => onCancelOnChain(kept.order)}>
        Cancel on the network
      </Button>
    </div>
  </li>
);

/**
 * Orders of this person that the device keeps: those nobody published and, when the server is gone,
 * all of them, so that they can still be cancelled on chain.
 */
export function StoredOrders(props: {
  owner: string;
  side: Order['side'];
  serverGone: boolean;
  onCancelOnChain: (order: Order) => void;
}) {
  const kept = (useStoredOrders(props.owner).data ?? []).filter(({ order }) => order.side === props.side);
  const unpublished = kept.filter(({ published }) => !published);
  const remembered = props.serverGone ? kept.filter(({ published }) => published) : [];
  return (
    <>
      {unpublished.length > 0 && (
        <div className={styles.kept}>
          <Block title="Signed, not published" count={String(unpublished.length)}>
            <ul>
              {unpublished.map((one) => (
                <UnpublishedRow key={one.hash} kept={one} onCancelOnChain={props.onCancelOnChain} />
              ))}
            </ul>
          </Block>
        </div>
      )}
      {remembered.length > 0 && (
        <div className={styles.kept}>
          <Block title="Kept on this device" count={String(remembered.length)}>
            <p className={styles.small}>
              The marketplace does not answer. These were signed here; the network itself can cancel them.
            </p>
            <ul>
              {remembered.map((one) => (
                <RememberedRow key={one.hash} kept={one} onCancelOnChain={props.onCancelOnChain} />
              ))}
            </ul>
          </Block>
        </div>
      )}
    </>
  );
}
