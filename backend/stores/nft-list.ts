import type { HeldStatus, NftCard, NftSort } from '../../src/contract/nft.ts';
import type { CollectionRow } from './collections.ts';
import { likePattern, type StoreContext } from './context.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { Conditions, filterConditions, type NftFilter } from './nft-filter.ts';
import { storedPrice } from '../core/price.ts';
import { nftCard, nftColumns, nftJoins, shownName, type NftRow } from './nft-rows.ts';
import { paidColumns, saleJoin, transferKind } from './transfers.ts';

/** `next` is a position this list gave. */
export type NftListQuery = NftFilter & { page: number; size: number; next: string | null; sort: NftSort };

/** A `next` that this list did not make. */
export class BadCursorError extends Error {
  override name = 'BadCursorError';
}

/** By sort: the key as SQL, its direction, and that of the identifier that decides between equals. */
const sorts: Record<NftSort, { key: string; down: boolean; tieDown: boolean }> = {
  'price-asc': { key: `coalesce(n.listing_rank, 'Infinity')`, down: false, tieDown: false },
  'price-desc': { key: 'coalesce(n.listing_rank, -1)', down: true, tieDown: false },
  newest: { key: 'n.minted_block', down: true, tieDown: true },
  identifier: { key: 'n.identifier', down: false, tieDown: false },
  rarity: { key: 'coalesce(n.rank, 2147483647)', down: false, tieDown: false },
};

/** One page of a collection's items; `next` walks by key, `page` by number. */
export async function listNfts(
  context: StoreContext,
  collection: CollectionRow,
  query: NftListQuery,
): Promise<NftPage> {
  const { database } = context;
  const where = filterConditions(context, collection, query);
  const [count] = await database.query<{ total: number }>(
    `select count(*) as total from nfts n join collections c on c.uuid = n.collection_uuid where ${where.sql}`,
    where.params,
  );
  const sort = sorts[query.sort];
  if (query.next !== null) {
    const parts = decodeCursor(query.next, 3);
    const [name, key, identifier] = parts ?? [];
    const number = /^(-?[0-9]{1,80}|Infinity)$/;
    if (name !== query.sort || !key || !number.test(key) || !identifier || !/^[0-9]{1,78}$/.test(identifier)) {
      throw new BadCursorError('next is not a position in this list');
    }
    const at = `${where.bind(key)}::numeric`;
    const tie = `${where.bind(identifier)}::numeric`;
    where.add(
      `(${sort.key} ${sort.down ? '<' : '>'} ${at} or (${sort.key} = ${at} and n.identifier ${sort.tieDown ? '<' : '>'} ${tie}))`,
    );
  }
  const owned =
    query.owner === null
      ? 'null'
      : `(select amount from balances b where b.nft_uuid = n.uuid and b.owner = ${where.bind(query.owner)})`;
  const offset = query.next === null ? (query.page - 1) * query.size : 0;
  const rows = await database.query<NftRow & { key: string }>(
    `select ${nftColumns}, ${owned} as owned, (${sort.key})::text as key
     from nfts n ${nftJoins}
     where ${where.sql}
     order by ${sort.key} ${sort.down ? 'desc' : 'asc'}, n.identifier ${sort.tieDown ? 'desc' : 'asc'}
     limit ${where.bind(query.size + 1)} offset ${where.bind(offset)}`,
    where.params,
  );
  return pageOf(context, rows, query.size, count?.total, (last) => [query.sort, last.key, last.identifier]);
}

/** A page of items; `next`: where the one after it begins, null at the end. */
type NftPage = { data: NftCard[]; total: number; next: string | null };

/** Of one row more than a page has: that row says that there is another page. */
function pageOf<Row extends NftRow>(
  context: StoreContext,
  rows: readonly Row[],
  size: number,
  total: number | undefined,
  placeOf: (last: Row) => string[],
  card: (row: Row) => NftCard = (row) => nftCard(context, row),
): NftPage {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    data: page.map(card),
    total: total ?? 0,
    next: rows.length > size && last ? encodeCursor(placeOf(last)) : null,
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
  const where = new Conditions();
  const owner = where.bind(wallet);
  where.add(`b.owner = ${owner}`);
  if (query.chainId !== null) where.add(`n.chain_id = ${where.bind(query.chainId)}::bigint`);
  if (query.collection !== null) where.add(`n.collection_uuid = ${where.bind(query.collection)}`);
  if (query.search !== null) where.add(`${shownName} ilike ${where.bind(likePattern(query.search))}`);
  if (query.status !== null) where.add(`n.listing_hash is ${query.status === 'buy-now' ? 'not null' : 'null'}`);
  const from = `from balances b join nfts n on n.uuid = b.nft_uuid ${nftJoins}`;
  const [count] = await context.database.query<{ total: number }>(
    `select count(*) as total ${from} where ${where.sql}`,
    where.params,
  );
  if (query.next !== null) {
    const [block, uuid] = decodeCursor(query.next, 2) ?? [];
    if (!block || !/^[0-9]{1,15}$/.test(block) || !uuid)
      throw new BadCursorError('next is not a position in this list');
    const at = `${where.bind(Number(block))}::bigint`;
    where.add(`(b.acquired_block < ${at} or (b.acquired_block = ${at} and n.uuid > ${where.bind(uuid)}))`);
  }
  const rows = await context.database.query<HeldRow>(
    `select ${nftColumns}, b.amount as owned, b.acquired_block as block, a.* ${from} ${acquiredJoin} where ${where.sql}
     order by b.acquired_block desc, n.uuid
     limit ${where.bind(query.size + 1)} offset ${where.bind(query.next === null ? (query.page - 1) * query.size : 0)}`,
    where.params,
  );
  return pageOf(
    context,
    rows,
    query.size,
    count?.total,
    (last) => [String(last.block), last.uuid],
    (row) => ({ ...nftCard(context, row), acquired: acquiredBy(context, row) }),
  );
}
