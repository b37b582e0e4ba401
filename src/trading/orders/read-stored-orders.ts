import { removeStoredOrders, listStoredOrders, markPublished, type StoredOrder } from '../../device/order-store.ts';
import { isOnline } from '../../services/online.ts';
import { isOverOnChain } from '../chain/chain-facts.ts';
import { allOpenOrdersOf } from './open-orders.ts';

/** An answer that was lost on its way: what the marketplace lists is published. */
async function findPublished(owner: string, kept: readonly StoredOrder[]): Promise<void> {
  const unpublished = kept.filter(({ published }) => !published);
  if (unpublished.length === 0 || !isOnline()) return;
  for (const listed of await allOpenOrdersOf(owner)) {
    if (unpublished.some(({ hash }) => hash === listed.hash)) await markPublished(listed.hash, listed.uuid);
  }
}

/** What the device keeps of somebody and could still be filled. A network that does not answer says nothing. */
export async function readStoredOrders(owner: string): Promise<StoredOrder[]> {
  await findPublished(owner, await listStoredOrders(owner)).catch(() => undefined);
  const kept = await listStoredOrders(owner);
  const now = Date.now() / 1000;
  const over = await Promise.all(
    kept.map(async ({ order, published }) => {
      if (order.endTime <= now) return true;
      return published ? false : isOverOnChain(order).catch(() => false);
    }),
  );
  const gone = kept.filter((_, index) => over[index]);
  await removeStoredOrders(gone.map(({ hash }) => hash));
  return kept.filter((_, index) => !over[index]);
}
