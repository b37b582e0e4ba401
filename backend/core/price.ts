import { formatUnits } from 'viem';
import type { Price } from '../../src/contract/order.ts';
import type { Token } from '../../src/contract/token.ts';
import { tokenOf, type MarketNetwork } from './networks.ts';

const MICRO = 1_000_000n;
const MICRO_PLACES = 6;

/** `1.5` with 6 decimals → `1500000n`; null when it is not such a number. Further digits are cut. */
export function parseDecimal(text: string, decimals: number): bigint | null {
  const match = /^([0-9]{1,60})(?:\.([0-9]{1,60}))?$/.exec(text);
  if (!match) return null;
  return BigInt((match[1] ?? '0') + (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0'));
}

/** What a number of base units is worth in millionths of a dollar, rounded down. */
export function usdMicros(value: bigint, token: Token, rates: Map<string, bigint>): bigint {
  return (value * rateOf(token, rates)) / 10n ** BigInt(token.decimals);
}

/** Millionths of a dollar → `1.50`. */
export const usdText = (micros: bigint): string => {
  const cents = (micros + MICRO / 200n) / (MICRO / 100n);
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
};

/** Millionths of a dollar for a whole token; 0 where none is configured. */
const rateOf = (token: Token, rates: Map<string, bigint>) => rates.get(token.symbol.toUpperCase()) ?? 0n;

/**
 * `value` in base units → the price as the API tells it, with dollars by `rates` (millionths of a dollar a
 * token).
 */
export function priceOf(value: bigint, token: Token, rates: Map<string, bigint>): Price {
  return {
    amount: formatUnits(value, token.decimals),
    value: value.toString(),
    amountUsd: usdText(usdMicros(value, token, rates)),
    usdRate: formatUnits(rateOf(token, rates), MICRO_PLACES),
    logo: `/logos/${token.symbol.toLowerCase()}.svg`,
    token,
  };
}

/** A stored price; null when there is none or its token is no longer configured. */
export function storedPrice(
  network: MarketNetwork,
  rates: Map<string, bigint>,
  value: string | null,
  token: string | null,
): Price | null {
  if (value === null || token === null) return null;
  const known = tokenOf(network, token);
  return known ? priceOf(BigInt(value), known, rates) : null;
}
