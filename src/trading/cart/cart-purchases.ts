import * as v from 'valibot';
import { subscribe } from 'valtio/vanilla';
import { transactionsState } from '../transactions/transactions-state.ts';

/** Takes out of the cart what its transactions are proved to have bought, in whatever visit that is. */
export function watchCartPurchases(): void {
  let seen = '';
  subscribe(transactionsState, () => {
    const records = transactionsState.records.filter((record) => record.type === 'purchase:cart');
    const now = records.map((record) => `${record.id} ${record.rev}`).join();
    if (now === seen) return;
    seen = now;
    void follow().catch(() => {
      // The store is closed: looked at again with the next change or visit.
      seen = '';
    });
  });
}

async function follow(): Promise<void> {
  const [{ boughtUuids, checkoutOf }, { followPurchases }, { purchaseFieldsSchema }] = await Promise.all([
    import('../../domain/transaction/kinds/purchase-cart.ts'),
    import('./cart-session.ts'),
    import('../../domain/transaction/steps/purchase-fields.ts'),
  ]);
  // As they are now, not as they were when the code was asked for.
  await followPurchases(
    transactionsState.records.flatMap((record) => {
      const checkout = checkoutOf(record);
      const fields = v.safeParse(purchaseFieldsSchema, record);
      if (checkout === null || !fields.success) return [];
      return {
        checkout,
        orders: fields.output.tokenUuids,
        bought: boughtUuids(record),
        succeeded: record.status === 'success',
        isUnderWay: record.status === 'pending' || record.status === 'approve',
        startedAt: record.createdAt,
      };
    }),
  );
}
