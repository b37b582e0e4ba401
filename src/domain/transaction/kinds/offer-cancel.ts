import * as v from 'valibot';
import { orderParametersSchema, type Order } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { encodeCounterIncrement, intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import {
  cancelByServer,
  cancelModeSchema,
  cancelOnChain,
  send,
  unitsOf,
  valueOf,
  type CancelMode,
} from '../steps/cancel.ts';
import type { TransactionKind } from '../kind.ts';

/** Spec section 3, "offer:cancel". */
export const offerCancelFieldsSchema = v.object({
  protocolAddress: addressSchema,
  items: v.array(
    v.object({
      orderParameters: orderParametersSchema,
      tokenName: v.string(),
      amount: uintStringSchema,
      value: uintStringSchema,
      currencySymbol: v.string(),
      displayImageURL: v.string(),
      itemType: itemTypeSchema,
      network: v.string(),
      /** Of the currency, to read `value`. */
      decimals: v.number(),
    }),
  ),
});

const argsSchema = v.object({ mode: cancelModeSchema });

/** Offers of one network. In mode `counter` listings too: everything signed there dies. */
export type OfferCancelRequest = { orders: readonly Order[]; chainId: number; mode: CancelMode };

function describe({ orders, chainId, mode }: OfferCancelRequest) {
  const fits = (order: Order) => order.chainId === chainId && (mode === 'counter' || order.side === 'offer');
  if (!orders.every(fits) || (orders.length === 0 && mode !== 'counter')) throw new OrderMismatchError('kind');
  return {
    fields: {
      protocolAddress: SEAPORT_ADDRESS,
      items: orders.map((order) => ({
        orderParameters: order.parameters,
        tokenName: order.nft.name,
        amount: unitsOf(order),
        value: valueOf(order).toString(),
        currencySymbol: order.price.token.symbol,
        displayImageURL: order.nft.image,
        itemType: order.nft.itemType,
        network: order.network,
        decimals: order.price.token.decimals,
      })),
    } satisfies v.InferOutput<typeof offerCancelFieldsSchema>,
    args: { mode },
    resources:
      mode === 'counter' ? [`${chainId}:counter`] : [...new Set(orders.map((order) => `${chainId}:${order.hash}`))],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { mode } = v.parse(argsSchema, record.executor.args);
  const { items } = v.parse(offerCancelFieldsSchema, record);
  const orders = items.map((item) => item.orderParameters);
  if (mode === 'server') return cancelByServer('offer', record.chainId, orders, ports);
  if (mode === 'chain') return cancelOnChain(record, orders, ports);
  await ports.wallet.switchChain(record.chainId);
  return send(record, encodeCounterIncrement(intentTag(record.id)), record.userKey, ports);
}

/** How a record cancels; null when its arguments are of another version. */
export function cancelModeOf(record: TransactionRecord): CancelMode | null {
  const args = v.safeParse(argsSchema, record.executor.args);
  return args.success ? args.output.mode : null;
}

function titles(record: TransactionRecord) {
  const fields = v.safeParse(offerCancelFieldsSchema, record);
  const isOne = fields.success && fields.output.items.length === 1;
  const everything = cancelModeOf(record) === 'counter';
  const done = everything
    ? 'Everything is cancelled'
    : isOne
      ? 'Offer cancelled successfully'
      : 'Offers cancelled successfully';
  return {
    confirm: everything ? 'Cancel everything?' : isOne ? 'Cancel this offer?' : 'Cancel these offers?',
    approve: everything ? 'Cancel everything' : 'Cancel offer',
    pending: 'Transaction pending',
    success: done,
    finalized: done,
    reverted: 'Something went wrong',
    error: 'Something went wrong',
  } as const;
}

export const offerCancel: TransactionKind<'offer:cancel', OfferCancelRequest> = {
  type: 'offer:cancel',
  version: 1,
  fieldsSchema: offerCancelFieldsSchema,
  titles,
  describe,
  run,
};
