/* What pushes say beyond src/contract/news-texts.ts. */
export const several = (count: number) => `${count} new notifications`;

/* Of a saved search, below its name. */
export const underPrice = (count: number) =>
  count === 1 ? 'A listing under your price' : `${count} listings under your price`;
export const forSale = (count: number) => (count === 1 ? 'Newly for sale' : `${count} newly for sale`);
