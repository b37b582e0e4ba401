import type { CollectionSort } from '../../contract/collection.ts';
import * as texts from './texts.ts';

/** The first has most orders first: what is traded most nobody counts. */
export const SORTS: readonly { value: CollectionSort; label: string; short: string }[] = [
  { value: 'volume', label: texts.mostOrders, short: texts.orders },
  { value: 'items', label: texts.mostItems, short: texts.items },
  { value: 'newest', label: texts.newest, short: texts.newest },
  { value: 'name', label: texts.nameAscending, short: texts.name },
];
/** By the others it cannot be sorted: they have no column here. */
export const SORTED_COLUMNS = { name: 2, floor: -1, volume: -1 };
