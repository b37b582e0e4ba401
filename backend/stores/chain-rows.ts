import { zeroAddress } from 'viem';
import type { Queries } from '../db/database.ts';
import { isDecided } from './decided.ts';
import { forgetApprovalTimes, saveApprovals, type ApprovalRow } from './approvals.ts';
import { hourOf } from './context.ts';
import type { MetadataChanges } from './metadata-changes.ts';
import { METADATA_CHANNEL } from './metadata-told.ts';

/** Where a log stands: the part of every row's key that a reorganisation changes. */
export type LogPlace = { blockNumber: number; blockHash: string; logIndex: number; time: number };

/** One NFT that moved in one log. `sub` counts the items of a batch; `amount` and `identifier` are decimal texts. */
export type TransferRow = LogPlace & {
  sub: number;
  transactionHash: string;
  collectionUuid: string;
  nftUuid: string;
  identifier: string;
  sender: string;
  receiver: string;
  amount: string;
};

/**
 * A transfer that was paid for. `unitValue` is in base units of `token`, `rank` in millionths of a dollar, both
 * for one unit.
 */
export type SaleRow = LogPlace & {
  sub: number;
  orderHash: string;
  collectionUuid: string;
  nftUuid: string;
  seller: string;
  buyer: string;
  amount: string;
  unitValue: string;
  token: string;
  rank: string;
};

/** Units of an order that a fill moved, as a decimal text. */
export type FillRow = LogPlace & { orderHash: string; units: string };
/** An order that its maker cancelled on the network. */
export type CancelRow = LogPlace & { orderHash: string };

/** What a range of logs changes; made without side effects, applied in one transaction. */
export type RowChanges = {
  transfers: TransferRow[];
  sales: SaleRow[];
  fills: FillRow[];
  cancels: CancelRow[];
  approvals: (LogPlace & ApprovalRow)[];
  /** Accounts whose currency, approvals or counter may have moved. */
  accounts: Set<string>;
  /** Items whose metadata changed, by their collection's word. */
  metadata: MetadataChanges;
  /** Collections whose contracts say that what they say of them has changed. */
  documents: Set<string>;
};

export const noChanges = (): RowChanges => ({
  transfers: [],
  sales: [],
  fills: [],
  cancels: [],
  approvals: [],
  accounts: new Set(),
  metadata: new Map(),
  documents: new Set(),
});

const place = 'block_number bigint, block_hash text, log_index int, time bigint';
const placed = (row: LogPlace) => ({
  block_number: row.blockNumber,
  block_hash: row.blockHash,
  log_index: row.logIndex,
  time: row.time,
});

