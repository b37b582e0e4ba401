import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { marketName } from '../../language/market-name.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { leaveEverywhere } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** Ends every sign-in of the account, on all devices; a session of the single sign-on is not one. */
export function SignOutEverywhere() {
  const online = useOnline();
  const { connectorId } = useSnapshot(walletState);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function end() {
    setBusy(true);
    setFailure(null);
    try {
      await leaveEverywhere();
      raiseAlert({ status: 'success', title: texts.everywhereDone, description: '' });
    } catch (error) {
      setFailure(sentenceOf(error, texts.everywhereFailed));
    }
    setBusy(false);
  }

  return (
    <div className={styles.everywhere}>
      <Button full variant="quiet" busy={busy} disabled={busy || !online} onClick={() => void end()}>
        {texts.signOutEverywhere}
      </Button>
      <p className={styles.hint}>
        {online ? texts.everywhereHint(marketName()) : texts.everywhereOffline}
        {online && connectorId === 'sso' && ` ${texts.spendingStays}`}
      </p>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
