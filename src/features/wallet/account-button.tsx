import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { networkById } from '../../services/runtime.ts';
import { accountKnown } from '../../services/account-known.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useHydrated } from '../../ui/use-now.ts';
import { openOverlay } from './wallet-overlay-state.ts';
import styles from './account-button.module.css';
import * as texts from './account-texts.ts';

/** Connect, or who is signed in. */
export function AccountButton() {
  const { user, ready } = useSnapshot(authState);
  const { status, address, ready: walletReady } = useSnapshot(walletState);
  const { busy, run } = useBusy();
  // The server draws everybody as a visitor; the session may be known before that is taken over.
  const hydrated = useHydrated();
  if (user === null || !hydrated) {
    return (
      // A wallet that comes back by itself never disables it: the press that has begun would be lost.
      <Button
        variant="primary"
        size="sm"
        busy={busy}
        onClick={() =>
          run(() => accountKnown().then(() => openOverlay(authState.user === null ? 'connect' : 'account')))
        }
      >
        {ready && status === 'connected' ? texts.signIn : texts.connect}
      </Button>
    );
  }
  const isGone = walletReady && address === null && status === 'disconnected';
  return (
    <Button
      size="sm"
      className={styles.account}
      data-gone={isGone || undefined}
      aria-label={(isGone ? texts.accountWithout : texts.account)(user.address)}
      onClick={() => openOverlay(isGone ? 'wallet-gone' : 'account')}
    >
      <Avatar address={user.address} size={24} />
      <span className={styles.address}>{isGone ? texts.walletMissing : shortenAddress(user.address)}</span>
    </Button>
  );
}

/** On phones: one's own page; a visitor is asked to connect. */
export function AccountTab() {
  const { user } = useSnapshot(authState);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const inside = (
    <>
      <Icon name="account" size={23} />
      {texts.you}
    </>
  );
  if (user === null || !hydrated) {
    return (
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() =>
          run(async () => {
            await accountKnown();
            if (authState.user === null) openOverlay('connect');
            else await navigate({ to: profilePath(authState.user.address) });
          })
        }
      >
        {inside}
      </button>
    );
  }
  const own = profilePath(user.address);
  return (
    <Anchor href={own} data-here={path === own || undefined}>
      {inside}
    </Anchor>
  );
}

/** The wallet's network; opens the list. */
export function NetworkButton() {
  const { chainId } = useSnapshot(walletState);
  const hydrated = useHydrated();
  if (chainId === null || !hydrated) return null;
  const network = networkById(chainId);
  const name = network?.name ?? texts.unknownNetwork;
  return (
    // On phones only its mark is seen.
    <Button variant="quiet" size="sm" aria-label={texts.network(name)} onClick={() => openOverlay('network-list')}>
      {network !== null && <NetworkMark slug={network.slug} />}
      <span className={styles.networkName}>{name}</span>
    </Button>
  );
}
