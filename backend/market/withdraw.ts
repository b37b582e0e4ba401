import * as v from 'valibot';
import { orderParametersSchema, type CancelledOrder } from '../../src/contract/order.ts';
import type { StoreContext } from '../stores/context.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { networkTime } from '../stores/networks.ts';
import { CLOCK_SECONDS, findOrdersAnywhere, lockOrder, withdraw, type StoredOrder } from '../stores/order-changes.ts';
import { judgeOrders } from './judge-orders.ts';
import { OrderRefusedError } from './order-refusal.ts';
import { isSignedByKey } from './order-signature.ts';
import { askRecount } from './recount.ts';

/** A cancel by the server, as its maker asks for it. */
export type Cancel = {
  hash: `0x${string}`;
  /** Null where the hash alone says which. */
  chainId: number | null;
  side: 'listing' | 'offer';
  /** Who is signed in, and on which network that was proved. */
  by: { address: string; chainId: number };
};

function permissionEnds(order: StoredOrder, now: number): number | null {
  // A replacement has had no permission of its own yet, but the order it was to replace had.
  const ends = Math.max(order.permissionUntil, order.replacing ? order.liveFrom : 0);
  return ends > now - CLOCK_SECONDS ? ends : null;
}

/**
 * A contract can stand on two networks at one address and belong to two people. A key is the same
 * everywhere: what it signed, its owner may end from anywhere.
 */
async function refuseNamesake(context: StoreContext, order: StoredOrder, chainId: number): Promise<void> {
  if (order.chainId === chainId) return;
  const network = context.networks.require(order.chainId);
  const parameters = v.parse(orderParametersSchema, JSON.parse(order.parameters));
  const signed = { parameters, protocolAddress: network.seaport, signature: order.signature };
  if (await isSignedByKey(network, signed)) return;
  throw new OrderRefusedError('order.other-network', `Sign in on ${network.name} to cancel what is there.`, 403);
}

/** The cancel without a transaction: the marketplace's zone permits nothing more, ever. */
export async function withdrawOrder(context: StoreContext, o: Cancel): Promise<CancelledOrder> {
  const { database } = context;
  const named = (await findOrdersAnywhere(database, o.hash)).filter(
    (order) =>
      order.side === o.side &&
      (o.chainId === null ? context.networks.byId(order.chainId) !== undefined : order.chainId === o.chainId),
  );
  const [found, ...more] = named;
  const what = o.side === 'listing' ? 'listing' : 'offer';
  if (!found) throw new OrderRefusedError('order.unknown', `There is no such ${what} here.`, 404);
  if (found.maker !== o.by.address)
    throw new OrderRefusedError('order.foreign', `Only its maker can cancel this ${what}.`, 403);
  if (more.length > 0) {
    throw new OrderRefusedError('order.ambiguous', `This ${what} is on several networks: name one with "chain".`, 400);
  }
  await refuseNamesake(context, found, o.by.chainId);
  const { chainId, hash } = found;
  const now = await networkTime(database, chainId);
  const permissionEndsAt = await database.transaction(async (tx) => {
    const order = await lockOrder(tx, chainId, hash);
    if (!order) throw new OrderRefusedError('order.unknown', `There is no such ${what} here.`, 404);
    if (order.replacedBy !== null) {
      throw new OrderRefusedError('order.replaced', `This ${what} was replaced by a newer one: cancel that one.`, 409);
    }
    if (order.state === 'filled') {
      throw new OrderRefusedError('order.filled', `This ${what} was filled: there is nothing left to cancel.`, 409);
    }
    const over = order.state === 'cancelled' || order.state === 'expired';
    if (!order.restricted && !over) {
      throw new OrderRefusedError(
        'order.on-chain',
        `This ${what} can be filled by anyone who has it: cancel it on the network.`,
        409,
      );
    }
    const ends = order.restricted ? permissionEnds(order, now) : null;
    if (order.withdrawnAt !== null || !order.restricted) return ends;
    await withdraw(tx, chainId, hash, { now, replacedBy: null });
    const judged = await judgeOrders(tx, chainId, [hash], now);
    await refreshNftMarket(tx, judged.nftUuids);
    await askRecount(tx, judged.collectionUuids);
    return ends;
  });
  return { hash, permissionEnds: permissionEndsAt };
}
