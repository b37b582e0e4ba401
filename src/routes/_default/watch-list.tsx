import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { openLogin } from '../../features/wallet/wallet-overlay-state.ts';
import { WalletGone, WatchList } from '../../features/watch-list/watch-list.tsx';
import { authState } from '../../services/auth-state.ts';
import { walletState } from '../../services/wallet-state.ts';
import { pageHead } from '../-head.ts';
import * as texts from '../-texts.ts';

/** Rendered only on the device, for who is signed in. */
export const Route = createFileRoute('/_default/watch-list')({
  staticData: { requiresAuth: true },
  head: () => pageHead(texts.watchListTitle, import.meta.env.SSR && texts.watchListDescription),
  component: WatchListRoute,
});

function WatchListRoute() {
  const { user } = useSnapshot(authState);
  const { status, ready } = useSnapshot(walletState);
  if (user === null) return null;
  if (ready && status === 'disconnected') return <WalletGone onConnect={openLogin} />;
  return <WatchList key={user.address} owner={user.address} />;
}
