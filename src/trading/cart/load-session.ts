/** The cart's session, when the cart holds something or is used. */
export const cartSession = () => import('./cart-session.ts');
