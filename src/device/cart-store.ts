import { parseCartItem, type Cart, type CartItem } from '../domain/cart.ts';
import { announceChange, onChange } from './channel.ts';
import { CART, inTransaction, requested } from './database.ts';

/*
 * One entry per item. The cart belongs to the device, whoever is signed in. Everybody may read it; it is changed only
 * inside one database transaction, so that two tabs never overwrite each other.
 */

/** Its name on the channel; no address can look like this. */
const CHANNEL_KEY = 'cart';

/** Oldest first. What is not an item (another version, damage) is skipped. */
async function read(store: IDBObjectStore): Promise<CartItem[]> {
  const stored: unknown[] = await requested(store.getAll());
  return stored
    .map(parseCartItem)
    .filter((item): item is CartItem => item !== null)
    .toSorted((a, b) => a.addedAt - b.addedAt || (a.nftUuid < b.nftUuid ? -1 : 1));
}

/** @throws StoreUnavailableError */
export const readCart = (): Promise<CartItem[]> =>
  inTransaction([CART], 'readonly', (transaction) => read(transaction.objectStore(CART)));

const isSame = (a: CartItem | undefined, b: CartItem) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Applies a change to the cart as it is stored now, in one atomic step, and stores the result. Entries that could not
 * be read are dropped.
 * @throws StoreUnavailableError
 */
export async function changeCart(change: (cart: Cart) => Cart): Promise<Cart> {
  const { cart, wrote } = await inTransaction([CART], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(CART);
    const before = new Map((await read(store)).map((item) => [item.nftUuid, item]));
    const after = change([...before.values()]);
    const staying = new Set<IDBValidKey>(after.map((item) => item.nftUuid));
    const gone = (await requested(store.getAllKeys())).filter((key) => !staying.has(key));
    const put = after.filter((item) => !isSame(before.get(item.nftUuid), item));
    for (const key of gone) store.delete(key);
    for (const item of put) store.put(item);
    return { cart: after, wrote: gone.length + put.length > 0 };
  });
  if (wrote) announceChange(CHANNEL_KEY);
  return cart;
}

/** Changes by this context and by other tabs; read the cart again then. */
export const onCartChange = (listener: () => void): (() => void) =>
  onChange((key) => {
    if (key === CHANNEL_KEY) listener();
  });
