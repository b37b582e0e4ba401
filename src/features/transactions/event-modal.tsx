import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { multiplyDecimal, showAmount } from '../../domain/money.ts';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { purchaseFieldsSchema } from '../../domain/transaction/kinds/purchase-fields.ts';
import { hasUnknownLeg, isSought, mainLeg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { networkById } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { CaseStage, type CaseLight } from '../../ui/case-stage.tsx';
import { EVENT_MODAL_WIDTH, Modal } from '../../ui/modal.tsx';
import { Steps, type Step } from '../../ui/steps.tsx';
import { retry, titleOf } from './engine.ts';
import styles from './event-modal.module.css';
import { putAside } from './transactions-state.ts';

const LIGHTS: Record<TransactionRecord['status'], CaseLight> = {
  confirm: 'dim',
  approve: 'dim',
  pending: 'travelling',
  success: 'lit',
  finalized: 'lit',
  reverted: 'off',
  error: 'off',
};

const NOTHING_SPENT = 'Nothing was spent.';
const STILL_SOUGHT =
  'The network shows nothing of it so far. Should it have been sent after all, it will be found here.';
const FEE_SPENT =
  'The network rejected it, most often because another buyer was first. Only the network fee was spent.';

/** The modal of one transaction, in whatever status it is. */
export function EventModal({ record, unreachable }: { record: TransactionRecord; unreachable: boolean }) {
  const fields = v.safeParse(purchaseFieldsSchema, record);
  const tokens = fields.success ? fields.output.tokenList : [];
  const isLost = record.status === 'approve' && hasUnknownLeg(record);
  const close = () => (canDismiss(record) ? void applyEvent(record.id, { type: 'dismissed' }) : putAside(record));

  return (
    <Modal
      open
      bare
      width={EVENT_MODAL_WIDTH}
      title={isLost ? 'Check your wallet' : titleOf(record)}
      // While this tab's wallet is open there is nothing to close: the answer comes from there.
      onClose={record.status === 'approve' && !isLost ? undefined : close}
    >
      <CaseStage
        light={isLost ? 'off' : LIGHTS[record.status]}
        works={tokens.map((token) => ({
          source: token.displayImageURL,
          name: fields.success ? fields.output.tokenName : '',
        }))}
      />
      <div className={styles.body} data-status={record.status}>
        <div aria-live="polite" className={styles.heading}>
          <p className={styles.title} aria-hidden="true">
            {isLost ? 'Check your wallet' : titleOf(record)}
          </p>
          <Explanation record={record} isLost={isLost} unreachable={unreachable} />
        </div>
        {showsSteps(record) && <Steps steps={stepsOf(record)} />}
        <Facts record={record} />
        <Actions record={record} isLost={isLost} onClose={close} />
      </div>
    </Modal>
  );
}

const nameOf = (record: TransactionRecord) => (typeof record['tokenName'] === 'string' ? record['tokenName'] : 'It');

const canDismiss = (record: TransactionRecord) =>
  record.status !== 'pending' && !(record.status === 'approve' && hasUnknownLeg(record));

const showsSteps = ({ status }: TransactionRecord) => status !== 'success' && status !== 'finalized';

function stepsOf(record: TransactionRecord): Step[] {
  const allowance = record.legs.findLast((leg) => leg.kind === 'allowance' && leg.attempt === record.attempt);
  const failed = record.status === 'error' || record.status === 'reverted';
  const hasAsked = record.legs.some((leg) => leg.attempt === record.attempt);
  const settling = record.status === 'pending' || record.status === 'reverted';
  const at = settling ? 'Settle' : hasAsked ? 'Approve' : 'Prices checked';
  const labels = ['Prices checked', ...(allowance === undefined ? [] : ['Allow token']), 'Approve', 'Settle'];
  const allowing = allowance !== undefined && allowance.receipt === null && !settling;
  const now = labels.indexOf(allowing ? 'Allow token' : at);
  return labels.map((label, index) => ({
    label,
    state: index < now ? 'done' : index > now ? 'next' : failed ? 'failed' : 'now',
  }));
}

function Explanation({
  record,
  isLost,
  unreachable,
}: {
  record: TransactionRecord;
  isLost: boolean;
  unreachable: boolean;
}) {
  if (isLost) {
    return (
      <p>
        Your wallet was asked, and its answer did not arrive. If you approve it there, it will be found here. Try again
        only when the wallet shows no open request.
        {record.error !== null && <span className={styles.detail}> {record.error}</span>}
      </p>
    );
  }
  switch (record.status) {
    case 'confirm':
      return <p>Look at it once more before your wallet opens.</p>;
    case 'approve':
      return <p>{approveText(record)}</p>;
    case 'pending':
      return (
        <p>
          {unreachable
            ? 'The network does not answer right now. Nothing is lost: the check goes on by itself.'
            : 'Usually under 30 seconds. You can close this; we’ll tell you when it’s done.'}
        </p>
      );
    case 'success':
    case 'finalized':
      return <p>{nameOf(record)} is now in your collection.</p>;
    case 'reverted':
      return (
        <>
          <p className={styles.failure}>{record.error}</p>
          <p>{FEE_SPENT}</p>
        </>
      );
    case 'error':
      return (
        <>
          <p className={styles.failure}>{record.error}</p>
          {record.hash === null && <p>{record.legs.some(isSought) ? STILL_SOUGHT : NOTHING_SPENT}</p>}
        </>
      );
    default:
      return record.status satisfies never;
  }
}

function approveText(record: TransactionRecord): string {
  const last = record.legs.at(-1);
  if (last?.kind === 'allowance' && last.attempt === record.attempt && last.receipt === null) {
    return last.ask === 'returned'
      ? 'Your approval is being settled. The purchase follows by itself.'
      : 'First let the marketplace contract use this token. Your wallet asks once per token; the purchase follows.';
  }
  return 'Open your wallet and approve the purchase. The price was checked and has not moved.';
}

function Facts({ record }: { record: TransactionRecord }) {
  const fields = v.safeParse(purchaseFieldsSchema, record);
  const rows: { label: string; value: ReactNode }[] = [];
  if (fields.success && record.status !== 'success') {
    for (const token of fields.output.tokenList) {
      const times = token.amount === '1' ? '' : ` ×${token.amount}`;
      rows.push({ label: `${fields.output.tokenName}${times}`, value: priceOf(token) });
    }
  }
  if (record.hash !== null) rows.push({ label: 'Transaction', value: <HashLink record={record} hash={record.hash} /> });
  if (record.status === 'pending') rows.push({ label: 'Elapsed', value: <Elapsed since={record.createdAt} /> });
  const receipt = mainLeg(record)?.receipt;
  if (record.status === 'success' && receipt) rows.push({ label: 'Settled', value: `in block ${receipt.blockNumber}` });
  const total = fields.success ? fields.output.tokenList.map(priceOf).join(' + ') : null;
  const fee = fields.success ? feeText(record, fields.output.fee) : null;
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      {fee !== null && (
        <div>
          <dt>Fees inside the price</dt>
          <dd>{fee}</dd>
        </div>
      )}
      {total !== null && (
        <div className={styles.sum}>
          <dt>{record.status === 'success' ? 'Paid' : 'You pay'}</dt>
          <dd>{total}</dd>
        </div>
      )}
    </dl>
  );
}

