import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createTurns } from '../core/turns.ts';
import type { Resolver } from '../metadata/resolver.ts';
import { createDiskCache } from './disk-cache.ts';
import type { MediaLimits } from './limits.ts';

/** A change of what is stored makes new names. */
const VERSION = '2';

/** What a source becomes before it is stored and served; throws where it must not be. */
type Prepare = (bytes: Uint8Array) => Uint8Array;

/** Reads sources within limits, few at a time, and keeps what they became on disk, in `media` below `stateDir`. */
export function createStoredSources(o: { resolver: Resolver; stateDir: string; limits: MediaLimits }) {
  const { resolver, limits } = o;
  const cache = createDiskCache(join(o.stateDir, 'media'), limits.diskBytes);
  const turn = createTurns({ slots: limits.fetches, perGroup: limits.fetchesPerHost });
  const reading = new Map<string, Promise<Uint8Array>>();
  const stopping = new AbortController();

  async function readSource(source: string, key: string, prepare: Prepare): Promise<Uint8Array> {
    const leave = await turn(new URL(source).host, () => true, stopping.signal);
    try {
      const { body } = await resolver.read(source, {
        maxBytes: limits.sourceBytes,
        timeoutMs: limits.sourceMs,
        signal: stopping.signal,
      });
      const prepared = prepare(body);
      await cache.put(key, prepared);
      return prepared;
    } finally {
      leave();
    }
  }

  return {
    stopping: stopping.signal,
    keyOf: (source: string, use: string): string =>
      createHash('sha256').update(`${VERSION}\n${use}\n${source}`).digest('hex'),
    /** Those who ask for the same source at the same time share the reading, which ends whoever goes. */
    async read(source: string, key: string, prepare: Prepare): Promise<Uint8Array> {
      const stored = await cache.get(key);
      if (stored) return stored;
      let shared = reading.get(key);
      if (shared === undefined) {
        shared = readSource(source, key, prepare).finally(() => reading.delete(key));
        reading.set(key, shared);
      }
      return shared;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(reading.values());
      await cache.settled();
    },
  };
}
