import { collectionsQuery, dropsQuery, ordersQuery, sliderQuery } from '../../services/queries.ts';

export const TRENDING = 5;
const FLOOR_WORKS = 6;

export const homeDropsQuery = dropsQuery;
export const homeSliderQuery = sliderQuery;
export const trendingQuery = () => collectionsQuery({ sort: 'volume' });
/** The cheapest live listing of one collection. */
export const floorQuery = (collection: string) => ordersQuery({ collection, size: 1 });

/** The collections whose cheapest work is shown: those with one, in trending order. */
export const floorCollections = (cards: readonly { uuid: string; floor: unknown }[]): string[] =>
  cards
    .filter((card) => card.floor !== null)
    .slice(0, FLOOR_WORKS)
    .map((card) => card.uuid);
