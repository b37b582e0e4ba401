import type { Commission, Order } from '../../contract/order.ts';
import { basisPoints, formatUnits } from '../../domain/money.ts';
import { splitListing } from '../../domain/order.ts';

export type FeeRow = { key: string; label: string; amount: string };
export type FeeSplit = { total: string; value: bigint; fees: FeeRow[]; seller: string };

/** `250n of 10000n` → `2.5%` */
const percent = (part: bigint, whole: bigint) => `${Number((part * 10_000n) / whole) / 100}%`;

/**
 * How the price of so many units is divided, as the order is signed: marketplace and creator are
 * told apart by what the commission call says. Null when the order cannot be split like that.
 */
export function feeSplit(order: Order, units: bigint, commission: Commission | null): FeeSplit | null {
  try {
    const split = splitListing(order.parameters, units);
    if (split.total === 0n) return null;
    const { decimals } = order.price.token;
    const fees = split.fees.map((fee, index) => {
      const isMarket =
        commission !== null &&
        fee.recipient === commission.marketplaceRecipient &&
        couldBe(fee.amount, split.total, commission.marketplaceBps);
      const isCreator = commission !== null && fee.recipient === commission.royaltyRecipient;
      const name = isMarket ? 'Vitrine fee' : isCreator ? 'Creator royalty' : 'Other fee';
      return {
        key: `${index}-${fee.recipient}`,
        label: `${name}, ${percent(fee.amount, split.total)}`,
        amount: formatUnits(fee.amount, decimals),
      };
    });
    return {
      total: formatUnits(split.total, decimals),
      value: split.total,
      fees,
      seller: formatUnits(split.seller, decimals),
    };
  } catch {
    return null;
  }
}

/** One recipient may be both marketplace and creator: the share decides. Signers round down. */
const couldBe = (amount: bigint, total: bigint, bps: number) => {
  const expected = basisPoints(total, bps);
  const distance = amount > expected ? amount - expected : expected - amount;
  return distance * 1000n <= total;
};
