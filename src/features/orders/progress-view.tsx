import { useEffect, useState } from 'react';
import { ITEM } from '../../domain/item-types.ts';
import { lapsedBy } from '../../domain/lapse.ts';
import { showAmount } from '../../domain/money.ts';
import { itemPath } from '../../domain/paths.ts';
import { Button, LinkButton, Spinner } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Steps, type Step } from '../../ui/steps.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { Thumb } from './form-parts.tsx';
import { SECOND_PRESS_MS } from '../../trading/orders/open-order-form.ts';
import type { Outcome, Progress, StepId } from '../../trading/orders/order-form-state.ts';
import styles from './orders.module.css';

const WORDS: Record<StepId, string> = { approve: 'Approve', sign: 'Sign', publish: 'Publish' };

function stepsOf({ steps, at, status }: Progress): Step[] {
  const current = steps.indexOf(at);
  return steps.map((id, index) => ({
    label: WORDS[id],
    state:
      status === 'done' || index < current ? 'done' : index > current ? 'next' : status === 'failed' ? 'failed' : 'now',
  }));
}

const two = (value: number) => String(value).padStart(2, '0');
function clockText(seconds: number): string {
  const date = new Date(lapsedBy(seconds));
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

/** How it was made sure that the old order and the new one are never both fillable. */
function oldOrderText({ order, liveFrom, waits }: Outcome): string {
  const isOffer = order.side === 'offer';
  if (liveFrom !== null && waits) {
    const still = isOffer ? 'a seller can still accept the old offer' : 'a buyer can still pay the old price';
    return `Until ${clockText(liveFrom)} ${still}: that permission was given before, and no other is given. Your new ${order.side} is live then.`;
  }
  const over = isOffer ? 'The old offer can no longer be accepted.' : 'The old listing can no longer be bought.';
  return `${over} It could only be filled with the marketplace’s permission: none is out, and none is given any more.`;
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { order, failure } = outcome;
  return (
    <li className={styles.head}>
      <Thumb image={order.nft.image} />
      <div className={styles.headText}>
        <b>{order.nft.name}</b>
        <span>
          {order.nft.itemType === ITEM.ERC1155 && `${order.tokensRemaining} × `}
          {showAmount(order.price.amount)} {order.price.token.symbol}
          {order.nft.itemType === ITEM.ERC1155 && ' each'}
        </span>
        <span>{failure ?? `Ends ${dateTimeText(order.endTime * 1000)}`}</span>
      </div>
    </li>
  );
}

/** Until then a press is the second one on the button that stood here before. */
function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}

const doneTitle = (outcomes: readonly Outcome[], isUpdate: boolean) => {
  const isOffer = outcomes[0]?.order.side === 'offer';
  if (isUpdate) return isOffer ? 'Your offer is updated' : 'Your listing is updated';
  if (isOffer) return 'Your offer is made';
  return outcomes.length > 1 ? `${outcomes.length} items are listed` : 'Your item is listed';
};

/** How it goes, how it went, and what is left to do. */
export function ProgressView(props: {
  progress: Progress;
  isUpdate: boolean;
  onRetry: () => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { progress, isUpdate } = props;
  const { status, message, outcomes } = progress;
  const armed = useArmed();
  const [first] = outcomes;
  const { identifier, collectionSlug } = first?.order.nft ?? { identifier: null, collectionSlug: '' };
  return (
    <div className={styles.form}>
      <Steps steps={stepsOf(progress)} />
      {status === 'running' && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <span>{message}</span>
        </div>
      )}
      {status === 'done' && <h3 className={styles.doneTitle}>{doneTitle(outcomes, isUpdate)}</h3>}
      {outcomes.length > 0 && (
        <ul className={styles.bulk}>
          {outcomes.map((outcome) => (
            <OutcomeRow key={outcome.order.hash} outcome={outcome} />
          ))}
        </ul>
      )}
      {status === 'done' && isUpdate && first !== undefined && (
        <Note tone="good" live>
          {oldOrderText(first)}
        </Note>
      )}
      {status === 'failed' && (
        <Note tone="bad" live>
          {message}
        </Note>
      )}
      <div className={styles.actions}>
        {status === 'running' && (
          <Button full disabled={!armed} onClick={props.onClose}>
            Keep browsing
          </Button>
        )}
        {status === 'failed' && (
          <div className={styles.buttons}>
            <Button onClick={outcomes.length > 0 ? props.onClose : props.onBack}>
              {outcomes.length > 0 ? 'Close' : 'Back'}
            </Button>
            <Button variant="primary" onClick={props.onRetry}>
              Retry
            </Button>
          </div>
        )}
        {status === 'done' && (
          <div className={styles.buttons}>
            <Button onClick={props.onClose}>Done</Button>
            {outcomes.length === 1 && identifier !== null && (
              <LinkButton variant="primary" href={itemPath(collectionSlug, identifier)} onClick={props.onClose}>
                View item
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
