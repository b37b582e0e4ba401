import { useSnapshot } from 'valtio/react';
import type { Order } from '../../contract/order.ts';
import { hasUnknownLeg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { bringBack } from '../../trading/transactions/aside.ts';
import { ASKED } from '../../trading/transactions/visible.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';

/** On its way, left in the wallet, or lost sight of: it has a modal that can be shown. */
const isPending = (record: TransactionRecord, mark: string | undefined) =>
  record.type.startsWith('purchase:') &&
  (record.status === 'pending' || (record.status === 'approve' && (hasUnknownLeg(record) || mark === ASKED)));

/** How to show the viewer's own purchase of what an order sells, while it is on its way; null when there is none. */
export function usePendingPurchase(): (order: Order) => (() => void) | null {
  const { records, aside } = useSnapshot(transactionsState);
  return ({ chainId, nft: { collectionAddress, identifier } }) => {
    const resource = `${chainId}:${collectionAddress}:${identifier}`;
    const record = (records as readonly TransactionRecord[]).find(
      (one) => isPending(one, aside[one.id]) && one.resources.includes(resource),
    );
    return record === undefined ? null : () => bringBack(record.id);
  };
}
