import type { Queries } from '../db/database.ts';
import { insertChanges, type LogPlace, type RowChanges } from './chain-rows.ts';
import { forgetApprovals, strangeApprovals } from './approvals.ts';
import { countOlderApprovals } from './counted-logs.ts';
import { hourOf } from './context.ts';

/** A row's key and everything it says, as texts; what hangs on it. */
type Told = {
  key: string;
  text: string;
  nft: string | null;
  collection: string | null;
  order: string | null;
  time: number;
};

const tables = ['transfers', 'sales', 'order_fills', 'order_cancels'] as const;
type Table = (typeof tables)[number];

const saying: Record<Table, { sub: string; columns: string; nft: string; collection: string; order: string }> = {
  transfers: {
    sub: 'sub',
    columns: 'transaction_hash, collection_uuid, nft_uuid, sender, receiver, amount',
    nft: 'nft_uuid',
    collection: 'collection_uuid',
    order: 'null',
  },
  sales: {
    sub: 'sub',
    columns: 'order_hash, collection_uuid, nft_uuid, seller, buyer, amount, unit_value, token, rank',
    nft: 'nft_uuid',
    collection: 'collection_uuid',
    order: 'order_hash',
  },
  order_fills: { sub: '0', columns: 'order_hash, units', nft: 'null', collection: 'null', order: 'order_hash' },
  order_cancels: { sub: '0', columns: 'order_hash', nft: 'null', collection: 'null', order: 'order_hash' },
};

const storedRows = (tx: Queries, table: Table, chainId: number, from: number, to: number): Promise<Told[]> => {
  const { sub, columns, nft, collection, order } = saying[table];
  return tx.query<Told>(
    `select concat_ws(' ', block_hash, log_index, ${sub}) as key, concat_ws(' ', block_number, time, ${columns}) as text,
       ${nft} as nft, ${collection} as collection, ${order} as "order", time
     from ${table} where chain_id = $1 and block_number between $2 and $3`,
    [chainId, from, to],
  );
};

type Row = LogPlace & { sub?: number };
const keyOf = (row: Row) => `${row.blockHash} ${row.logIndex} ${row.sub ?? 0}`;
const textOf = (row: Row, cells: readonly (string | number)[]) => [row.blockNumber, row.time, ...cells].join(' ');

/** What the rows of these changes say, in the words of `storedRows`. */
const wanted = {
  transfers: (row: RowChanges['transfers'][number]) =>
    textOf(row, [row.transactionHash, row.collectionUuid, row.nftUuid, row.sender, row.receiver, row.amount]),
  sales: (row: RowChanges['sales'][number]) =>
    textOf(row, [
      row.orderHash,
      row.collectionUuid,
      row.nftUuid,
      row.seller,
      row.buyer,
      row.amount,
      row.unitValue,
      row.token,
      row.rank,
    ]),
  fills: (row: RowChanges['fills'][number]) => textOf(row, [row.orderHash, row.units]),
  cancels: (row: RowChanges['cancels'][number]) => textOf(row, [row.orderHash]),
};

/** Rows that are stored and should not be so, and rows that should be stored and are not. */
function differences<T extends Row>(stored: readonly Told[], rows: readonly T[], say: (row: T) => string) {
  const right = new Map(rows.map((row) => [keyOf(row), say(row)]));
  const wrong = stored.filter(({ key, text }) => right.get(key) !== text);
  const standing = new Set(stored.filter(({ key, text }) => right.get(key) === text).map(({ key }) => key));
  const missing = rows.filter((row) => !standing.has(keyOf(row)));
  return { wrong, missing, count: new Set([...wrong.map(({ key }) => key), ...missing.map(keyOf)]).size };
}

