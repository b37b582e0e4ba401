import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../../domain/transaction/record.ts';
import type { Outstanding } from '../../../features/profile/profile-actions.ts';
import { endsEverything, permissionsOut } from '../../../domain/transaction/permissions-out.ts';
import { transactionsState } from '../../../trading/transactions/transactions-state.ts';
import { useNow } from '../../../ui/use-now.ts';

/** What approvals are being taken back now: their transactions' resources. */
export function useRevoking(): string[] {
  const { records } = useSnapshot(transactionsState);
  return records
    .filter(({ type, status }) => type === 'approval:revoke' && (status === 'approve' || status === 'pending'))
    .flatMap(({ resources }) => resources);
}

/** The owner's orders that others may still fill, as far as this device knows. */
export function useOutstanding(owner: string): Outstanding {
  const { records } = useSnapshot(transactionsState);
  const all = records as readonly TransactionRecord[];
  const now = useNow();
  // Raising the counter ends stored orders as well, so they are read again.
  const ended = all.filter(endsEverything).map((record) => record.id);
  const stored = useQuery({
    queryKey: ['device', 'stored-orders', owner, ended],
    queryFn: async () => (await import('../../../trading/orders/read-stored-orders.ts')).readStoredOrders(owner),
    networkMode: 'always',
  });
  return {
    permitted: permissionsOut(all, now),
    unpublished: (stored.data ?? []).filter(({ published }) => !published).map(({ order }) => order),
  };
}
