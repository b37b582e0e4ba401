import { zeroAddress, zeroHash } from 'viem';
import type { OrderParameters } from '../../src/contract/order.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import { splitPrice } from '../core/fees.ts';
import { tokenOf, type MarketNetwork } from '../core/networks.ts';
import { hasCriteria, isNft, ITEM } from '../seaport/item-types.ts';
import { isOpen, isPartiallyFillable } from '../seaport/order-types.ts';
import { OrderRefusedError } from './order-refusal.ts';
import { isRestricted } from './permission.ts';

/** What an order says. `unitValue` is the price of one unit in base units of `token`, times are Unix seconds. */
export type OrderReading = {
  side: 'listing' | 'offer';
  contract: `0x${string}`;
  /** null: any item of the collection, or those under the criteria root. */
  identifier: string | null;
  criteriaRoot: bigint | null;
  itemType: ItemType;
  units: bigint;
  partial: boolean;
  /** Only our zone's permission fills it. */
  restricted: boolean;
  unitValue: bigint;
  token: `0x${string}`;
  startTime: number;
  endTime: number;
};

/** The creator's share in basis points, and who gets it. */
export type Royalty = { bps: number; recipient: `0x${string}` };

const MAX_UINT256 = (1n << 256n) - 1n;
/** Times beyond the year 9999 mean "never": whole in the parameters, capped here. */
const FAR_FUTURE = 253_402_300_799n;
const seconds = (text: string) => Number(BigInt(text) > FAR_FUTURE ? FAR_FUTURE : BigInt(text));

/** An item with criteria is of the same collection as one without. */
const collectionType = (itemType: number): number =>
  itemType === ITEM.ERC721_WITH_CRITERIA
    ? ITEM.ERC721
    : itemType === ITEM.ERC1155_WITH_CRITERIA
      ? ITEM.ERC1155
      : itemType;

/** What kind of order this is, before anything is known about its collection. */
export function readOrderShape(parameters: OrderParameters): { side: 'listing' | 'offer'; contract: `0x${string}` } {
  const refuse = () =>
    new OrderRefusedError(
      'order.shape',
      'An order must offer one item for one currency, or one currency for one item.',
    );
  const [given, ...moreGiven] = parameters.offer;
  if (!given || moreGiven.length > 0) throw refuse();
  const asked = parameters.consideration.filter(isNft);
  if (isNft(given)) {
    if (asked.length > 0 || hasCriteria(given)) throw refuse();
    return { side: 'listing', contract: given.token };
  }
  const [wanted, ...moreWanted] = asked;
  if (!wanted || moreWanted.length > 0 || parameters.consideration[0] !== wanted) throw refuse();
  return { side: 'offer', contract: wanted.token };
}

