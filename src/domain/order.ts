import type { Order, OrderParameters, Price } from '../contract/order.ts';
import { VitrineError } from './errors.ts';
import { ITEM } from './item-types.ts';
import { parseUnits } from './money.ts';

/** Seaport 1.6, the same on every network it is deployed to. Nothing else is ever called. */
export const SEAPORT_ADDRESS = '0x0000000000000068f116a894984e2db1123eb395';
/** As a token, the native currency; as a zone, none. */
export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';

/** The order cannot be what the screen shows: never sent to a wallet. */
export class OrderMismatchError extends VitrineError {
  override name = 'OrderMismatchError';
  constructor(what: string) {
    super(`The order's ${what} does not match what is shown`, {
      userMessage: `This order was not opened in your wallet: its ${what} does not match what is shown. Reload the page and try again.`,
    });
  }
}

/**
 * The number that people read is the amount that is paid.
 * @throws OrderMismatchError
 */
export function checkShownPrice({ amount, value, token }: Price): void {
  if (parseUnits(amount, token.decimals)?.toString() !== value) throw new OrderMismatchError('price');
}

export type OrderSplit = {
  /** Units the signed order sells in all. */
  unitsInAll: bigint;
  /** What the buyer pays for these units, in the token's base units. */
  total: bigint;
  /** What the seller keeps of it. */
  seller: bigint;
  /** What goes to others: marketplace and creator, by recipient. */
  fees: readonly { recipient: `0x${string}`; amount: bigint }[];
};

/**
 * The part of a signed amount that belongs to `units` of all units. Seaport reverts when it is not
 * whole, so that is an error here as well.
 * @throws OrderMismatchError
 */
export function shareOf(amount: string, units: bigint, unitsInAll: bigint): bigint {
  const product = BigInt(amount) * units;
  if (product % unitsInAll !== 0n) throw new OrderMismatchError('price for this quantity');
  return product / unitsInAll;
}

/**
 * How the price of `units` is divided, as signed. Seaport takes the same fraction of every
 * consideration item and reverts when one is not whole, so that is an error here as well.
 */
export function splitListing(parameters: OrderParameters, units: bigint): OrderSplit {
  const unitsInAll = BigInt(parameters.offer[0]?.startAmount ?? '0');
  if (unitsInAll === 0n || units < 1n || units > unitsInAll) throw new OrderMismatchError('quantity');
  const parts = parameters.consideration.map((item) => ({
    recipient: item.recipient,
    amount: shareOf(item.startAmount, units, unitsInAll),
  }));
  const total = parts.reduce((sum, part) => sum + part.amount, 0n);
  const fees = parts.filter((part) => part.recipient !== parameters.offerer);
  return { unitsInAll, total, seller: total - fees.reduce((sum, fee) => sum + fee.amount, 0n), fees };
}

/** What the page shows and the person agreed to. */
export type ExpectedListing = {
  chainId: number;
  collectionAddress: string;
  identifier: string;
  itemType: 2 | 3;
  priceValue: string;
  priceToken: string;
  units: bigint;
};

/**
 * Compares a served listing, field by field, with what the screen showed. A server that lies
 * about price, recipient, currency, token or contract is caught here.
 * @throws OrderMismatchError
 */
export function checkListing(order: Order, expected: ExpectedListing): OrderSplit {
  const { parameters } = order;
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new OrderMismatchError(what);
  };
  must(order.side === 'listing', 'kind');
  must(order.chainId === expected.chainId, 'network');
  must(order.protocolAddress === SEAPORT_ADDRESS, 'contract');
  must(parameters.offer.length === 1, 'items');
  const [item] = parameters.offer;
  must(item?.itemType === expected.itemType, 'item type');
  must(item?.token === expected.collectionAddress.toLowerCase(), 'collection');
  must(item?.identifierOrCriteria === expected.identifier, 'item');
  must(item?.startAmount === item?.endAmount, 'quantity');

  const token = expected.priceToken.toLowerCase();
  for (const payment of parameters.consideration) {
    must(payment.itemType === (token === ZERO_ADDRESS ? ITEM.NATIVE : ITEM.ERC20), 'currency');
    must(payment.token === token, 'currency');
    must(payment.startAmount === payment.endAmount, 'price');
  }
  must(order.price.token.address === token, 'currency');
  must(order.price.value === expected.priceValue, 'price');
  checkShownPrice(order.price);
  const split = splitListing(parameters, expected.units);
  must(split.total === BigInt(expected.priceValue) * expected.units, 'price');
  must(parameters.consideration[0]?.recipient === parameters.offerer, 'seller');
  return split;
}

/** Whether the marketplace's server alone can cancel this order: it names the zone and is restricted to it. */
export const isServerCancellable = (parameters: OrderParameters, zone: string) =>
  zone !== ZERO_ADDRESS && parameters.zone === zone.toLowerCase() && parameters.orderType >= 2;
