import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { Notifications, WalletGone } from '../../features/notifications/notifications.tsx';
import { openLogin } from '../../features/wallet/wallet-overlay-state.ts';
import { authState } from '../../services/auth-state.ts';
import { walletState } from '../../services/wallet-state.ts';
import { pageHead } from '../-head.ts';
import * as texts from '../-texts.ts';

/** Rendered only on the device, for who is signed in. */
export const Route = createFileRoute('/_default/notifications')({
  staticData: { requiresAuth: true },
  head: () => pageHead(texts.notificationsTitle, import.meta.env.SSR && texts.notificationsDescription),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const { user } = useSnapshot(authState);
  const { status, ready } = useSnapshot(walletState);
  if (user === null) return null;
  if (ready && status === 'disconnected') return <WalletGone onConnect={openLogin} />;
  return <Notifications key={user.address} owner={user.address} />;
}
