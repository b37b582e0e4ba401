import { compareOpen, filledText, seenOf, type SeenOrder } from '../../domain/own-fills.ts';
import { withLocks } from '../../device/locks.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { readChainStatus } from '../chain/chain-facts.ts';
import { allOpenOrdersOf } from './open-orders.ts';
import { keepSeen, readSeen } from './seen-orders.ts';

const POLL_MS = 30_000;
async function look(owner: `0x${string}`): Promise<void> {
  const before = readSeen(owner);
  const now = (await allOpenOrdersOf(owner)).map(seenOf);
  const { partly, gone } = compareOpen(before, now);
  const told = [...partly];
  /** The network did not answer: asked again at the next look. */
  const unknown: SeenOrder[] = [];
  for (const order of gone) {
    try {
      if ((await readChainStatus(order)).isFilled) told.push({ order, copies: BigInt(order.remaining) });
    } catch {
      if (order.ends > Date.now()) unknown.push(order);
    }
  }
  if (authState.user?.address !== owner) return;
  keepSeen(owner, [...now, ...unknown]);
  for (const filled of told) raiseAlert({ status: 'success', ...filledText(filled) });
}

/** While somebody is signed in and looks: tells them when what they listed or offered was filled. */
export function watchOwnOrders(): void {
  const poll = () => {
    const owner = authState.user?.address;
    if (owner === undefined || document.visibilityState === 'hidden' || !navigator.onLine) return;
    // One tab at a time; whoever comes later reads what the first one told. What fails waits for the next look.
    void withLocks(['own-orders'], () => look(owner)).catch(() => undefined);
  };
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
  poll();
}
