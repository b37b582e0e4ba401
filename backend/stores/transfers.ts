import { zeroAddress } from 'viem';
import type { Nft, Transfer } from '../../src/contract/nft.ts';
import type { Price } from '../../src/contract/order.ts';
import type { Param, Queries } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';

/** A transfer, with what was paid for it where that is known. */
export type TransferListRow = {
  sender: `0x${string}`;
  receiver: `0x${string}`;
  amount: string;
  transactionHash: `0x${string}`;
  blockNumber: number;
  logIndex: number;
  sub: number;
  time: number;
  /** By an order; of what was minted the price is what the mint cost. */
  sold: boolean;
  unitValue: string | null;
  token: string | null;
};

/** `block-log-sub`, as `nextTS` gives it, or plain unix seconds. */
export type HistoryPosition = { block: number; log: number; sub: number } | { before: number };

/** Null when the text is neither form. */
export function parseHistoryPosition(text: string): HistoryPosition | null {
  const exact = /^([0-9]{1,15})-([0-9]{1,9})-([0-9]{1,6})$/.exec(text);
  if (exact) return { block: Number(exact[1]), log: Number(exact[2]), sub: Number(exact[3]) };
  return /^[0-9]{1,15}$/.test(text) ? { before: Number(text) } : null;
}

/** The condition that a list of `t` or `s` goes on after `position`; its values are put into `params`. */
export function olderThan(of: 't' | 's', position: HistoryPosition | null, params: Param[]): string {
  if (position === null) return '';
  const bind = (value: number) => `$${params.push(value)}`;
  if ('before' in position) return `and ${of}.time < ${bind(position.before)}::bigint`;
  const { block, log, sub } = position;
  return `and (${of}.block_number, ${of}.log_index, ${of}.sub) < (${bind(block)}::bigint, ${bind(log)}::int, ${bind(sub)}::int)`;
}

/** A row's place as `nextTS` gives it. */
export const placeOf = (row: TransferListRow | undefined): string | null =>
  row === undefined ? null : `${row.blockNumber}-${row.logIndex}-${row.sub}`;

export const transferKind = (sender: string, sold: boolean): Transfer['kind'] =>
  sold ? 'sale' : sender === zeroAddress ? 'mint' : 'transfer';

/** A row as the API tells it. */
export const transferOf = (row: TransferListRow, price: Price | null): Transfer => ({
  id: `${row.transactionHash}-${row.logIndex}-${row.sub}`,
  kind: transferKind(row.sender, row.sold),
  from: row.sender,
  to: row.receiver,
  amount: row.amount,
  price,
  transactionHash: row.transactionHash,
  blockNumber: row.blockNumber,
  time: row.time,
});

/** What was paid for one copy, in the sale `s` or for the mint `t`; a mint is paid in the network's own currency. */
export const paidColumns = `s.unit_value is not null as sold, coalesce(s.unit_value, t.paid_value) as "unitValue",
  case when s.unit_value is null and t.paid_value is not null then '${zeroAddress}' else s.token end as token`;
/** Of `transfers t` and its sale `s`. */
export const transferColumns = `t.sender, t.receiver, t.amount, t.transaction_hash as "transactionHash",
  t.block_number as "blockNumber", t.log_index as "logIndex", t.sub, t.time, ${paidColumns}`;
export const isSaleOf = `s.chain_id = t.chain_id and s.block_hash = t.block_hash
  and s.log_index = t.log_index and s.sub = t.sub`;
export const saleJoin = `join sales s on ${isSaleOf}`;
export const newestFirst = (of: 't' | 's') => `${of}.block_number desc, ${of}.log_index desc, ${of}.sub desc`;

/** An item's first mint; null where the first transfer that is known of is none. */
export async function firstMint(db: Queries, nftUuid: string): Promise<NonNullable<Nft['minted']> | null> {
  const [first] = await db.query<{ sender: string } & NonNullable<Nft['minted']>>(
    `select sender, receiver as "to", time, transaction_hash as "transactionHash" from transfers
     where nft_uuid = $1 order by block_number, log_index, sub limit 1`,
    [nftUuid],
  );
  if (first?.sender !== zeroAddress) return null;
  const { to, time, transactionHash } = first;
  return { to, time, transactionHash };
}

/** Transfers of an item, latest first, those that were paid for with their price. `nextTS` is null at the end. */
export async function transferHistory(
  context: StoreContext,
  chainId: number,
  nftUuid: string,
  o: { size: number; position: HistoryPosition | null },
): Promise<{ data: Transfer[]; nextTS: string | null }> {
  const params: Param[] = [nftUuid, o.size + 1];
  const older = olderThan('t', o.position, params);
  const rows = await context.database.query<TransferListRow>(
    `select ${transferColumns} from transfers t left ${saleJoin}
     where t.nft_uuid = $1 ${older} order by ${newestFirst('t')} limit $2`,
    params,
  );
  const network = context.networks.require(chainId);
  const page = rows.slice(0, o.size);
  return {
    data: page.map((row) => transferOf(row, storedPrice(network, context.usdRates, row.unitValue, row.token))),
    nextTS: rows.length > o.size ? placeOf(page.at(-1)) : null,
  };
}
