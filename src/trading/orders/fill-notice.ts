import { compareOpen, filledText, seenOf, type SeenOrder } from '../../domain/own-fills.ts';
import { withLocks } from '../../device/locks.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { readChainStatus } from '../chain/chain-facts.ts';
import { allOpenOrdersOf } from './open-orders.ts';
import { readSeen, storeSeen } from '../../device/seen-orders.ts';

const CHECK_MS = 30_000;

async function check(owner: `0x${string}`): Promise<void> {
  const before = await readSeen(owner);
  const now = (await allOpenOrdersOf(owner)).map(seenOf);
  const { partly, gone } = compareOpen(before, now);
  const told = [...partly];
  /** The network did not answer: these are checked again next time. */
  const unknown: SeenOrder[] = [];
  for (const order of gone) {
    try {
      if ((await readChainStatus(order)).isFilled) told.push({ order, copies: BigInt(order.remaining) });
    } catch {
      if (order.ends > Date.now()) unknown.push(order);
    }
  }
  const isHere = () => authState.user?.address === owner;
  await storeSeen(owner, [...now, ...unknown], isHere);
  if (!isHere()) return;
  for (const filled of told) raiseAlert({ status: 'success', ...filledText(filled) });
}

/** Watches the open orders of whoever is signed in, while the page is visible, and tells when one is filled. */
export function watchOwnOrders(): void {
  const checkOwn = () => {
    const owner = authState.user?.address;
    if (owner === undefined || document.visibilityState === 'hidden' || !navigator.onLine) return;
    // One tab at a time; a later one reads what the first has told. What fails waits for the next check.
    void withLocks(['own-orders'], () => check(owner)).catch(() => undefined);
  };
  setInterval(checkOwn, CHECK_MS);
  document.addEventListener('visibilitychange', checkOwn);
  checkOwn();
}