const priceOf = (token: { amount: string; price: { amount: string; symbol: string } }) =>
  `${showAmount(multiplyDecimal(token.price.amount, BigInt(token.amount)))} ${token.price.symbol}`;

const feeArgsSchema = v.object({ priceValue: v.string(), units: v.string() });

/** The fee is kept in base units; price and value of one unit tell its decimals. */
function feeText(record: TransactionRecord, fee: string): string | null {
  const args = v.safeParse(feeArgsSchema, record.executor.args);
  const fields = v.parse(purchaseFieldsSchema, record);
  const token = fields.tokenList[0];
  if (!args.success || token === undefined || BigInt(args.output.priceValue) === 0n) return null;
  const share = (BigInt(fee) * 10_000n) / (BigInt(args.output.priceValue) * BigInt(args.output.units));
  return `${showAmount((Number(share) / 100).toFixed(2))} %`;
}

function HashLink({ record, hash }: { record: TransactionRecord; hash: string }) {
  const template = networkById(record.chainId)?.explorerTransactionUrl;
  const text = shortenAddress(hash);
  return template ? (
    <a href={template.replace('{hash}', hash)} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <span title={hash}>{text}</span>
  );
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return <span aria-live="off">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>;
}

function Actions({ record, isLost, onClose }: { record: TransactionRecord; isLost: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);

  const again = (despiteUnknown: boolean) =>
    retry(record.id, despiteUnknown).catch((error: unknown) => {
      if (error instanceof NotLoggedInError) return;
      const description = error instanceof VitrineError ? error.userMessage : 'It could not be tried again';
      raiseAlert({ status: 'error', title: 'Retry', description });
    });

  if (isLost) {
    return sure ? (
      <div className={styles.actions}>
        <p>Is there no open request for this in your wallet?</p>
        <Button onClick={() => setSure(false)}>Not sure</Button>
        <Button variant="primary" onClick={() => void again(true)}>
          Nothing there, try again
        </Button>
      </div>
    ) : (
      <div className={styles.actions}>
        <Button onClick={onClose}>Keep browsing</Button>
        <Button variant="primary" onClick={() => setSure(true)}>
          Try again
        </Button>
      </div>
    );
  }
  switch (record.status) {
    case 'approve':
    case 'confirm':
      return (
        <div className={styles.actions}>
          <Button variant="primary" full busy>
            Waiting for your wallet
          </Button>
        </div>
      );
    case 'pending':
      return (
        <div className={styles.actions}>
          <Button full onClick={onClose}>
            Keep browsing
          </Button>
        </div>
      );
    case 'success':
    case 'finalized':
      return (
        <div className={styles.actions}>
          <Button variant="primary" full onClick={() => viewPurchase(record, (href) => void navigate({ to: href }))}>
            View purchase
          </Button>
        </div>
      );
    case 'reverted':
    case 'error':
      return (
        <div className={styles.actions}>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => void again(false)}>
            Retry
          </Button>
        </div>
      );
    default:
      return record.status satisfies never;
  }
}

function viewPurchase(record: TransactionRecord, go: (href: string) => void): void {
  const { address } = walletState;
  if (address === null) {
    raiseAlert({
      status: 'info',
      title: 'Oops, something went wrong',
      description: 'Please log in to your wallet before continuing',
    });
    return;
  }
  void applyEvent(record.id, { type: 'dismissed' });
  go(profilePath(address, 'Collected'));
}
