import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { hasUnknownLeg, isLive, type TransactionRecord } from '../../domain/transaction/record.ts';
import { checkoutPartOf, type CheckoutPart } from '../../domain/transaction/checkout-parts.ts';
import { checkoutOf, placeOf, viewOf } from '../../domain/transaction/views.ts';
import { needsAnotherWallet } from '../../domain/wallet-errors.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { walletErrorHint } from '../../services/wallet-alerts.ts';
import { CaseStage, type CaseLight } from '../../ui/case-stage.tsx';
import { EVENT_MODAL_WIDTH, Modal } from '../../ui/modal.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Note } from '../../ui/note.tsx';
import { useApprovedLate } from './approved-late.ts';
import { AskedOfWallet, useTimeLeft } from './asked-of-wallet.tsx';
import { EventActions, LostActions } from './event-actions.tsx';
import { Facts, RecordSteps } from './event-facts.tsx';
import { MintedItems, useMinted } from './minted-items.tsx';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';
import {
  approveText,
  askStage,
  askedText,
  errorText,
  eventView,
  isCalmEnd,
  mayLeave,
  revertedText,
  titleFor,
  type AskStage,
  type EventView,
} from './event-texts.ts';
import { putAside } from '../../trading/transactions/aside.ts';
import { transactionsState, type Question } from '../../trading/transactions/transactions-state.ts';

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
export function EventModal(props: { record: TransactionRecord; unreachable: boolean; question: Question | null }) {
  const { record, unreachable, question } = props;
  const { records, inTurn } = useSnapshot(transactionsState);
  const view = eventView(record);
  const minted = useMinted(record);
  const left = useTimeLeft(record);
  const stage = askStage(record, { isOnline: useOnline(), isOver: left === 0 });
  const checkout = checkoutOf(record);
  const part = checkoutPartOf(
    record,
    records as readonly TransactionRecord[],
    checkout !== null && inTurn[checkout] === true,
  );
  const isLost = record.status === 'approve' && hasUnknownLeg(record);
  const title = isLost ? texts.checkWallet : titleFor(record);
  const told = [record, ...(part?.doneAsWell ?? [])].toSorted(byPlace);
  const dismiss = () => {
    for (const { id } of told) void applyEvent(id, { type: 'dismissed' });
  };
  const close = question?.no ?? (() => (canDismiss(record) ? dismiss() : putAside(record)));

  return (
    <Modal
      open
      bare
      width={EVENT_MODAL_WIDTH}
      atTop={record.status === 'approve'}
      title={title}
      // Once the wallet is asked: before that there is nothing that could be left to itself.
      onClose={record.status === 'approve' && !isLost && !mayLeave(record) ? undefined : close}
    >
      <CaseStage
        low={record.status === 'approve'}
        light={isLost ? 'off' : isCalmEnd(record) ? 'dim' : LIGHTS[record.status]}
        {...(minted.items.length === 0
          ? { items: told.flatMap((one) => viewOf(one).items) }
          : { items: minted.items.map(({ image, name }) => ({ source: image, name })), count: minted.count })}
      />
      <div className={styles.body} data-status={record.status}>
        <div aria-live="polite" className={styles.heading}>
          {part !== null && told.length < part.of && (
            <p className={styles.part}>
              {told.length === 1 ? texts.partOf(part.number, part.of) : texts.partsDone(told.length, part.of)}
            </p>
          )}
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {isLost ? (
            <LostExplanation record={record} view={view} />
          ) : (
            <Explanation record={record} view={view} unreachable={unreachable} part={part} told={told} stage={stage} />
          )}
          <MintedItems record={record} {...minted} />
        </div>
        <RecordSteps record={record} view={view} />
        {told.map((one) => (
          <Facts key={one.id} record={one} view={one === record ? view : eventView(one)} />
        ))}
        <Cautions record={record} view={view} />
        <AskedOfWallet record={record} left={left} />
        {isLost ? (
          <LostActions record={record} onClose={close} />
        ) : (
          <EventActions
            record={record}
            view={view}
            stage={stage}
            question={question}
            onClose={close}
            onDismiss={dismiss}
          />
        )}
      </div>
    </Modal>
  );
}

const byPlace = (one: TransactionRecord, other: TransactionRecord) =>
  (placeOf(one)?.number ?? 0) - (placeOf(other)?.number ?? 0);

type Told = { record: TransactionRecord; view: EventView };

const canDismiss = (record: TransactionRecord) =>
  record.status !== 'pending' && !(record.status === 'approve' && record.legs.some(isLive));

function LostExplanation({ record, view }: Told) {
  const { error } = record;
  return (
    <p>
      {texts.lost(askedText(record, view))}
      {error !== null && <span className={styles.detail}> {error}</span>}
    </p>
  );
}

/** Said while nothing is paid yet. */
function Cautions({ record, view }: Told) {
  if (!['confirm', 'approve', 'error'].includes(record.status)) return null;
  return view.texts.cautions?.map((text) => (
    <Note key={text} tone="warn">
      {text}
    </Note>
  ));
}

const LONG_MS = 120_000;

/** Its outcome is found sooner or later; how long that takes is up to the network and the wallet. */
function Waiting({ record }: { record: TransactionRecord }) {
  const { sentAt } = useSnapshot(transactionsState);
  const since = sentAt[record.id] ?? record.createdAt;
  const [isLong, setLong] = useState(() => Date.now() - since > LONG_MS);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, since + LONG_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isLong ? texts.takesLong : texts.usualTime;
}

function Explanation(
  props: Told & {
    unreachable: boolean;
    part: CheckoutPart | null;
    told: readonly TransactionRecord[];
    stage: AskStage;
  },
) {
  const { record, view, unreachable, part, told } = props;
  const isLate = useApprovedLate(record);
  const others = part !== null && part.others !== '' && <p>{part.others}</p>;
  switch (record.status) {
    case 'confirm':
      return <p>{view.texts.confirm}</p>;
    case 'approve':
      return <p>{approveText(record, view, props.stage)}</p>;
    case 'pending':
      return <p>{unreachable ? texts.unreachable : <Waiting record={record} />}</p>;
    case 'success':
    case 'finalized':
      return (
        <>
          {told.map((one) => (
            <p key={one.id}>{one === record ? view.texts.done : eventView(one).texts.done}</p>
          ))}
          {others}
        </>
      );
    case 'reverted':
      return (
        <>
          <p className={styles.failure}>{record.error}</p>
          <p>{revertedText(view, part, isLate)}</p>
          {others}
        </>
      );
    case 'error': {
      const rest = errorText(record, view, part);
      const hint = walletErrorHint(record.error ?? '');
      const needsOther = needsAnotherWallet(record.error);
      return (
        <>
          {!needsOther && <p className={isCalmEnd(record) ? undefined : styles.failure}>{record.error}</p>}
          {rest !== null && <p>{rest}</p>}
          {hint !== null && <p>{hint}</p>}
          {needsOther && <p className={styles.detail}>{record.error}</p>}
          {others}
        </>
      );
    }
    default:
      return record.status satisfies never;
  }
}
