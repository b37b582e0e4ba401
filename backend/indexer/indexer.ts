import type { NetworkHealth } from '../../src/contract/health.ts';
import { reorgBlocks, reorgs, salesRead } from '../core/metrics.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { collectionsOfChain, type CollectionRow } from '../stores/collections.ts';
import { noChanges } from '../stores/chain-rows.ts';
import type { StoreContext } from '../stores/context.ts';
import { blocksBelow, readCursor, type BlockRow, type Cursor } from '../stores/networks.ts';
import { applyRange, nothingTouched, rollBack, settle } from './apply.ts';
import { createChainReader, type ChainReader } from './chain-reader.ts';
import { decodeLogs, type ChainLog } from './decode.ts';
import { WIDEST } from './log-ranges.ts';
import { createMintCosts } from './mint-costs.ts';

/**
 * So far behind the head nothing is asked of money tokens, whose transfers are most of what busy networks hold. They
 * tell only whose balance is to be read again, and at the head everybody's is.
 */
const NEAR = 100;
const ANCESTORS = 256;

/** The chain under a range changed while it was read: nothing of it may be stored. */
class ChainMovedError extends Error {
  override name = 'ChainMovedError';
}

/**
 * Follows one chain from the stored cursor. Every step is one transaction of rows and cursor, so it
 * may be stopped anywhere; a step done twice changes nothing.
 */
