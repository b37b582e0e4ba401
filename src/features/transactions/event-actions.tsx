import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import { itemPath, profilePath } from '../../domain/paths.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { askToLogIn } from '../../services/trader.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import styles from './event-modal.module.css';
import type { EventView } from './event-texts.ts';

const Row = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Says why an action did not start; who must log in first was told already. */
function tell(title: string, failing: string) {
  return (error: unknown) => {
    if (error instanceof NotLoggedInError) return;
    raiseAlert({ status: 'error', title, description: sentenceOf(error, failing) });
  };
}

/** What runs transactions comes with the first press, not with a look at one. */
const engine = () => import('../../trading/transactions/engine.ts');

const again = ({ id }: TransactionRecord, despiteUnknown: boolean) =>
  void engine()
    .then(({ retry }) => retry(id, despiteUnknown))
    .catch(tell('Retry', 'It could not be tried again'));

const goOn = ({ id }: TransactionRecord) =>
  void engine()
    .then(({ confirm }) => confirm(id))
    .catch(tell('Cancel', 'It could not be started'));

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

type ActionsProps = { record: TransactionRecord; view: EventView; onClose: () => void };

/** What a person can do next, by status. */
export function EventActions({ record, view, onClose }: ActionsProps) {
  const online = useOnline();
  switch (record.status) {
    case 'confirm':
      return (
        <Row>
          {!online && <Offline what="Cancelling" />}
          <Button onClick={onClose}>Keep {view.items.length === 1 ? 'it' : 'them'}</Button>
          <Button variant="primary" disabled={!online} onClick={() => goOn(record)}>
            Confirm
          </Button>
        </Row>
      );
    case 'approve':
      return (
        <Row>
          <Button variant="primary" full busy>
            {view.isOffChain ? 'Withdrawing' : 'Waiting for your wallet'}
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
      return <DoneActions record={record} view={view} onClose={onClose} />;
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

function DoneActions({ record, view: { next }, onClose }: ActionsProps) {
  const navigate = useNavigate();
  const go = (href: string) => {
    void applyEvent(record.id, { type: 'dismissed' });
    void navigate({ to: href });
  };
  return (
    <Row>
      {next?.to !== 'collection' && (
        <Button variant={next === null ? 'primary' : 'secondary'} full={next === null} onClick={onClose}>
          Done
        </Button>
      )}
      {next?.to === 'item' && (
        <Button variant="primary" onClick={() => go(itemPath(next.slug, next.identifier))}>
          View item
        </Button>
      )}
      {next?.to === 'collection' && (
        <Button variant="primary" full onClick={() => viewPurchase(go)}>
          View purchase
        </Button>
      )}
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
