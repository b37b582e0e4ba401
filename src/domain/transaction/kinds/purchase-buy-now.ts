import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { compareBestOrder, OrderChangedError } from '../../best-order.ts';
import { checkListing, SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { encodePurchase, intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { checkFunds } from '../steps/funds.ts';
import type { TransactionKind } from '../kind.ts';
import { calledOrder } from '../over.ts';
import { enterNetwork } from '../steps/network.ts';
import { checkOnChain, checkSignature, spenderFor } from '../steps/order-checks.ts';
import { describeListing, type SeenListing } from '../steps/seen-listing.ts';
import { send, type Sending } from '../steps/send.ts';
import { describePurchase, shownCurrency, type PurchaseFields } from '../steps/purchase-fields.ts';
import { buyNowArgsSchema } from '../views/purchase-buy-now.ts';

export type BuyNowRequest = { order: Order; units: bigint };

/** Fields and arguments of a purchase, from the order on the screen. */
function describe({ order, units }: BuyNowRequest): { fields: PurchaseFields; args: SeenListing; resources: string[] } {
  const args = describeListing(order, units);
  return {
    fields: describePurchase([{ order, units }]),
    args,
    // The item, not the order: a cheaper order of the same item is the same purchase.
    resources: [`${args.chainId}:${args.collectionAddress}:${args.identifier}`],
  };
}

async function prepare(record: TransactionRecord, ports: TransactionPorts): Promise<Sending> {
  const args = v.parse(buyNowArgsSchema, record.executor.args);
  const units = BigInt(args.units);
  const buyer = record.userKey;

  const order = await currentOrder(args, ports);
  const split = checkListing(order, { ...args, units });
  await checkSignature(order, ports);

  await enterNetwork(args.chainId, [order.price.token, ...shownCurrency(record, [args])], ports);
  await checkOnChain(order, args.name, ports);
  const approvals = await checkFunds(
    { chainId: args.chainId, token: order.price.token, owner: buyer, needed: split.total },
    () => spenderFor(args.chainId, ports),
    ports,
  );

  const call = {
    chainId: args.chainId,
    from: buyer,
    to: SEAPORT_ADDRESS,
    value: args.priceToken === ZERO_ADDRESS ? split.total : 0n,
    data: encodePurchase(order, units, intentTag(record.id)),
  } as const;
  return { call, approvals, orders: [calledOrder(order)] };
}

async function currentOrder(args: SeenListing, ports: TransactionPorts): Promise<Order> {
  const best = await ports.marketplace.bestOrder(args.orderUuid);
  const verdict = compareBestOrder({ ...args, units: BigInt(args.units) }, best);
  if (verdict.verdict !== 'idle') throw new OrderChangedError(verdict.message, { retryable: false });
  return verdict.order;
}

export const purchaseBuyNow: TransactionKind<'purchase:buy_now', BuyNowRequest> = {
  type: 'purchase:buy_now',
  version: 1,
  describe,
  run: (record, ports) => send(record, () => prepare(record, ports), ports),
};
