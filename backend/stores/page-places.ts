import { LRUCache } from 'lru-cache';
import type { Database, Param } from '../db/database.ts';

/** A list is walked by row number up to here; from there on a page begins near a key that is known. */
const WALKED = 1_000;
/** So many rows from one known key to the next. */
const STEP = 250;
/** Known keys are looked up again after so long, and not before a hundred times as long as that took. */
const FRESH_MS = 60_000;
const RESTING = 100;
/** Lists whose keys are known, of one store. */
const LISTS = 50;

/** The place of a row in its list: what it is sorted by, and what decides between equals. */
export type Place = { key: string; tie: string };
/** Where a page begins: after a row, or at the beginning, and how many rows further. */
export type PageStart = { after: Place | null; skip: number };

/** `places`: the row that each step ends with. */
type Known = { places: Place[]; until: number };
const stores = new WeakMap<Database, LRUCache<string, Known>>();

async function find(database: Database, list: string, params: readonly Param[]): Promise<Known> {
  const begun = performance.now();
  const places = await database.query<Place>(
    `select key, tie from (${list}) listed where place % ${STEP} = 0 order by place`,
    params,
  );
  const now = performance.now();
  return { places, until: now + Math.max(FRESH_MS, (now - begun) * RESTING) };
}

/**
 * Where the page at `offset` begins. Within the first rows it is counted; beyond them the nearest known key leads
 * there, so a deep page costs what the first one does. Keys may be a minute old: what has come or gone before them
 * since then moves a page by as many rows, as it moves pages under a person who turns them.
 *
 * `list`: SQL of the list's `key`, `tie` and `place`, which counts from 1.
 */
export async function startOfPage(
  database: Database,
  { offset, list, params }: { offset: number; list: string; params: readonly Param[] },
): Promise<PageStart> {
  if (offset <= WALKED) return { after: null, skip: offset };
  const lists = stores.get(database) ?? new LRUCache<string, Known>({ max: LISTS });
  stores.set(database, lists);
  const name = JSON.stringify([list, params]);
  const look = async () => {
    const found = await find(database, list, params);
    lists.set(name, found);
    return found;
  };
  let known = lists.get(name);
  if (known === undefined) known = await look();
  else if (performance.now() > known.until) {
    // They stand until the newer ones are there.
    known.until = Number.POSITIVE_INFINITY;
    look().catch(() => lists.delete(name));
  }
  const steps = Math.min(Math.floor(offset / STEP), known.places.length);
  return { after: known.places[steps - 1] ?? null, skip: offset - steps * STEP };
}
