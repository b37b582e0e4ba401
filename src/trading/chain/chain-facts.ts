import type { Order } from '../../contract/order.ts';
import type { CheckoutPart } from '../../domain/cart-checkout.ts';
import type { Balances } from '../../domain/cart-funds.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { encodeCart, intentTag } from '../../domain/seaport-calls.ts';
import * as reads from '../../domain/trade-reads.ts';
import { blockTime } from '../../device/chain-reads.ts';
import { chainPort, estimateCallGas, rpcUrlsOf } from '../../services/chain.ts';

/*
 * What a trade reads of its network, on the network's own nodes. Amounts are in base units, addresses
 * in lower case. Everything here throws when the network cannot be read.
 */

type Address = `0x${string}`;

const ports = { chain: chainPort };

export type { Holding } from '../../domain/trade-reads.ts';

/** @see reads.readCounter */
export const readCounter = (chainId: number, maker: Address) => reads.readCounter(ports, chainId, maker);
export const readHeld = (holding: reads.Holding) => reads.readHeld(ports, holding);
export const readItemApproval = (target: reads.ApprovalTarget) => reads.readItemApproval(ports, target);
export const readBalance = (target: reads.TokenOwner) => reads.readBalance(ports, target);
export const readChainStatus = (order: { chainId: number; hash: Address; offerer: Address }) =>
  reads.readChainStatus(ports, order);

/** Of the newest block, in Unix seconds. */
export const readBlockTime = (chainId: number): Promise<number> => blockTime(rpcUrlsOf(chainId), 'latest');

/** What somebody has of each currency, and what Seaport may take of it (native money needs no allowance). */
export async function readBalances(chainId: number, owner: Address, tokens: readonly Address[]): Promise<Balances> {
  const read = async (token: Address) => {
    const [balance, allowance] = await Promise.all([
      readBalance({ chainId, token, owner }),
      token === ZERO_ADDRESS ? 0n : reads.readAllowance(ports, { chainId, token, owner }),
    ]);
    return [token, { balance, allowance }] as const;
  };
  return new Map(await Promise.all(tokens.map(read)));
}

/** Whether Seaport could no longer fill an order that nobody published. */
export async function isOverOnChain({ chainId, hash, parameters }: Order): Promise<boolean> {
  const status = await readChainStatus({ chainId, hash, offerer: parameters.offerer });
  return reads.isOver(status, parameters.counter);
}

/**
 * Gas of the exact call that pays `total`, as the node estimates it; null where the call cannot be made
 * yet: too little money, no approval.
 */
export function readGas(part: CheckoutPart, total: bigint, from: Address): Promise<bigint | null> {
  const { chainId, token, entries } = part;
  const value = token.address === ZERO_ADDRESS ? total : 0n;
  const data = encodeCart(entries, intentTag('estimate'));
  return estimateCallGas({ chainId, from, to: SEAPORT_ADDRESS, value, data }).catch(() => null);
}

/** In base units: what somebody has of a token, what Seaport may take of it, and their native money. */
export type TokenFunds = { balance: bigint; allowance: bigint; native: bigint };

/** What somebody could pay an offer with. */
export async function readTokenFunds({ chainId, token, owner }: reads.TokenOwner): Promise<TokenFunds> {
  const [balance, allowance, native] = await Promise.all([
    readBalance({ chainId, token, owner }),
    reads.readAllowance(ports, { chainId, token, owner }),
    chainPort.nativeBalance(chainId, owner),
  ]);
  return { balance, allowance, native };
}
