import { erc1155Abi, erc721Abi, numberToHex } from 'viem';
import type { MarketNetwork } from '../core/networks.ts';
import { readMany } from '../core/read-many.ts';
import { traced } from '../core/traces.ts';
import { ITEM } from '../seaport/item-types.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { refreshCollectionStats } from '../stores/market-columns.ts';
import { tellChanged } from '../stores/market-changes.ts';
import { lockUnranked, rankCollection, restRanking, unrankedCollections } from '../stores/facets.ts';
import {
  claimAgain,
  claimWaiting,
  endClaims,
  finishReading,
  postponeMetadata,
  saveMetadata,
  type FailedNft,
  type LoadedMetadata,
  type WaitingNft,
} from '../stores/metadata.ts';
import { askForSomeOfRange } from '../stores/metadata-changes.ts';
import { saveInlineSources, type InlineSource } from '../stores/inline-sources.ts';
import { inlineAddress, inlineDocument, inlineSource } from './inline.ts';
import { parseMetadata } from './parse-metadata.ts';
import { SourceError } from './remote.ts';
import type { Resolver } from './resolver.ts';

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 8_000;
/** Read within a node's claim, even where each answer takes its whole time. */
const BATCH = 200;
const PARALLEL = 16;
/** Anybody may ask for an item's metadata: however often it changes, ranking takes a hundredth of the time. */
const RANKING_REST = 100;

/** An item's metadata, with the pictures and programs that it holds itself. */
type Read = { loaded: LoadedMetadata; sources: InlineSource[] };

/** ERC-1155: `{id}` stands for the identifier in 64 hex digits. */
const fillId = (uri: string, identifier: string) =>
  uri.replaceAll('{id}', numberToHex(BigInt(identifier), { size: 32 }).slice(2));

/** Reads what items say about themselves, for one network, beside every other node that does. */
export function createMetadataLoader(context: StoreContext, network: MarketNetwork, resolver: Resolver) {
  const { database } = context;
  const { chainId } = network;
  let running: Promise<void> | null = null;
  let again = false;
  /** Ranges of changed items may wait. */
  let readsRanges = false;
  const ending = new AbortController();
  let retry: NodeJS.Timeout | null = null;

  async function readUris(items: readonly WaitingNft[]): Promise<(string | null)[]> {
    const contracts = items.map(({ address, itemType, identifier }) => {
      const args = [BigInt(identifier)] as const;
      return itemType === ITEM.ERC721
        ? ({ address, abi: erc721Abi, functionName: 'tokenURI', args } as const)
        : ({ address, abi: erc1155Abi, functionName: 'uri', args } as const);
    });
    return (await readMany(network, contracts)).map((uri, index) => {
      const item = items[index];
      return item && typeof uri === 'string' ? fillId(uri.slice(0, MAX_BYTES * 2), item.identifier) : null;
    });
  }

  async function readOne(item: WaitingNft, uri: string): Promise<Read | FailedNft> {
    try {
      const inline = inlineDocument(uri);
      const body = inline ?? (await resolver.read(uri, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })).body;
      if (body.byteLength > MAX_BYTES) throw new SourceError('too-large', 'The source is too large.');
      const sources: InlineSource[] = [];
      const metadata = parseMetadata(body, (source, use) => {
        const held = inlineSource(item.uuid, use, source);
        if (held === null) return resolver.normalise(source);
        sources.push(held);
        return inlineAddress(held);
      });
      const loaded = {
        uuid: item.uuid,
        tokenUri: (inline ? 'data:application/json' : uri.replace(/[\p{Cc}\p{Surrogate}]/gu, '')).slice(0, 2_048),
        ...metadata,
      };
      return { loaded, sources };
    } catch (error) {
      // What others' documents make our parsers say is nobody's concern.
      const words = error instanceof SourceError ? error.message : 'It is no metadata.';
      return { uuid: item.uuid, tries: item.tries, error: words.slice(0, 300) };
    }
  }

  async function readBatch(items: readonly WaitingNft[]): Promise<void> {
    const uris = await readUris(items);
    const read: Read[] = [];
    const failed: FailedNft[] = [];
    let place = 0;
    const worker = async () => {
      for (let index = place++; index < items.length; index = place++) {
        const item = items[index];
        const uri = uris[index];
        if (!item) continue;
        const { uuid, tries } = item;
        const one = uri ? await readOne(item, uri) : { uuid, tries, error: 'Its contract names no metadata.' };
        if ('error' in one) failed.push(one);
        else read.push(one);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    await database.transaction(async (tx) => {
      await saveInlineSources(
        tx,
        read.flatMap(({ sources }) => sources),
      );
      await saveMetadata(
        tx,
        read.map(({ loaded }) => loaded),
      );
      const now = wallSeconds();
      await postponeMetadata(tx, failed, now);
      await finishReading(tx, items, now);
      await endClaims(tx, items);
    });
  }

  /** Reads what this node has claimed. */
  async function readClaimed(items: readonly WaitingNft[]): Promise<void> {
    const attributes = { 'vitrine.chain': chainId, 'vitrine.items': items.length };
    try {
      await traced('load metadata', { attributes }, () => readBatch(items));
    } catch (error) {
      // Nobody has to wait for what this node did not do.
      await endClaims(database, items).catch(() => {});
      throw error;
    }
  }

  /** Ranks what changed. What is not due yet comes later. */
  async function rankChanged(): Promise<void> {
    let next = Infinity;
    for (const { uuid, wait } of await unrankedCollections(database, chainId)) {
      if (wait > 0) {
        next = Math.min(next, wait * 1_000);
        continue;
      }
      await database.transaction(async (tx) => {
        if (!(await lockUnranked(tx, uuid))) return;
        const started = performance.now();
        await rankCollection(tx, uuid);
        await refreshCollectionStats(tx, context, uuid, wallSeconds());
        await tellChanged(tx, uuid);
        await restRanking(tx, uuid, ((performance.now() - started) * RANKING_REST) / 1_000);
      });
    }
    if (next < Infinity) pokeLater(next);
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      // So few at a time that new items, and what people ask for, are never behind a whole collection.
      if (readsRanges) readsRanges = await askForSomeOfRange(database, chainId, wallSeconds(), BATCH);
      for (;;) {
        if (ending.signal.aborted) return;
        const items = await claimWaiting(database, chainId, wallSeconds(), BATCH);
        if (items.length === 0) break;
        await readClaimed(items);
      }
      await rankChanged();
    } while (again && !ending.signal.aborted);
    if (readsRanges) pokeLater(0);
  }

  function drainOnce(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = drain().finally(() => {
      running = null;
    });
    return running;
  }

  function drainAnyway(): void {
    if (ending.signal.aborted) return;
    drainOnce().catch(() => pokeLater(2_000 + Math.random() * 2_000));
  }

  function pokeLater(ms: number): void {
    if (ending.signal.aborted) return;
    retry ??= setTimeout(() => {
      retry = null;
      drainAnyway();
    }, ms);
    retry.unref();
  }

  return {
    /** Reads everything that waits; throws when the RPC is silent. */
    drain: drainOnce,
    /** Reads this one item anew, whatever else waits. Throws when the RPC is silent: then it is read by and by. */
    async refresh(nftUuid: string): Promise<void> {
      const items = await claimAgain(database, nftUuid);
      if (items.length > 0) await readClaimed(items);
    },
    /** Something may be waiting, ranges too. Failures are tried again later. */
    poke(): void {
      readsRanges = true;
      drainAnyway();
    },
    async stop(): Promise<void> {
      ending.abort();
      if (retry) clearTimeout(retry);
      await running?.catch(() => {});
    },
  };
}
