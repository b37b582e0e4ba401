import type {
  ActivityKind,
  CollectionEvent,
  Holders,
  Series,
  SeriesRange,
} from '../../src/contract/collection-history.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import type { Param } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import type { CollectionRow } from './collections.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';
import { ofShownItem } from './shown.ts';
import {
  newestFirst,
  olderThan,
  placeOf,
  isSaleOf,
  saleJoin,
  transferColumns,
  transferOf,
  type HistoryPosition,
  type TransferListRow,
} from './transfers.ts';

type EventRow = TransferListRow & { identifier: string; name: string; image: string; itemType: ItemType };

/** What happened to a collection's items, newest first. `nextTS` is null at the end. */
export async function collectionActivity(
  context: StoreContext,
  collection: CollectionRow,
  o: { size: number; kind: ActivityKind; position: HistoryPosition | null },
): Promise<{ data: CollectionEvent[]; nextTS: string | null }> {
  const params: Param[] = [collection.uuid, o.size + 1];
  // Each by its own index: of many transfers, few may be sales.
  const of = o.kind === 'sales' ? 's' : 't';
  const older = olderThan(of, o.position, params);
  const page = (table: string) =>
    `(select * from ${table} ${of} where ${of}.collection_uuid = $1 and ${ofShownItem(of)} ${older} order by ${newestFirst(of)} limit $2) ${of}`;
  const rows = await context.database.query<EventRow>(
    `select ${transferColumns}, n.identifier, ${shownName} as name, n.image, c.item_type as "itemType"
     from ${o.kind === 'sales' ? `${page('sales')} join transfers t on ${isSaleOf}` : `${page('transfers')} left ${saleJoin}`}
     join nfts n on n.uuid = t.nft_uuid join collections c on c.uuid = n.collection_uuid
     order by ${newestFirst(of)}`,
    params,
  );
  const network = context.networks.require(collection.chainId);
  const shown = rows.slice(0, o.size);
  return {
    data: shown.map((row) => ({
      ...transferOf(row, storedPrice(network, context.usdRates, row.unitValue, row.token)),
      item: { identifier: row.identifier, name: row.name, image: row.image, itemType: row.itemType },
    })),
    nextTS: rows.length > o.size ? placeOf(shown.at(-1)) : null,
  };
}

const HOUR = 3_600;
const DAY = 86_400;
const STEPS: Record<Exclude<SeriesRange, 'all'>, { step: number; count: number }> = {
  '24h': { step: HOUR, count: 24 },
  '7d': { step: 6 * HOUR, count: 28 },
  '30d': { step: DAY, count: 30 },
};
const MOST_POINTS = 120;

type Floors = { hours: (number | null)[]; days: (number | null)[]; time: number };

/** The floor at a time, of those that are known; the nearest before it. */
function floorAt(floors: Floors, time: number): number | null {
  const back = (step: number) => Math.max(0, Math.ceil((floors.time - time) / step));
  const known = back(HOUR) < floors.hours.length ? floors.hours.at(-1 - back(HOUR)) : floors.days.at(-1 - back(DAY));
  return known ?? null;
}

/**
 * A collection's floor, volume and sales in equal steps, the last of which holds `now`; what is kept by the hour is
 * added up. Steps stand on the clock in UTC, so that a day is a day of the calendar.
 */
export async function collectionSeries(
  context: StoreContext,
  collection: CollectionRow,
  range: SeriesRange,
  now = wallSeconds(),
): Promise<Series> {
  const { database } = context;
  const endOf = (step: number) => now - (now % step) + step;
  const { step, count } = range === 'all' ? await stepsOfAll(context, collection, endOf(DAY)) : STEPS[range];
  const end = endOf(Math.min(step, DAY));
  const begin = end - step * count;
  const rows = await database.query<{ at: number; sales: number; volume: string }>(
    `select (hour - $2::bigint) / $3::bigint as at, sum(sales) as sales, sum(volume) as volume
     from collection_hours where collection_uuid = $1 and hour >= $2::bigint group by 1`,
    [collection.uuid, begin, step],
  );
  const [kept] = await database.query<{ floors: Omit<Floors, 'time'>; time: number }>(
    'select floors, floors_time as time from collections where uuid = $1',
    [collection.uuid],
  );
  const floors: Floors = { hours: [], days: [], ...kept?.floors, time: kept?.time ?? 0 };
  const { currency } = context.networks.require(collection.chainId);
  const rate = Number(context.usdRates.get(currency.symbol.toUpperCase()) ?? 1n);
  const native = (micros: number) => Number((micros / rate).toPrecision(8));
  const byStep = new Map(rows.map((row) => [row.at, row]));
  return {
    range,
    symbol: currency.symbol,
    step,
    points: Array.from({ length: count }, (_, at) => {
      const row = byStep.get(at);
      const floor = floorAt(floors, Math.min(begin + (at + 1) * step, now));
      return {
        time: begin + at * step,
        floor: floor === null ? null : native(floor),
        volume: native(Number(row?.volume ?? 0)),
        sales: row?.sales ?? 0,
      };
    }),
  };
}

/** Whole days, as few as make no more points than can be told apart. */
async function stepsOfAll(context: StoreContext, collection: CollectionRow, end: number) {
  const [first] = await context.database.query<{ hour: number | null }>(
    'select min(hour) as hour from collection_hours where collection_uuid = $1',
    [collection.uuid],
  );
  const days = Math.max(2, Math.ceil((end - (first?.hour ?? end)) / DAY) + 1);
  const step = Math.ceil(days / MOST_POINTS) * DAY;
  return { step, count: Math.ceil((days * DAY) / step) };
}

/** Who holds a collection, as of its last count. */
export async function collectionHolders(context: StoreContext, collection: CollectionRow): Promise<Holders> {
  const [row] = await context.database.query<{ holders: Pick<Holders, 'groups' | 'top'> }>(
    'select holders from collections where uuid = $1',
    [collection.uuid],
  );
  return {
    holders: collection.ownersCount,
    items: String(collection.itemsCount),
    groups: row?.holders.groups ?? [],
    top: row?.holders.top ?? [],
  };
}
