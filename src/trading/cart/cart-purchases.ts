import { subscribe } from 'valtio/vanilla';
import { transactionsState } from '../transactions/transactions-state.ts';

/** Removes from the cart what its transactions, or those of an item's page, have bought, even in a later visit. */
export function watchCartPurchases(): void {
  let seen = '';
  subscribe(transactionsState, () => {
    const records = transactionsState.records.filter(({ type }) => type.startsWith('purchase:'));
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
  const [{ boughtUuids, ordersOf }, { wholeOrderOf }, { checkoutOf }, { followPurchases }] = await Promise.all([
    import('../../domain/transaction/views/purchase-cart.ts'),
    import('../../domain/transaction/views/purchase-buy-now.ts'),
    import('../../domain/transaction/views.ts'),
    import('./cart-session.ts'),
  ]);
  // As they are now, not as they were when the import began.
  await followPurchases(
    transactionsState.records.flatMap((record) => {
      const alone = wholeOrderOf(record);
      // One that no cart made is a checkout of its own.
      const checkout = alone === null ? (record.type === 'purchase:cart' ? checkoutOf(record) : null) : record.id;
      if (checkout === null) return [];
      return {
        checkout,
        orders: alone === null ? ordersOf(record) : [alone.uuid],
        bought: alone === null ? boughtUuids(record) : alone.isBought ? [alone.uuid] : [],
        succeeded: record.status === 'success',
        isUnderWay: record.status === 'pending' || record.status === 'approve',
        startedAt: record.createdAt,
      };
    }),
  );
}
