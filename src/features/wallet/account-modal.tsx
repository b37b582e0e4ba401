import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { marketName } from '../../language/market-name.ts';
import { HAS_SERVER } from '../../contract/has-server.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../../language/language.ts';
import { notificationsPath, profilePath, storagePath, watchListPath } from '../../domain/paths.ts';
import { addressCopied } from '../../services/copied.ts';
import { authState } from '../../services/auth-state.ts';
import { demoPhoneHref } from '../../services/demo-phone.ts';
import { install, installWay } from '../../services/install.ts';
import { runtime } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import { openDemoPhone } from '../../services/wallet-texts.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CopyAddress } from '../../ui/short-address.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Balances } from './balances.tsx';
import { SessionsPane } from './sessions-pane.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { closeOverlay } from './wallet-overlay-state.ts';
import { leave } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** In the browser's own way, or by hand where it has none; nothing once the app is installed. */
function InstallApp() {
  const [way, setWay] = useState(installWay);
  if (way === null) return null;
  if (way === 'share-menu') return <p className={styles.hint}>{texts.installByHand}</p>;
  return (
    <Button full variant="quiet" onClick={() => void install().then(() => setWay(null))}>
      {texts.installApp}
    </Button>
  );
}

export function AccountModal() {
  const { user } = useSnapshot(authState);
  const { connectorName, connectorId, status, ready } = useSnapshot(walletState);
  const { ownWallet } = runtime().config.wallets;
  const demoPhone = connectorId === 'walletconnect' ? demoPhoneHref() : null;
  if (user === null) return null;
  return (
    <Modal open title={texts.accountTitle} onClose={closeOverlay}>
      <p className={styles.full}>
        <span>{user.address}</span>
        <CopyAddress address={user.address} onDone={addressCopied} />
      </p>
      <p className={styles.hint}>
        {status === 'connected'
          ? texts.connectedWith(connectorName ?? texts.someWallet)
          : ready
            ? texts.notConnected
            : texts.reconnecting}
        {runtime().config.embedded && ` ${texts.playNetworks}`}
      </p>
      <Balances owner={user.address} />
      {connectorId === 'sso' && <SessionsPane />}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={profilePath(user.address)} onClick={closeOverlay}>
          {texts.viewProfile}
        </LinkButton>
        {HAS_SERVER && (
          <>
            <LinkButton href={watchListPath()} onClick={closeOverlay}>
              {texts.watchList}
            </LinkButton>
            <LinkButton href={notificationsPath()} onClick={closeOverlay}>
              {texts.notifications}
            </LinkButton>
          </>
        )}
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
      </div>
      {connectorId === 'own-wallet' && ownWallet && (
        <LinkButton
          full
          variant="quiet"
          href={`${ownWallet.origin}/?${LANGUAGE_PARAMETER}=${LANGUAGE}`}
          target="_blank"
          rel="noopener"
        >
          {texts.ownWalletPage(marketName())}
        </LinkButton>
      )}
      {demoPhone !== null && (
        <LinkButton full variant="quiet" href={demoPhone} target="_blank" rel="noopener">
          {openDemoPhone}
        </LinkButton>
      )}
      <InstallApp />
      <LinkButton full variant="quiet" href={storagePath()} onClick={closeOverlay}>
        {texts.storage}
      </LinkButton>
      <SignOutEverywhere />
    </Modal>
  );
}
