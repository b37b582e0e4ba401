import { valueOf, type CheckoutPart } from '../../domain/cart-checkout.ts';
import type { Balances } from '../../domain/cart-funds.ts';
import { APPROVAL_GAS, estimateGas } from '../../domain/network-fee.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';

/** Identifies a part by what its call buys. */
export const keyOf = ({ entries }: CheckoutPart): string =>
  entries.map(({ order, units }) => `${order.hash} ${units}`).join();

/** By `keyOf`; null for a call that cannot be made yet. */
export type ExactGas = ReadonlyMap<string, bigint | null>;

/** A visitor, or somebody who has never paid in this token, will be asked for an approval first. */
const needsApproval = (part: CheckoutPart, balances: Balances | null) =>
  part.token.address !== ZERO_ADDRESS && (balances?.get(part.token.address)?.allowance ?? 0n) < valueOf(part);

/** Gas of all parts together, as the node said or else estimated, and of the approvals before them. */
export const gasOf = (parts: readonly CheckoutPart[], exact: ExactGas | undefined, balances: Balances | null): bigint =>
  parts.reduce((sum, part) => {
    const own = exact?.get(keyOf(part)) ?? estimateGas(part);
    return sum + own + (needsApproval(part, balances) ? APPROVAL_GAS : 0n);
  }, 0n);
