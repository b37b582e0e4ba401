import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Drop } from '../../../contract/drop.ts';
import { ActionNote } from '../../../features/transactions/action-note.tsx';
import { useTrade } from '../../../features/transactions/use-trade.ts';
import { logInFirst } from '../../../features/wallet/wallet-overlay-state.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/* Both read the contract: their code comes after the page, never with it. */
const MintPanel = lazy(() =>
  import('../../../features/mint/mint-panel.tsx').then((module) => ({ default: module.MintPanel })),
);
const MintTermsRows = lazy(() =>
  import('../../../features/mint/mint-panel.tsx').then((module) => ({ default: module.MintTermsRows })),
);

/** The mint panel of a drop; `before` is shown until the page is hydrated, and once the sale has ended. */
export function DropMint({
  drop,
  phase,
  before,
  inBar,
}: {
  drop: Drop;
  phase: 'upcoming' | 'live' | 'ended';
  before: ReactNode;
  inBar?: boolean;
}) {
  const trade = useTrade(logInFirst);
  if (!useHydrated() || phase === 'ended') return before;
  return (
    <Suspense fallback={<Skeleton height={132} style={{ marginTop: 20 }} />}>
      <MintPanel
        drop={drop}
        phase={phase}
        minting={trade.busy}
        inBar={inBar === true}
        notice={trade.notice === null ? null : <ActionNote notice={trade.notice} />}
        onMint={({ price, codeHash }, amount) =>
          void trade.mint({
            chainId: drop.chainId,
            network: drop.network,
            collectionAddress: drop.collectionAddress,
            collectionSlug: drop.collectionSlug,
            codeHash,
            name: drop.name,
            image: drop.image,
            currency: drop.price.token,
            price,
            amount,
          })
        }
      />
    </Suspense>
  );
}

export function DropTerms({ drop }: { drop: Drop }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <MintTermsRows drop={drop} />
    </Suspense>
  ) : null;
}
