import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Resolver } from '../metadata/resolver.ts';
import { SourceError } from '../metadata/remote.ts';
import { createDiskCache } from './disk-cache.ts';
import { canonical, ModifierError, parseModifiers, type Modifiers } from './modifiers.ts';
import { BrokenImageError, renderImage } from './render.ts';

const SOURCE_BYTES = 10 * 1024 * 1024;
const SOURCE_TIMEOUT_MS = 10_000;
const AT_ONCE = 2;
const WAITING = 400;
/** A change of how pictures are made makes new names. */
const VERSION = '1';

const secure = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

class BusyError extends Error {
  override name = 'BusyError';
}

function refuse(code: number, msgId: string, message: string): Response {
  return Response.json(
    { data: null, status: { code, message, msgId } },
    { status: code, headers: { ...secure, 'Cache-Control': 'no-store' } },
  );
}

function refusal(error: unknown): Response | null {
  if (error instanceof ModifierError) return refuse(400, 'image.modifiers', error.message);
  if (error instanceof BrokenImageError) return refuse(422, 'image.broken', error.message);
  if (error instanceof BusyError) return refuse(429, 'image.busy', 'Too many pictures are being made. Try again.');
  if (!(error instanceof SourceError)) return null;
  if (error.reason === 'refused') return refuse(403, 'image.source', error.message);
  if (error.reason === 'missing') return refuse(404, 'image.missing', error.message);
  if (error.reason === 'too-large') return refuse(413, 'image.too-large', error.message);
  return refuse(424, 'image.unreachable', error.message);
}

/** `/_ipx/{modifiers}/{source}` → its two parts; the source may be encoded, once. */
function parsePath(pathname: string): { modifiers: Modifiers; source: string } {
  const rest = pathname.replace(/^\/_ipx\//, '');
  const slash = rest.indexOf('/');
  if (slash < 1) throw new ModifierError('The path must be /_ipx/{modifiers}/{source}.');
  let modifiers: string;
  let source: string;
  try {
    modifiers = decodeURIComponent(rest.slice(0, slash));
    source = decodeURIComponent(rest.slice(slash + 1));
  } catch {
    throw new ModifierError('The path is not encoded well.');
  }
  // Some proxies make one slash of two.
  return { modifiers: parseModifiers(modifiers), source: source.replace(/^(https?|ipfs):\/(?!\/)/, '$1://') };
}

/** At most two pictures are made at a time; a picture somebody waits for goes before pre-warming. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new BusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Serves `/_ipx/{modifiers}/{source}` from a disk cache under `stateDir`; pictures that are missing are made. */
export function createImages(o: { resolver: Resolver; stateDir: string; log: (line: string) => void }) {
  const cache = createDiskCache(join(o.stateDir, 'images'));
  const jobs = new Map<string, Promise<Buffer>>();
  const queued = createQueue();
  let stopped = false;

  async function make(source: string, modifiers: Modifiers, key: string): Promise<Buffer> {
    const stored = await cache.get(key);
    if (stored) return stored;
    return queued(async () => {
      const { body } = await o.resolver.read(source, { maxBytes: SOURCE_BYTES, timeoutMs: SOURCE_TIMEOUT_MS });
      const picture = await renderImage(body, modifiers);
      await cache.put(key, picture);
      return picture;
    });
  }

  /** The picture; those who ask for the same one at the same time share the work. */
  function picture(source: string, modifiers: Modifiers): { key: string; bytes: Promise<Buffer> } {
    const key = createHash('sha256')
      .update(`${VERSION}\n${canonical(modifiers)}\n${source}`)
      .digest('hex');
    let job = jobs.get(key);
    if (!job) {
      job = make(source, modifiers, key).finally(() => jobs.delete(key));
      jobs.set(key, job);
    }
    return { key, bytes: job };
  }

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          const answer = refuse(405, 'method-not-allowed', 'This call takes GET, HEAD.');
          answer.headers.set('Allow', 'GET, HEAD');
          return answer;
        }
        const { modifiers, source } = parsePath(new URL(request.url).pathname);
        const normal = o.resolver.normalise(source);
        if (normal === '') throw new SourceError('refused', 'Only https and ipfs sources are read.');
        const { key, bytes } = picture(normal, modifiers);
        const headers = {
          ...secure,
          'Content-Type': `image/${modifiers.format}`,
          'Cache-Control': 'public, max-age=31536000, immutable',
          ETag: `"${key.slice(0, 32)}"`,
        };
        const body = await bytes;
        if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
        return new Response(new Uint8Array(body), { headers });
      } catch (error) {
        const answer = refusal(error);
        if (answer) return answer;
        o.log(`Picture ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return refuse(500, 'internal', 'An internal server error occurred.');
      }
    },
    /** Makes pictures before they are asked for, one at a time, stopping with the server. */
    async prewarm(sources: readonly string[], modifierTexts: readonly string[]): Promise<number> {
      let made = 0;
      for (const text of modifierTexts) {
        const modifiers = parseModifiers(text);
        for (const source of sources) {
          if (stopped) return made;
          const normal = o.resolver.normalise(source);
          if (normal === '') continue;
          try {
            await picture(normal, modifiers).bytes;
            made += 1;
          } catch {
            // A broken picture stays broken; whoever asks for it is told.
          }
        }
      }
      return made;
    },
    async stop(): Promise<void> {
      stopped = true;
      await Promise.allSettled(jobs.values());
      await cache.settled();
    },
  };
}

export type Images = ReturnType<typeof createImages>;
