import { useQuery } from '@tanstack/react-query';
import { blockTime } from '../../device/chain-reads.ts';
import { permissionEndOf } from '../../domain/permission-end.ts';
import { mainLeg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { rpcUrlsOf } from '../../services/chain.ts';

/** Whether a transaction reverted because the marketplace's permission had lapsed by its block; false while not known. */
export function useApprovedLate(record: TransactionRecord): boolean {
  const leg = mainLeg(record);
  const receipt = record.status === 'reverted' ? leg?.receipt : null;
  const end = leg === null || !receipt ? null : permissionEndOf([leg]);
  const { data: time } = useQuery({
    queryKey: ['chain', 'block-time', record.chainId, receipt?.blockHash],
    queryFn: () => blockTime(rpcUrlsOf(record.chainId), receipt?.blockHash as `0x${string}`),
    enabled: end !== null,
  });
  return end !== null && time !== undefined && time >= end;
}
