import { zeroAddress, zeroHash } from 'viem';
import type { OrderParameters, SignedOrder } from '../../../src/contract/order.ts';
import type { EmbeddedAccount } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deployments.ts';
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
  /** Instead of one work: all under this criteria root. */
  criteria?: bigint;
};

const share = (amount: bigint, bps: number) => (amount * BigInt(bps)) / 10_000n;

/**
 * Every amount is reckoned for one unit and then multiplied, so any number of units can be filled
 * without a remainder. The seller's part is what fee and royalty leave.
 */
function split(terms: Terms) {
  const units = BigInt(terms.wares.units);
  const fee = share(terms.unitPrice, MARKETPLACE_FEE_BPS);
  const royalty = share(terms.unitPrice, terms.wares.royaltyBps);
  return {
    total: terms.unitPrice * units,
    fee: fee * units,
    royalty: royalty * units,
    seller: (terms.unitPrice - fee - royalty) * units,
  };
}

function money(currency: Address, amount: bigint) {
  return {
    itemType: currency === zeroAddress ? (0 as const) : (1 as const),
    token: currency,
    identifierOrCriteria: '0',
    startAmount: String(amount),
    endAmount: String(amount),
  };
}

function ware(wares: Wares) {
  const { kind, id, units, token } = wares;
  const itemType =
    kind === 'single' ? (id === null ? (4 as const) : (2 as const)) : id === null ? (5 as const) : (3 as const);
  return {
    itemType,
    token,
    identifierOrCriteria: String(id ?? 0),
    startAmount: String(units),
    endAmount: String(units),
  };
}

/** What a buyer asks for: one work, any of a collection, or any under a criteria root. */
function wanted(terms: Terms) {
  const item = ware(terms.wares);
  return terms.criteria === undefined ? item : { ...item, identifierOrCriteria: String(terms.criteria) };
}

function feeItems(terms: Terms) {
  const { fee, royalty } = split(terms);
  const items: OrderParameters['consideration'] = [
    { ...money(terms.currency, fee), recipient: MARKETPLACE_FEE_RECIPIENT },
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

function orderType(partial: boolean, restricted: boolean): 0 | 1 | 2 | 3 {
  if (restricted) return partial ? 3 : 2;
  return partial ? 1 : 0;
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
  const { total } = split(terms);
  return parameters(terms, {
    offer: [money(terms.currency, total)],
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
