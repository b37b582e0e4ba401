import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ITEM } from '../../domain/item-types.ts';
import { lapsedBy } from '../../domain/lapse.ts';
import { showAmount } from '../../domain/decimals.ts';
import { itemPath } from '../../domain/paths.ts';
import { isOwnNo, needsAnotherWallet } from '../../domain/wallet-errors.ts';
import { chooseAnotherWallet, onlyNetwork } from '../../services/one-network.ts';
import * as words from '../../services/wallet-texts.ts';
import { Button, LinkButton, Spinner } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Steps, type Step } from '../../ui/steps.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { AskedToSign } from './asked-to-sign.tsx';
import { Thumb } from './form-parts.tsx';
import { SECOND_PRESS_MS } from '../../trading/orders/open-order-form.ts';
import type { Outcome, Progress, StepId } from '../../trading/orders/order-form-state.ts';
import styles from './orders.module.css';
import { ShareOrders } from './share-orders.tsx';
import * as texts from './texts.ts';

const WORDS: Record<StepId, string> = { approve: texts.approveStep, sign: texts.signStep, publish: texts.publish };

/** The person's own no, or a wallet that works elsewhere: nothing went wrong. */
const isCalmEnd = ({ message }: Progress) => isOwnNo(message) || needsAnotherWallet(message);

function stepsOf(progress: Progress): Step[] {
  const { steps, at, status } = progress;
  const current = steps.indexOf(at);
  const failed = isCalmEnd(progress) ? 'next' : 'failed';
  return steps.map((id, index) => ({
    label: WORDS[id],
    state:
      status === 'done' || index < current ? 'done' : index > current ? 'next' : status === 'failed' ? failed : 'now',
  }));
}

const two = (value: number) => String(value).padStart(2, '0');
function clockText(seconds: number): string {
  const date = new Date(lapsedBy(seconds));
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

/** Why the old order and the new one are never both fillable. */
function oldOrderText({ order, liveFrom, waits }: Outcome): string {
  const isOffer = order.side === 'offer';
  if (liveFrom !== null && waits) {
    const time = clockText(liveFrom);
    return isOffer ? texts.oldOfferUntil(time) : texts.oldListingUntil(time);
  }
  return isOffer ? texts.oldOfferOver : texts.oldListingOver;
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { order, failure } = outcome;
  const price = `${showAmount(order.price.amount)} ${order.price.token.symbol}`;
  return (
    <li className={styles.head}>
      <Thumb image={order.nft.image} />
      <div className={styles.headText}>
        <b>{order.nft.name}</b>
        <span>{order.nft.itemType === ITEM.ERC1155 ? texts.copiesAtEach(order.tokensRemaining, price) : price}</span>
        <span>{failure ?? texts.endsAt(localTimeText(order.endTime * 1000))}</span>
      </div>
    </li>
  );
}

/** Until it is, a press may be the second half of a double click on the button that stood here before. */
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
  if (isUpdate) return isOffer ? texts.offerUpdated : texts.listingUpdated;
  if (isOffer) return texts.offerMade;
  return outcomes.length > 1 ? texts.itemsListed(outcomes.length) : texts.itemListed;
};

/** How far the run is, what came of it, and what is left to do. */
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
  const { busy, run } = useBusy();
  const needsOther = status === 'failed' && needsAnotherWallet(message);
  const [first] = outcomes;
  const { identifier, collectionSlug } = first?.order.nft ?? { identifier: null, collectionSlug: '' };
  const path = useRouterState({ select: (state) => state.location.pathname });
  const item = outcomes.length === 1 && identifier !== null ? itemPath(collectionSlug, identifier) : path;
  return (
    <div className={styles.form}>
      <Steps steps={stepsOf(progress)} />
      {status === 'running' && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <span>{message}</span>
        </div>
      )}
      {progress.asked !== null && <AskedToSign {...progress.asked} />}
      {status === 'done' && <h3 className={styles.doneTitle}>{doneTitle(outcomes, isUpdate)}</h3>}
      {outcomes.length > 0 && (
        <ul className={styles.bulk}>
          {outcomes.map((outcome) => (
            <OutcomeRow key={outcome.order.hash} outcome={outcome} />
          ))}
        </ul>
      )}
      {status === 'done' && <ShareOrders orders={outcomes.map(({ order }) => order)} />}
      {status === 'done' && isUpdate && first !== undefined && (
        <Note tone="good" live>
          {oldOrderText(first)}
        </Note>
      )}
      {status === 'failed' && (
        <div role="alert">
          <Note tone={isCalmEnd(progress) ? 'plain' : 'bad'}>
            {needsOther && <strong>{words.worksOnly(onlyNetwork() ?? words.oneNetwork)}. </strong>}
            {message}
          </Note>
        </div>
      )}
      <div className={styles.actions}>
        {status === 'running' && (
          <Button full disabled={!armed} onClick={props.onClose}>
            {texts.keepBrowsing}
          </Button>
        )}
        {status === 'failed' && (
          <div className={styles.buttons}>
            <Button onClick={outcomes.length > 0 ? props.onClose : props.onBack}>
              {outcomes.length > 0 ? texts.close : texts.back}
            </Button>
            {needsOther ? (
              <Button variant="primary" busy={busy} onClick={() => run(chooseAnotherWallet)}>
                {words.anotherWallet}
              </Button>
            ) : (
              <Button variant="primary" onClick={props.onRetry}>
                {texts.retry}
              </Button>
            )}
          </div>
        )}
        {status === 'done' && (
          <div className={styles.buttons}>
            <Button variant={item === path ? 'primary' : 'secondary'} onClick={props.onClose}>
              {texts.done}
            </Button>
            {item !== path && (
              <LinkButton variant="primary" href={item} onClick={props.onClose}>
                {texts.viewItem}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
