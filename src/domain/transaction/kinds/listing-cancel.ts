import * as v from 'valibot';
import { orderParametersSchema, type Order } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { OrderMismatchError } from '../../order.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { cancelByServer, cancelModeSchema, cancelOnChain, unitsOf, valueOf, type CancelMode } from '../steps/cancel.ts';
import type { TransactionKind } from '../kind.ts';

/** Spec section 3, "listing:cancel". */
export const listingCancelFieldsSchema = v.object({
  orderParameters: orderParametersSchema,
  protocolAddress: addressSchema,
  /** What the listing asks for all its units, in base units. */
  value: uintStringSchema,
  /** Units it sells. */
  amount: uintStringSchema,
  currencySymbol: v.string(),
  tokenName: v.string(),
  collectionName: v.string(),
  slug: v.string(),
  identifier: uintStringSchema,
  network: v.string(),
  itemType: itemTypeSchema,
  displayImageURL: v.string(),
  /** Of the currency, to read `value`. */
  decimals: v.number(),
});

const argsSchema = v.object({ mode: v.picklist(['server', 'chain']) });

export type ListingCancelRequest = { order: Order; mode: Exclude<CancelMode, 'counter'> };

function describe({ order, mode }: ListingCancelRequest) {
  const { identifier } = order.nft;
  if (order.side !== 'listing' || identifier === null) throw new OrderMismatchError('kind');
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
    args: { mode } satisfies { mode: v.InferOutput<typeof cancelModeSchema> },
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
  fieldsSchema: listingCancelFieldsSchema,
  titles: () => ({
    confirm: 'Cancel listing',
    approve: 'Cancel listing',
    pending: 'Transaction pending',
    success: 'Your item has been removed!',
    finalized: 'Your item has been removed!',
    reverted: 'Something went wrong',
    error: 'Something went wrong',
  }),
  describe,
  run,
};
