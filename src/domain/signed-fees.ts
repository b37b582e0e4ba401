import type { Commission, Order } from '../contract/order.ts';
import { basisPoints } from './money.ts';
import { splitListing } from './order.ts';

export type FeeKind = 'marketplace' | 'creator' | 'other';
export type ListingFees = {
  /** What the buyer pays for these units, and what the seller keeps of it; base units. */
  total: bigint;
  seller: bigint;
  /** `bps`: the rate as it is set; null where the order was signed under another one. */
  fees: { kind: FeeKind; recipient: string; amount: bigint; bps: number | null }[];
};

/**
 * How the price of so many units is divided, as the order is signed: marketplace and creator are
 * told apart by what the commission call says. Null when the order cannot be split like that.
 */
export function feesOf(order: Order, units: bigint, commission: Commission | null): ListingFees | null {
  try {
    const { total, seller, fees } = splitListing(order.parameters, units);
    if (total === 0n) return null;
    return {
      total,
      seller,
      fees: fees.map(({ recipient, amount }) => {
        const kind = kindOf(recipient, amount, total, commission);
        return { kind, recipient, amount, bps: rateOf(kind, { amount, total, units }, commission) };
      }),
    };
  } catch {
    return null;
  }
}

function kindOf(recipient: string, amount: bigint, total: bigint, commission: Commission | null): FeeKind {
  if (commission === null) return 'other';
  if (recipient === commission.marketplaceRecipient && couldBe(amount, total, commission.marketplaceBps)) {
    return 'marketplace';
  }
  return recipient === commission.royaltyRecipient ? 'creator' : 'other';
}

/** Signers round down for each unit: an amount that is less by no more than that is of the set rate. */
function rateOf(
  kind: FeeKind,
  { amount, total, units }: { amount: bigint; total: bigint; units: bigint },
  commission: Commission | null,
): number | null {
  if (commission === null || kind === 'other') return null;
  const bps = kind === 'marketplace' ? commission.marketplaceBps : commission.royaltyBps;
  const short = basisPoints(total, bps) - amount;
  return short >= 0n && short <= units ? bps : null;
}

/** `250` → `2.5%` */
export const rateText = (bps: number): string => `${bps / 100}%`;

/** One recipient may be both marketplace and creator: the share decides. Signers round down. */
function couldBe(amount: bigint, total: bigint, bps: number): boolean {
  const expected = basisPoints(total, bps);
  const distance = amount > expected ? amount - expected : expected - amount;
  return distance * 1000n <= total;
}
