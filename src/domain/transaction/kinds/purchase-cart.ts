import { decodeFunctionResult } from 'viem/utils';
import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { compareBestOrder, OrderChangedError } from '../../best-order.ts';
import { checkListing, OrderMismatchError, SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { encodeCart, encodePurchase, intentTag, seaportAbi, type CartEntry } from '../../seaport-calls.ts';
import { isSameToken } from '../../pins.ts';
import type { CheckoutPlace } from '../views.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { checkFunds } from '../steps/funds.ts';
import type { TransactionKind } from '../kind.ts';
import { calledOrder } from '../over.ts';
import { enterNetwork } from '../steps/network.ts';
import { checkOnChain, checkSignature, expired, spenderFor } from '../steps/order-checks.ts';
import { describePurchase, shownCurrency } from '../steps/purchase-fields.ts';
import { describeListing, type SeenListing } from '../steps/seen-listing.ts';
import { send, type Sending } from '../steps/send.ts';
import { cartArgsSchema, type CartArgs } from '../views/purchase-cart.ts';

/** Orders of one network and one currency. */
export type CartRequest = { entries: readonly CartEntry[]; checkout: string; part?: CheckoutPlace };

function describe({ entries, checkout, part }: CartRequest) {
  const seen = entries.map(({ order, units }) => describeListing(order, units));
  const [first] = seen;
  const [shown] = entries.map(({ order }) => order.price.token);
  const isAlike = ({ order: { chainId, price } }: CartEntry) =>
    chainId === first?.chainId && shown !== undefined && isSameToken(price.token, shown);
  if (!entries.every(isAlike)) throw new OrderMismatchError('currency');
  return {
    fields: describePurchase(entries),
    args: { checkout, entries: seen, ...(part === undefined ? {} : { part }) } satisfies CartArgs,
    resources: [...new Set(seen.map((one) => `${one.chainId}:${one.collectionAddress}:${one.identifier}`))],
  };
}

async function prepare(record: TransactionRecord, ports: TransactionPorts): Promise<Sending> {
  const { entries: seen } = v.parse(cartArgsSchema, record.executor.args);
  const { chainId, priceToken } = seen[0]!;

  const orders = await currentOrders(seen, ports);
  const entries = seen.map((one, index) => ({ order: orders[index]!, units: BigInt(one.units) }));
  const splits = entries.map(({ order, units }, index) => checkListing(order, { ...seen[index]!, units }));
  await Promise.all(orders.map((order) => checkSignature(order, ports)));

  const tokens = orders.map((order) => order.price.token);
  await enterNetwork(chainId, [...tokens, ...shownCurrency(record, seen)], ports);
  await Promise.all(orders.map((order, index) => checkOnChain(order, seen[index]!.name, ports)));
  const total = splits.reduce((sum, split) => sum + split.total, 0n);
  const approvals = await checkFunds(
    { chainId, token: orders[0]!.price.token, owner: record.userKey, needed: total },
    () => spenderFor(chainId, ports),
    ports,
  );

  const call = {
    chainId,
    from: record.userKey,
    to: SEAPORT_ADDRESS,
    value: priceToken === ZERO_ADDRESS ? total : 0n,
    data: encodeCart(entries, intentTag(record.id)),
  } as const;
  return {
    call,
    approvals,
    orders: orders.map(calledOrder),
    check: (simulate) => checkCart(call, entries, seen, simulate),
  };
}

async function currentOrders(seen: readonly SeenListing[], ports: TransactionPorts): Promise<Order[]> {
  const found = await ports.marketplace.bestOrders(seen.map((one) => one.orderUuid));
  return seen.map((one) => {
    const best = found.find(({ uuid }) => uuid === one.orderUuid)?.order ?? null;
    const verdict = compareBestOrder({ ...one, units: BigInt(one.units) }, best);
    if (verdict.verdict !== 'idle') throw new OrderChangedError(verdict.message, { retryable: false });
    return verdict.order;
  });
}

/** The exact call: nothing of it may be skipped now, and what would break the whole is named. */
async function checkCart(
  call: Call,
  entries: readonly CartEntry[],
  seen: readonly SeenListing[],
  simulate: (call: Call) => Promise<`0x${string}`>,
): Promise<void> {
  let data;
  try {
    data = await simulate(call);
  } catch (error) {
    for (const [index, { order, units }] of entries.entries()) {
      const one = seen[index]!;
      const value = one.priceToken === ZERO_ADDRESS ? BigInt(one.priceValue) * units : 0n;
      const works = await simulate({ ...call, value, data: encodePurchase(order, units, '0x') }).then(
        () => true,
        () => false,
      );
      if (!works) throw expired(one.name);
    }
    throw error;
  }
  const [available] = decodeFunctionResult({ abi: seaportAbi, functionName: 'fulfillAvailableAdvancedOrders', data });
  const skipped = available.indexOf(false);
  if (skipped >= 0) throw expired(seen[skipped]?.name ?? '');
}

export const purchaseCart: TransactionKind<'purchase:cart', CartRequest> = {
  type: 'purchase:cart',
  version: 1,
  describe,
  run: (record, ports) => send(record, () => prepare(record, ports), ports),
};
