import { isSavingData } from '../../services/saving-data.ts';
import { collectionsQuery, firstDropsQuery, sliderQuery } from '../../services/queries.ts';

export { floorsQuery } from '../../services/queries.ts';

/** In ms. */
const EVERY = 30_000;
/** What moves is asked for again while it is looked at: to follow the whole market would tell a page of every block. */
export const moving = { refetchInterval: () => !isSavingData() && EVERY } as const;

export const TRENDING = 5;
const FLOOR_ITEMS = 6;

export const homeDropsQuery = firstDropsQuery;
export const homeSliderQuery = sliderQuery;

/** What the collections that move are sorted by. */
const MOVED = { '1h': 'volume-1h', '24h': 'volume', '7d': 'volume-7d' } as const;
export type Span = keyof typeof MOVED;
export const trendingQuery = (span: Span = '24h') => collectionsQuery({ sort: MOVED[span] });

/** What an address of the list of collections has for the same order. */
export const movedQuery = (span: Span) => (span === '24h' ? '' : `?sort=${MOVED[span]}`);

export type HomeSearch = { span?: Span | undefined };
/** `?span=`; a day where none, or no known one, is named. */
export const parseHomeSearch = ({ span }: Record<string, unknown>): HomeSearch =>
  span === '1h' || span === '7d' ? { span } : {};

/** The ids of the collections whose cheapest listing is shown: those with a floor, in trending order. */
export const floorCollections = (cards: readonly { uuid: string; floor: unknown }[]): string[] =>
  cards
    .filter((card) => card.floor !== null)
    .slice(0, FLOOR_ITEMS)
    .map((card) => card.uuid);
