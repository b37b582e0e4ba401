import { marketName } from '../../language/market-name.ts';
import type { Commission, Order } from '../../contract/order.ts';
import { feesOf, rateText, type FeeKind } from '../../domain/signed-fees.ts';
import { formatUnits } from '../../domain/money.ts';
import * as texts from './texts.ts';

export type FeeRow = { key: string; label: string; amount: string };
export type FeeSplit = { total: string; value: bigint; fees: FeeRow[]; seller: string };

const namesOf = (market: string): Record<FeeKind, string> => ({
  marketplace: texts.marketplaceFee(market),
  creator: texts.creatorRoyalty,
  other: texts.otherFee,
});

const labelOf = (name: string, bps: Parameters<typeof rateText>[0] | null): string =>
  bps === null ? name : texts.feeAt(name, rateText(bps));

/**
 * The price of `units` copies, split into rows of decimal amounts. Null when the order cannot be split that way.
 * Without the commission nobody knows whose a fee is.
 */
export function feeSplit(order: Order, units: bigint, commission: Commission | null): FeeSplit | null {
  const split = feesOf(order, units, commission);
  if (split === null) return null;
  const { decimals } = order.price.token;
  return {
    total: formatUnits(split.total, decimals),
    value: split.total,
    fees: split.fees.map(({ kind, recipient, amount, bps }, index) => ({
      key: `${index}-${recipient}`,
      label: labelOf(commission === null ? texts.fee : namesOf(marketName())[kind], bps),
      amount: formatUnits(amount, decimals),
    })),
    seller: formatUnits(split.seller, decimals),
  };
}
