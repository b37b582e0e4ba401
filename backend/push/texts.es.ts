/* What pushes say beyond src/contract/news-texts.ts. */
export const several = (count: number) => `${count} notificaciones nuevas`;

/* Of a saved search, below its name. */
export const underPrice = (count: number) =>
  count === 1 ? 'Un artículo por debajo de tu precio' : `${count} artículos por debajo de tu precio`;
export const forSale = (count: number) =>
  count === 1 ? 'Un artículo nuevo en venta' : `${count} artículos nuevos en venta`;
