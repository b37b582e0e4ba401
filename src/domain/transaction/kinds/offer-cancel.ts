import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { encodeCounterIncrement, intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { cancelByServer, cancelOnChain, checkCancelled, seaportCall, unitsOf, valueOf } from '../steps/cancel.ts';
import { cancelArgsSchema, type CancelMode } from '../steps/cancel-mode.ts';
import { enterNetwork } from '../steps/network.ts';
import type { TransactionKind } from '../kind.ts';
import { send } from '../steps/send.ts';
import { offerCancelFieldsSchema } from '../views/offer-cancel.ts';

/** Offers of one network. In mode `counter` listings too: everything signed there dies. */
export type OfferCancelRequest = { orders: readonly Order[]; chainId: number; mode: CancelMode };

function describe({ orders, chainId, mode }: OfferCancelRequest) {
  const fits = (order: Order) => order.chainId === chainId && (mode === 'counter' || order.side === 'offer');
  if (!orders.every(fits) || (orders.length === 0 && mode !== 'counter')) throw new OrderMismatchError('kind');
  // What a counter ends is shown only to be seen: nothing of it is sent.
  if (mode !== 'counter') orders.forEach(checkCancelled);
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
    args: { mode } satisfies v.InferOutput<typeof cancelArgsSchema>,
    resources:
      mode === 'counter' ? [`${chainId}:counter`] : [...new Set(orders.map((order) => `${chainId}:${order.hash}`))],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { mode } = v.parse(cancelArgsSchema, record.executor.args);
  const { items } = v.parse(offerCancelFieldsSchema, record);
  const orders = items.map((item) => item.orderParameters);
  if (mode === 'server') return cancelByServer('offer', record.chainId, orders, ports);
  if (mode === 'chain') return cancelOnChain(record, orders, ports);
  await enterNetwork(record.chainId, [], ports);
  const call = seaportCall(record, encodeCounterIncrement(intentTag(record.id)));
  return send(record, async () => ({ call }), ports);
}

export const offerCancel: TransactionKind<'offer:cancel', OfferCancelRequest> = {
  type: 'offer:cancel',
  version: 1,
  describe,
  run,
};
