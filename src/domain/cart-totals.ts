import type { Token } from '../contract/token.ts';
import { ratedPriceOf } from './cart.ts';
import { isWanted, type CartLine } from './cart-check.ts';
import { usdOfUnits } from './dollars.ts';
import { showAmount } from './decimals.ts';
import { formatUnits } from './money.ts';

/** The cart's sums, by currency. */
const TOKEN_PLACES = 5;

export type TokenTotal = {
  token: Token;
  /** Entries and copies in this currency. */
  items: number;
  copies: bigint;
  /** Base units, exact. */
  value: bigint;
};

export type CartTotals = {
  items: number;
  copies: bigint;
  /** One a currency, in the order of the cart. */
  tokens: TokenTotal[];
  /** Exact, as a decimal. */
  usd: string;
};

export function totalsOf(lines: readonly CartLine[]): CartTotals {
  const tokens = new Map<string, TokenTotal>();
  let usd = '0';
  for (const { item } of lines.filter(isWanted)) {
    const copies = BigInt(item.amount);
    const sum = tokens.get(item.currency.address) ?? { token: item.currency, items: 0, copies: 0n, value: 0n };
    tokens.set(item.currency.address, {
      token: sum.token,
      items: sum.items + 1,
      copies: sum.copies + copies,
      value: sum.value + BigInt(item.priceValue) * copies,
    });
    usd = addDecimals(usd, usdOfUnits(ratedPriceOf(item), copies));
  }
  const all = [...tokens.values()];
  return {
    items: all.reduce((sum, one) => sum + one.items, 0),
    copies: all.reduce((sum, one) => sum + one.copies, 0n),
    tokens: all,
    usd,
  };
}

/** Adds two decimal strings, exactly. */
export function addDecimals(left: string, right: string): string {
  const places = Math.max(placesOf(left), placesOf(right));
  return formatUnits(scaled(left, places) + scaled(right, places), places);
}

const placesOf = (text: string) => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0);
const scaled = (text: string, places: number) => BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)));

/** As prices are shown: at most five decimals, rounded half up, none of them padding. */
export const showTokenTotal = (value: bigint, decimals: number) =>
  showAmount(formatUnits(value, decimals), TOKEN_PLACES);