export function createIndexer(
  context: StoreContext,
  network: MarketNetwork,
  o: { pollMs?: number; onItems?: () => void; reader?: ChainReader } = {},
) {
  const { chainId } = network;
  const label = { network: network.slug };
  const reader = o.reader ?? createChainReader(network);
  const readMintCosts = createMintCosts(context, network, reader);
  const pollMs = o.pollMs ?? 500;
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

  const money = network.tokens.map(({ address }) => address).filter((address) => address !== network.currency.address);
  /** Whose money moved in some range was not asked. */
  let isMoneyUnread = false;

  async function readRange(from: number, to: BlockRow, collections: readonly CollectionRow[], withMoney: boolean) {
    const addresses = [network.seaport, ...(withMoney ? money : []), ...collections.map(({ address }) => address)];
    const logs = await reader.logs(from, to.number, addresses);
    const after = await reader.block(to.number);
    if (after?.hash !== to.hash) throw new ChainMovedError(`Block ${to.number} changed while it was read`);
    const known = new Map(
      collections.map((one) => [one.address as string, { uuid: one.uuid, itemType: one.itemType }]),
    );
    return { logs, changes: decodeLogs({ network, usdRates: context.usdRates, collections: known }, logs) };
  }

  /** The highest stored block that is still on the chain; the cursor itself when nothing moved. */
  async function commonAncestor(cursor: Cursor, head: BlockRow & { parentHash: string }): Promise<Cursor> {
    if (cursor.hash === null) return cursor;
    if (head.hash === cursor.hash) return cursor;
    if (head.number === cursor.block + 1 && head.parentHash === cursor.hash) return cursor;
    let below = cursor.block;
    for (;;) {
      const candidates = await blocksBelow(context.database, chainId, below, ANCESTORS);
      if (candidates.length === 0) return { block: -1, hash: null, time: 0 };
      for (const candidate of candidates) {
        const real = candidate.number > head.number ? null : await reader.block(candidate.number);
        if (real?.hash === candidate.hash)
          return { block: candidate.number, hash: candidate.hash, time: candidate.time };
      }
      below = (candidates.at(-1)?.number ?? 0) - 1;
    }
  }

  async function backfill(cursor: Cursor, collections: readonly CollectionRow[]): Promise<void> {
    const missing = collections.filter((collection) => !collection.backfilled);
    if (missing.length === 0) return;
    const start = Math.min(...missing.map((collection) => collection.deployedBlock));
    for (let from = start; from <= cursor.block; from += WIDEST) {
      const to = await reader.block(Math.min(cursor.block, from + WIDEST - 1));
      if (!to) throw new ChainMovedError('The chain is shorter than the cursor');
      const { logs, changes } = await readRange(from, to, missing, false);
      await applyRange(context, chainId, changes, { blocks: blocksOf(logs), cursor: null, backfilled: [] }, touched);
      salesRead.inc(label, changes.sales.length);
    }
    await applyRange(
      context,
      chainId,
      noChanges(),
      { blocks: [], cursor: null, backfilled: missing.map((collection) => collection.uuid) },
      touched,
    );
  }

  /** One step. True when there is more to read at once. */
  async function step(): Promise<boolean> {
    health.readTo ??= (await readCursor(context.database, chainId)).time || null;
    const askedAt = Math.floor(Date.now() / 1000);
    const head = await reader.block('latest');
    if (!head) throw new Error('The RPC has no latest block');
    health.head = head.number;
    const collections = await collectionsOfChain(context.database, chainId);
    let cursor = await readCursor(context.database, chainId);
    const ancestor = await commonAncestor(cursor, head);
    if (ancestor.block !== cursor.block || ancestor.hash !== cursor.hash) {
      await rollBack(context, chainId, ancestor, touched);
      reorgs.inc(label);
      reorgBlocks.inc(label, cursor.block - ancestor.block);
      cursor = ancestor;
    }
    await backfill(cursor, collections);
    let more = false;
    if (head.number > cursor.block) {
      const first = cursor.hash === null ? Math.max(0, firstBlock(collections, head.number)) : cursor.block + 1;
      const last = Math.min(head.number, first + WIDEST - 1);
      const to = last === head.number ? head : await reader.block(last);
      if (!to) throw new ChainMovedError(`Block ${last} is gone`);
      const isNear = head.number - first < NEAR;
      const { logs, changes } = await readRange(first, to, collections, isNear);
      const end = { number: to.number, hash: to.hash, time: to.time };
      await applyRange(
        context,
        chainId,
        changes,
        {
          blocks: [...blocksOf(logs), end],
          cursor: { block: to.number, hash: to.hash, time: to.time },
          backfilled: [],
        },
        touched,
      );
      salesRead.inc(label, changes.sales.length);
      cursor = { block: to.number, hash: to.hash, time: to.time };
      more = to.number < head.number;
      isMoneyUnread ||= !isNear;
    }
    await readMintCosts();
    if (isMoneyUnread && !more) {
      touched.everything = true;
      isMoneyUnread = false;
    }
    const items = touched.nftUuids.size > 0;
    const doing = touched;
    touched = nothingTouched();
    try {
      await settle(context, network, doing);
    } catch (error) {
      merge(touched, doing);
      throw error;
    }
    if (items) o.onItems?.();
    health.block = cursor.block;
    health.state = more ? 'behind' : 'following';
    // No block may be due for long: who has read the last one knows everything up to now.
    health.readTo = more ? cursor.time : askedAt;
    health.error = null;
    return more;
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!ending.signal.aborted) {
      let pause = pollMs;
      try {
        const more = await step();
        failures = 0;
        if (more) pause = 0;
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!(error instanceof ChainMovedError)) {
          failures += 1;
          health.state = 'down';
          health.error = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
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
    health: (): NetworkHealth => ({ ...health }),
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
      loop = run();
    },
    /** Reads now instead of at the next interval. */
    poke(): void {
      wake?.();
    },
    async stop(): Promise<void> {
      ending.abort();
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

function blocksOf(logs: readonly ChainLog[]): BlockRow[] {
  const blocks = new Map<number, BlockRow>();
  for (const log of logs) blocks.set(log.blockNumber, { number: log.blockNumber, hash: log.blockHash, time: log.time });
  return [...blocks.values()];
}

function merge(into: ReturnType<typeof nothingTouched>, from: ReturnType<typeof nothingTouched>): void {
  for (const key of ['nftUuids', 'collectionUuids', 'orderHashes', 'accounts'] as const) {
    for (const value of from[key]) into[key].add(value);
  }
  into.everything ||= from.everything;
}
