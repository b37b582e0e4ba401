import * as v from 'valibot';
import { orderSchema, type Order } from '../../../contract/order.ts';
import { uintStringSchema } from '../../../contract/primitives.ts';
import { checkOffer } from '../../offer.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { encodeAcceptance, intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import type { TransactionKind } from '../kind.ts';
import { calledOrder } from '../over.ts';
import { missingItemApproval } from '../steps/item-approval.ts';
import { enterNetwork } from '../steps/network.ts';
import { send, type Sending } from '../steps/send.ts';
import { checkOnChain, checkSignature, expired, spenderFor } from '../steps/order-checks.ts';
import type { acceptFieldsSchema } from '../views/offer-accept.ts';

const argsSchema = v.object({
  identifier: uintStringSchema,
  units: uintStringSchema,
  /** What the screen said the seller receives, in base units. */
  net: uintStringSchema,
});
type Args = v.InferOutput<typeof argsSchema>;

export type AcceptRequest = {
  order: Order;
  units: bigint;
  /** The item that is given; for an offer on one item its own. */
  item: { identifier: string; name: string; image: string };
};

function describe({ order, units, item }: AcceptRequest) {
  const terms = checkOffer(order, { identifier: item.identifier, units });
  return {
    fields: {
      order,
      value: terms.total.toString(),
      amount: units.toString(),
      currencySymbol: order.price.token.symbol,
      tokenName: item.name,
      collectionName: order.nft.collectionName,
      network: order.network,
      itemType: order.nft.itemType,
      displayImageURL: item.image,
      price: terms.show(terms.total),
      received: terms.show(terms.net),
    } satisfies v.InferOutput<typeof acceptFieldsSchema>,
    args: { identifier: item.identifier, units: units.toString(), net: terms.net.toString() } satisfies Args,
    resources: [`${order.chainId}:${order.nft.collectionAddress}:${item.identifier}`],
  };
}

async function prepare(record: TransactionRecord, ports: TransactionPorts): Promise<Sending> {
  const args = v.parse(argsSchema, record.executor.args);
  const seen = v.parse(orderSchema, record['order']);
  const name = v.parse(v.string(), record['tokenName']);
  const units = BigInt(args.units);
  const { chainId } = seen;

  const isOnOne = seen.nft.identifier !== null;
  const order = await ports.marketplace.bestOrder(seen.uuid, isOnOne ? undefined : args.identifier);
  if (order === null || BigInt(order.maxAmount) < units) throw expired(name);
  // An offer is one signed order: another, however similar, was not on the screen.
  if (order.hash !== seen.hash) throw new OrderMismatchError('hash');
  const terms = checkOffer(order, { identifier: args.identifier, units });
  if (terms.net.toString() !== args.net) throw new OrderMismatchError('price');
  terms.checkCriteria();
  await checkSignature(order, ports);

  await enterNetwork(chainId, [seen.price.token, order.price.token], ports);
  await checkOnChain(order, name, ports);
  const { collectionAddress } = order.nft;
  const approvals = await missingItemApproval(
    { chainId, collectionAddress, owner: record.userKey },
    () => spenderFor(chainId, ports),
    ports,
  );

  const acceptance = { order, units, identifier: args.identifier, seller: record.userKey, net: terms.net };
  const call = {
    chainId,
    from: record.userKey,
    to: SEAPORT_ADDRESS,
    value: 0n,
    data: encodeAcceptance(acceptance, intentTag(record.id)),
  } as const;
  return { call, approvals, orders: [calledOrder(order)] };
}

export const offerAccept: TransactionKind<'offer:accept', AcceptRequest> = {
  type: 'offer:accept',
  version: 1,
  describe,
  run: (record, ports) => send(record, () => prepare(record, ports), ports),
};
