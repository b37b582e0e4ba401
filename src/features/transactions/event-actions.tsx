import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import { itemPath, profilePath } from '../../domain/paths.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { isEndedSession, needsAnotherWallet } from '../../domain/wallet-errors.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { accountKnown } from '../../services/account-known.ts';
import { chooseAnotherWallet } from '../../services/one-network.ts';
import { leaveSession, startSession } from '../../services/sso-sessions.ts';
import { askToLogIn } from '../../services/trader.ts';
import { isRejection, walletErrorText } from '../../services/wallet-alerts.ts';
import { stopWaiting } from '../../services/wallet.ts';
import { walletState } from '../../services/wallet-state.ts';
import * as words from '../../services/wallet-texts.ts';
import { transactionsState, type Question } from '../../trading/transactions/transactions-state.ts';
import { bringBack } from '../../trading/transactions/aside.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './event-modal.module.css';
import * as actionTexts from './action-texts.ts';
import * as texts from './texts.ts';
import { mayLeave, type EventView } from './event-texts.ts';

const Row = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Says why an action did not start. Who must log in first has been told already. */
function tell(title: string, failing: string) {
  return (error: unknown) => {
    if (error instanceof NotLoggedInError) return;
    raiseAlert({ status: 'error', title, description: sentenceOf(error, failing) });
  };
}

/** The engine is loaded by the first press, not by opening a modal. */
const engine = () => import('../../trading/transactions/engine.ts');

const again = ({ id }: TransactionRecord, despiteUnknown: boolean) => {
  // Whoever presses wants to see it, though they had left it before.
  bringBack(id);
  return engine()
    .then(({ retry }) => retry(id, despiteUnknown))
    .catch(tell(texts.retry, texts.notRetried));
};

const goOn = ({ id }: TransactionRecord) =>
  engine()
    .then(({ confirm }) => confirm(id))
    .catch(tell(texts.cancelTitle, actionTexts.notStarted));

/** This tab's run has not ended: it still asks the chain what became of its failure, and would refuse a press. */
const useRunning = ({ id }: TransactionRecord) => useSnapshot(transactionsState).running[id] === true;

/** The wallet was asked and its answer is not known: only a person can say that it shows nothing. */
export function LostActions({ record, onClose }: { record: TransactionRecord; onClose: () => void }) {
  const [sure, setSure] = useState(false);
  const { busy, run } = useBusy();
  const isRunning = useRunning(record);
  return sure ? (
    <Row>
      <p>{texts.lostQuestion}</p>
      <Button busy={busy || isRunning} onClick={() => run(() => again(record, true))}>
        {actionTexts.nothingInWallet}
      </Button>
      {/* Where “Try again” was: the second press of a double click decides nothing. */}
      <Button variant="primary" onClick={() => setSure(false)}>
        {texts.notSure}
      </Button>
    </Row>
  ) : (
    <Row>
      <Button onClick={onClose}>{texts.keepBrowsing}</Button>
      <Button variant="primary" onClick={() => setSure(true)}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}

/** Beside a button that needs the network while there is none. */
const Offline = ({ text }: { text: string }) => <p role="status">{text}</p>;

type ActionsProps = { record: TransactionRecord; view: EventView; onClose: () => void };

/** What a person can do next, by status. */
export function EventActions({ record, view, question, onClose }: ActionsProps & { question: Question | null }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  const isRevocation = record.type === 'approval:revoke';
  switch (record.status) {
    case 'confirm':
      return (
        <Row>
          {!online && <Offline text={isRevocation ? texts.revokeOffline : texts.cancelOffline} />}
          <Button onClick={onClose}>{view.items.length === 1 || isRevocation ? texts.keepIt : texts.keepThem}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!online}
            onClick={() => run(() => question?.yes() ?? goOn(record))}
          >
            {texts.confirm}
          </Button>
        </Row>
      );
    case 'approve':
      return <WaitingActions record={record} view={view} />;
    case 'pending':
      return (
        <Row>
          <Button full onClick={onClose}>
            {texts.keepBrowsing}
          </Button>
        </Row>
      );
    case 'success':
    case 'finalized':
      return <DoneActions record={record} view={view} onClose={onClose} />;
    case 'reverted':
    case 'error':
      return <FailedActions record={record} onClose={onClose} />;
    default:
      return record.status satisfies never;
  }
}