async function remove(tx: Queries, table: Table, chainId: number, rows: readonly Told[]): Promise<void> {
  if (rows.length === 0) return;
  const { sub } = saying[table];
  await tx.query(
    `delete from ${table} where chain_id = $1 and concat_ws(' ', block_hash, log_index, ${sub}) = any($2::text[])
       and block_hash = any($3::text[])`,
    [chainId, rows.map(({ key }) => key), [...new Set(rows.map(({ key }) => key.split(' ')[0] ?? ''))]],
  );
}

/** Counts the sales of these hours of these collections anew. */
async function recountHours(tx: Queries, hours: readonly { collection: string; time: number }[]): Promise<void> {
  if (hours.length === 0) return;
  const of = `(select distinct collection, ${hourOf('time')} as hour
    from jsonb_to_recordset($1::jsonb) r(collection text, time bigint)) w`;
  const rows = JSON.stringify(hours);
  await tx.query(
    `delete from collection_hours h using ${of} where h.collection_uuid = w.collection and h.hour = w.hour`,
    [rows],
  );
  await tx.query(
    `insert into collection_hours (collection_uuid, hour, sales, volume)
     select w.collection, w.hour, count(*), sum(s.rank * s.amount)
     from ${of} join sales s on s.collection_uuid = w.collection and s.time >= w.hour and s.time < w.hour + 3600
     group by 1, 2`,
    [rows],
  );
}

/** What the rows of a range that were wrong or missing concern, each once; `mended` counts them. */
export type Replaced = { mended: number; nftUuids: string[]; collectionUuids: string[]; orderHashes: string[] };

/**
 * Makes the rows of a range of blocks, both ends included, what these changes say: what is right stays, with all that is
 * known of it. Null, and nothing is changed, where rows would have to go and `mayRemove` is false.
 */
export async function replaceRows(
  tx: Queries,
  chainId: number,
  o: { from: number; to: number; changes: RowChanges; mayRemove: boolean },
): Promise<Replaced | null> {
  const { from, to, changes } = o;
  const stored = async (table: Table) => storedRows(tx, table, chainId, from, to);
  const moved = differences(await stored('transfers'), changes.transfers, wanted.transfers);
  const sold = differences(await stored('sales'), changes.sales, wanted.sales);
  const filled = differences(await stored('order_fills'), changes.fills, wanted.fills);
  const cancelled = differences(await stored('order_cancels'), changes.cancels, wanted.cancels);
  const parts = [moved, sold, filled, cancelled];
  const wrong = parts.flatMap((part) => part.wrong);
  const strange = await strangeApprovals(tx, chainId, { from, to, rows: changes.approvals });
  if (wrong.length + strange.length > 0 && !o.mayRemove) return null;
  for (const [at, table] of tables.entries()) await remove(tx, table, chainId, parts[at]?.wrong ?? []);
  const approvals = strange.length + (await countOlderApprovals(tx, changes.approvals));
  await forgetApprovals(tx, strange);
  // Of transfers all: an item's own row may be missing beside them.
  const rows = { sales: sold.missing, fills: filled.missing, cancels: cancelled.missing };
  await insertChanges(tx, chainId, { ...changes, ...rows });
  await recountHours(tx, [
    ...changes.sales.map(({ collectionUuid, time }) => ({ collection: collectionUuid, time })),
    ...sold.wrong.flatMap(({ collection, time }) => (collection === null ? [] : [{ collection, time }])),
  ]);
  const named = (key: 'nft' | 'collection' | 'order') => wrong.flatMap((row) => row[key] ?? []);
  const missing = [...moved.missing, ...sold.missing];
  return {
    mended: approvals + parts.reduce((sum, { count }) => sum + count, 0),
    nftUuids: [...new Set([...named('nft'), ...missing.map((row) => row.nftUuid)])],
    collectionUuids: [...new Set([...named('collection'), ...missing.map((row) => row.collectionUuid)])],
    orderHashes: [
      ...new Set([...named('order'), ...[...filled.missing, ...cancelled.missing].map((row) => row.orderHash)]),
    ],
  };
}
