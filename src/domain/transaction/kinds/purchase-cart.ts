import { decodeFunctionResult } from 'viem/utils';
import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { uuidSchema } from '../../../contract/primitives.ts';
import { compareBestOrder, OrderChangedError } from '../../best-order.ts';
import { checkListing, OrderMismatchError, SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { encodeCart, encodePurchase, intentTag, seaportAbi, type CartEntry } from '../../seaport-calls.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { checkFunds } from '../steps/erc20.ts';
import type { TransactionKind } from '../kind.ts';
import {
  checkOnChain,
  checkSignature,
  describeListing,
  expired,
  seenListingSchema,
  spenderFor,
  type SeenListing,
} from '../steps/order-checks.ts';
import { send } from '../steps/send.ts';
import { describePurchase, purchaseFieldsSchema, PURCHASE_TITLES } from '../steps/purchase-fields.ts';

const argsSchema = v.object({
  /** Shared by the transactions of one checkout: one a currency. */
  checkout: uuidSchema,
  /** Which of them this is; an older build kept none. */
  part: v.optional(v.object({ number: v.number(), of: v.number() })),
  entries: v.pipe(v.array(seenListingSchema), v.minLength(1)),
});
type Args = v.InferOutput<typeof argsSchema>;

/** Orders of one network and one currency. */
export type CartRequest = { entries: readonly CartEntry[]; checkout: string; part?: CheckoutPlace };
/** The place of a transaction in its checkout, counted from one. */
export type CheckoutPlace = { number: number; of: number };

function describe({ entries, checkout, part }: CartRequest) {
  const seen = entries.map(({ order, units }) => describeListing(order, units));
  const [first] = seen;
  const alike = seen.every((one) => one.chainId === first?.chainId && one.priceToken === first.priceToken);
  if (!alike) throw new OrderMismatchError('currency');
  return {
    fields: describePurchase(entries),
    args: { checkout, entries: seen, ...(part === undefined ? {} : { part }) } satisfies Args,
    resources: [...new Set(seen.map((one) => `${one.chainId}:${one.collectionAddress}:${one.identifier}`))],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { entries: seen } = v.parse(argsSchema, record.executor.args);
  const { chainId, priceToken } = seen[0]!;

  const orders = await currentOrders(seen, ports);
  const entries = seen.map((one, index) => ({ order: orders[index]!, units: BigInt(one.units) }));
  const splits = entries.map(({ order, units }, index) => checkListing(order, { ...seen[index]!, units }));
  await Promise.all(orders.map((order) => checkSignature(order, ports)));

  await ports.wallet.switchChain(chainId);
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
  await send(record, { approvals, call, check: (simulate) => checkCart(call, entries, seen, simulate) }, ports);
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

/** What a cart purchase brought, by Seaport's own events. */
export type CartOutcome = { orderUuid: string; name: string; units: bigint; wanted: bigint }[];

/** Per entry how many units arrived; null until a receipt says so. */
export function readOutcome(record: TransactionRecord): CartOutcome | null {
  const args = v.safeParse(argsSchema, record.executor.args);
  const receipt = record.legs.find((leg) => leg.kind === 'main' && leg.receipt?.status === 'success')?.receipt;
  if (!args.success || receipt === undefined || receipt === null) return null;
  return args.output.entries.map((one) => ({
    orderUuid: one.orderUuid,
    name: one.name,
    wanted: BigInt(one.units),
    units: (receipt.fills ?? [])
      .filter((fill) => fill.collectionAddress === one.collectionAddress && fill.identifier === one.identifier)
      .reduce((sum, fill) => sum + BigInt(fill.units), 0n),
  }));
}

/** The uuids of the orders that were bought for certain. */
export const boughtUuids = (record: TransactionRecord): string[] =>
  (readOutcome(record) ?? []).filter(({ units }) => units > 0n).map(({ orderUuid }) => orderUuid);

/** The checkout a record belongs to; null for other types. */
export function checkoutOf(record: TransactionRecord): string | null {
  const args = v.safeParse(argsSchema, record.executor.args);
  return record.type === 'purchase:cart' && args.success ? args.output.checkout : null;
}

/** Its place in a checkout of several transactions; null for one that stands alone. */
export function placeOf(record: TransactionRecord): CheckoutPlace | null {
  const args = v.safeParse(argsSchema, record.executor.args);
  const part = record.type === 'purchase:cart' && args.success ? args.output.part : undefined;
  return part === undefined || part.of < 2 ? null : part;
}

export const purchaseCart: TransactionKind<'purchase:cart', CartRequest> = {
  type: 'purchase:cart',
  version: 1,
  fieldsSchema: purchaseFieldsSchema,
  titles: () => PURCHASE_TITLES,
  describe,
  run,
};
