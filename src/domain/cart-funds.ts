import type { Token } from '../contract/token.ts';
import type { TokenTotal } from './cart-totals.ts';
import { ZERO_ADDRESS } from './order.ts';

/** By currency, in base units: what somebody has, and of a token what Seaport may take of it. */
export type Balances = ReadonlyMap<string, { balance: bigint; allowance: bigint }>;

export type Missing = { token: Token; value: bigint };

const balanceOf = (balances: Balances, token: string) => balances.get(token)?.balance ?? 0n;

/** What is missing of each currency, exactly; the network's fee is not among it. */
export const missingOf = (totals: readonly TokenTotal[], balances: Balances): Missing[] =>
  totals
    .map(({ token, value }) => ({ token, value: value - balanceOf(balances, token.address) }))
    .filter(({ value }) => value > 0n);

/** Tokens of which Seaport may not take as much as is to be paid: the wallet is asked to approve each first. */
export const unapproved = (totals: readonly TokenTotal[], balances: Balances): Token[] =>
  totals
    .filter(
      ({ token, value }) => token.address !== ZERO_ADDRESS && (balances.get(token.address)?.allowance ?? 0n) < value,
    )
    .map(({ token }) => token);

/** Whether too little native currency would be left for a network fee in base units. */
export function lacksFee(totals: readonly TokenTotal[], balances: Balances, fee: bigint): boolean {
  const paid = totals.find(({ token }) => token.address === ZERO_ADDRESS)?.value ?? 0n;
  return balanceOf(balances, ZERO_ADDRESS) - paid < fee;
}

/** As many decimals as totals are shown with. */
const PLACES = 5;

/** To the last shown decimal: a balance never more than there is, what is missing never less. */
export function towards(way: 'up' | 'down', value: bigint, decimals: number): bigint {
  const step = decimals > PLACES ? 10n ** BigInt(decimals - PLACES) : 1n;
  return (way === 'up' ? (value + step - 1n) / step : value / step) * step;
}
