import { formatUnits, multiplyDecimal } from './money.ts';

/** A unit price as it was told. `usdRate` is what a whole token is worth; older answers lack it. */
export type RatedPrice = {
  value: string;
  amountUsd: string;
  usdRate?: string | undefined;
  token: { decimals: number };
};

/** Dollars of base units at a rate per whole token: exact, as a decimal; rounded only when it is shown. */
export function usdAtRate(value: bigint, decimals: number, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  return formatUnits(value * BigInt(whole + fraction), decimals + fraction.length);
}

/**
 * Dollars of so many units at a price. Exact, by the rate: `amountUsd` is rounded to cents, and that
 * grows with every unit. Prices that were cached without a rate have nothing better.
 */
export const usdOfUnits = (price: RatedPrice, units: bigint): string =>
  price.usdRate === undefined
    ? multiplyDecimal(price.amountUsd, units)
    : usdAtRate(BigInt(price.value) * units, price.token.decimals, price.usdRate);
