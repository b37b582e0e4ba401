import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { itemPath, profilePath } from '../../domain/paths.ts';
import { viewPurchase as viewPurchaseText } from '../../domain/transaction/notice-texts.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { accountKnown } from '../../services/account-known.ts';
import { demoPhoneHref } from '../../services/demo-phone.ts';
import { askToLogIn } from '../../services/trader.ts';
import { stopWaiting } from '../../services/wallet.ts';
import { walletState } from '../../services/wallet-state.ts';
import { openDemoPhone } from '../../services/wallet-texts.ts';
import { type Question } from '../../trading/transactions/transactions-state.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './event-modal.module.css';
import * as actionTexts from './action-texts.ts';
import * as texts from './texts.ts';
import { mayLeave, type AskStage, type EventView } from './event-texts.ts';
import { again, engine, Offline, Row, tell, useRunning } from './action-parts.tsx';
import { FailedActions } from './failed-actions.tsx';

const goOn = ({ id }: TransactionRecord) =>
  engine()
    .then(({ confirm }) => confirm(id))
    .catch(tell(texts.cancelTitle, actionTexts.notStarted));

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

type ActionsProps = { record: TransactionRecord; view: EventView; onClose: () => void };

/** What a person can do next, by status. */
export function EventActions(
  props: ActionsProps & { stage: AskStage; question: Question | null; onDismiss: () => void },
) {
  const { record, view, question, onClose, onDismiss } = props;
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
      return <WaitingActions {...props} />;
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
      return <DoneActions view={view} onClose={onClose} onDismiss={onDismiss} />;
    case 'reverted':
    case 'error':
      return <FailedActions record={record} onClose={onClose} />;
    default:
      return record.status satisfies never;
  }
}

const WAITS: Readonly<Record<Exclude<AskStage, 'over'>, string>> = {
  checking: texts.isChecking,
  offline: texts.waitingForNetwork,
  asked: texts.waitingForWallet,
  settling: texts.isSettling,
};

/** A phone that is closed tells nobody: who waits for one can stop. */
function WaitingActions({ record, view, stage, onClose }: ActionsProps & { stage: AskStage }) {
  const { connectorId } = useSnapshot(walletState);
  const online = useOnline();
  const isRunning = useRunning(record);
  const isOnPhone = connectorId === 'walletconnect' && isRunning && record.legs.at(-1)?.ask === 'asked';
  const demoPhone = isOnPhone ? demoPhoneHref() : null;
  if (stage === 'over' && mayLeave(record)) {
    return (
      <Row>
        {isOnPhone && <Button onClick={() => void stopWaiting()}>{texts.stopWaiting}</Button>}
        <Button full={!isOnPhone} onClick={onClose}>
          {texts.keepBrowsing}
        </Button>
      </Row>
    );
  }
  const waits = stage === 'over' ? 'asked' : online ? stage : 'offline';
  return (
    <Row>
      {isOnPhone && <p role="status">{texts.answerOnPhone}</p>}
      {demoPhone !== null && (
        <LinkButton full variant="quiet" href={demoPhone} target="_blank" rel="noopener">
          {openDemoPhone}
        </LinkButton>
      )}
      {mayLeave(record) && <p className={styles.timeLeft}>{texts.mayLeave}</p>}
      {isOnPhone && <Button onClick={() => void stopWaiting()}>{texts.stopWaiting}</Button>}
      <Button variant="primary" full={!isOnPhone} busy>
        {view.isOffChain && waits !== 'offline' ? texts.withdrawing : WAITS[waits]}
      </Button>
    </Row>
  );
}

function DoneActions(props: Omit<ActionsProps, 'record'> & { onDismiss: () => void }) {
  const {
    view: { next },
    onClose,
    onDismiss,
  } = props;
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const item = next?.to === 'item' ? itemPath(next.slug, next.identifier) : null;
  // There is nowhere to go, or one is there already.
  const isHere = item === null || item === path;
  const go = (href: string) => {
    onDismiss();
    void navigate({ to: href });
  };
  return (
    <Row>
      {next?.to !== 'collection' && (
        <Button variant={isHere ? 'primary' : 'secondary'} full={next === null} onClick={onClose}>
          {texts.done}
        </Button>
      )}
      {item !== null && (
        <Button variant={isHere ? 'secondary' : 'primary'} onClick={() => go(item)}>
          {texts.viewItem}
        </Button>
      )}
      {next?.to === 'collection' && (
        <Button variant="primary" full busy={busy} onClick={() => run(() => viewPurchase(go))}>
          {viewPurchaseText}
        </Button>
      )}
    </Row>
  );
}

async function viewPurchase(go: (href: string) => void): Promise<void> {
  await accountKnown();
  const { address } = walletState;
  if (address === null) {
    askToLogIn(texts.noAddress);
    return;
  }
  go(profilePath(address, 'Collected'));
}
