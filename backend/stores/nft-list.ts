import type { HeldStatus, NftCard, NftSort } from '../../src/contract/nft.ts';
import type { CollectionRow } from './collections.ts';
import { likePattern, type StoreContext } from './context.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { Conditions } from './conditions.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { filterConditions, PRICE_DOWN, PRICE_UP, type NftFilter } from './nft-filter.ts';
import { countNfts } from './nft-totals.ts';
import { startOfPage, type Place } from './page-places.ts';
import { storedPrice } from '../core/price.ts';
import { ofShownCollection } from './shown.ts';
import { isCalled, nftCard, nftColumns, nftJoins, type NftRow } from './nft-rows.ts';
import { paidColumns, saleJoin, transferKind } from './transfers.ts';

/** `next` is a position this list gave. */
export type NftListQuery = NftFilter & { page: number; size: number; next: string | null; sort: NftSort };

/** A `next` that this list did not make. */
export class BadCursorError extends Error {
  override name = 'BadCursorError';
}

/** By sort: the key as SQL, its direction, and that of the identifier that decides between equals. */
const sorts: Record<NftSort, { key: string; down: boolean; tieDown: boolean }> = {
  'price-asc': { key: PRICE_UP, down: false, tieDown: false },
  'price-desc': { key: PRICE_DOWN, down: true, tieDown: false },
  newest: { key: 'n.minted_block', down: true, tieDown: true },
  identifier: { key: 'n.identifier', down: false, tieDown: false },
  rarity: { key: 'coalesce(n.rank, 2147483647)', down: false, tieDown: false },
};

/** A page of items; `next`: where the one after it begins, null at the end. */
type NftPage = Total & { data: NftCard[]; next: string | null };

/** The position that the list gave as `next`. */
function readNext(query: NftListQuery & { next: string }): Place {
  const [name, key, tie] = decodeCursor(query.next, 3) ?? [];
  const number = /^(-?[0-9]{1,80}|Infinity)$/;
  if (name !== query.sort || !key || !number.test(key) || !tie || !/^[0-9]{1,78}$/.test(tie)) {
    throw new BadCursorError('next is not a position in this list');
  }
  return { key, tie };
}

/** One page of a collection's items; `next` walks by key, `page` by number. */
export async function listNfts(
  context: StoreContext,
  collection: CollectionRow,
  query: NftListQuery,
): Promise<NftPage> {
  const { database } = context;
  const conditions = filterConditions(context, collection, query, query.sort);
  const { where, params } = conditions;
  const { key, down, tieDown } = sorts[query.sort];
  const order = `${key} ${down ? 'desc' : 'asc'}, n.identifier ${tieDown ? 'desc' : 'asc'}`;
  const { size, next } = query;
  const offset = (query.page - 1) * size;
  const { few, ...total } = await countNfts(database, collection, query, conditions);
  const from = few?.rows ?? 'nfts n';
  const list = `select (${key})::text as key, n.identifier::text as tie, row_number() over (order by ${order}) as place
    from ${from} where ${where.sql}`;
  const { after, skip } =
    next === null
      ? await startOfPage(database, { offset, list, params })
      : { after: readNext({ ...query, next }), skip: 0 };
  if (after !== null) {
    const at = `${where.bind(after.key)}::numeric`;
    const tie = `${where.bind(after.tie)}::numeric`;
    const isAfter = down ? '<' : '>';
    where.add(
      down === tieDown
        ? `(${key}, n.identifier) ${isAfter} (${at}, ${tie})`
        : `${key} ${isAfter}= ${at} and (${key} <> ${at} or n.identifier ${tieDown ? '<' : '>'} ${tie})`,
    );
  }
  const owned =
    query.owner === null
      ? 'null'
      : `(select amount from balances b where b.nft_uuid = n.uuid and b.owner = ${where.bind(query.owner)})`;
  const rows = await database.query<NftRow & { key: string }>(
    `select ${nftColumns}, ${owned} as owned, (${key})::text as key
     from (select n.* from ${from} where ${where.sql} order by ${order}
       limit ${where.bind(size + 1)} offset ${where.bind(skip)}) n ${nftJoins}
     order by ${order}`,
    where.params,
  );
  const page = { offset: next === null ? offset : null, size, rows };
  return pageOf(
    context,
    page,
    () => Promise.resolve(total),
    (last) => [query.sort, last.key, last.identifier],
  );
}

