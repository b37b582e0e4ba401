import { useSnapshot } from 'valtio/react';
import { openLogin } from '../../features/wallet/wallet-overlay-state.ts';
import { WalletGone, WatchList, type Place } from '../../features/watch-list/watch-list.tsx';
import { authState } from '../../services/auth-state.ts';
import { walletState } from '../../services/wallet-state.ts';

/** The signed-in person's watch list; reading it needs their wallet too. */
export function OwnWatchList({ place }: { place: Place }) {
  const { user } = useSnapshot(authState);
  const { status, ready } = useSnapshot(walletState);
  if (user === null) return null;
  if (ready && status === 'disconnected') return <WalletGone place={place} onConnect={openLogin} />;
  return <WatchList key={user.address} owner={user.address} place={place} />;
}
