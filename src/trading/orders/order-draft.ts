import { bytesToBigInt } from 'viem/utils';
import type { Commission, Order, OrderParameters, Price } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { formatUnits } from '../../domain/money.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { buildListing, buildOffer, DURATION_SECONDS, type OrderTerms } from '../../domain/order-building.ts';
import { hashOrder } from '../../domain/seaport.ts';
import * as texts from './texts.ts';

/** When an order ends: a number of seconds after it is signed, or at a moment (Unix seconds). */
export type Ends = { after: number } | { at: number };

/** A collection as forms name it. */
export type Place = {
  chainId: number;
  network: string;
  itemType: 2 | 3;
  collection: { uuid: string; slug: string; name: string; address: `0x${string}` };
};

/** An item as forms name it. */
export type Item = { uuid: string; name: string; identifier: string; image: string };

/** What an order is about. */
export type Target =
  | { kind: 'item'; item: Item }
  | { kind: 'any' }
  | { kind: 'trait'; traitType: string; value: string };

/** What a maker decided in the form, before the chain was read. */
export type OrderDraft = {
  side: Order['side'];
  place: Place;
  target: Target;
  units: bigint;
  /** For one unit. */
  unitValue: bigint;
  currency: Token;
  /** Dollars for one unit, as shown. */
  amountUsd: string;
  ends: Ends;
  /** As shown in the form: if it has changed, nothing is signed. */
  commission: Commission;
  zone: `0x${string}`;
  replaces: Order | null;
};

/** What the chain says right before signing. */
export type ChainFacts = {
  counter: bigint;
  /** Of the newest block, in Unix seconds. */
  blockTime: number;
  /** The device's clock, in Unix seconds. */
  deviceTime: number;
  /** For a trait: the Merkle root of its items. */
  root: `0x${string}` | null;
};

const WORD_BYTES = 32;

export function randomSalt(): bigint {
  return bytesToBigInt(crypto.getRandomValues(new Uint8Array(WORD_BYTES)));
}

/**
 * When an order starts and ends. An idle chain or a wrong device clock must not make an order that is not
 * valid yet: it starts by the earlier of both clocks and ends by the later.
 */
export function spanOf(ends: Ends, { blockTime, deviceTime }: ChainFacts) {
  const startTime = Math.min(blockTime, deviceTime);
  const endTime = 'at' in ends ? ends.at : Math.max(blockTime, deviceTime) + ends.after;
  return { startTime, endTime: Math.min(endTime, startTime + DURATION_SECONDS.most) };
}

/** @throws OrderTermsError with a sentence for the form */
export function parametersOf(draft: OrderDraft, maker: `0x${string}`, facts: ChainFacts): OrderParameters {
  const { place, target } = draft;
  const terms: OrderTerms = {
    maker,
    collectionAddress: place.collection.address,
    itemType: place.itemType,
    units: draft.units,
    unitValue: draft.unitValue,
    currency: draft.currency.address,
    ...spanOf(draft.ends, facts),
    commission: draft.commission,
    zone: draft.zone,
    counter: facts.counter,
    salt: draft.replaces === null ? randomSalt() : BigInt(draft.replaces.hash),
  };
  if (target.kind === 'item') {
    const { identifier } = target.item;
    return draft.side === 'listing' ? buildListing(terms, identifier) : buildOffer(terms, { identifier });
  }
  if (target.kind === 'any') return buildOffer(terms, { any: true });
  if (facts.root === null) throw new RangeError('A trait offer needs the root of its items');
  return buildOffer(terms, { root: facts.root });
}

/** The price of a draft, as people see it. */
export function priceOf(draft: Pick<OrderDraft, 'unitValue' | 'currency' | 'amountUsd'>): Price {
  return {
    amount: formatUnits(draft.unitValue, draft.currency.decimals),
    value: draft.unitValue.toString(),
    amountUsd: draft.amountUsd,
    logo: '',
    token: draft.currency,
  };
}

export const nameOf = ({ place, target }: Pick<OrderDraft, 'place' | 'target'>): string =>
  target.kind === 'item'
    ? target.item.name
    : target.kind === 'any'
      ? texts.anyItemOf(place.collection.name)
      : `${target.traitType}: ${target.value}`;

/** `Type:Value`, as the wire names a trait. */
export const traitOf = ({ target }: Pick<OrderDraft, 'target'>): string | null =>
  target.kind === 'trait' ? `${target.traitType}:${target.value}` : null;

/** The signed order, in the shape in which the server will return it. */
export function orderOf(draft: OrderDraft, parameters: OrderParameters, signature: `0x${string}`): Order {
  const { place, target } = draft;
  const units = draft.units.toString();
  const item = target.kind === 'item' ? target.item : null;
  return {
    // The device's own uuid until the server has given one.
    uuid: crypto.randomUUID(),
    hash: hashOrder(parameters),
    side: draft.side,
    network: place.network,
    chainId: place.chainId,
    protocolAddress: SEAPORT_ADDRESS,
    maker: parameters.offerer,
    price: priceOf(draft),
    maxAmount: units,
    tokensRemaining: units,
    startTime: Number(parameters.startTime),
    endTime: Number(parameters.endTime),
    nft: {
      uuid: item?.uuid ?? null,
      name: nameOf(draft),
      collectionUuid: place.collection.uuid,
      collectionSlug: place.collection.slug,
      collectionName: place.collection.name,
      collectionAddress: place.collection.address,
      identifier: item?.identifier ?? null,
      image: item?.image ?? '',
      itemType: place.itemType,
    },
    parameters,
    signature,
    state: 'active',
    reason: null,
    extraData: '0x',
    permissionEnds: null,
    criteria: target.kind === 'trait' ? { traitType: target.traitType, value: target.value } : null,
    criteriaProof: [],
  };
}
