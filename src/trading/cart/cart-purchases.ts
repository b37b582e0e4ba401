import { subscribe } from 'valtio/vanilla';
import { transactionsState } from '../transactions/transactions-state.ts';

/** Removes from the cart what its transactions are proved to have bought, even in a later visit. */
export function watchCartPurchases(): void {
  let seen = '';
  subscribe(transactionsState, () => {
    const records = transactionsState.records.filter((record) => record.type === 'purchase:cart');
    const now = records.map((record) => `${record.id} ${record.rev}`).join();
    if (now === seen) return;
    seen = now;
    void follow().catch(() => {
      // The store is closed: tried again with the next change or visit.
      seen = '';
    });
  });
}

async function follow(): Promise<void> {
  const [{ boughtUuids, ordersOf }, { checkoutOf }, { followPurchases }] = await Promise.all([
    import('../../domain/transaction/views/purchase-cart.ts'),
    import('../../domain/transaction/views.ts'),
    import('./cart-session.ts'),
  ]);
  // As they are now, not as they were when the import began.
  await followPurchases(
    transactionsState.records.flatMap((record) => {
      const checkout = record.type === 'purchase:cart' ? checkoutOf(record) : null;
      if (checkout === null) return [];
      return {
        checkout,
        orders: ordersOf(record),
        bought: boughtUuids(record),
        succeeded: record.status === 'success',
        isUnderWay: record.status === 'pending' || record.status === 'approve',
        startedAt: record.createdAt,
      };
    }),
  );
}
