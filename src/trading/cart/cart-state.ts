import { proxy } from 'valtio/vanilla';

/**
 * As much of the cart as every page shows. The rest, `cart-session.ts`, is loaded only when the cart
 * holds something or is used.
 */
export const cartState = proxy<{
  count: number;
  /** By item's uuid: whether its control shows it as in the cart. */
  held: Record<string, true>;
  shown: 'drawer' | 'difference' | null;
}>({ count: 0, held: {}, shown: null });

export const showCart = (shown: (typeof cartState)['shown']) => {
  cartState.shown = shown;
};

/** In local storage, the number of items: read before anything is loaded. */
export const COUNT_KEY = 'vitrine-cart';
