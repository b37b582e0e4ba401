import type { CollectionSort } from '../../contract/collection.ts';
import * as texts from './texts.ts';

/** What the list can be sorted by. */
export const SORTS: readonly { value: CollectionSort; label: string; short: string }[] = [
  { value: 'volume', label: texts.volumeDay, short: texts.volume },
  { value: 'volume-1h', label: texts.volumeHour, short: texts.volumeHour },
  { value: 'volume-7d', label: texts.volumeWeek, short: texts.volumeWeek },
  { value: 'floor', label: texts.floorDescending, short: texts.floor },
  { value: 'floor-asc', label: texts.floorAscending, short: texts.floor },
  { value: 'items', label: texts.mostItems, short: texts.items },
  { value: 'newest', label: texts.newest, short: texts.newest },
  { value: 'name', label: texts.nameAscending, short: texts.name },
];
/** The columns of the list whose heads sort it. */
export const SORTED_COLUMNS = { name: 2, floor: 3, volume: 5 };
