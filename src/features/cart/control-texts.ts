/*
 * Apart from the drawer's: these are loaded with every page.
 */

/* The bag, and the controls that fill it. */
export const cart = 'Cart';
export const cartHolding = (count: number) => `Cart, ${count} item${count === 1 ? '' : 's'}`;
export const add = (name: string) => `Add ${name} to cart`;
export const takeOut = (name: string) => `Remove ${name} from cart`;
export const inCart = 'In cart';

export const sweep = 'Sweep the floor';
