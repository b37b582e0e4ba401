import type { NftSort } from '../../src/contract/nft.ts';
import { countWithin, LOOKED_AT, type Total } from './bounded-count.ts';
import type { CollectionRow } from './collections.ts';
import { Conditions } from './conditions.ts';
import type { StoreContext } from './context.ts';
import { decodeCursor } from './cursor.ts';
import { filterConditions, PRICE_DOWN, PRICE_UP, type NftConditions, type NftFilter } from './nft-filter.ts';
import { BadCursorError, pageOf, type NftPage } from './nft-page.ts';
import { nftColumns, nftJoins, type NftRow } from './nft-rows.ts';
import { isEmpty, keptCounts, keptTotal, lookFor, type Look } from './nft-totals.ts';
import { startOfPage, type Place } from './page-places.ts';

/** `next` is a position this list gave. */
export type NftListQuery = NftFilter & { page: number; size: number; next: string | null; sort: NftSort };

/** By sort: the key as SQL, its direction, and that of the identifier that decides between equals. */
const sorts: Record<NftSort, { key: string; down: boolean; tieDown: boolean }> = {
  'price-asc': { key: PRICE_UP, down: false, tieDown: false },
  'price-desc': { key: PRICE_DOWN, down: true, tieDown: false },
  newest: { key: 'n.minted_block', down: true, tieDown: true },
  identifier: { key: 'n.identifier', down: false, tieDown: false },
  rarity: { key: 'coalesce(n.rank, 2147483647)', down: false, tieDown: false },
};

/** The position that the list gave as `next`. */
function readNext(query: NftListQuery & { next: string }): Place {
  const [name, key, tie] = decodeCursor(query.next, 3) ?? [];
  const number = /^(-?[0-9]{1,80}|Infinity)$/;
  if (name !== query.sort || !key || !number.test(key) || !tie || !/^[0-9]{1,78}$/.test(tie)) {
    throw new BadCursorError('next is not a position in this list');
  }
  return { key, tie };
}

const orderBy = (sort: NftSort, key = sorts[sort].key) =>
  `${key} ${sorts[sort].down ? 'desc' : 'asc'}, n.identifier ${sorts[sort].tieDown ? 'desc' : 'asc'}`;

/** What comes after a place in that order. */
function isAfter(sort: NftSort, place: Place, bind: (value: string) => string, key = sorts[sort].key): string {
  const { down, tieDown } = sorts[sort];
  const at = `${bind(place.key)}::numeric`;
  const tie = `${bind(place.tie)}::numeric`;
  const sign = down ? '<' : '>';
  return down === tieDown
    ? `(${key}, n.identifier) ${sign} (${at}, ${tie})`
    : `${key} ${sign}= ${at} and (${key} <> ${at} or n.identifier ${tieDown ? '<' : '>'} ${tie})`;
}

/** What was looked at for a page of items. `found`: the page and one more by identifier, where all of them are among these. */
type Looked = { total: Total; found: readonly string[] | null };

/** Looks at items that may be all there are, and finds the page among them; what each says of itself is read later. */
async function lookAtPage(
  { database }: StoreContext,
  query: NftListQuery,
  conditions: NftConditions,
  look: Look,
  after: Place | null,
): Promise<Looked> {
  const { size, page, sort } = query;
  // Of what somebody has, whether it is too much for that is known without the items.
  const mine = conditions.held;
  if (mine !== null && isEmpty({ ...query, owner: null })) {
    const total = await countWithin(database, `(${mine}) held`, 'true', conditions.params);
    if (!total.complete) return { total, found: null };
  }
  const { rows, rest, most } = look;
  const params = [...look.params];
  const bind = (value: string | number) => `$${params.push(value)}`;
  const [looked] = await database.query<{ looked: number; fit: number; found: string[] }>(
    `with looked as materialized (select n.identifier, ${sorts[sort].key} as key, ${rest} as fits from ${rows})
     select count(*) as looked, count(*) filter (where fits) as fit, array(select n.identifier::text from looked n
       where fits ${after === null ? '' : `and ${isAfter(sort, after, bind, 'n.key')}`} order by ${orderBy(sort, 'n.key')}
       limit ${bind(size + 1)} offset ${bind(after === null ? (page - 1) * size : 0)}) as found from looked`,
    params,
  );
  const { fit = 0, found = [] } = looked ?? {};
  const complete = (looked?.looked ?? 0) <= most;
  return { total: { total: Math.min(fit, most), complete }, found: complete ? found : null };
}

type Items = { sql: string; bound: Conditions };

/** A page and one more, by the walk of the list's own index. */
async function walkToPage(
  { database }: StoreContext,
  { where, params }: NftConditions,
  query: NftListQuery,
  asked: Place | null,
): Promise<Items> {
  const order = orderBy(query.sort);
  const list = `select (${sorts[query.sort].key})::text as key, n.identifier::text as tie, row_number() over (order by ${order}) as place
    from nfts n where ${where.sql}`;
  const offset = (query.page - 1) * query.size;
  const { after, skip } =
    asked === null ? await startOfPage(database, { offset, list, params }) : { after: asked, skip: 0 };
  if (after !== null) where.add(isAfter(query.sort, after, (value) => where.bind(value)));
  const sql = `select n.* from nfts n where ${where.sql} order by ${order}
    limit ${where.bind(query.size + 1)} offset ${where.bind(skip)}`;
  return { sql, bound: where };
}

function itemsOf(collection: CollectionRow, identifiers: readonly string[]): Items {
  const bound = new Conditions();
  const sql = `select n.* from nfts n where n.collection_uuid = ${bound.bind(collection.uuid)}
    and n.identifier = any(${bound.bind(identifiers)}::text[]::numeric[])`;
  return { sql, bound };
}

/** One page of a collection's items; `next` walks by key, `page` by number. */
export async function listNfts(
  context: StoreContext,
  collection: CollectionRow,
  query: NftListQuery,
): Promise<NftPage> {
  const { database } = context;
  const { next, size } = query;
  const asked = next === null ? null : readNext({ ...query, next });
  const conditions = filterConditions(context, collection, query, query.sort);
  const counts = await keptCounts(database, collection, query.traits);
  const kept = keptTotal(collection, query, counts);
  const look = lookFor(collection, conditions, counts, query.page * size + 1);
  const isWalked = kept !== null && (kept > (look.isNarrow ? look.most : LOOKED_AT) || isEmpty(query));
  const looked = isWalked ? null : await lookAtPage(context, query, conditions, look, asked);
  const total = kept === null || (kept <= LOOKED_AT && looked?.found) ? looked?.total : null;
  const { sql, bound } = looked?.found
    ? itemsOf(collection, looked.found)
    : await walkToPage(context, conditions, query, asked);
  const owned =
    query.owner === null
      ? 'null'
      : `(select amount from balances b where b.nft_uuid = n.uuid and b.owner = ${bound.bind(query.owner)})`;
  const rows = await database.query<NftRow & { key: string }>(
    `select ${nftColumns}, ${owned} as owned, (${sorts[query.sort].key})::text as key from (${sql}) n ${nftJoins}
     order by ${orderBy(query.sort)}`,
    bound.params,
  );
  return pageOf(
    context,
    { offset: next === null ? (query.page - 1) * size : null, size, rows },
    () => Promise.resolve(total ?? { total: kept ?? 0, complete: true }),
    (last) => [query.sort, last.key, last.identifier],
  );
}
