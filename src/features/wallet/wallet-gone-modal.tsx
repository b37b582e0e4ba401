import { useSnapshot } from 'valtio/react';
import { shortenAddress } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { closeOverlay, openOverlay } from './wallet-overlay-state.ts';
import { leave } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** Somebody is signed in, and the wallet of their account is locked, removed, or not connected any more. */
export function WalletGoneModal() {
  const { user } = useSnapshot(authState);
  if (user === null) return null;
  return (
    <Modal open title={texts.walletGoneTitle} onClose={closeOverlay}>
      <p>{texts.signedInWithout(shortenAddress(user.address))}</p>
      <p className={styles.hint}>{texts.walletGoneHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>{texts.signOut}</Button>
        <Button variant="primary" data-autofocus onClick={() => openOverlay('connect')}>
          {texts.connectAgain}
        </Button>
      </div>
    </Modal>
  );
}
