import type { HeldStatus, NftCard } from '../../src/contract/nft.ts';
import { storedPrice } from '../core/price.ts';
import { countWithin, LOOKED_AT } from './bounded-count.ts';
import { Conditions } from './conditions.ts';
import { likePattern, type StoreContext } from './context.ts';
import { decodeCursor } from './cursor.ts';
import { BadCursorError, pageOf, type NftPage } from './nft-page.ts';
import { isCalled, nftCard, nftColumns, nftJoins, type NftRow } from './nft-rows.ts';
import { startOfPage, type Place } from './page-places.ts';
import { ofShownCollection } from './shown.ts';
import { paidColumns, saleJoin, transferKind } from './transfers.ts';

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
