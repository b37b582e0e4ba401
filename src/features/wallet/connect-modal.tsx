import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { DEMO_WALLET_RDNS } from '../../contract/config.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { isOwnNo } from '../../domain/wallet-errors.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { connectWallet, onWalletOptions, walletOptions, type WalletOption } from '../../services/wallet.ts';
import { isRejection, raiseRpcError, walletErrorHint, walletErrorText } from '../../services/wallet-alerts.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button, Spinner } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { hasWindow, OptionList } from './option-list.tsx';
import { closeOverlay, walletOverlay } from './wallet-overlay-state.ts';
import { askToSignIn, leave, stopAsking, stopSigning } from './wallet-session.ts';
import styles from './wallet.module.css';
import { signIn } from './account-texts.ts';
import * as texts from './texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

/** With the code for a phone: only who connects with one loads it. */
const PairingPane = lazyView(
  () => import('./pairing-pane.tsx'),
  'PairingPane',
  <p role="status">{texts.makingLink}</p>,
);

/** After so long a wait it is said where a wallet's question may be. */
const SLOW_MS = 12_000;

/** The wallets there are, as they announce themselves; null while nobody was asked. */
function useWalletOptions(): WalletOption[] | null {
  const [options, setOptions] = useState<WalletOption[] | null>(null);
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
  return options;
}

export function ConnectModal() {
  const options = useWalletOptions();
  const online = useSyncExternalStore(onOnlineChange, isOnline, () => true);
  const [chosen, setChosen] = useState<WalletOption | null>(null);
  const [notConnected, setFailure] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const cancelled = useRef<AbortController | null>(null);
  const { status, address, connectorId } = useSnapshot(walletState);
  const { asking, refusal, goesOn } = useSnapshot(walletOverlay);
  const failure = notConnected ?? refusal;
  // What is wrong now takes the place of what was wrong before.
  useEffect(
    () =>
      onOnlineChange(() => {
        if (isOnline()) return;
        setFailure(null);
        walletOverlay.refusal = null;
      }),
    [],
  );
  const hint = isOwnNo(failure) ? texts.nothingSigned : walletErrorHint(failure ?? '');
  const connected = status === 'connected' ? address : null;
  const signing = connected !== null;

  async function choose(option: WalletOption) {
    const abort = new AbortController();
    cancelled.current = abort;
    setChosen(option);
    setFailure(null);
    walletOverlay.refusal = null;
    try {
      if (!hasWindow(option)) askToSignIn();
      else setNew(true);
      await connectWallet(option.id, abort.signal);
    } catch (error) {
      stopAsking();
      if (!abort.signal.aborted) {
        // Also here: a toast beside an open modal is inert, and not read aloud.
        setFailure(walletErrorText(error));
        if (!isRejection(error)) raiseRpcError(error);
      }
    }
    setChosen(null);
  }

  function cancel() {
    if (signing) stopSigning();
    else cancelled.current?.abort();
  }

  function close() {
    cancelled.current?.abort();
    closeOverlay();
  }

  if (connected !== null && !asking)
    return <SignInModal address={connected} isNew={isNew} online={online} onSignIn={() => setSigningIn(true)} />;
  const isWaiting = chosen !== null || signing;
  const waitText = (chosen !== null && hasWindow(chosen) ? texts.continueInWindow : texts.continueIn)(
    chosen?.name ?? '',
  );
  const isOnPhone = connectorId === 'walletconnect';
  // The demo wallet's own window lies over this one, which can be pressed nowhere: there is the way out.
  const isCovered = isWaiting && (chosen?.id ?? connectorId) === DEMO_WALLET_RDNS;
  const signText = isOnPhone ? texts.signOnPhone : texts.signToFinish;
  if (chosen?.kind === 'walletconnect' && !signing) {
    return (
      <Modal open title={texts.scanTitle} onClose={cancel}>
        <div className={styles.above}>{!online && <Note tone="warn">{texts.offline}</Note>}</div>
        <PairingPane onCancel={cancel} />
      </Modal>
    );
  }
  return (
    <Modal open title={signing && isSigningIn ? signIn : texts.connectTitle} onClose={isCovered ? undefined : close}>
      <div className={styles.above}>
        {!online && <Note tone="warn">{texts.offline}</Note>}
        {goesOn && !isWaiting && failure === null && <p>{texts.goesOn}</p>}
        {isWaiting && (
          <Waiting
            key={String(signing)}
            text={signing ? signText : waitText}
            slow={signing && isOnPhone ? texts.slowOnPhone : texts.slow}
            onCancel={isCovered ? null : cancel}
          />
        )}
        {failure !== null && (
          <div role="alert">
            <Note tone={isOwnNo(failure) ? 'plain' : 'bad'}>{failure}</Note>
          </div>
        )}
        {hint !== null && <p>{hint}</p>}
      </div>
      {options === null ? (
        <p role="status" className={styles.searching}>
          {texts.searching}
        </p>
      ) : (
        <OptionList
          options={isWaiting ? options.filter(({ id }) => id === (chosen?.id ?? connectorId)) : options}
          isOff={isWaiting || !online}
          isWaiting={isWaiting}
          onChoose={(option) => void choose(option)}
        />
      )}
      <p className={styles.hint}>
        {texts.termsBefore} <Anchor href="/docs/terms-of-use">{texts.terms}</Anchor>
        {texts.termsAfter}
      </p>
    </Modal>
  );
}

/** `slow`: where to look when it takes long. Without `onCancel` what is waited for has its own way out, in full view. */
function Waiting({ text, slow, onCancel }: { text: string; slow: string; onCancel: (() => void) | null }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner />
      <p role="status">
        {text} {isSlow && onCancel !== null && slow}
      </p>
      {onCancel !== null && (
        <Button size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

/** The wallet is connected, and nobody is signed in: the session ended, or the message was never signed. */
function SignInModal(props: { address: string; isNew: boolean; online: boolean; onSignIn: () => void }) {
  const { address, isNew, online, onSignIn } = props;
  const who = shortenAddress(address);
  const press = () => {
    onSignIn();
    askToSignIn();
  };
  return (
    <Modal open title={signIn} onClose={closeOverlay}>
      <div className={styles.above}>{!online && <Note tone="warn">{texts.signInOffline}</Note>}</div>
      <p>{isNew ? texts.justConnectedAs(who) : texts.connectedAs(who)}</p>
      <p className={styles.hint}>{texts.signInHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
        <Button variant="primary" data-autofocus disabled={!online} onClick={press}>
          {signIn}
        </Button>
      </div>
    </Modal>
  );
}
