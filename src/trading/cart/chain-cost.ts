import { readGasPrice } from '../../device/gas-price.ts';
import type { CheckoutPart } from '../../domain/cart-checkout.ts';
import type { Balances } from '../../domain/cart-funds.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { encodeCart, intentTag } from '../../domain/seaport-calls.ts';
import { readAllowance, readBalance } from '../../domain/transaction/steps/erc20.ts';
import { chainPort, estimateCallGas, rpcUrlsOf } from '../../services/chain.ts';

/* What the cart reads of its chain: loaded when there is something to pay. */

type Address = `0x${string}`;

export const readPrice = (chainId: number) => readGasPrice(rpcUrlsOf(chainId));

const ports = { chain: chainPort };

/** @throws when one of them cannot be read */
export async function readBalances(chainId: number, owner: Address, tokens: readonly Address[]): Promise<Balances> {
  const read = async (token: Address) => {
    const target = { chainId, token, owner };
    const [balance, allowance] = await Promise.all([
      readBalance(ports, target),
      token === ZERO_ADDRESS ? 0n : readAllowance(ports, target, SEAPORT_ADDRESS),
    ]);
    return [token, { balance, allowance }] as const;
  };
  return new Map(await Promise.all(tokens.map(read)));
}

/**
 * Gas of the exact call that pays `total`, as the node says; null where it cannot be made yet: too
 * little money, no approval.
 */
export function readGas(part: CheckoutPart, total: bigint, from: Address): Promise<bigint | null> {
  const { chainId, token, entries } = part;
  const value = token.address === ZERO_ADDRESS ? total : 0n;
  const data = encodeCart(entries, intentTag('estimate'));
  return estimateCallGas({ chainId, from, to: SEAPORT_ADDRESS, value, data }).catch(() => null);
}
