import { useHydrated, useRouterState } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { authState } from '../../services/auth-state.ts';
import { networkById } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { openOverlay, walletOverlay } from './wallet-overlay-state.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** Connect, or who is signed in. */
export function AccountButton() {
  const { user, ready } = useSnapshot(authState);
  const { asking } = useSnapshot(walletOverlay);
  const { status } = useSnapshot(walletState);
  // The server draws everybody as a visitor; the session may be known before that is taken over.
  const hydrated = useHydrated();
  if (user === null || !hydrated) {
    return (
      <Button variant="primary" size="sm" busy={status === 'connecting'} onClick={() => openOverlay('connect')}>
        {ready && status === 'connected' && !asking ? texts.signIn : texts.connect}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      className={styles.account}
      aria-label={texts.account(user.address)}
      onClick={() => openOverlay('account')}
    >
      <Avatar address={user.address} size={24} />
      <span className={styles.address}>{shortenAddress(user.address)}</span>
    </Button>
  );
}

/** On phones: one's own page; a visitor is asked to connect. */
export function AccountTab() {
  const { user } = useSnapshot(authState);
  const hydrated = useHydrated();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const inside = (
    <>
      <Icon name="account" size={23} />
      {texts.you}
    </>
  );
  if (user === null || !hydrated) {
    return (
      <button type="button" onClick={() => openOverlay('connect')}>
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
