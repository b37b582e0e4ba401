import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isOverText } from '../../domain/transaction/over.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { isEndedSession, needsAnotherWallet } from '../../domain/wallet-errors.ts';
import { chooseAnotherWallet } from '../../services/one-network.ts';
import { leaveSession, startSession } from '../../services/sso-sessions.ts';
import { isRejection, walletErrorText } from '../../services/wallet-alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import * as words from '../../services/wallet-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';
import { again, Offline, Row, useRunning } from './action-parts.tsx';

/** What a person can do about a transaction that failed. */
export function FailedActions({ record, onClose }: { record: TransactionRecord; onClose: () => void }) {
  const online = useOnline();
  const { connectorId } = useSnapshot(walletState);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const isRunning = useRunning(record);
  const needsOther = needsAnotherWallet(record.error);
  const needsSession = connectorId === 'sso' && isEndedSession(record.error);

  if (isOverText(record.error)) {
    return (
      <Row>
        <Button variant="primary" full onClick={onClose}>
          {texts.close}
        </Button>
      </Row>
    );
  }

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
