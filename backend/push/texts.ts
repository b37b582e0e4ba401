/* What pushes say beyond src/contract/news-texts.ts. */
export const several = (count: number) => `${count} new notifications`;
