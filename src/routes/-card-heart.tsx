import { useSnapshot } from 'valtio/react';
import { whenSignedIn } from '../features/wallet/when-signed-in.ts';
import { WatchToggle } from '../features/watch-list/watch-toggle.tsx';
import { authState } from '../services/auth-state.ts';

/** The heart of one of many items. */
export function CardHeart({ nft }: { nft: { uuid: string; name: string } }) {
  const { user } = useSnapshot(authState);
  return <WatchToggle onCard nft={nft} viewer={user?.address ?? null} whenSignedIn={(act) => void whenSignedIn(act)} />;
}
