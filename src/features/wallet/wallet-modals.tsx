import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { DEMO_WALLET_RDNS } from '../../contract/config.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { networks, runtime } from '../../services/runtime.ts';
import {
  connectWallet,
  onWalletOptions,
  switchWalletChain,
  walletOptions,
  type WalletOption,
} from '../../services/wallet.ts';
import { isRejection, raiseRpcError, walletErrorText } from '../../services/wallet-alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { closeOverlay, switchFromWrongNetwork, walletOverlay, type WalletOverlay } from './wallet-overlay-state.ts';
import { WalletGoneModal } from './wallet-gone-modal.tsx';
import { askToSignIn, leave, stopAsking } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

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

function ConnectModal() {
  const [options, setOptions] = useState<WalletOption[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { status, address } = useSnapshot(walletState);
  const { asking } = useSnapshot(walletOverlay);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const read = () => void walletOptions().then((found) => gone || setOptions(found));
    read();
    void onWalletOptions(read).then((leaveOff) => (gone ? leaveOff() : (stop = leaveOff)));
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  async function choose(option: WalletOption) {
    setBusy(option.id);
    setFailure(null);
    try {
      askToSignIn();
      await connectWallet(option.id);
    } catch (error) {
      stopAsking();
      // Also here: a toast beside an open modal is inert, and not read aloud.
      setFailure(walletErrorText(error));
      if (!isRejection(error)) raiseRpcError(error);
    }
    setBusy(null);
  }

  const connected = status === 'connected' ? address : null;
  if (connected !== null && !asking) return <SignInModal address={connected} />;
  const signing = connected !== null;
  return (
    <Modal open title={texts.connectTitle} onClose={closeOverlay}>
      {options === null ? (
        <p role="status">{texts.searching}</p>
      ) : options.length === 0 ? (
        <p>{texts.noneFound}</p>
      ) : (
        <ul className={styles.list}>
          {options.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                className={styles.row}
                disabled={busy !== null || signing}
                onClick={() => void choose(option)}
              >
                <span className={styles.icon}>
                  {option.icon === null ? (
                    <Icon name="wallet" />
                  ) : (
                    <img src={option.icon} alt="" width={28} height={28} />
                  )}
                </span>
                <span>
                  <strong>{option.name}</strong>
                  <small>{hintFor(option, busy === option.id, signing)}</small>
                </span>
                <Icon name="chevron-right" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {signing && (
        <p role="status" className={styles.hint}>
          {texts.signToFinish}
        </p>
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <p className={styles.hint}>
        {texts.termsBefore} <Anchor href="/docs/terms-of-use">{texts.terms}</Anchor>
        {texts.termsAfter}
      </p>
    </Modal>
  );
}

/** The wallet is connected, and nobody is signed in: the session ended, or the message was never signed. */
function SignInModal({ address }: { address: string }) {
  return (
    <Modal open title={texts.signIn} onClose={closeOverlay}>
      <p>{texts.connectedAs(shortenAddress(address))}</p>
      <p className={styles.hint}>{texts.signInHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
        <Button variant="primary" data-autofocus onClick={askToSignIn}>
          {texts.signIn}
        </Button>
      </div>
    </Modal>
  );
}

function hintFor(option: WalletOption, busy: boolean, signing: boolean): string {
  if (signing) return texts.waitingForSignature;
  if (busy) return texts.waitingForWallet;
  return option.id === DEMO_WALLET_RDNS ? texts.demoWalletHint : texts.extensionHint;
}

function AccountModal() {
  const { user } = useSnapshot(authState);
  const { connectorName, status } = useSnapshot(walletState);
  if (user === null) return null;
  return (
    <Modal open title={texts.accountTitle} onClose={closeOverlay}>
      <p className={styles.full}>{user.address}</p>
      <p className={styles.hint}>
        {status === 'connected' ? texts.connectedWith(connectorName ?? texts.someWallet) : texts.notConnected}
        {runtime().config.embedded && ` ${texts.playNetworks}`}
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={profilePath(user.address)} onClick={closeOverlay}>
          {texts.viewProfile}
        </LinkButton>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
      </div>
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
