import { zeroHash } from 'viem';
import type { Commission, OrderParameters } from '../contract/order.ts';
import { VitrineError } from './errors.ts';
import { ITEM, withCriteria } from './item-types.ts';
import { basisPoints } from './money.ts';
import { ZERO_ADDRESS } from './order.ts';
import * as texts from './order-texts.ts';

/** A price that cannot be signed, in words for the person who typed it. */
export class OrderTermsError extends VitrineError {
  override name = 'OrderTermsError';
}

/** Money and items are moved by Seaport itself, without a conduit. */
const NO_CONDUIT = zeroHash;

export type Split = {
  /** What the buyer pays for all units, in base units. */
  total: bigint;
  marketplace: bigint;
  royalty: bigint;
  /** The exact remainder. */
  seller: bigint;
};

/**
 * How a price is shared. Shares are floored for one unit and multiplied, so that every part divides
 * by the number of units (Seaport needs that for partial fills); the seller gets the exact remainder.
 */
export function splitPrice(unitValue: bigint, units: bigint, commission: Commission): Split {
  const marketplace = basisPoints(unitValue, commission.marketplaceBps) * units;
  const royalty = basisPoints(unitValue, commission.royaltyBps) * units;
  const total = unitValue * units;
  return { total, marketplace, royalty, seller: total - marketplace - royalty };
}

/** What a maker decides. */
export type OrderTerms = {
  maker: `0x${string}`;
  collectionAddress: `0x${string}`;
  itemType: 2 | 3;
  units: bigint;
  /** For one unit, in the currency's base units. */
  unitValue: bigint;
  currency: `0x${string}`;
  startTime: number;
  endTime: number;
  commission: Commission;
  /** Zero where the network has none: then only the chain can cancel. */
  zone: `0x${string}`;
  counter: bigint;
  /** Unpredictable; for an update the hash of the order it replaces. */
  salt: bigint;
};

/** Longer makes forgotten orders; shorter ends before a wallet was opened. */
export const DURATION_SECONDS = { least: 300, most: 180 * 86_400 } as const;

function checkTerms(terms: OrderTerms, split: Split): void {
  if (terms.unitValue < 1n) throw new OrderTermsError(texts.aboveZero);
  if (terms.units < 1n) throw new OrderTermsError(texts.oneCopyAtLeast);
  if (terms.itemType === ITEM.ERC721 && terms.units !== 1n) throw new OrderTermsError(texts.onlyOneCopy);
  if (split.seller < 1n) throw new OrderTermsError(texts.feesTakeAll);
  const duration = terms.endTime - terms.startTime;
  if (duration < DURATION_SECONDS.least || duration > DURATION_SECONDS.most) {
    throw new OrderTermsError(texts.wrongDuration);
  }
}

const money = (currency: string, amount: bigint) =>
  ({
    itemType: currency === ZERO_ADDRESS ? ITEM.NATIVE : ITEM.ERC20,
    token: currency as `0x${string}`,
    identifierOrCriteria: '0',
    startAmount: amount.toString(),
    endAmount: amount.toString(),
  }) as const;

const fees = (terms: OrderTerms, split: Split): OrderParameters['consideration'] =>
  [
    { ...money(terms.currency, split.marketplace), recipient: terms.commission.marketplaceRecipient },
    { ...money(terms.currency, split.royalty), recipient: terms.commission.royaltyRecipient },
  ].filter((item) => item.startAmount !== '0');

/** Several copies may be bought one by one; a zone makes the order restricted. */
const orderTypeOf = ({ units, zone }: OrderTerms) =>
  ((units > 1n ? 1 : 0) + (zone === ZERO_ADDRESS ? 0 : 2)) as OrderParameters['orderType'];

const common = (terms: OrderTerms) => ({
  offerer: terms.maker,
  zone: terms.zone,
  orderType: orderTypeOf(terms),
  startTime: terms.startTime.toString(),
  endTime: terms.endTime.toString(),
  zoneHash: zeroHash,
  salt: terms.salt.toString(),
  conduitKey: NO_CONDUIT,
  counter: terms.counter.toString(),
});

/**
 * The order of a maker who sells `units` of one item.
 * @throws OrderTermsError with a sentence for the form
 */
export function buildListing(terms: OrderTerms, identifier: string): OrderParameters {
  const split = splitPrice(terms.unitValue, terms.units, terms.commission);
  checkTerms(terms, split);
  const units = terms.units.toString();
  return {
    ...common(terms),
    offer: [
      {
        itemType: terms.itemType,
        token: terms.collectionAddress,
        identifierOrCriteria: identifier,
        startAmount: units,
        endAmount: units,
      },
    ],
    consideration: [{ ...money(terms.currency, split.seller), recipient: terms.maker }, ...fees(terms, split)],
  };
}

/** What an offer is for: one item, any of the collection, or those under a criteria root. */
export type OfferTarget = { identifier: string } | { any: true } | { root: `0x${string}` };

/**
 * The order of a maker who pays for `units`. Whoever accepts pays the fees out of what they get.
 * @throws OrderTermsError with a sentence for the form
 */
export function buildOffer(terms: OrderTerms, target: OfferTarget): OrderParameters {
  if (terms.currency === ZERO_ADDRESS) throw new OrderTermsError(texts.tokenOnly);
  const split = splitPrice(terms.unitValue, terms.units, terms.commission);
  checkTerms(terms, split);
  const units = terms.units.toString();
  const single = 'identifier' in target;
  const criteria = 'root' in target ? BigInt(target.root).toString() : '0';
  return {
    ...common(terms),
    offer: [money(terms.currency, split.total)],
    consideration: [
      {
        itemType: single ? terms.itemType : withCriteria(terms.itemType),
        token: terms.collectionAddress,
        identifierOrCriteria: single ? target.identifier : criteria,
        startAmount: units,
        endAmount: units,
        recipient: terms.maker,
      },
      ...fees(terms, split),
    ],
  };
}
