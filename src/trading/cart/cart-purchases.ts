import { subscribe } from 'valtio/vanilla';
import { transactionsState } from '../transactions/transactions-state.ts';
import { cartState } from './cart-state.ts';

let seen = '';

/** Removes from the cart what the person's transactions have bought, even in a later visit. */
export function watchCartPurchases(): void {
  subscribe(transactionsState, look);
  subscribe(cartState, look);
}

function look(): void {
  // An empty cart's code is not loaded.
  if (cartState.count === 0) return;
  const records = transactionsState.records.filter(({ type }) => type.startsWith('purchase:'));
  const now = records.map((record) => `${record.id} ${record.rev}`).join();
  if (now === seen) return;
  seen = now;
  void follow().catch(() => {
    // The store is closed: tried again with the next change or visit.
    seen = '';
  });
}

async function follow(): Promise<void> {
  const [{ cartPurchaseOf }, { followPurchases }] = await Promise.all([
    import('../../domain/transaction/views.ts'),
    import('./cart-session.ts'),
  ]);
  // As they are now, not as they were when the import began.
  await followPurchases(transactionsState.records.flatMap((record) => cartPurchaseOf(record) ?? []));
}
