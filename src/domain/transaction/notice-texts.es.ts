/* What leads to a purchase: its button, in its window and in the system's notices. */
export const viewPurchase = 'Ver compra';
