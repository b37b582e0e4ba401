import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../../domain/transaction/record.ts';
import type { Outstanding } from '../../../features/profile/profile-actions.ts';
import { endsEverything, permissionsOut } from '../../../domain/transaction/permissions-out.ts';
import { transactionsState } from '../../../trading/transactions/transactions-state.ts';
import { useNow } from '../../../ui/use-now.ts';

/** What the device knows of its owner's orders that others may still fill. */
export function useOutstanding(owner: string): Outstanding {
  const { records } = useSnapshot(transactionsState);
  const all = records as readonly TransactionRecord[];
  const now = useNow();
  // A counter that was raised ends what was kept: read again.
  const ended = all.filter(endsEverything).map((record) => record.id);
  const kept = useQuery({
    queryKey: ['device', 'stored-orders', owner, ended],
    queryFn: async () => (await import('../../../trading/orders/read-stored-orders.ts')).readStoredOrders(owner),
    networkMode: 'always',
  });
  return {
    permitted: permissionsOut(all, now),
    unpublished: (kept.data ?? []).filter(({ published }) => !published).map(({ order }) => order),
  };
}
