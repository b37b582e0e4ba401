import { useSnapshot } from 'valtio/react';
import { windowPress } from '../../services/window-press-state.ts';
import { walletOverlay } from './wallet-overlay-state.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

const WalletModals = lazyView(() => import('./wallet-modals.tsx'), 'WalletModals');

const WindowPrompt = lazyView(() => import('./wallet-modals.tsx'), 'WindowPrompt');

/** The wallet's modals of every page; their code comes when one opens. */
export function WalletOverlay() {
  const { open } = useSnapshot(walletOverlay);
  const { isNeeded } = useSnapshot(windowPress);
  return (
    <>
      {open !== null && <WalletModals open={open} />}
      {isNeeded && <WindowPrompt />}
    </>
  );
}
