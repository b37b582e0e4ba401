import { zeroHash } from 'viem';
import type { SignedOrder } from '../../src/contract/order.ts';
import { findCollection, type CollectionRow } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { nftsWithTrait, type StoredCriteria } from '../stores/criteria.ts';
import type { StoredOrder } from '../stores/order-changes.ts';
import { nftIsHeld, nftIsHidden } from '../stores/nfts.ts';
import type { NewOrder, OrderToCheck } from '../stores/orders.ts';
import { nftUuid, orderUuid } from '../../src/contract/identity.ts';
import { criteriaRoot } from '../seaport/merkle.ts';
import { tokenOf, type MarketNetwork } from '../core/networks.ts';
import { hashOrder } from '../seaport/seaport.ts';
import { readOrder, readOrderShape, type OrderReading } from './order-terms-and-fees.ts';
import { askChain, OrderRefusedError } from './order-refusal.ts';
import { isSignedByKey, judgeSignature } from './order-signature.ts';
import { usdMicros } from '../core/price.ts';

/** A signed order and what its sender says about it. */
export type Submission = {
  order: SignedOrder;
  /** Which call it came by; null: either. */
  side: 'listing' | 'offer' | null;
  /** `Type:Value` of an offer on all items that share a trait. */
  trait: string | null;
  /** The order it takes the place of, and who asks for that. */
  replaces: { hash: `0x${string}`; by: string } | null;
};

/** A checked order: the row to store, what to ask the chain, and the items of its criteria, if any. */
export type CheckedOrder = { row: NewOrder; check: OrderToCheck; criteria: StoredCriteria | null };

/** More than this is a collection offer in all but name. */
const MAX_CRITERIA_ITEMS = 20_000;

/** Checks everything that needs neither the maker's holdings nor a lock. Throws what is wrong first. */
export function createOrderCheck(context: StoreContext) {
  const collections = new Map<string, Promise<CollectionRow | null>>();

  const collectionAt = (chainId: number, address: string) => {
    const key = `${chainId}:${address}`;
    let found = collections.get(key);
    if (!found) {
      found = findCollection(context.database, address, chainId);
      collections.set(key, found);
      // Royalties and registrations may change: a short memory is enough for a burst.
      setTimeout(() => collections.delete(key), 1_000).unref();
    }
    return found;
  };

  return async function checkOrder(network: MarketNetwork, submission: Submission, now: number): Promise<CheckedOrder> {
    const { order, side } = submission;
    const { parameters } = order;
    if (order.protocolAddress !== network.seaport) {
      throw new OrderRefusedError('order.protocol', 'The order is for another contract than this marketplace uses.');
    }
    const shape = readOrderShape(parameters);
    if (side !== null && shape.side !== side) {
      throw new OrderRefusedError(
        'order.side',
        side === 'listing'
          ? 'This call takes listings; the order is an offer.'
          : 'This call takes offers; the order is a listing.',
      );
    }
    const collection = await collectionAt(network.chainId, shape.contract);
    if (!collection) throw new OrderRefusedError('order.collection', 'This collection is not traded here.');
    const royalty = { bps: collection.royaltyBps, recipient: collection.royaltyRecipient };
    const reading = readOrder(parameters, network, royalty, collection.itemType, now);
    await requireItem(context, network, reading);
    const criteria = await readCriteria(context, collection, reading, submission.trait);
    await requireSignature(context, network, order);
    return { ...orderRow(context, network, order, reading, collection, criteria, now), criteria };
  };
}

/**
 * Nobody trades here what the operator hides, and nobody could accept an offer on an item that nobody holds. Of a
 * listing's item the chain is asked.
 */
async function requireItem(context: StoreContext, network: MarketNetwork, reading: OrderReading): Promise<void> {
  if (reading.identifier === null) return;
  const uuid = nftUuid(network.chainId, reading.contract, reading.identifier);
  if (await nftIsHidden(context.database, uuid))
    throw new OrderRefusedError('order.hidden', 'This item is not traded here.');
  if (reading.side === 'listing') return;
  if (!(await nftIsHeld(context.database, uuid))) {
    throw new OrderRefusedError('order.item', 'This item does not exist.');
  }
}

async function readCriteria(
  context: StoreContext,
  collection: CollectionRow,
  reading: OrderReading,
  trait: string | null,
): Promise<StoredCriteria | null> {
  const refuse = (message: string) => new OrderRefusedError('order.criteria', message);
  if (reading.criteriaRoot === null) {
    if (trait === null) return null;
    throw refuse('The call names a trait, but the order asks for one item or for any item of the collection.');
  }
  if (trait === null) throw refuse('An offer on a part of a collection must name the trait: trait=Type:Value.');
  const found = await nftsWithTrait(context.database, collection.uuid, trait);
  if (!found || found.items.length === 0) throw refuse('No item of this collection has this trait.');
  if (found.items.length > MAX_CRITERIA_ITEMS) {
    throw refuse(`More than ${MAX_CRITERIA_ITEMS} items have this trait: make an offer on the collection instead.`);
  }
  const root = criteriaRoot(found.items.map((item) => item.identifier));
  if (BigInt(root) !== reading.criteriaRoot) {
    throw refuse('The items that have this trait are others than those of the order. Load the page and sign again.');
  }
  return { ...found, root };
}

