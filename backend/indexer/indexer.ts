import type { NetworkHealth } from '../../src/contract/health.ts';
import { reorgBlocks, reorgs, salesRead } from '../core/metrics.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { traced } from '../core/traces.ts';
import { collectionsOfChain, type CollectionRow } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { readCursor, type Cursor } from '../stores/networks.ts';
import { offerMakers } from '../stores/orders.ts';
import { applyRange, nothingTouched, rollBack, settle } from './apply.ts';
import { createBackfill } from './backfill.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { commonAncestor } from './common-ancestor.ts';
import { followHeads } from '../core/heads.ts';
import { createMintCosts } from './mint-costs.ts';
import { createPace } from './pace.ts';
import { createReadAhead } from './read-ahead.ts';
import { ChainMovedError, type readNext } from './read-blocks.ts';
import { createReindex } from './reindex.ts';
import { createSecondReading } from './second-reading.ts';
import { createSweep } from './sweep.ts';

/**
 * So far behind the head nothing is asked of makers' money: it tells only whose balance is to be read again, and at the
 * head everybody's is.
 */
const NEAR = 100;
/** Below the head orders are judged every so many steps: what they depend on is read at the head in any case. */
const SETTLED_EVERY = 20;

/**
 * Follows one chain from the stored cursor. Every step is one transaction of rows and cursor, so it
 * may be stopped anywhere; a step done twice changes nothing.
 */
