import type { Token } from '../contract/order.ts';
import type { TokenTotal } from './cart-totals.ts';
import { ZERO_ADDRESS } from './order.ts';

/** By currency, in base units: what somebody has, and of a token what Seaport may take of it. */
export type Purse = ReadonlyMap<string, { balance: bigint; allowance: bigint }>;

export type Missing = { token: Token; value: bigint };

const balanceOf = (purse: Purse, token: string) => purse.get(token)?.balance ?? 0n;

/** What is missing of each currency, exactly; the network's fee is not among it. */
export const missingOf = (totals: readonly TokenTotal[], purse: Purse): Missing[] =>
  totals
    .map(({ token, value }) => ({ token, value: value - balanceOf(purse, token.address) }))
    .filter(({ value }) => value > 0n);

/** Whether too little native currency would be left for a network fee in base units. */
export function lacksFee(totals: readonly TokenTotal[], purse: Purse, fee: bigint): boolean {
  const paid = totals.find(({ token }) => token.address === ZERO_ADDRESS)?.value ?? 0n;
  return balanceOf(purse, ZERO_ADDRESS) - paid < fee;
}

/** As many decimals as totals are shown with. */
const PLACES = 5;

/** To the last shown decimal: a balance never more than there is, what is missing never less. */
export function towards(way: 'up' | 'down', value: bigint, decimals: number): bigint {
  const step = decimals > PLACES ? 10n ** BigInt(decimals - PLACES) : 1n;
  return (way === 'up' ? (value + step - 1n) / step : value / step) * step;
}
