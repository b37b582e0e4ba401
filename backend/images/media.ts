import { INTERACTIVE_PATH, MEDIA_PATH } from '../../src/contract/media-path.ts';
import { isPage, kindByName, typeOfBytes } from '../core/media-kinds.ts';
import { SourceError } from '../metadata/remote.ts';
import type { Resolver } from '../metadata/resolver.ts';
import { mayRun, pageHeaders } from './interactive.ts';
import { mediaLimits, type MediaLimits } from './limits.ts';
import { ModelError, standaloneModel } from './models.ts';
import { readRange } from './ranges.ts';
import { createStoredSources } from './stored-sources.ts';

/** Nothing in it runs or loads, even where somebody opens it as a page. */
const secure = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What the bytes are is nothing that is served there. */
class BrokenMediaError extends Error {
  override name = 'BrokenMediaError';
}

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

function preparePlayable(source: string, bytes: Uint8Array): Uint8Array {
  if (kindByName(source) === 'model' || typeOfBytes(bytes) === 'model/gltf-binary') return standaloneModel(bytes);
  if (typeOfBytes(bytes) === null) throw new BrokenMediaError('The source is neither sound, video nor a model.');
  return bytes;
}

function preparePage(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.byteLength > most) throw new SourceError('too-large', 'The source is too large.');
  if (!isPage(bytes)) throw new BrokenMediaError('The source is no HTML document.');
  return bytes;
}

/** Serves `/_media/{source}`, in parts, and `/_interactive/{source}`, from a disk cache under `stateDir`. */
export function createMedia(o: {
  resolver: Resolver;
  stateDir: string;
  log: (line: string) => void;
  limits?: Partial<MediaLimits>;
}) {
  const limits: MediaLimits = { ...mediaLimits, ...o.limits };
  const sources = createStoredSources({ ...o, limits });

  function sourceOf(request: Request, base: string): string {
    const source = o.resolver.normalise(decodeURIComponent(new URL(request.url).pathname.slice(base.length + 1)));
    if (source === '') throw new SourceError('refused', 'Only https and ipfs sources are read.');
    return source;
  }

  async function answerMedia(request: Request): Promise<Response> {
    const source = sourceOf(request, MEDIA_PATH);
    const key = sources.keyOf(source, 'media');
    const bytes = await sources.read(source, key, (body) => preparePlayable(source, body));
    const headers = {
      ...secure,
      'Content-Type': typeOfBytes(bytes) ?? 'application/octet-stream',
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

  async function answerPage(request: Request): Promise<Response> {
    if (!mayRun(request)) return refuse(403, 'media.frame-only', 'This runs only in a frame of this site.');
    const source = sourceOf(request, INTERACTIVE_PATH);
    const bytes = await sources.read(source, sources.keyOf(source, 'page'), (body) =>
      preparePage(body, limits.pageBytes),
    );
    return new Response(new Uint8Array(bytes), { headers: pageHeaders });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(405, 'method-not-allowed', 'This call takes GET, HEAD.', { Allow: 'GET, HEAD' });
      try {
        const { pathname } = new URL(request.url);
        return await (pathname.startsWith(`${INTERACTIVE_PATH}/`) ? answerPage(request) : answerMedia(request));
      } catch (error) {
        if (error instanceof URIError) return refuse(400, 'media.path', 'The path is not validly percent-encoded.');
        if (error instanceof SourceError) return refuse(STATUS[error.reason], `media.${error.reason}`, error.message);
        if (error instanceof BrokenMediaError || error instanceof ModelError)
          return refuse(422, 'media.broken', error.message);
        if (sources.stopping.aborted) return refuse(503, 'media.stopping', 'The server is stopping.');
        o.log(`Media ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return refuse(500, 'internal', 'An internal server error occurred.');
      }
    },
    stop: () => sources.stop(),
  };
}
