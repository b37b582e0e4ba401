import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { shortenAddress } from '../../domain/paths.ts';
import { mainLeg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { transactionUrl } from '../../services/runtime.ts';
import { minutesText } from '../../ui/count-down.ts';
import { HashLink } from '../../ui/hash-link.tsx';
import { Steps, type Step } from '../../ui/steps.tsx';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';
import { isCalmEnd, type EventView } from './event-texts.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';

const isDone = ({ status }: TransactionRecord) => status === 'success' || status === 'finalized';

/** How far a record is. */
export function RecordSteps({ record, view }: { record: TransactionRecord; view: EventView }) {
  if (isDone(record) || record.status === 'confirm' || view.isOffChain) return null;
  return <Steps steps={stepsOf(record, view)} />;
}

function stepsOf(record: TransactionRecord, { checked, approval }: EventView): Step[] {
  const allowance = record.legs.findLast((leg) => leg.kind === 'allowance' && leg.attempt === record.attempt);
  const isOver = record.status === 'error' || record.status === 'reverted';
  const failed = isCalmEnd(record) ? 'next' : 'failed';
  const hasAsked = record.legs.some((leg) => leg.attempt === record.attempt);
  const settling = record.status === 'pending' || record.status === 'reverted';
  const allow = allowance === undefined ? null : (approval?.step ?? null);
  const labels = [checked, allow, texts.approveStep, texts.settleStep].filter((label) => label !== null);
  const allowing = allow !== null && allowance?.receipt === null && !settling ? allow : null;
  const at = settling ? texts.settleStep : hasAsked || checked === null ? texts.approveStep : checked;
  const now = labels.indexOf(allowing ?? at);
  return labels.map((label, index) => ({
    label,
    state: index < now ? 'done' : index > now ? 'next' : isOver ? failed : 'now',
  }));
}

/** What it is about and what it costs or brings. */
export function Facts({ record, view }: { record: TransactionRecord; view: EventView }) {
  const { sentAt } = useSnapshot(transactionsState);
  const rows: { label: string; value: ReactNode }[] = [];
  if (record.status !== 'success') rows.push(...view.lines);
  if (record.hash !== null)
    rows.push({ label: texts.transaction, value: <RecordHash record={record} hash={record.hash} /> });
  if (record.status === 'pending')
    rows.push({ label: texts.elapsed, value: <Elapsed since={sentAt[record.id] ?? record.createdAt} /> });
  const receipt = mainLeg(record)?.receipt;
  if (isDone(record) && receipt) rows.push({ label: texts.settled, value: texts.inBlock(receipt.blockNumber) });
  if (view.fee !== null) rows.push(view.fee);
  return (
    <dl className={styles.rows}>
      {rows.map((row, index) => (
        <div key={`${index}-${row.label}`}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      {view.sum !== null && (
        <div className={styles.sum}>
          <dt>{isDone(record) ? view.sum.done : view.sum.label}</dt>
          <dd>{view.sum.value}</dd>
        </div>
      )}
    </dl>
  );
}

const RecordHash = ({ record, hash }: { record: TransactionRecord; hash: string }) => (
  <HashLink href={transactionUrl(record.chainId, hash)} text={shortenAddress(hash)} title={hash} />
);

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return <span aria-live="off">{minutesText(seconds)}</span>;
}
