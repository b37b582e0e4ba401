import type { Order } from '../contract/order.ts';
import { ITEM, withCriteria } from './item-types.ts';
import { provesCriteria } from './merkle.ts';
import { formatUnits } from './money.ts';
import { checkShownPrice, OrderMismatchError, SEAPORT_ADDRESS, shareOf } from './order.ts';

export type OfferTerms = {
  /** What the offer pays for the units, in base units. */
  total: bigint;
  /** What is left for whoever accepts. */
  net: bigint;
  fees: readonly { recipient: `0x${string}`; amount: bigint }[];
  show(value: bigint): string;
  /** @throws OrderMismatchError when the item is not among those the offer takes */
  checkCriteria(): void;
};

/**
 * Compares a served offer, field by field, with what the screen shows of it, and says what its
 * acceptance brings. A server that lies about price, fees, currency, item or contract is caught.
 * @throws OrderMismatchError
 */
export function checkOffer(order: Order, given: { identifier: string; units: bigint }): OfferTerms {
  const { parameters, nft } = order;
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new OrderMismatchError(what);
  };
  must(order.side === 'offer', 'kind');
  must(order.protocolAddress === SEAPORT_ADDRESS, 'contract');
  must(parameters.offer.length === 1, 'items');
  const [money] = parameters.offer;
  const [wanted, ...payments] = parameters.consideration;
  if (money === undefined || wanted === undefined) throw new OrderMismatchError('items');
  const token = order.price.token.address;
  must(money.itemType === ITEM.ERC20 && money.token === token, 'currency');
  must(money.startAmount === money.endAmount, 'price');
  for (const payment of payments) {
    must(payment.itemType === ITEM.ERC20 && payment.token === token, 'currency');
    must(payment.startAmount === payment.endAmount, 'price');
  }
  const isOnOne = nft.identifier !== null;
  must(wanted.itemType === (isOnOne ? nft.itemType : withCriteria(nft.itemType)), 'item type');
  must(wanted.token === nft.collectionAddress, 'collection');
  must(wanted.startAmount === wanted.endAmount, 'quantity');
  must(wanted.recipient === parameters.offerer, 'buyer');
  if (isOnOne) must(wanted.identifierOrCriteria === given.identifier && nft.identifier === given.identifier, 'item');

  const unitsInAll = BigInt(wanted.startAmount);
  must(given.units >= 1n && given.units <= unitsInAll, 'quantity');
  const share = (amount: string) => shareOf(amount, given.units, unitsInAll);
  const total = share(money.startAmount);
  must(total === BigInt(order.price.value) * given.units, 'price');
  checkShownPrice(order.price);
  const fees = payments.map((payment) => ({ recipient: payment.recipient, amount: share(payment.startAmount) }));
  const net = total - fees.reduce((sum, fee) => sum + fee.amount, 0n);
  must(net > 0n, 'price');
  return {
    total,
    net,
    fees,
    show: (value) => formatUnits(value, order.price.token.decimals),
    checkCriteria() {
      const root = BigInt(wanted.identifierOrCriteria);
      // Root 0 is Seaport's "any item of the collection".
      if (!isOnOne && root !== 0n) must(provesCriteria(root, given.identifier, order.criteriaProof), 'item');
    },
  };
}

/** What one copy given for an offer brings; null for an offer that does not hold what it shows. */
export function netOfOne(order: Order, identifier: string): bigint | null {
  try {
    return checkOffer(order, { identifier, units: 1n }).net;
  } catch {
    return null;
  }
}
