import type { Queries } from '../db/database.ts';
import { findOrders, lockOrder, withdraw, type StoredOrder } from '../stores/order-changes.ts';
import type { NewOrder } from '../stores/orders.ts';
import { OrderRefusedError } from './order-refusal.ts';
import type { ChainStatus } from '../seaport/order-status.ts';

/** What Seaport says of the old order now, and the chain's time. */
export type OldOnChain = ChainStatus & { counter: string; time: number };

/** Who may not ask, before anything else is checked. */
export function refuseStranger(old: StoredOrder | null | undefined, by: string): asserts old is StoredOrder {
  if (!old) throw new OrderRefusedError('order.unknown', 'The order to be replaced is not known here.', 404);
  if (old.maker !== by) throw new OrderRefusedError('order.foreign', 'Only its maker can change an order.', 403);
}

/** The new order must say itself what it replaces, so that no other signed order can be used for it. */
function refuseMismatch(old: StoredOrder, row: NewOrder, salt: string): void {
  if (BigInt(salt) !== BigInt(old.hash)) {
    throw new OrderRefusedError('order.salt', 'The salt of the new order must be the hash of the order it replaces.');
  }
  const same =
    row.maker === old.maker &&
    row.side === old.side &&
    row.collectionUuid === old.collectionUuid &&
    row.identifier === old.identifier &&
    row.traitType === old.traitType &&
    row.traitValue === old.traitValue;
  if (!same) {
    throw new OrderRefusedError('order.other-item', 'The new order must be by the same maker and for the same item.');
  }
  if (old.restricted && !row.restricted) {
    throw new OrderRefusedError(
      'order.zone',
      'The order to be replaced names the zone of this marketplace: the new one must name it too, or both could be filled for a while.',
    );
  }
}

/** Whether the old order can still be ended by this update. */
function refuseEnded(old: StoredOrder, chain: OldOnChain): void {
  if (old.state === 'filled' || chain.filled) {
    throw new OrderRefusedError('order.filled', 'The order to be replaced was filled meanwhile.', 409);
  }
  if (old.replacedBy !== null) {
    throw new OrderRefusedError('order.replaced', 'This order was already replaced by another one.', 409);
  }
  if (old.withdrawnAt !== null) {
    throw new OrderRefusedError('order.cancelled', 'The order to be replaced was cancelled: make a new one.', 409);
  }
  const deadOnChain = chain.cancelled || chain.counter !== old.counter || old.endTime <= chain.time;
  if (!old.restricted && !deadOnChain) {
    throw new OrderRefusedError(
      'order.on-chain',
      'The order to be replaced can be filled by anyone who has it: cancel it on the network first.',
      409,
    );
  }
}

/**
 * Ends the old order and says from when on the new one lives, under the old one's lock: a permission
 * that was given is seen here, and none is given after. Answers false when this very replacement was
 * already made.
 */
export async function endReplaced(
  tx: Queries,
  o: { chainId: number; old: `0x${string}`; by: string; row: NewOrder; salt: string; chain: OldOnChain; now: number },
): Promise<boolean> {
  const old = await lockOrder(tx, o.chainId, o.old);
  refuseStranger(old, o.by);
  refuseMismatch(old, o.row, o.salt);
  if (old.replacedBy === o.row.hash) return false;
  // Somebody else's way in (a plain posting) must not make one order live twice.
  const [twin] = await findOrders(tx, o.chainId, [o.row.hash]);
  if (twin) throw new OrderRefusedError('order.replaced', 'The new order is already stored as another one.', 409);
  refuseEnded(old, o.chain);
  // A replacement has had no permission of its own yet, but the order before it had.
  const lapses = Math.max(old.permissionUntil, old.replacing ? old.liveFrom : 0);
  o.row.replacing = lapses > o.chain.time;
  o.row.liveFrom = o.row.replacing ? Math.max(lapses, o.now) : o.now;
  await withdraw(tx, o.chainId, o.old, { now: o.now, replacedBy: o.row.hash });
  return true;
}
