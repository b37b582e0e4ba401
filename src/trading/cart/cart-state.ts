import { proxy } from 'valtio/vanilla';

/**
 * As much of the cart as every page shows; the rest comes with `cart-session.ts`. Without an item
 * on the device not even that is loaded.
 */
export const cartState = proxy<{
  count: number;
  /** By item, what a control shows as being in the cart. */
  held: Record<string, true>;
  shown: 'drawer' | 'difference' | null;
}>({ count: 0, held: {}, shown: null });

export const showCart = (shown: (typeof cartState)['shown']) => {
  cartState.shown = shown;
};

/** Beside the entries, their number: read before anything is loaded. */
export const COUNT_KEY = 'vitrine-cart';

export const cartSession = () => import('./cart-session.ts');
