import type { MarketNetwork } from '../core/networks.ts';
import type { StoreContext } from '../stores/context.ts';
import { blocksBelow, type Cursor } from '../stores/networks.ts';
import type { ChainReader, Head } from './chain-reader.ts';
import { ChainMovedError } from './read-blocks.ts';

const AT_ONCE = 16;

/**
 * The highest stored block that is still on the chain; the cursor itself when nothing moved. A head below the cursor is a
 * node that lags, as long as what is stored up to there stands: only an embedded chain, put back to a snapshot, becomes shorter.
 */
export async function commonAncestor(
  context: StoreContext,
  network: MarketNetwork,
  reader: ChainReader,
  o: { cursor: Cursor; head: Head },
): Promise<Cursor> {
  const { cursor, head } = o;
  if (cursor.hash === null || head.hash === cursor.hash) return cursor;
  if (head.number === cursor.block + 1 && head.parentHash === cursor.hash) return cursor;
  const mayLag = head.number < cursor.block && network.proxiedRpcUrl === null;
  let below = Math.min(cursor.block, head.number);
  // Of nearly all heads the first one is it.
  for (let isFirst = true; ; isFirst = false) {
    const candidates = await blocksBelow(context.database, network.chainId, below, isFirst ? 1 : AT_ONCE);
    const last = candidates.at(-1);
    if (!last) break;
    const real = await Promise.all(candidates.map(({ number }) => reader.block(number)));
    // Known to the node that told the head: another one, which lags, answers here. That nothing is there proves nothing.
    if (real.includes(null)) throw new ChainMovedError(`The network has no block ${last.number} below its head`);
    const found = candidates.find(({ hash }, index) => real[index]?.hash === hash);
    if (found) return mayLag && isFirst ? cursor : { block: found.number, hash: found.hash, time: found.time };
    below = last.number - 1;
  }
  if (mayLag)
    throw new Error(`The network's last block is ${head.number}, far below block ${cursor.block}, which was read`);
  return { block: -1, hash: null, time: 0 };
}