/** Of one row more than a page has: that row says that there is another page. `offset`: null where it is not known. */
async function pageOf<Row extends NftRow>(
  context: StoreContext,
  { offset, size, rows }: { offset: number | null; size: number; rows: readonly Row[] },
  count: () => Promise<Total>,
  placeOf: (last: Row) => string[],
  card: (row: Row) => NftCard = (row) => nftCard(context, row),
): Promise<NftPage> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const hasMore = rows.length > size;
  return {
    ...(await (offset === null ? count() : totalOf({ offset, rows: page.length, hasMore }, count))),
    data: page.map(card),
    next: hasMore && last ? encodeCursor(placeOf(last)) : null,
  };
}

type HeldRow = NftRow & {
  block: number;
  acquiredFrom: `0x${string}` | null;
  acquiredTime: number | null;
  sold: boolean;
  unitValue: string | null;
  token: string | null;
};

/** How `b` came to its owner, within the block that the balance names: the last transfer to them there. */
const acquiredJoin = `left join lateral (select t.sender as "acquiredFrom", t.time as "acquiredTime",
    ${paidColumns}
  from transfers t left ${saleJoin}
  where t.nft_uuid = b.nft_uuid and t.block_number = b.acquired_block and t.receiver = b.owner
  order by t.log_index desc, t.sub desc limit 1) a on true`;

function acquiredBy(context: StoreContext, row: HeldRow): NftCard['acquired'] {
  if (row.acquiredTime === null || row.acquiredFrom === null) return null;
  const price = storedPrice(context.networks.require(row.chainId), context.usdRates, row.unitValue, row.token);
  return { kind: transferKind(row.acquiredFrom, row.sold), time: row.acquiredTime, price };
}

/** What a wallet holds over all networks, latest acquired first. */
export async function listWallet(
  context: StoreContext,
  wallet: string,
  query: {
    page: number;
    size: number;
    next: string | null;
    chainId: number | null;
    collection: string | null;
    search: string | null;
    status: HeldStatus | null;
  },
): Promise<NftPage> {
  const { database } = context;
  const { size, next } = query;
  const where = new Conditions();
  const owner = where.bind(wallet);
  const of = query.collection === null ? ofShownCollection('b') : `b.collection_uuid = ${where.bind(query.collection)}`;
  const held = `b.owner = ${owner} and ${of}`;
  const rest: string[] = [];
  if (query.chainId !== null) rest.push(`n.chain_id = ${where.bind(query.chainId)}::bigint`);
  if (query.search !== null) rest.push(isCalled(where.bind(likePattern(query.search))));
  if (query.status !== null) rest.push(`n.listing_hash is ${query.status === 'buy-now' ? 'not null' : 'null'}`);
  const params = [...where.params];
  for (const part of [held, ...rest]) where.add(part);
  const order = 'b.acquired_block desc, b.nft_uuid';
  // Most lists need the balances alone until a page of them is found.
  const named = 'join nfts n on n.uuid = b.nft_uuid join collections c on c.uuid = n.collection_uuid';
  const from = (balances: string) => `from ${balances} ${rest.length === 0 ? '' : named}`;
  const list = `select b.acquired_block::text as key, b.nft_uuid as tie, row_number() over (order by ${order}) as place
    ${from('balances b')} where ${where.sql}`;
  const offset = (query.page - 1) * size;
  const { after, skip } =
    next === null ? await startOfPage(database, { offset, list, params }) : { after: readHeldNext(next), skip: 0 };
  if (after !== null) {
    const at = `${where.bind(Number(after.key))}::bigint`;
    where.add(`b.acquired_block <= ${at} and (b.acquired_block < ${at} or b.nft_uuid > ${where.bind(after.tie)})`);
  }
  const rows = await database.query<HeldRow>(
    `select ${nftColumns}, b.amount as owned, b.acquired_block as block, a.*
     from (select b.* ${from('balances b')} where ${where.sql} order by ${order}
       limit ${where.bind(size + 1)} offset ${where.bind(skip)}) b
     join nfts n on n.uuid = b.nft_uuid ${nftJoins} ${acquiredJoin} order by ${order}`,
    where.params,
  );
  const some = `(select b.* from balances b where ${held} order by ${order} limit ${LOOKED_AT + 1}) b`;
  return pageOf(
    context,
    { offset: next === null ? offset : null, size, rows },
    () => countWithin(database, rest.length === 0 ? some : `${some} ${named}`, rest.join(' and ') || 'true', params),
    (last) => [String(last.block), last.uuid],
    (row) => ({ ...nftCard(context, row), acquired: acquiredBy(context, row) }),
  );
}

/** The position that the list of a wallet gave as `next`. */
function readHeldNext(next: string): Place {
  const [key, tie] = decodeCursor(next, 2) ?? [];
  if (!key || !/^[0-9]{1,15}$/.test(key) || !tie) throw new BadCursorError('next is not a position in this list');
  return { key, tie };
}
