import type { Nft } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { formatUnits } from '../../domain/money.ts';
import { netOfOne } from '../../domain/offer.ts';
import { Button } from '../../ui/button.tsx';
import { EditOrCancel } from '../../ui/edit-or-cancel.tsx';
import { useOnline } from '../../ui/host.tsx';
import type { ItemActions } from './item-actions.ts';
import styles from './owner.module.css';
import * as texts from './texts.ts';

/** What the viewer can do with an offer: edit or cancel their own; accept anybody's as an owner of the item. */
export function OfferActions(props: {
  order: Order;
  nft: Nft;
  viewer: string;
  owned: bigint;
  /** Of those that others made. */
  isBest: boolean;
  actions: ItemActions;
}) {
  const { order, nft, actions } = props;
  const online = useOnline();
  if (order.maker === props.viewer) {
    return (
      <div className={styles.ownButtons}>
        <EditOrCancel
          cancelLabel={texts.cancelOffer}
          busy={actions.busy}
          onEdit={() => actions.onEdit(order)}
          onCancel={() => actions.onCancelOffer(order)}
        />
      </div>
    );
  }
  const net = props.owned > 0n ? netOfOne(order, nft.identifier) : null;
  if (net === null) return null;
  const { symbol, decimals } = order.price.token;
  const amount = `${formatUnits(net, decimals)} ${symbol}`;
  return (
    <div className={styles.acceptance}>
      <span className={styles.receive}>
        {nft.itemType === 3 ? texts.youReceiveAmountEach(amount) : texts.youReceiveAmount(amount)}
      </span>
      <Button
        size="sm"
        {...(props.isBest ? { variant: 'primary' as const } : {})}
        disabled={!online || actions.busy}
        onClick={() => actions.onAccept(order, nft)}
      >
        {texts.acceptOffer}
      </Button>
    </div>
  );
}
