import { zeroAddress } from 'viem';
import type { Transfer } from '../../src/contract/nft.ts';
import type { Param } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';

type TransferListRow = {
  sender: `0x${string}`;
  receiver: `0x${string}`;
  amount: string;
  transactionHash: `0x${string}`;
  blockNumber: number;
  logIndex: number;
  sub: number;
  time: number;
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

/** Transfers of an item, latest first, those that were paid for with their price. `nextTS` is null at the end. */
export async function transferHistory(
  context: StoreContext,
  chainId: number,
  nftUuid: string,
  o: { size: number; position: HistoryPosition | null },
): Promise<{ data: Transfer[]; nextTS: string | null }> {
  const params: Param[] = [nftUuid, o.size + 1];
  let older = '';
  if (o.position && 'before' in o.position) {
    params.push(o.position.before);
    older = 'and t.time < $3::bigint';
  } else if (o.position) {
    params.push(o.position.block, o.position.log, o.position.sub);
    older = 'and (t.block_number, t.log_index, t.sub) < ($3::bigint, $4::int, $5::int)';
  }
  const rows = await context.database.query<TransferListRow>(
    `select t.sender, t.receiver, t.amount, t.transaction_hash as "transactionHash", t.block_number as "blockNumber",
       t.log_index as "logIndex", t.sub, t.time, s.unit_value as "unitValue", s.token
     from transfers t left join sales s on s.chain_id = t.chain_id and s.block_hash = t.block_hash
       and s.log_index = t.log_index and s.sub = t.sub
     where t.nft_uuid = $1 ${older}
     order by t.block_number desc, t.log_index desc, t.sub desc limit $2`,
    params,
  );
  const network = context.networks.require(chainId);
  const page = rows.slice(0, o.size);
  const last = page.at(-1);
  return {
    data: page.map((row) => {
      const price = storedPrice(network, context.usdRates, row.unitValue, row.token);
      return {
        id: `${row.transactionHash}-${row.logIndex}-${row.sub}`,
        kind: price ? 'sale' : row.sender === zeroAddress ? 'mint' : 'transfer',
        from: row.sender,
        to: row.receiver,
        amount: row.amount,
        price,
        transactionHash: row.transactionHash,
        blockNumber: row.blockNumber,
        time: row.time,
      };
    }),
    nextTS: rows.length > o.size && last ? `${last.blockNumber}-${last.logIndex}-${last.sub}` : null,
  };
}