/** Checks everything that needs no chain: shape, amounts, currency, fees to the last unit, times, zone. */
export function readOrder(
  parameters: OrderParameters,
  network: MarketNetwork,
  royalty: Royalty,
  collectionItemType: ItemType,
  now: number,
): OrderReading {
  const refuse = (msgId: string, message: string) => new OrderRefusedError(msgId, message);
  const { side, contract } = readOrderShape(parameters);
  for (const item of [...parameters.offer, ...parameters.consideration]) {
    if (item.startAmount !== item.endAmount)
      throw refuse('order.moving-price', 'Prices that move with time are not taken.');
    if (item.startAmount === '0') throw refuse('order.amount', 'No amount of an order may be zero.');
  }
  const given = parameters.offer[0];
  const nft = side === 'listing' ? given : parameters.consideration[0];
  if (!given || !nft) throw refuse('order.shape', 'The order names no item.');
  const criteria = hasCriteria(nft);
  const itemType = collectionType(nft.itemType);
  if (itemType !== collectionItemType) throw refuse('order.item-type', 'The item is not of the type the order says.');
  const units = BigInt(nft.startAmount);
  if (itemType === ITEM.ERC721 && units !== 1n) throw refuse('order.amount', 'There is only one copy of this item.');
  if (side === 'offer' && 'recipient' in nft && nft.recipient !== parameters.offerer) {
    throw refuse('order.recipient', 'An offered item must go to the one who makes the offer.');
  }

  const payments = parameters.consideration.filter((item) => !isNft(item));
  const currency = side === 'offer' ? given : payments[0];
  if (!currency) throw refuse('order.price', 'The order names no price.');
  const token = tokenOf(network, currency.token);
  const currencyType = token?.address === zeroAddress ? ITEM.NATIVE : ITEM.ERC20;
  if (!token || (side === 'offer' && currencyType === ITEM.NATIVE)) {
    throw refuse(
      'order.currency',
      `This currency is not taken here: use ${network.tokens.map((known) => known.symbol).join(', ')}.`,
    );
  }
  for (const item of side === 'offer' ? [given, ...payments] : payments) {
    if (item.token !== token.address || item.itemType !== currencyType || item.identifierOrCriteria !== '0') {
      throw refuse('order.currency', 'An order must use one currency.');
    }
  }
  const total =
    side === 'offer' ? BigInt(given.startAmount) : payments.reduce((sum, item) => sum + BigInt(item.startAmount), 0n);
  if (total > MAX_UINT256) throw refuse('order.price', 'The price is larger than any currency can be.');
  if (total % units !== 0n) throw refuse('order.price', 'The price does not divide by the number of copies.');
  const unitValue = total / units;
  checkShares(side, parameters, payments, unitValue, units, network, royalty);

  const restricted = isRestricted(network, parameters);
  const open = parameters.zone === zeroAddress && isOpen(parameters);
  if ((!restricted && !open) || parameters.zoneHash !== zeroHash) {
    throw refuse(
      'order.zone',
      network.zone === null
        ? 'Orders with a zone are not taken on this network.'
        : 'An order is either open and names no zone, or restricted and names the zone of this marketplace.',
    );
  }
  if (parameters.conduitKey !== network.conduitKey && parameters.conduitKey !== zeroHash) {
    throw refuse('order.conduit', 'This conduit is not known here.');
  }
  const startTime = seconds(parameters.startTime);
  const endTime = seconds(parameters.endTime);
  if (endTime <= startTime) throw refuse('order.time', 'The order ends before it starts.');
  if (endTime <= now) throw refuse('order.time', 'The order has already ended.');
  return {
    side,
    contract,
    identifier: criteria ? null : nft.identifierOrCriteria,
    criteriaRoot: criteria && nft.identifierOrCriteria !== '0' ? BigInt(nft.identifierOrCriteria) : null,
    itemType: collectionItemType,
    units,
    partial: isPartiallyFillable(parameters),
    restricted,
    unitValue,
    token: token.address,
    startTime,
    endTime,
  };
}

/** Who gets what must be exactly the marketplace's share, the creator's share and the seller's remainder. */
function checkShares(
  side: 'listing' | 'offer',
  parameters: OrderParameters,
  payments: OrderParameters['consideration'],
  unitValue: bigint,
  units: bigint,
  network: MarketNetwork,
  royalty: Royalty,
): void {
  const shares = splitPrice(unitValue, units, { marketplaceBps: network.feeBps, royaltyBps: royalty.bps });
  const expected = new Map<string, bigint>();
  const add = (recipient: string, value: bigint) => {
    if (value > 0n) expected.set(recipient, (expected.get(recipient) ?? 0n) + value);
  };
  add(network.feeRecipient, shares.marketplace);
  add(royalty.recipient, shares.royalty);
  // The taker of an offer keeps what is left of it; the maker of a listing must name itself.
  if (side === 'listing') add(parameters.offerer, shares.seller);
  for (const item of payments) {
    if (BigInt(item.startAmount) % units !== 0n) {
      throw new OrderRefusedError('order.price', 'A share of the price does not divide by the number of copies.');
    }
    expected.set(item.recipient, (expected.get(item.recipient) ?? 0n) - BigInt(item.startAmount));
  }
  for (const difference of expected.values()) {
    if (difference !== 0n) {
      throw new OrderRefusedError(
        'order.fees',
        `The order must pay exactly ${network.feeBps / 100}% to the marketplace and ${royalty.bps / 100}% to the creator.`,
      );
    }
  }
}
