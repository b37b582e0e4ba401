import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError } from '../../order.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { cancelByServer, cancelOnChain, checkCancelled, unitsOf, valueOf } from '../steps/cancel.ts';
import type { CancelMode } from '../steps/cancel-mode.ts';
import { listingCancelFieldsSchema } from '../views/listing-cancel.ts';
import type { TransactionKind } from '../kind.ts';

const argsSchema = v.object({ mode: v.picklist(['server', 'chain']) });

export type ListingCancelRequest = { order: Order; mode: Exclude<CancelMode, 'counter'> };

function describe({ order, mode }: ListingCancelRequest) {
  const { identifier } = order.nft;
  if (order.side !== 'listing' || identifier === null) throw new OrderMismatchError('kind');
  checkCancelled(order);
  return {
    fields: {
      orderParameters: order.parameters,
      protocolAddress: order.protocolAddress,
      value: valueOf(order).toString(),
      amount: unitsOf(order),
      currencySymbol: order.price.token.symbol,
      tokenName: order.nft.name,
      collectionName: order.nft.collectionName,
      slug: order.nft.collectionSlug,
      identifier,
      network: order.network,
      itemType: order.nft.itemType,
      displayImageURL: order.nft.image,
      decimals: order.price.token.decimals,
    } satisfies v.InferOutput<typeof listingCancelFieldsSchema>,
    args: { mode } satisfies v.InferOutput<typeof argsSchema>,
    resources: [`${order.chainId}:${order.hash}`],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const { mode } = v.parse(argsSchema, record.executor.args);
  const { orderParameters } = v.parse(listingCancelFieldsSchema, record);
  if (mode === 'server') await cancelByServer('listing', record.chainId, [orderParameters], ports);
  else await cancelOnChain(record, [orderParameters], ports);
}

export const listingCancel: TransactionKind<'listing:cancel', ListingCancelRequest> = {
  type: 'listing:cancel',
  version: 1,
  describe,
  run,
};
