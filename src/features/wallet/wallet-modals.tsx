import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { onlyNetwork } from '../../services/one-network.ts';
import { networks } from '../../services/runtime.ts';
import { switchWalletChain } from '../../services/wallet.ts';
import { raiseRpcError } from '../../services/wallet-alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import * as words from '../../services/wallet-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { AccountModal } from './account-modal.tsx';
import { ConnectModal } from './connect-modal.tsx';
import { closeOverlay, switchFromWrongNetwork, type WalletOverlay } from './wallet-overlay-state.ts';
import { WalletGoneModal } from './wallet-gone-modal.tsx';
import { changeWallet, leave } from './wallet-session.ts';
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

function NetworkListModal() {
  const { chainId } = useSnapshot(walletState);
  const [busy, setBusy] = useState<number | null>(null);
  const only = onlyNetwork();

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
              disabled={busy !== null || (only !== null && network.chainId !== chainId)}
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
      {only !== null && (
        <>
          <p className={styles.hint}>{words.worksOnly(only)}.</p>
          <div className={styles.actions}>
            <Button onClick={() => void changeWallet()}>{words.anotherWallet}</Button>
          </div>
        </>
      )}
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
