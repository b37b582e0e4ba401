import { csvFile } from './csv.ts';
import type { WalletEvent } from '../contract/wallet-activity.ts';
import { formatUnits } from './money.ts';

/** What a transaction cost its sender, in base units of the network's currency. */
export type NetworkFee = { from: string; wei: bigint; symbol: string; decimals: number };

export const STATEMENT_COLUMNS = [
  'Time (UTC)',
  'Network',
  'Transaction',
  'Side',
  'Collection',
  'Contract',
  'Token ID',
  'Item',
  'Quantity',
  'Price',
  'Currency',
  'Marketplace fee',
  'Creator fee',
  'Value in USD at the time',
  'Network fee paid',
  'Network fee currency',
  'Counterparty',
] as const;

export type Side = 'bought' | 'sold' | 'minted' | 'sent' | 'received' | 'moved to yourself';

/** What an event was for `owner` (lower case). */
export function sideOf({ kind, from, to }: Pick<WalletEvent, 'kind' | 'from' | 'to'>, owner: string): Side {
  const gave = from.toLowerCase() === owner;
  const got = to.toLowerCase() === owner;
  if (kind === 'sale') return gave ? 'sold' : 'bought';
  if (kind === 'mint') return 'minted';
  if (gave && got) return 'moved to yourself';
  return gave ? 'sent' : 'received';
}

/** Each event's part of what its transaction cost: equal parts, the remainder in the first, so that their sum is what was paid. */
function feeShares(events: readonly WalletEvent[], fees: ReadonlyMap<string, NetworkFee>): (NetworkFee | undefined)[] {
  const rowsOf = new Map<string, bigint>();
  for (const { transactionHash: hash } of events) rowsOf.set(hash, (rowsOf.get(hash) ?? 0n) + 1n);
  const begun = new Set<string>();
  return events.map(({ transactionHash: hash }) => {
    const fee = fees.get(hash);
    const rows = rowsOf.get(hash) ?? 1n;
    const remainder = fee === undefined || begun.has(hash) ? 0n : fee.wei % rows;
    begun.add(hash);
    return fee && { ...fee, wei: fee.wei / rows + remainder };
  });
}

/**
 * Events of `owner` as CSV for taxes and books, one row each, in their order. Amounts are exact decimals; what is
 * not known is empty. A transaction's network fee is shared out over its rows, so that the column can be summed.
 * It begins with a byte order mark: without one Excel reads names in the wrong letters.
 */
export function statementCsv(
  events: readonly WalletEvent[],
  owner: string,
  networkFees: ReadonlyMap<string, NetworkFee> = new Map(),
): string {
  const shares = feeShares(events, networkFees);
  const rows = events.map((event, at) => {
    const { price, fees } = event;
    const amount = (units: string | bigint) => (price === null ? '' : formatUnits(BigInt(units), price.token.decimals));
    const side = sideOf(event, owner);
    const fee = shares[at];
    const paid = fee !== undefined && fee.from.toLowerCase() === owner ? fee : null;
    return [
      new Date(event.time * 1000).toISOString(),
      event.network,
      event.transactionHash,
      side,
      event.collection.name,
      event.collection.address,
      event.item.identifier,
      event.item.name,
      event.amount,
      price === null ? '' : amount(BigInt(price.value) * BigInt(event.amount)),
      price?.token.symbol ?? '',
      fees === null ? '' : amount(fees.marketplace),
      fees === null ? '' : amount(fees.creator),
      event.usdThen ?? '',
      paid === null ? '' : formatUnits(paid.wei, paid.decimals),
      paid?.symbol ?? '',
      side === 'sold' || side === 'sent' ? event.to : event.from,
    ];
  });
  return csvFile(STATEMENT_COLUMNS, rows);
}
