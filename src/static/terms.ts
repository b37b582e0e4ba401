import { zeroHash } from 'viem';
import { orderUuid } from '../contract/identity.ts';
import type { OrderParameters, SignedOrder } from '../contract/order.ts';
import type { StaticOrder } from '../contract/static-market.ts';
import type { Token } from '../contract/token.ts';
import { hasCriteria, ITEM, withoutCriteria } from '../domain/item-types.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../domain/order.ts';
import { hashOrder } from '../domain/seaport.ts';
import type { Entry } from './catalogue.ts';
import { Refusal } from './refusal.ts';
import * as texts from './texts.ts';

/** What a signed order says, of a collection of this market. */
export type Terms = {
  entry: Entry;
  signed: SignedOrder;
  trait: string | null;
  hash: `0x${string}`;
  uuid: string;
  side: 'listing' | 'offer';
  maker: `0x${string}`;
  /** Null: any item of the collection, or those under the root. */
  identifier: string | null;
  root: bigint | null;
  units: bigint;
  partial: boolean;
  /** For one unit, in base units. */
  unitValue: bigint;
  token: Token;
  startTime: number;
  endTime: number;
};

const isNft = ({ itemType }: { itemType: number }) => itemType >= ITEM.ERC721;
const isMoney = (token: Token) => (item: OrderParameters['offer'][number]) =>
  item.token === token.address &&
  item.itemType === (token.address === ZERO_ADDRESS ? ITEM.NATIVE : ITEM.ERC20) &&
  item.identifierOrCriteria === '0';

/** Beyond it a time means "never". */
const LAST_SECOND = 253_402_300_799n;
const seconds = (text: string) => Number(BigInt(text) > LAST_SECOND ? LAST_SECOND : BigInt(text));

const refuse = (msgId: string, message: string) => new Refusal(400, msgId, message);

/** The contract of the item that an order is about. @throws Refusal where it is about none, or several */
export function contractOf({ offer, consideration }: OrderParameters): `0x${string}` {
  const items = [...offer, ...consideration].filter(isNft);
  const [item] = items;
  if (item === undefined || items.length > 1) throw refuse('order.shape', texts.oneItem);
  return item.token;
}

/**
 * Reads an order, and refuses one that this market could not show as what it is: whoever wrote the file or the link is
 * not trusted. The chain is asked nothing yet.
 * @throws Refusal with a sentence
 */
export function readTerms(entry: Entry, { order: signed, trait }: StaticOrder): Terms {
  const { network, collection } = entry;
  const { parameters, protocolAddress } = signed;
  const { offer, consideration } = parameters;
  if (protocolAddress !== SEAPORT_ADDRESS) throw refuse('order.protocol', texts.otherContract);
  const given = offer[0];
  if (given === undefined || offer.length > 1 || contractOf(parameters) !== collection.address)
    throw refuse('order.shape', texts.oneItem);
  const side = isNft(given) ? 'listing' : 'offer';
  const nft = side === 'listing' ? given : consideration[0];
  const payments = side === 'listing' ? consideration : consideration.slice(1);
  if (nft === undefined || !isNft(nft) || (side === 'listing' && hasCriteria(nft.itemType)))
    throw refuse('order.shape', texts.oneItem);
  if (side === 'offer' && consideration[0]?.recipient !== parameters.offerer)
    throw refuse('order.recipient', texts.oneItem);
  if (withoutCriteria(nft.itemType) !== collection.itemType) throw refuse('order.item-type', texts.oneItem);

  const money = side === 'offer' ? [given, ...payments] : payments;
  const token = network.tokens.find(({ address }) => address === money[0]?.token);
  if (token === undefined || !money.every(isMoney(token)) || (side === 'offer' && token.address === ZERO_ADDRESS))
    throw refuse('order.currency', texts.otherCurrency);
  if ([...offer, ...consideration].some((item) => item.startAmount !== item.endAmount || item.startAmount === '0'))
    throw refuse('order.moving-price', texts.movingPrice);
  const units = BigInt(nft.startAmount);
  if (collection.itemType === ITEM.ERC721 && units !== 1n) throw refuse('order.amount', texts.oneItem);
  if (money.some(({ startAmount }) => BigInt(startAmount) % units !== 0n)) throw refuse('order.price', texts.oddPrice);
  const total = side === 'offer' ? BigInt(given.startAmount) : sum(payments);
  if (side === 'offer' && sum(payments) > total) throw refuse('order.fees', texts.oddPrice);
  // The app's own check of a purchase wants the seller first.
  if (side === 'listing' && payments[0]?.recipient !== parameters.offerer) throw refuse('order.fees', texts.oddPrice);

  if (parameters.zone !== ZERO_ADDRESS || parameters.orderType > 1 || parameters.zoneHash !== zeroHash)
    throw refuse('order.zone', texts.needsZone);
  if (parameters.conduitKey !== zeroHash) throw refuse('order.conduit', texts.otherConduit);
  const [startTime, endTime] = [seconds(parameters.startTime), seconds(parameters.endTime)];
  if (endTime <= startTime) throw refuse('order.time', texts.ended);

  const hash = hashOrder(parameters);
  const isCriteria = hasCriteria(nft.itemType);
  return {
    entry,
    signed,
    trait,
    hash,
    uuid: orderUuid(network.chainId, hash),
    side,
    maker: parameters.offerer,
    identifier: isCriteria ? null : nft.identifierOrCriteria,
    root: isCriteria && nft.identifierOrCriteria !== '0' ? BigInt(nft.identifierOrCriteria) : null,
    units,
    partial: parameters.orderType === 1,
    unitValue: total / units,
    token,
    startTime,
    endTime,
  };
}

const sum = (items: readonly { startAmount: string }[]) =>
  items.reduce((total, { startAmount }) => total + BigInt(startAmount), 0n);