/** Inserts what is new. A log that was counted before is skipped by its key. */
export async function insertChanges(tx: Queries, chainId: number, changes: RowChanges): Promise<void> {
  if (changes.transfers.length > 0) {
    const rows = JSON.stringify(
      changes.transfers.map((row) => ({
        ...placed(row),
        sub: row.sub,
        hash: row.transactionHash,
        collection: row.collectionUuid,
        nft: row.nftUuid,
        identifier: row.identifier,
        sender: row.sender,
        receiver: row.receiver,
        amount: row.amount,
      })),
    );
    // A new single-copy item is written as its last transfer leaves it, so that most need no second writing.
    await tx.query(
      `with added as (insert into nfts (uuid, collection_uuid, chain_id, identifier, minted_block, minted_time, hidden, supply, owner,
         owners_count)
       select m.nft, m.collection, $1::bigint, m.identifier, m.block, m.time, h.hidden, h.held::int,
         case when h.held then m.receiver end, h.held::int
       from (
         select nft, min(collection) as collection, min(identifier) as identifier, min(block_number) as block,
           min(time) as time, (array_agg(receiver order by block_number desc, log_index desc))[1] as receiver
         from jsonb_to_recordset($2::jsonb) r(${place}, nft text, collection text, identifier numeric, receiver text)
         group by nft
       ) m
       join collections c on c.uuid = m.collection
       cross join lateral (select ${isDecided('m.nft', 'hidden')} as hidden) d
       cross join lateral (
         select d.hidden, c.item_type = 2 and m.receiver <> '${zeroAddress}' and not d.hidden as held
       ) h
       on conflict (uuid) do nothing returning 1)
       select pg_notify($3, $1::text) where exists (select 1 from added)`,
      [chainId, rows, METADATA_CHANNEL],
    );
    await tx.query(
      `insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid,
         nft_uuid, sender, receiver, amount, time)
       select $1::bigint, block_hash, log_index, sub, block_number, hash, collection, nft, sender, receiver, amount, time
       from jsonb_to_recordset($2::jsonb) r(${place}, sub int, hash text, collection text, nft text, sender text,
         receiver text, amount numeric)
       on conflict do nothing`,
      [chainId, rows],
    );
  }
  if (changes.sales.length > 0) {
    await tx.query(
      `with added as (insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid,
         seller, buyer, amount, unit_value, token, rank, time)
       select $1::bigint, block_hash, log_index, sub, block_number, "order", collection, nft, seller, buyer, amount, unit,
         token, rank, time
       from jsonb_to_recordset($2::jsonb) r(${place}, sub int, "order" text, collection text, nft text, seller text,
         buyer text, amount numeric, unit numeric, token text, rank numeric)
       on conflict do nothing returning collection_uuid, time, amount, rank)
       insert into collection_hours as h (collection_uuid, hour, sales, volume)
       select collection_uuid, ${hourOf('time')}, count(*), sum(rank * amount) from added group by 1, 2
       on conflict (collection_uuid, hour) do update
         set sales = h.sales + excluded.sales, volume = h.volume + excluded.volume`,
      [
        chainId,
        JSON.stringify(
          changes.sales.map((row) => ({
            ...placed(row),
            sub: row.sub,
            order: row.orderHash,
            collection: row.collectionUuid,
            nft: row.nftUuid,
            seller: row.seller,
            buyer: row.buyer,
            amount: row.amount,
            unit: row.unitValue,
            token: row.token,
            rank: row.rank,
          })),
        ),
      ],
    );
  }
  if (changes.fills.length > 0) {
    await tx.query(
      `insert into order_fills (chain_id, block_hash, log_index, block_number, order_hash, units, time)
       select $1::bigint, block_hash, log_index, block_number, "order", units, time
       from jsonb_to_recordset($2::jsonb) r(${place}, "order" text, units numeric)
       on conflict do nothing`,
      [
        chainId,
        JSON.stringify(changes.fills.map((row) => ({ ...placed(row), order: row.orderHash, units: row.units }))),
      ],
    );
  }
  if (changes.cancels.length > 0) {
    await tx.query(
      `insert into order_cancels (chain_id, block_hash, log_index, block_number, order_hash, time)
       select $1::bigint, block_hash, log_index, block_number, "order", time
       from jsonb_to_recordset($2::jsonb) r(${place}, "order" text)
       on conflict do nothing`,
      [chainId, JSON.stringify(changes.cancels.map((row) => ({ ...placed(row), order: row.orderHash })))],
    );
  }
  await saveApprovals(tx, chainId, changes.approvals);
}

/** What the removed blocks had touched, each once. */
export type RolledBack = { nftUuids: string[]; orderHashes: string[]; collectionUuids: string[] };

/** Removes every row of blocks above `number` and says what they had touched. */
export async function removeBlocksAbove(tx: Queries, chainId: number, number: number): Promise<RolledBack> {
  const key = [chainId, number];
  const above = 'chain_id = $1 and block_number > $2';
  const moved = await tx.query<{ nft: string; collection: string }>(
    `delete from transfers where ${above} returning nft_uuid as nft, collection_uuid as collection`,
    key,
  );
  const sold = await tx.query<{ nft: string; collection: string }>(
    `with gone as (delete from sales where ${above} returning nft_uuid, collection_uuid, time, amount, rank),
     fewer as (
       update collection_hours h set sales = h.sales - g.sales, volume = h.volume - g.volume
       from (select collection_uuid, ${hourOf('time')} as hour, count(*) as sales, sum(rank * amount) as volume
         from gone group by 1, 2) g
       where h.collection_uuid = g.collection_uuid and h.hour = g.hour)
     select nft_uuid as nft, collection_uuid as collection from gone`,
    key,
  );
  const filled = await tx.query<{ hash: string }>(
    `delete from order_fills where ${above} returning order_hash as hash`,
    key,
  );
  const cancelled = await tx.query<{ hash: string }>(
    `delete from order_cancels where ${above} returning order_hash as hash`,
    key,
  );
  await forgetApprovalTimes(tx, chainId, number);
  await tx.query('delete from blocks where chain_id = $1 and number > $2', key);
  return {
    nftUuids: [...new Set([...moved, ...sold].map((row) => row.nft))],
    collectionUuids: [...new Set([...moved, ...sold].map((row) => row.collection))],
    orderHashes: [...new Set([...filled, ...cancelled].map((row) => row.hash))],
  };
}
