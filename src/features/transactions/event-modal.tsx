import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { hasUnknownLeg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { checkoutPartOf, type CheckoutPart } from '../../domain/transaction/checkout-parts.ts';
import { checkoutOf } from '../../domain/transaction/views/purchase-cart.ts';
import { titleOf } from '../../domain/transaction/views.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { CaseStage, type CaseLight } from '../../ui/case-stage.tsx';
import { EVENT_MODAL_WIDTH, Modal } from '../../ui/modal.tsx';
import { EventActions, LostActions } from './event-actions.tsx';
import { Facts, RecordSteps } from './event-facts.tsx';
import styles from './event-modal.module.css';
import { approveText, askedText, errorText, eventView, revertedText, type EventView } from './event-texts.ts';
import { putAside, transactionsState } from '../../trading/transactions/transactions-state.ts';

const LIGHTS: Record<TransactionRecord['status'], CaseLight> = {
  confirm: 'dim',
  approve: 'dim',
  pending: 'travelling',
  success: 'lit',
  finalized: 'lit',
  reverted: 'off',
  error: 'off',
};

/** The modal of one transaction, in whatever status it is. */
export function EventModal({ record, unreachable }: { record: TransactionRecord; unreachable: boolean }) {
  const { records, inTurn } = useSnapshot(transactionsState);
  const view = eventView(record);
  const checkout = checkoutOf(record);
  const part = checkoutPartOf(
    record,
    records as readonly TransactionRecord[],
    checkout !== null && inTurn[checkout] === true,
  );
  const isLost = record.status === 'approve' && hasUnknownLeg(record);
  const title = isLost ? 'Check your wallet' : titleOf(record);
  const close = () => (canDismiss(record) ? void applyEvent(record.id, { type: 'dismissed' }) : putAside(record));

  return (
    <Modal
      open
      bare
      width={EVENT_MODAL_WIDTH}
      title={title}
      // While this tab's wallet is open there is nothing to close: the answer comes from there.
      onClose={record.status === 'approve' && !isLost ? undefined : close}
    >
      <CaseStage light={isLost ? 'off' : LIGHTS[record.status]} items={view.items} />
      <div className={styles.body} data-status={record.status}>
        <div aria-live="polite" className={styles.heading}>
          {part !== null && (
            <p className={styles.part}>
              Transaction {part.number} of {part.of}
            </p>
          )}
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {isLost ? (
            <LostExplanation record={record} view={view} />
          ) : (
            <Explanation record={record} view={view} unreachable={unreachable} part={part} />
          )}
        </div>
        <RecordSteps record={record} view={view} />
        <Facts record={record} view={view} />
        {isLost ? (
          <LostActions record={record} onClose={close} />
        ) : (
          <EventActions record={record} view={view} onClose={close} />
        )}
      </div>
    </Modal>
  );
}

type Told = { record: TransactionRecord; view: EventView };

const canDismiss = (record: TransactionRecord) =>
  record.status !== 'pending' && !(record.status === 'approve' && hasUnknownLeg(record));

function LostExplanation({ record, view }: Told) {
  const { error } = record;
  return (
    <p>
      Your wallet was asked {askedText(record, view)}, and its answer did not arrive. If you approve it there, it will
      be found here. Try again only when the wallet shows no open request.
      {error !== null && <span className={styles.detail}> {error}</span>}
    </p>
  );
}

const UNREACHABLE = 'The network does not answer right now. Nothing is lost: the check goes on by itself.';
const LONG_MS = 120_000;

/** Whatever happens to it is found; how long that takes is the network's and the wallet's affair. */
function Waiting({ record }: { record: TransactionRecord }) {
  const { sentAt } = useSnapshot(transactionsState);
  const since = sentAt[record.id] ?? record.createdAt;
  const [isLong, setLong] = useState(() => Date.now() - since > LONG_MS);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, since + LONG_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isLong
    ? 'This takes longer than usual. It may wait for a higher network fee, or have been dropped: speed it up or cancel it in your wallet. Whatever becomes of it is found here.'
    : 'Usually under 30 seconds. You can close this; we’ll tell you when it’s done.';
}

function Explanation(props: Told & { unreachable: boolean; part: CheckoutPart | null }) {
  const { record, view, unreachable, part } = props;
  const others = part !== null && part.others !== '' && <p>{part.others}</p>;
  switch (record.status) {
    case 'confirm':
      return <p>{view.texts.confirm}</p>;
    case 'approve':
      return <p>{approveText(record, view)}</p>;
    case 'pending':
      return <p>{unreachable ? UNREACHABLE : <Waiting record={record} />}</p>;
    case 'success':
    case 'finalized':
      return (
        <>
          <p>{view.texts.done}</p>
          {others}
        </>
      );
    case 'reverted':
      return (
        <>
          <p className={styles.failure}>{record.error}</p>
          <p>{revertedText(view, part)}</p>
          {others}
        </>
      );
    case 'error': {
      const rest = errorText(record, view, part);
      return (
        <>
          <p className={styles.failure}>{record.error}</p>
          {rest !== null && <p>{rest}</p>}
          {others}
        </>
      );
    }
    default:
      return record.status satisfies never;
  }
}
