import { type ReactNode } from 'react';
import type { Drop } from '../../../contract/drop.ts';
import { ActionNote } from '../../../features/transactions/action-note.tsx';
import { useTrade } from '../../../features/transactions/use-trade.ts';
import { logInFirst } from '../../../features/wallet/wallet-overlay-state.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyView } from '../../../ui/lazy-view.tsx';
import { useHydrated } from '../../../ui/use-now.ts';

/* Both read the contract: their code comes after the page, never with it. */
const MintPanel = lazyView(
  () => import('../../../features/mint/mint-panel.tsx'),
  'MintPanel',
  <Skeleton height={132} style={{ marginTop: 20 }} />,
);
const MintTermsRows = lazyView(() => import('../../../features/mint/mint-panel.tsx'), 'MintTermsRows');

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
  );
}

export function DropTerms({ drop }: { drop: Drop }) {
  return useHydrated() ? <MintTermsRows drop={drop} /> : null;
}
