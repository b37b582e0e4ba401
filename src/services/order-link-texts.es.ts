export const noOrders = 'No hay en ello ninguna orden que este mercado pueda leer.';
