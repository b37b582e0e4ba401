import { collectionsQuery, firstDropsQuery, sliderQuery } from '../../services/queries.ts';

export { floorsQuery } from '../../services/queries.ts';

export const TRENDING = 5;
const FLOOR_ITEMS = 6;

export const homeDropsQuery = firstDropsQuery;
export const homeSliderQuery = sliderQuery;
export const trendingQuery = () => collectionsQuery({ sort: 'volume' });

/** The ids of the collections whose cheapest listing is shown: those with a floor, in trending order. */
export const floorCollections = (cards: readonly { uuid: string; floor: unknown }[]): string[] =>
  cards
    .filter((card) => card.floor !== null)
    .slice(0, FLOOR_ITEMS)
    .map((card) => card.uuid);
