import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { windowPress } from '../../services/window-press-state.ts';
import { walletOverlay } from './wallet-overlay-state.ts';

const WalletModals = lazy(() => import('./wallet-modals.tsx').then((module) => ({ default: module.WalletModals })));

const WindowPrompt = lazy(() => import('./wallet-modals.tsx').then((module) => ({ default: module.WindowPrompt })));

/** The wallet's modals of every page; their code comes when one opens. */
export function WalletOverlay() {
  const { open } = useSnapshot(walletOverlay);
  const { isNeeded } = useSnapshot(windowPress);
  return (
    <>
      <Suspense fallback={null}>{open !== null && <WalletModals open={open} />}</Suspense>
      <Suspense fallback={null}>{isNeeded && <WindowPrompt />}</Suspense>
    </>
  );
}
