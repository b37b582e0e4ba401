import type { Commission, Order } from '../../contract/order.ts';
import { feesOf, rateText, type FeeKind } from '../../domain/signed-fees.ts';
import { formatUnits } from '../../domain/money.ts';

export type FeeRow = { key: string; label: string; amount: string };
export type FeeSplit = { total: string; value: bigint; fees: FeeRow[]; seller: string };

const NAMES: Record<FeeKind, string> = {
  marketplace: 'Vitrine fee',
  creator: 'Creator royalty',
  other: 'Other fee',
};

/** The price of so many units in rows. Null when the order cannot be split like that. */
export function feeSplit(order: Order, units: bigint, commission: Commission | null): FeeSplit | null {
  const split = feesOf(order, units, commission);
  if (split === null) return null;
  const { decimals } = order.price.token;
  return {
    total: formatUnits(split.total, decimals),
    value: split.total,
    fees: split.fees.map(({ kind, recipient, amount, bps }, index) => ({
      key: `${index}-${recipient}`,
      label: bps === null ? NAMES[kind] : `${NAMES[kind]}, ${rateText(bps)}`,
      amount: formatUnits(amount, decimals),
    })),
    seller: formatUnits(split.seller, decimals),
  };
}
