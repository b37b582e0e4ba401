import type { Price } from '../contract/order.ts';
import type { Holding } from '../contract/worth.ts';
import { usdOfUnits } from './dollars.ts';
import { roundDecimal } from './decimals.ts';
import { formatUnits, parseUnits } from './money.ts';

const CENTS = 2;
const cents = (usd: string) => parseUnits(roundDecimal(usd, CENTS), CENTS) ?? 0n;

/** Dollars of a holding if each of its copies went for the floor; null where nothing is for sale. */
export const floorUsdOf = ({ floor, units }: Holding): string | null =>
  floor === null ? null : usdOfUnits(floor, BigInt(units));

/** What holdings are worth in dollars: each copy at its floor, each item at its best offer. */
export function worthOf(holdings: readonly Holding[]): { floorUsd: string; offersUsd: string } {
  const sum = (usdOf: (one: Holding) => string | null) =>
    formatUnits(
      holdings.reduce((total, one) => total + cents(usdOf(one) ?? '0'), 0n),
      CENTS,
    );
  return { floorUsd: sum(floorUsdOf), offersUsd: sum((one) => one.offersUsd) };
}

/** How many percent `now` lies over what was paid, across moneys by dollars; null where that cannot be told. */
export function gainPercent(paid: Price, now: Price | null): number | null {
  if (now === null) return null;
  const isSame = paid.token.address === now.token.address && paid.token.decimals === now.token.decimals;
  const [before, after] = isSame
    ? [Number(paid.value), Number(now.value)]
    : [Number(paid.amountUsd), Number(now.amountUsd)];
  const percent = (after / before - 1) * 100;
  return Number.isFinite(percent) && after > 0 ? percent : null;
}
