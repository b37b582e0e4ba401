import type { StoreContext } from '../stores/context.ts';
import { networkTime } from '../stores/networks.ts';
import { ordersNotEnded } from '../stores/orders.ts';

const EVERY_MS = 30_000;
/** As many as are judged in one transaction. */
const AT_ONCE = 250;

/**
 * The next few orders to be judged anew although nothing was heard of their makers, round and round: a currency may move
 * without a log, and a log may be missed.
 */
export function createSweep(context: StoreContext, chainId: number, now: () => number = Date.now) {
  let after = '';
  let next = now() + EVERY_MS;

  return async (): Promise<string[]> => {
    if (now() < next) return [];
    next = now() + EVERY_MS;
    const seconds = await networkTime(context.database, chainId);
    const hashes = await ordersNotEnded(context.database, chainId, { now: seconds, after, most: AT_ONCE });
    after = hashes.length < AT_ONCE ? '' : (hashes.at(-1) ?? '');
    return hashes;
  };
}
