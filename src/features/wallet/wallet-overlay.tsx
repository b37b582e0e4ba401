import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { walletOverlay } from './wallet-overlay-state.ts';

const WalletModals = lazy(() => import('./wallet-modals.tsx').then((module) => ({ default: module.WalletModals })));

/** The wallet's modals of every page; their code comes when one opens. */
export function WalletOverlay() {
  const { open } = useSnapshot(walletOverlay);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <WalletModals open={open} />
    </Suspense>
  );
}
