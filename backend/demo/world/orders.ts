import { zeroAddress, zeroHash } from 'viem';
import type { OrderParameters, SignedOrder } from '../../../src/contract/order.ts';
import type { EmbeddedAccount } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deployments.ts';
import { splitPrice } from '../../core/fees.ts';
import { ITEM } from '../../seaport/item-types.ts';
import { ORDER_TYPE } from '../../seaport/order-types.ts';
import { hashOrder, orderDigest } from '../../seaport/seaport.ts';
import { MARKETPLACE_FEE_BPS, MARKETPLACE_FEE_RECIPIENT } from './fees.ts';

type Address = `0x${string}`;

export type Wares = {
  token: Address;
  kind: 'single' | 'edition';
  /** Null in an offer for any item of the collection. */
  id: number | null;
  /** Units the order is about. */
  units: number;
  royaltyBps: number;
  royaltyRecipient: Address;
};

export type Terms = {
  maker: EmbeddedAccount;
  wares: Wares;
  /** For one unit, in the currency's base units. */
  unitPrice: bigint;
  /** The zero address is the native currency. */
  currency: Address;
  startTime: number;
  endTime: number;
  salt: bigint;
  /** Null: the order is open to everybody, and only its maker can end it, on the chain. */
  zone: Address | null;
  /** Instead of one item: all under this criteria root. */
  criteria?: bigint;
};

const split = ({ unitPrice, wares }: Terms) =>
  splitPrice(unitPrice, BigInt(wares.units), {
    marketplaceBps: MARKETPLACE_FEE_BPS,
    royaltyBps: wares.royaltyBps,
  });

function money(currency: Address, amount: bigint) {
  return {
    itemType: currency === zeroAddress ? ITEM.NATIVE : ITEM.ERC20,
    token: currency,
    identifierOrCriteria: '0',
    startAmount: String(amount),
    endAmount: String(amount),
  };
}

function ware(wares: Wares) {
  const { kind, id, units, token } = wares;
  const [named, anyOne] =
    kind === 'single' ? [ITEM.ERC721, ITEM.ERC721_WITH_CRITERIA] : [ITEM.ERC1155, ITEM.ERC1155_WITH_CRITERIA];
  return {
    itemType: id === null ? anyOne : named,
    token,
    identifierOrCriteria: String(id ?? 0),
    startAmount: String(units),
    endAmount: String(units),
  };
}

/** What a buyer asks for: one item, any of a collection, or any under a criteria root. */
function wanted(terms: Terms) {
  const item = ware(terms.wares);
  return terms.criteria === undefined ? item : { ...item, identifierOrCriteria: String(terms.criteria) };
}

function feeItems(terms: Terms) {
  const { marketplace, royalty } = split(terms);
  const items: OrderParameters['consideration'] = [
    { ...money(terms.currency, marketplace), recipient: MARKETPLACE_FEE_RECIPIENT },
  ];
  if (royalty > 0n) {
    items.push({ ...money(terms.currency, royalty), recipient: terms.wares.royaltyRecipient });
  }
  return items;
}

function parameters(terms: Terms, sides: Pick<OrderParameters, 'offer' | 'consideration'>): OrderParameters {
  return {
    offerer: terms.maker.address,
    zone: terms.zone ?? zeroAddress,
    ...sides,
    orderType: orderType(terms.wares.units > 1, Boolean(terms.zone)),
    startTime: String(terms.startTime),
    endTime: String(terms.endTime),
    zoneHash: zeroHash,
    salt: String(terms.salt),
    conduitKey: zeroHash,
    counter: '0',
  };
}

function orderType(partial: boolean, restricted: boolean) {
  if (restricted) return partial ? ORDER_TYPE.PARTIAL_RESTRICTED : ORDER_TYPE.FULL_RESTRICTED;
  return partial ? ORDER_TYPE.PARTIAL_OPEN : ORDER_TYPE.FULL_OPEN;
}

/** The maker sells. */
export function listing(terms: Terms): OrderParameters {
  const { seller } = split(terms);
  return parameters(terms, {
    offer: [ware(terms.wares)],
    consideration: [{ ...money(terms.currency, seller), recipient: terms.maker.address }, ...feeItems(terms)],
  });
}

/** The maker buys; whoever accepts pays fee and royalty out of what they get. */
export function offer(terms: Terms): OrderParameters {
  return parameters(terms, {
    offer: [money(terms.currency, terms.unitPrice * BigInt(terms.wares.units))],
    consideration: [{ ...wanted(terms), recipient: terms.maker.address }, ...feeItems(terms)],
  });
}

export async function signOrder(
  deployment: Deployment,
  maker: EmbeddedAccount,
  order: OrderParameters,
): Promise<SignedOrder> {
  const hash = orderDigest(deployment.chainId, hashOrder(order), deployment.seaport);
  return {
    parameters: order,
    protocolAddress: deployment.seaport,
    signature: await maker.signer.sign({ hash }),
  };
}
