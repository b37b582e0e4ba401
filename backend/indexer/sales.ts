import type { ItemType } from '../../src/contract/primitives.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { tokenOf, type MarketNetwork } from '../core/networks.ts';
import { usdMicros } from '../core/price.ts';
import type { LogPlace, RowChanges, TransferRow } from '../stores/chain-rows.ts';

/** What logs are read against: `usdRates` in millionths of a dollar a token, collections by lower-case address. */
export type DecodeContext = {
  network: MarketNetwork;
  usdRates: Map<string, bigint>;
  collections: Map<string, { uuid: string; itemType: ItemType }>;
};

/** What Seaport says of one order that was filled. */
export type Fulfilled = {
  place: LogPlace;
  orderHash: string;
  offerer: string;
  nft: { token: string; identifier: bigint; amount: bigint };
  /** Its maker buys. */
  pays: boolean;
  money: { token: string; total: bigint };
};

/**
 * A sale is a transfer with a price: each fulfilment of a transaction claims its own transfer. Where two
 * orders were matched with each other (an accepted offer and the seller's unsigned mirror of it) both tell
 * of the same transfer, the offer with the price and the mirror with what is left of it for the seller:
 * the one who pays is heard first.
 */
export function addSales(
  context: DecodeContext,
  changes: RowChanges,
  fulfilled: Map<string, Fulfilled[]>,
  matched: ReadonlySet<string>,
): void {
  if (fulfilled.size === 0) return;
  const claimed = new Set<TransferRow>();
  const byTransaction = new Map<string, TransferRow[]>();
  for (const transfer of changes.transfers) {
    const list = byTransaction.get(transfer.transactionHash);
    if (list) list.push(transfer);
    else byTransaction.set(transfer.transactionHash, [transfer]);
  }
  for (const [transaction, fills] of fulfilled) {
    const pays = (fill: Fulfilled) => fill.pays && matched.has(`${transaction}:${fill.orderHash}`);
    for (const fill of [...fills.filter(pays), ...fills.filter((one) => !pays(one))]) {
      const uuid = nftUuid(context.network.chainId, fill.nft.token, fill.nft.identifier);
      const transfer = (byTransaction.get(transaction) ?? []).find(
        (row) =>
          row.nftUuid === uuid &&
          row.amount === fill.nft.amount.toString() &&
          // One side is always the maker; who pays may be another than who receives.
          (row.sender === fill.offerer || row.receiver === fill.offerer) &&
          !claimed.has(row),
      );
      const token = tokenOf(context.network, fill.money.token);
      if (!transfer || !token) continue;
      claimed.add(transfer);
      const unit = fill.money.total / fill.nft.amount;
      changes.sales.push({
        ...placeOf(transfer),
        sub: transfer.sub,
        orderHash: fill.orderHash,
        collectionUuid: transfer.collectionUuid,
        nftUuid: uuid,
        seller: transfer.sender,
        buyer: transfer.receiver,
        amount: transfer.amount,
        unitValue: unit.toString(),
        token: token.address,
        rank: usdMicros(unit, token, context.usdRates).toString(),
      });
    }
  }
}

export const placeOf = ({ blockNumber, blockHash, logIndex, time }: LogPlace): LogPlace => ({
  blockNumber,
  blockHash,
  logIndex,
  time,
});
