import { compareOpen, filledText, seenOf, type SeenOrder } from '../../domain/own-fills.ts';
import { readChainStatus } from '../../domain/transaction/steps/order-checks.ts';
import { withLocks } from '../../device/locks.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { chainPort } from '../../services/chain.ts';
import * as marketplace from '../../services/marketplace.ts';
import { keepSeen, readSeen } from './seen-orders.ts';

const POLL_MS = 30_000;
/** What one list call answers at most. */
const SIZE = 100;

async function listOpen(maker: string): Promise<SeenOrder[]> {
  const filter = { maker, status: 'open', size: SIZE } as const;
  const lists = await Promise.all([
    marketplace.ordersList(filter, undefined, true),
    marketplace.offersList(filter, undefined, true),
  ]);
  return lists.flatMap(({ data }) => data.map(seenOf));
}

const isFilled = async ({ chainId, hash, offerer }: SeenOrder) =>
  (await readChainStatus({ chainId, hash, offerer }, { chain: chainPort })).isFilled;

async function look(owner: `0x${string}`): Promise<void> {
  const before = readSeen(owner);
  const now = await listOpen(owner);
  const { partly, gone } = compareOpen(before, now);
  const told = [...partly];
  /** The network did not answer: asked again at the next look. */
  const unknown: SeenOrder[] = [];
  for (const order of gone) {
    try {
      if (await isFilled(order)) told.push({ order, copies: BigInt(order.remaining) });
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
