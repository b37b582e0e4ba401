import type { HeldStatus, NftCard } from '../../src/contract/nft.ts';
import { storedPrice } from '../core/price.ts';
import type { Param, Queries } from '../db/database.ts';
import { countWithin, LOOKED_AT, type Total } from './bounded-count.ts';
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
  const named = 'join nfts n on n.uuid = b.nft_uuid';
  const from = (balances: string) => `from ${balances} ${rest.length === 0 ? '' : named}`;
  const latest = `(select b.* from balances b where ${held} order by ${order} limit ${LOOKED_AT + 1}) b`;
  const offset = (query.page - 1) * size;
  const asked = next === null ? null : readHeldNext(next);
  const looked =
    rest.length === 0
      ? null
      : await lookAtLatest(database, `${latest} ${named}`, rest.join(' and '), params, {
          after: asked,
          offset: asked === null ? offset : 0,
          size,
        });
  let bound = where;
  let page: string;
  if (looked?.uuids) {
    bound = new Conditions();
    page = `select b.* from balances b where b.owner = ${bound.bind(wallet)} and b.nft_uuid = any(${bound.bind(looked.uuids)}::text[])`;
  } else {
    const list = `select b.acquired_block::text as key, b.nft_uuid as tie, row_number() over (order by ${order}) as place
      ${from('balances b')} where ${where.sql}`;
    const { after, skip } =
      asked === null ? await startOfPage(database, { offset, list, params }) : { after: asked, skip: 0 };
    if (after !== null) where.add(isAfter(after, (value) => where.bind(value)));
    page = `select b.* ${from('balances b')} where ${where.sql} order by ${order}
      limit ${where.bind(size + 1)} offset ${where.bind(skip)}`;
  }
  const rows = await database.query<HeldRow>(
    `select ${nftColumns}, b.amount as owned, b.acquired_block as block, a.*
     from (${page}) b join nfts n on n.uuid = b.nft_uuid ${nftJoins} ${acquiredJoin} order by ${order}`,
    bound.params,
  );
  return pageOf(
    context,
    { offset: next === null ? offset : null, size, rows },
    async () => looked?.total ?? countWithin(database, latest, 'true', params),
    (last) => [String(last.block), last.uuid],
    (row) => ({ ...nftCard(context, row), acquired: acquiredBy(context, row) }),
  );
}

function isAfter(place: Place, bind: (value: string | number) => string): string {
  const at = `${bind(Number(place.key))}::bigint`;
  return `b.acquired_block <= ${at} and (b.acquired_block < ${at} or b.nft_uuid > ${bind(place.tie)})`;
}

/**
 * Looks at what a wallet got last: how much of it fits, and the page and one more by their items, where the page is among
 * them; `uuids` is null where it may not be.
 */
async function lookAtLatest(
  db: Queries,
  latest: string,
  fits: string,
  known: readonly Param[],
  { after, offset, size }: { after: Place | null; offset: number; size: number },
): Promise<{ total: Total; uuids: readonly string[] | null }> {
  const params = [...known];
  const bind = (value: string | number) => `$${params.push(value)}`;
  const [row] = await db.query<{ looked: number; found: number; uuids: string[] }>(
    `with looked as materialized (select b.nft_uuid, b.acquired_block, ${fits} as fits from ${latest})
     select count(*) as looked, count(*) filter (where fits) as found, array(select b.nft_uuid from looked b
       where fits ${after === null ? '' : `and ${isAfter(after, bind)}`} order by b.acquired_block desc, b.nft_uuid
       limit ${bind(size + 1)} offset ${bind(offset)}) as uuids from looked`,
    params,
  );
  const { looked = 0, found = 0, uuids = [] } = row ?? {};
  const complete = looked <= LOOKED_AT;
  return {
    total: { total: Math.min(found, LOOKED_AT), complete },
    uuids: complete || uuids.length > size ? uuids : null,
  };
}

/** The position that the list of a wallet gave as `next`. */
function readHeldNext(next: string): Place {
  const [key, tie] = decodeCursor(next, 2) ?? [];
  if (!key || !/^[0-9]{1,15}$/.test(key) || !tie) throw new BadCursorError('next is not a position in this list');
  return { key, tie };
}