/** A phone that is closed tells nobody: who waits for one can stop. */
function WaitingActions({ record, view }: Omit<ActionsProps, 'onClose'>) {
  const { connectorId } = useSnapshot(walletState);
  const isRunning = useRunning(record);
  const isOnPhone = connectorId === 'walletconnect' && isRunning && record.legs.at(-1)?.ask === 'asked';
  return (
    <Row>
      {connectorId === 'sso' && record.type === 'purchase:buy_now' && <p role="status">{texts.sessionApproves}</p>}
      {isOnPhone && <p role="status">{texts.answerOnPhone}</p>}
      {mayLeave(record) && <p className={styles.timeLeft}>{texts.mayLeave}</p>}
      {isOnPhone && <Button onClick={() => void stopWaiting()}>{texts.stopWaiting}</Button>}
      <Button variant="primary" full={!isOnPhone} busy>
        {view.isOffChain ? texts.withdrawing : texts.waitingForWallet}
      </Button>
    </Row>
  );
}

function FailedActions({ record, onClose }: Omit<ActionsProps, 'view'>) {
  const online = useOnline();
  const { connectorId } = useSnapshot(walletState);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const isRunning = useRunning(record);
  const needsOther = needsAnotherWallet(record.error);
  const needsSession = connectorId === 'sso' && isEndedSession(record.error);

  async function goOnAfter(work: () => Promise<unknown>) {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      // Who wants none now is where they were.
      if (!isRejection(error)) setFailure(walletErrorText(error));
      return;
    }
    await again(record, false);
  }

  return (
    <Row>
      {!online && <Offline text={texts.retryOffline} />}
      {needsSession && <p>{texts.sessionEnded}</p>}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {needsSession ? (
        // The same again would be refused again.
        <>
          <Button disabled={!online || busy || isRunning} onClick={() => run(() => goOnAfter(leaveSession))}>
            {texts.withPasskey}
          </Button>
          <Button
            variant="primary"
            busy={busy || isRunning}
            disabled={!online}
            onClick={() => run(() => goOnAfter(startSession))}
          >
            {texts.newSession}
          </Button>
        </>
      ) : (
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            variant={needsOther ? 'secondary' : 'primary'}
            busy={isRunning || busy}
            disabled={!online || busy}
            onClick={() => run(() => again(record, false))}
          >
            {texts.retry}
          </Button>
        </>
      )}
      {needsOther && (
        <Button variant="primary" full disabled={busy} onClick={() => run(chooseAnotherWallet)}>
          {words.anotherWallet}
        </Button>
      )}
    </Row>
  );
}

function DoneActions({ record, view: { next }, onClose }: ActionsProps) {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const go = (href: string) => {
    void applyEvent(record.id, { type: 'dismissed' });
    void navigate({ to: href });
  };
  return (
    <Row>
      {next?.to !== 'collection' && (
        <Button variant={next === null ? 'primary' : 'secondary'} full={next === null} onClick={onClose}>
          {texts.done}
        </Button>
      )}
      {next?.to === 'item' && (
        <Button variant="primary" onClick={() => go(itemPath(next.slug, next.identifier))}>
          {texts.viewItem}
        </Button>
      )}
      {next?.to === 'collection' && (
        <Button variant="primary" full busy={busy} onClick={() => run(() => viewPurchase(go))}>
          {texts.viewPurchase}
        </Button>
      )}
    </Row>
  );
}

async function viewPurchase(go: (href: string) => void): Promise<void> {
  await accountKnown();
  const { address } = walletState;
  if (address === null) {
    askToLogIn();
    return;
  }
  go(profilePath(address, 'Collected'));
}
