import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';
import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema, uuidSchema } from '../../../contract/primitives.ts';
import { OrderChangedError } from '../../best-order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { recoverMaker } from '../../order-signature.ts';
import { hashOrder, orderDigest } from '../../seaport.ts';
import { seaportAbi } from '../../seaport-calls.ts';
import type { ReadPorts, TransactionPorts } from '../ports.ts';

/** One listing as the person saw it and agreed to: all that a later run may rely on. */
export const seenListingSchema = v.object({
  orderUuid: uuidSchema,
  name: v.string(),
  chainId: v.number(),
  collectionAddress: addressSchema,
  identifier: uintStringSchema,
  itemType: itemTypeSchema,
  priceValue: uintStringSchema,
  priceToken: addressSchema,
  maxAmount: uintStringSchema,
  units: uintStringSchema,
});
export type SeenListing = v.InferOutput<typeof seenListingSchema>;

/** @throws OrderMismatchError for an order of a whole collection */
export function describeListing(order: Order, units: bigint): SeenListing {
  const { identifier } = order.nft;
  if (identifier === null) throw new OrderMismatchError('item');
  return {
    orderUuid: order.uuid,
    name: order.nft.name,
    chainId: order.chainId,
    collectionAddress: order.nft.collectionAddress,
    identifier,
    itemType: order.nft.itemType,
    priceValue: order.price.value,
    priceToken: order.price.token.address,
    maxAmount: order.maxAmount,
    units: units.toString(),
  };
}

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const ERC1271_MAGIC = '0x1626ba7e';

/** The hash is re-derived, never believed; a contract's signature is its own business (ERC-1271). */
export async function checkSignature(order: Order, ports: ReadPorts): Promise<void> {
  if (hashOrder(order.parameters) !== order.hash) throw new OrderMismatchError('hash');
  const signer = await recoverMaker(order.parameters, order.chainId, order.signature);
  if (signer === order.parameters.offerer) return;
  const data = encodeFunctionData({
    abi: erc1271Abi,
    functionName: 'isValidSignature',
    args: [orderDigest(order.parameters, order.chainId), order.signature],
  });
  const answer = await ports.chain
    .call({ chainId: order.chainId, to: order.parameters.offerer, value: 0n, data })
    .catch(() => '0x');
  if (!answer.startsWith(ERC1271_MAGIC)) throw new OrderMismatchError('signature');
}

export type ChainStatus = { isCancelled: boolean; isFilled: boolean; counter: bigint };

/** What Seaport knows of an order. */
export async function readChainStatus(
  order: { chainId: number; hash: `0x${string}`; offerer: `0x${string}` },
  ports: ReadPorts,
): Promise<ChainStatus> {
  const read = (data: `0x${string}`) =>
    ports.chain.call({ chainId: order.chainId, to: SEAPORT_ADDRESS, value: 0n, data });
  const [status, counter] = await Promise.all([
    read(encodeFunctionData({ abi: seaportAbi, functionName: 'getOrderStatus', args: [order.hash] })),
    read(encodeFunctionData({ abi: seaportAbi, functionName: 'getCounter', args: [order.offerer] })),
  ]);
  const [, isCancelled, totalFilled, totalSize] = decodeFunctionResult({
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    data: status,
  });
  return {
    isCancelled,
    // A size of zero only means that nothing was filled yet.
    isFilled: totalSize > 0n && totalFilled === totalSize,
    counter: decodeFunctionResult({ abi: seaportAbi, functionName: 'getCounter', data: counter }),
  };
}

export const expired = (name: string) =>
  new OrderChangedError(`Order for token ${name} was expired`, { retryable: false });

/** Cancelled, filled or under an old counter: the chain knows before the market does. */
export async function checkOnChain(order: Order, name: string, ports: TransactionPorts): Promise<void> {
  const { chainId, hash, parameters } = order;
  const status = await readChainStatus({ chainId, hash, offerer: parameters.offerer }, ports);
  if (status.isCancelled || status.isFilled || status.counter.toString() !== parameters.counter) throw expired(name);
}

/** Who may move a person's tokens: Seaport itself, whatever a server says. */
export async function spenderFor(
  chainId: number,
  ports: { marketplace: Pick<TransactionPorts['marketplace'], 'routerSettings'> },
): Promise<`0x${string}`> {
  const settings = (await ports.marketplace.routerSettings()).find((one) => one.chainId === chainId);
  if (settings?.spender !== SEAPORT_ADDRESS) throw new OrderMismatchError('approval address');
  return settings.spender;
}

/** Whether the marketplace's server alone can cancel this order: it names the zone and is restricted to it. */
export const isServerCancellable = (parameters: Order['parameters'], zone: string) =>
  zone !== ZERO_ADDRESS && parameters.zone === zone.toLowerCase() && parameters.orderType >= 2;
