import { removeStoredOrders, listStoredOrders, markPublished, type StoredOrder } from '../../device/order-store.ts';
import { isOnline } from '../../services/online.ts';
import { isOverOnChain } from '../chain/chain-facts.ts';
import { allOpenOrdersOf } from './open-orders.ts';

/** The answer to a publication may have been lost: what the marketplace lists is published. */
async function findPublished(owner: string, stored: readonly StoredOrder[]): Promise<void> {
  const unpublished = stored.filter(({ published }) => !published);
  if (unpublished.length === 0 || !isOnline()) return;
  for (const listed of await allOpenOrdersOf(owner)) {
    if (unpublished.some(({ hash }) => hash === listed.hash)) await markPublished(listed.hash, listed.uuid);
  }
}

/** Somebody's stored orders that could still be filled; the others are removed. A network that does not answer decides nothing. */
export async function readStoredOrders(owner: string): Promise<StoredOrder[]> {
  await findPublished(owner, await listStoredOrders(owner)).catch(() => undefined);
  const stored = await listStoredOrders(owner);
  const now = Date.now() / 1000;
  const over = await Promise.all(
    stored.map(async ({ order, published }) => {
      if (order.endTime <= now) return true;
      return published ? false : isOverOnChain(order).catch(() => false);
    }),
  );
  const gone = stored.filter((_, index) => over[index]);
  await removeStoredOrders(gone.map(({ hash }) => hash));
  return stored.filter((_, index) => !over[index]);
}
