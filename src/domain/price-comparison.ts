import type { Price } from '../contract/order.ts';
import type { Token } from '../contract/token.ts';
import { usdAtRate } from './dollars.ts';
import { roundDecimal } from './decimals.ts';
import { formatUnits, parseUnits } from './money.ts';
import { ZERO_ADDRESS } from './order.ts';

/** Wrapped and native are the same money. */
export type SameMoney = (a: string, b: string) => boolean;

export const sameMoneyOf =
  (wrappedNative: string | undefined): SameMoney =>
  (a, b) => {
    const plain = (address: string) => (address === wrappedNative ? ZERO_ADDRESS : address);
    return plain(a) === plain(b);
  };

const CENTS = 2;

/**
 * What an amount is worth in dollars, going by prices the server told in the same money: exactly, by
 * their rate. Prices of older answers have none; then by the largest, whose rounding weighs least.
 * Null when none was told.
 */
export function usdOf(
  value: bigint,
  token: Token,
  told: readonly (Price | null | undefined)[],
  same: SameMoney,
): string | null {
  const alike = told
    .filter((price) => price !== null && price !== undefined)
    .filter((price) => same(price.token.address, token.address));
  const rate = alike.find((price) => price.usdRate !== undefined)?.usdRate ?? rateBehind(alike);
  return rate === null || /^[0.]*$/.test(rate) ? null : roundDecimal(usdAtRate(value, token.decimals, rate), CENTS);
}

/** As fine as a rate can be needed. */
const RATE_PLACES = 18;

/** The rate that rounded dollars came of, as nearly as they tell it. */
function rateBehind(prices: readonly Price[]): string | null {
  let best: { cents: bigint; price: Price } | null = null;
  for (const price of prices) {
    const cents = parseUnits(roundDecimal(price.amountUsd, CENTS), CENTS) ?? 0n;
    if (price.value !== '0' && cents > (best?.cents ?? 0n)) best = { cents, price };
  }
  if (best === null) return null;
  const { cents, price } = best;
  const unit = 10n ** BigInt(price.token.decimals + RATE_PLACES - CENTS);
  return formatUnits((cents * unit) / BigInt(price.value), RATE_PLACES);
}

/** Nearer than this nobody needs to be told. */
const FAR_PERCENT = 20;

/** A price as a share of another, across moneys by dollars; NaN where that cannot be told. */
function shareOf(unitValue: bigint, token: Token, usd: string | null, other: Price, same: SameMoney): number {
  if (same(token.address, other.token.address))
    return Number(formatUnits(unitValue, token.decimals)) / Number(other.amount);
  return usd === null ? Number.NaN : Number(usd) / Number(other.amountUsd);
}

/** How many percent a price lies under the floor, when that is far; null when not or not known. */
export function percentUnderFloor(
  unitValue: bigint,
  token: Token,
  usd: string | null,
  floor: Price | null,
  same: SameMoney,
): number | null {
  if (floor === null || unitValue <= 0n) return null;
  const under = Math.round((1 - shareOf(unitValue, token, usd, floor, same)) * 100);
  return Number.isFinite(under) && under >= FAR_PERCENT ? Math.min(under, 99) : null;
}

/** From here on a listing is more likely a slip of the keyboard than a hope. */
const FAR_TIMES = 10;
/** In whole units, where there is no floor to compare with. */
const HUGE = 1_000_000n;

/** That a listing asks far more than the floor, and how many times as much; 0 where no floor tells. Null when not far. */
export function timesOverFloor(
  unitValue: bigint,
  token: Token,
  usd: string | null,
  floor: Price | null,
  same: SameMoney,
): number | null {
  const times = floor === null ? Number.NaN : Math.round(shareOf(unitValue, token, usd, floor, same));
  if (!Number.isFinite(times)) return unitValue >= HUGE * 10n ** BigInt(token.decimals) ? 0 : null;
  return times >= FAR_TIMES ? times : null;
}

/** How many percent an offer lies over what others ask, when that is far; null when not or not known. */
export function percentOver(
  unitValue: bigint,
  token: Token,
  usd: string | null,
  asked: Price | null,
  same: SameMoney,
): number | null {
  if (asked === null) return null;
  const over = Math.round((shareOf(unitValue, token, usd, asked, same) - 1) * 100);
  return Number.isFinite(over) && over >= FAR_PERCENT ? over : null;
}
