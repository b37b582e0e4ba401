import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import { itemPath, profilePath } from '../../domain/paths.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { askToLogIn } from '../../services/trader.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { confirm, retry } from '../../trading/transactions/engine.ts';
import styles from './event-modal.module.css';
import { isOffChain, viewOf } from './record-view.ts';

const Row = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Says why an action did not start; who must log in first was told already. */
function tell(title: string, failing: string) {
  return (error: unknown) => {
    if (error instanceof NotLoggedInError) return;
    const description = error instanceof VitrineError ? error.userMessage : failing;
    raiseAlert({ status: 'error', title, description });
  };
}

const again = (record: TransactionRecord, despiteUnknown: boolean) =>
  void retry(record.id, despiteUnknown).catch(tell('Retry', 'It could not be tried again'));

/** The wallet was asked and its answer is not known: only a person can say that it shows nothing. */
export function LostActions({ record, onClose }: { record: TransactionRecord; onClose: () => void }) {
  const [sure, setSure] = useState(false);
  return sure ? (
    <Row>
      <p>Look into your wallet: does it show an open request for this?</p>
      <Button onClick={() => again(record, true)}>Nothing there, try again</Button>
      {/* Where “Try again” was: a second press of a double click answers nothing. */}
      <Button variant="primary" onClick={() => setSure(false)}>
        Not sure
      </Button>
    </Row>
  ) : (
    <Row>
      <Button onClick={onClose}>Keep browsing</Button>
      <Button variant="primary" onClick={() => setSure(true)}>
        Try again
      </Button>
    </Row>
  );
}

/** Beside a button that needs the network while there is none. */
const Offline = ({ what }: { what: string }) => (
  <p role="status">You’re offline. {what} resumes when you’re back online.</p>
);

/** What a person can do next, by status. */
export function EventActions({ record, onClose }: { record: TransactionRecord; onClose: () => void }) {
  const online = useOnline();
  switch (record.status) {
    case 'confirm':
      return (
        <Row>
          {!online && <Offline what="Cancelling" />}
          <Button onClick={onClose}>Keep {viewOf(record).works.length === 1 ? 'it' : 'them'}</Button>
          <Button
            variant="primary"
            disabled={!online}
            onClick={() => void confirm(record.id).catch(tell('Cancel', 'It could not be started'))}
          >
            Confirm
          </Button>
        </Row>
      );
    case 'approve':
      return (
        <Row>
          <Button variant="primary" full busy>
            {isOffChain(record) ? 'Withdrawing' : 'Waiting for your wallet'}
          </Button>
        </Row>
      );
    case 'pending':
      return (
        <Row>
          <Button full onClick={onClose}>
            Keep browsing
          </Button>
        </Row>
      );
    case 'success':
    case 'finalized':
      return <DoneActions record={record} onClose={onClose} />;
    case 'reverted':
    case 'error':
      return (
        <Row>
          {!online && <Offline what="This" />}
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" disabled={!online} onClick={() => again(record, false)}>
            Retry
          </Button>
        </Row>
      );
    default:
      return record.status satisfies never;
  }
}

function DoneActions({ record, onClose }: { record: TransactionRecord; onClose: () => void }) {
  const navigate = useNavigate();
  const go = (href: string) => {
    void applyEvent(record.id, { type: 'dismissed' });
    void navigate({ to: href });
  };
  const { type, slug, identifier } = record as TransactionRecord & Record<'slug' | 'identifier', unknown>;
  if (type === 'listing:cancel' && typeof slug === 'string' && typeof identifier === 'string') {
    return (
      <Row>
        <Button onClick={onClose}>Done</Button>
        <Button variant="primary" onClick={() => go(itemPath(slug, identifier))}>
          View item
        </Button>
      </Row>
    );
  }
  if (type === 'offer:accept' || type === 'offer:cancel' || type === 'listing:cancel') {
    return (
      <Row>
        <Button variant="primary" full onClick={onClose}>
          Done
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Button variant="primary" full onClick={() => viewPurchase(go)}>
        View purchase
      </Button>
    </Row>
  );
}

function viewPurchase(go: (href: string) => void): void {
  const { address } = walletState;
  if (address === null) {
    askToLogIn();
    return;
  }
  go(profilePath(address, 'Collected'));
}
