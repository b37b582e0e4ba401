/* Changing the cart. */
export const cannotChange = 'No se puede cambiar el carrito';
export const cannotChangeHint = 'Recarga la página e inténtalo de nuevo.';
export const ownListing = 'Es tu propio anuncio';
export const ownListingHint = 'No puedes añadirlo a tu carrito.';
export const full = 'El carrito está lleno';
export const fullHint = (most: number) => `Caben ${most} artículos. Compra o quita algunos primero.`;
export const pricesUnchecked = 'No se pudieron comprobar los precios.';

/* Buying it. */
export const changed = 'Algo cambió desde que miraste. No se compró nada. Revisa el carrito y pulsa Comprar otra vez.';
export const notStarted = 'No se pudo iniciar la compra';
export const restNotBought = 'El resto del carrito no se compró';
export const restNotBoughtHint = 'Abre el carrito e inténtalo de nuevo.';

/** "You are offline. Connect to …" */
export const toBuy = 'comprar';
