import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { notificationsPath, profilePath, watchListPath } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { networks, runtime } from '../../services/runtime.ts';
import { switchWalletChain } from '../../services/wallet.ts';
import { raiseRpcError } from '../../services/wallet-alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { ConnectModal } from './connect-modal.tsx';
import { closeOverlay, switchFromWrongNetwork, type WalletOverlay } from './wallet-overlay-state.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { SessionsPane } from './sessions-pane.tsx';
import { WalletGoneModal } from './wallet-gone-modal.tsx';
import { leave } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

// One chunk with them.
export { WindowPrompt } from './window-prompt.tsx';

export function WalletModals({ open }: { open: Exclude<WalletOverlay, null> }) {
  switch (open) {
    case 'connect':
      return <ConnectModal />;
    case 'wallet-gone':
      return <WalletGoneModal />;
    case 'account':
      return <AccountModal />;
    case 'network-list':
      return <NetworkListModal />;
    case 'wrong-network':
      return <WrongNetworkModal />;
    default:
      return open satisfies never;
  }
}

function AccountModal() {
  const { user } = useSnapshot(authState);
  const { connectorName, connectorId, status } = useSnapshot(walletState);
  const { ownWallet } = runtime().config.wallets;
  if (user === null) return null;
  return (
    <Modal open title={texts.accountTitle} onClose={closeOverlay}>
      <p className={styles.full}>{user.address}</p>
      <p className={styles.hint}>
        {status === 'connected' ? texts.connectedWith(connectorName ?? texts.someWallet) : texts.notConnected}
        {runtime().config.embedded && ` ${texts.playNetworks}`}
      </p>
      {connectorId === 'sso' && <SessionsPane />}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={profilePath(user.address)} onClick={closeOverlay}>
          {texts.viewProfile}
        </LinkButton>
        <LinkButton href={watchListPath()} onClick={closeOverlay}>
          {texts.watchList}
        </LinkButton>
        <LinkButton href={notificationsPath()} onClick={closeOverlay}>
          {texts.notifications}
        </LinkButton>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
      </div>
      {connectorId === 'own-wallet' && ownWallet && (
        <LinkButton full variant="quiet" href={`${ownWallet.origin}/`} target="_blank" rel="noopener">
          {texts.ownWalletPage}
        </LinkButton>
      )}
      <SignOutEverywhere />
    </Modal>
  );
}

function NetworkListModal() {
  const { chainId } = useSnapshot(walletState);
  const [busy, setBusy] = useState<number | null>(null);

  async function choose(id: number) {
    setBusy(id);
    try {
      await switchWalletChain(id);
      closeOverlay();
    } catch (error) {
      raiseRpcError(error);
    }
    setBusy(null);
  }

  return (
    <Modal open title={texts.networkListTitle} onClose={closeOverlay}>
      <ul className={styles.list}>
        {networks().map((network) => (
          <li key={network.chainId}>
            <button
              type="button"
              className={styles.row}
              aria-current={network.chainId === chainId ? 'true' : undefined}
              disabled={busy !== null}
              onClick={() => void choose(network.chainId)}
            >
              <span className={styles.icon}>
                <NetworkMark slug={network.slug} size={20} />
              </span>
              <span>
                <strong>{network.name}</strong>
                <small>{network.chainId === chainId ? texts.walletIsHere : texts.chain(network.chainId)}</small>
              </span>
              {network.chainId === chainId && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function WrongNetworkModal() {
  const names = networks()
    .map((network) => network.name)
    .join(texts.or);
  return (
    <Modal open title={texts.notOn(names)}>
      <p>{texts.changeNetwork}</p>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
        <Button variant="primary" onClick={switchFromWrongNetwork}>
          {texts.switchNetwork}
        </Button>
      </div>
    </Modal>
  );
}