async function requireSignature(context: StoreContext, network: MarketNetwork, order: SignedOrder): Promise<void> {
  const verdict = await askChain(network, () => judgeSignature(network, order));
  if (verdict === 'valid') return;
  if (verdict === 'undeployed') {
    throw new OrderRefusedError(
      'order.account',
      `Your account does not exist on ${network.name} yet, and Seaport takes no signature of it before: send a first transaction with it, then sign again.`,
    );
  }
  for (const other of context.networks.all) {
    if (other !== network && (await isSignedByKey(other, order))) {
      throw new OrderRefusedError(
        'order.chain',
        `The order was signed for ${other.name}, not for ${network.name}.`,
        400,
      );
    }
  }
  throw new OrderRefusedError('order.signature', 'The signature is not by the one who makes the order.');
}

function orderRow(
  context: StoreContext,
  network: MarketNetwork,
  order: SignedOrder,
  reading: OrderReading,
  collection: CollectionRow,
  criteria: StoredCriteria | null,
  now: number,
): { row: NewOrder; check: OrderToCheck } {
  const { parameters } = order;
  const { chainId } = network;
  const hash = hashOrder(parameters);
  const token = tokenOf(network, reading.token);
  if (!token) throw new OrderRefusedError('order.currency', 'This currency is not taken here.');
  const operator = parameters.conduitKey === zeroHash ? network.seaport : network.conduit;
  const row: NewOrder = {
    chainId,
    hash,
    uuid: orderUuid(chainId, hash),
    side: reading.side,
    collectionUuid: collection.uuid,
    nftUuid: reading.identifier === null ? null : nftUuid(chainId, reading.contract, reading.identifier),
    identifier: reading.identifier,
    maker: parameters.offerer,
    itemType: reading.itemType,
    partial: reading.partial,
    units: reading.units.toString(),
    unitValue: reading.unitValue.toString(),
    token: reading.token,
    rank: usdMicros(reading.unitValue, token, context.usdRates).toString(),
    startTime: reading.startTime,
    endTime: reading.endTime,
    counter: parameters.counter,
    operator,
    protocolAddress: order.protocolAddress,
    parameters: JSON.stringify(parameters),
    signature: order.signature,
    makerCounter: parameters.counter,
    makerHolds: '0',
    makerApproved: false,
    restricted: reading.restricted,
    replacing: false,
    liveFrom: now,
    criteriaRoot: criteria?.root ?? null,
    traitType: criteria?.traitType ?? null,
    traitValue: criteria?.value ?? null,
  };
  const check: OrderToCheck = {
    hash,
    side: reading.side,
    maker: parameters.offerer,
    operator,
    contract: reading.contract,
    identifier: reading.identifier,
    itemType: reading.itemType,
    token: reading.token,
    unitValue: row.unitValue,
  };
  return { row, check };
}

/** What the chain says now decides whether an order is taken at all. */
export function refuseByFacts(row: NewOrder): void {
  const enough = BigInt(row.makerHolds) >= (row.partial ? 1n : BigInt(row.units));
  if (row.makerCounter !== row.counter) {
    throw new OrderRefusedError('order.counter', 'The order was signed for another counter of its maker.');
  }
  if (row.side === 'listing' && !enough)
    throw new OrderRefusedError('order.owner', 'The maker does not hold the item.');
  if (!row.makerApproved)
    throw new OrderRefusedError('order.approval', 'The marketplace is not approved to move what is offered.');
  if (!enough) throw new OrderRefusedError('order.balance', 'The maker does not have the offered amount.');
}

/** Answers an order that is stored already as the first time. Throws when it is over by then. */
export function answerAgain(
  stored: StoredOrder,
  submission: Submission,
): { uuid: string; hash: `0x${string}`; liveFrom: number } {
  if (submission.side !== null && stored.side !== submission.side) {
    throw new OrderRefusedError('order.side', `This call does not take a ${stored.side}.`);
  }
  if (stored.replacedBy !== null) {
    throw new OrderRefusedError('order.replaced', 'This order was replaced by a newer one.', 409);
  }
  if (stored.withdrawnAt !== null) {
    throw new OrderRefusedError(
      'order.cancelled',
      'This order was cancelled, and a cancel is final: sign a new one.',
      409,
    );
  }
  return { uuid: stored.uuid, hash: stored.hash, liveFrom: stored.liveFrom };
}