export function createIndexer(
  context: StoreContext,
  network: MarketNetwork,
  o: { pollMs?: number; reader?: ChainReader; reindexBlocks?: number } = {},
) {
  const { chainId } = network;
  const label = { network: network.slug };
  const reader = o.reader ?? createChainReader(network);
  const source = { context, network, reader };
  const readAhead = createReadAhead(source);
  const backfill = createBackfill(source);
  const reindex = createReindex(source, { ...(o.reindexBlocks !== undefined && { blocks: o.reindexBlocks }) });
  const readAgain = createSecondReading(context, network);
  const readMintCosts = createMintCosts(context, network, reader);
  const pollMs = o.pollMs ?? 500;
  const pace = createPace({ fastMs: pollMs });
  // An embedded chain makes its blocks when somebody does something.
  const pauseAfter = () => (network.proxiedRpcUrl === null ? pace.pause() : pollMs);
  const health: NetworkHealth = {
    network: network.slug,
    state: 'starting',
    block: -1,
    head: -1,
    error: null,
    readTo: null,
  };
  let touched = { ...nothingTouched(), everything: true };
  let ending = new AbortController();
  let wake: (() => void) | null = null;
  let loop: Promise<void> | null = null;
  let leaveHeads = () => {};

  /** Whose money moved in some range was not asked. */
  let isMoneyUnread = false;
  let deferred = 0;
  const sweep = createSweep(context, chainId);

  async function settleTouched(blockNumber: bigint | undefined): Promise<void> {
    const doing = touched;
    touched = nothingTouched();
    try {
      await settle(context, network, doing, blockNumber);
    } catch (error) {
      merge(touched, doing);
      throw error;
    }
  }

  /** Reads what comes next and stores it. Returns where the index stands then. */
  async function readRange(range: Parameters<typeof readNext>[1]): Promise<Cursor> {
    const isPast = (first: number) => range.head.number - first >= NEAR;
    const { end, blocks, changes } = await readAhead.read(range, isPast);
    const finalBlock = range.head.number - (network.finality ?? Infinity);
    const cursor = { block: end.number, hash: end.hash, time: end.time };
    const kept = [
      ...blocks.filter(({ number }) => number > finalBlock),
      { number: end.number, hash: end.hash, time: end.time },
    ];
    await applyRange(context, chainId, changes, { blocks: kept, cursor, backfilled: [], finalBlock }, touched);
    salesRead.inc(label, changes.sales.length);
    return cursor;
  }

  /** One step. True when there is more to read at once. */
  async function step(): Promise<boolean> {
    health.readTo ??= (await readCursor(context.database, chainId)).time || null;
    const askedAt = Math.floor(Date.now() / 1000);
    const head = await reader.block('latest');
    if (!head) throw new Error('The RPC has no latest block');
    health.head = head.number;
    pace.read(head);
    const collections = await collectionsOfChain(context.database, chainId);
    let cursor = await readCursor(context.database, chainId);
    const ancestor = await commonAncestor(context, network, reader, { cursor, head });
    if (ancestor.block !== cursor.block || ancestor.hash !== cursor.hash) {
      await rollBack(context, chainId, ancestor, touched);
      backfill.rollBack(ancestor.block);
      reorgs.inc(label);
      reorgBlocks.inc(label, cursor.block - ancestor.block);
      cursor = ancestor;
    }
    let more = false;
    let isNear = true;
    if (head.number > cursor.block) {
      const first = cursor.hash === null ? Math.max(0, firstBlock(collections, head.number)) : cursor.block + 1;
      isNear = head.number - first < NEAR;
      const makers = isNear ? await offerMakers(context.database, chainId) : [];
      const range = { first, head, cursor, collections, makers };
      cursor = await traced(
        'index blocks',
        { attributes: { 'vitrine.network': network.slug, 'vitrine.block.first': first } },
        () => readRange(range),
      );
      more = cursor.block < head.number;
      isMoneyUnread ||= !isNear;
    }
    await readMintCosts();
    await readAgain(cursor, collections, touched);
    if (isMoneyUnread && !more) {
      touched.everything = true;
      isMoneyUnread = false;
    }
    if (!more) for (const hash of await sweep()) touched.orderHashes.add(hash);
    deferred = more ? deferred + 1 : 0;
    if (deferred % SETTLED_EVERY === 0) {
      // As it is after this block: what stands above it may yet be replaced. Nodes have the newest ones' states alone; who
      // comes from afar reads everything once more at the head.
      await settleTouched(isNear ? BigInt(cursor.block) : undefined);
    }
    health.block = cursor.block;
    health.state = more ? 'behind' : 'following';
    // No block may be due for long: who has read the last one knows everything up to now.
    health.readTo = more ? cursor.time : askedAt;
    health.error = null;
    // Last, so that what fails there keeps nobody from the head; what it touched is settled by the next step.
    const isReadAgain = await reindex.step(cursor, collections, touched);
    return (await backfill.step(cursor, collections, touched)) || isReadAgain || more;
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!ending.signal.aborted) {
      let pause: number;
      try {
        const more = await step();
        failures = 0;
        pause = more ? 0 : pauseAfter();
      } catch (error) {
        if (ending.signal.aborted) return;
        pause = pollMs;
        if (!(error instanceof ChainMovedError)) {
          failures += 1;
          // Once is nothing: a node may not have the newest block yet.
          if (failures > 1) {
            health.state = 'down';
            health.error = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
          }
          pause = Math.min(10_000, pollMs * 2 ** Math.min(failures, 6)) * (0.5 + Math.random());
        }
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    health: (): NetworkHealth => ({ ...health, reindex: reindex.health() }),
    step,
    /** Reads up to the present head; throws what stops it. */
    async catchUp(): Promise<void> {
      while (await step()) {
        // The next range.
      }
    },
    start(): void {
      if (loop !== null) return;
      ending = new AbortController();
      if (network.webSocketUrl !== undefined) {
        leaveHeads = followHeads(network.webSocketUrl, {
          onHead(number) {
            pace.hear(number);
            wake?.();
          },
          onLost: () => pace.hear(null),
        });
      }
      loop = run();
    },
    async stop(): Promise<void> {
      ending.abort();
      leaveHeads();
      pace.hear(null);
      wake?.();
      await loop;
      loop = null;
      // Whoever follows the chain meanwhile may die before it has counted what follows from the rows that it stored.
      touched.everything = true;
    },
  };
}

/** With nothing read yet there is nothing to see before the first collection's contract. */
function firstBlock(collections: readonly CollectionRow[], head: number): number {
  return collections.length === 0 ? head : Math.min(...collections.map((collection) => collection.deployedBlock));
}

function merge(into: ReturnType<typeof nothingTouched>, from: ReturnType<typeof nothingTouched>): void {
  for (const key of ['nftUuids', 'collectionUuids', 'orderHashes', 'accounts'] as const) {
    for (const value of from[key]) into[key].add(value);
  }
  into.everything ||= from.everything;
}
