import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MEDIA_PATH } from '../../src/contract/media-path.ts';
import { createTurns } from '../core/turns.ts';
import { SourceError } from '../metadata/remote.ts';
import type { Resolver } from '../metadata/resolver.ts';
import { typeOfBytes } from '../core/media-kinds.ts';
import { createDiskCache } from './disk-cache.ts';
import { mediaLimits, type MediaLimits } from './limits.ts';
import { readRange } from './ranges.ts';

/** Nothing in it runs or loads, even where somebody opens it as a page. */
const secure = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const STATUS: Record<SourceError['reason'], number> = {
  refused: 403,
  missing: 404,
  'too-large': 413,
  unreachable: 424,
};

const refuse = (code: number, msgId: string, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { data: null, status: { code, message, msgId } },
    { status: code, headers: { ...secure, 'Cache-Control': 'no-store', ...headers } },
  );

/** Serves `/_media/{source}`, sound and video, in parts, from a disk cache under `stateDir`. */
export function createMedia(o: {
  resolver: Resolver;
  stateDir: string;
  log: (line: string) => void;
  limits?: Partial<MediaLimits>;
}) {
  const limits: MediaLimits = { ...mediaLimits, ...o.limits };
  const cache = createDiskCache(join(o.stateDir, 'media'), limits.diskBytes);
  const turn = createTurns({ slots: limits.fetches, perGroup: limits.fetchesPerHost });
  const reading = new Map<string, Promise<Uint8Array>>();
  const stopping = new AbortController();

  async function read(source: string, key: string): Promise<Uint8Array> {
    const leave = await turn(new URL(source).host, () => true, stopping.signal);
    try {
      const { body } = await o.resolver.read(source, {
        maxBytes: limits.sourceBytes,
        timeoutMs: limits.sourceMs,
        signal: stopping.signal,
      });
      if (typeOfBytes(body) !== null) await cache.put(key, body);
      return body;
    } finally {
      leave();
    }
  }

  /** Those who ask for the same source at the same time share the reading, which ends whoever goes. */
  async function bytesOf(source: string, key: string): Promise<Uint8Array> {
    const stored = await cache.get(key);
    if (stored) return stored;
    let shared = reading.get(key);
    if (shared === undefined) {
      shared = read(source, key).finally(() => reading.delete(key));
      reading.set(key, shared);
    }
    return shared;
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    let asked: string;
    try {
      asked = decodeURIComponent(pathname.slice(MEDIA_PATH.length + 1));
    } catch {
      return refuse(400, 'media.path', 'The path is not validly percent-encoded.');
    }
    const source = o.resolver.normalise(asked);
    if (source === '') throw new SourceError('refused', 'Only https and ipfs sources are read.');
    const key = createHash('sha256').update(source).digest('hex');
    const bytes = await bytesOf(source, key);
    const type = typeOfBytes(bytes);
    if (type === null) return refuse(422, 'media.broken', 'The source is neither sound nor video.');
    const headers = {
      ...secure,
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=86400',
      ETag: `"${key.slice(0, 32)}"`,
    };
    const total = bytes.byteLength;
    const part = readRange(request.headers.get('range'), total, limits.partBytes);
    if (part === 'none')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${total}` } });
    if (part === 'whole') return new Response(new Uint8Array(bytes), { headers });
    return new Response(new Uint8Array(bytes.subarray(part.first, part.last + 1)), {
      status: 206,
      headers: { ...headers, 'Content-Range': `bytes ${part.first}-${part.last}/${total}` },
    });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(405, 'method-not-allowed', 'This call takes GET, HEAD.', { Allow: 'GET, HEAD' });
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof SourceError) return refuse(STATUS[error.reason], `media.${error.reason}`, error.message);
        if (stopping.signal.aborted) return refuse(503, 'media.stopping', 'The server is stopping.');
        o.log(`Media ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return refuse(500, 'internal', 'An internal server error occurred.');
      }
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(reading.values());
      await cache.settled();
    },
  };
}
