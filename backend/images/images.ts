import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Tint } from '../../src/contract/primitives.ts';
import type { Resolver } from '../metadata/resolver.ts';
import { SourceError } from '../metadata/remote.ts';
import { createBrokenSources } from './broken-sources.ts';
import { createDiskCache } from './disk-cache.ts';
import { BusyError, createJobs, GivenUpError, type Job, type Waiter } from './jobs.ts';
import { imageLimits, type ImageLimits } from './limits.ts';
import { BrokenImageError, type Made } from './messages.ts';
import { canonical, ModifierError, parseModifiers, type Modifiers } from './modifiers.ts';
import { createRenderers, RendererEndedError } from './renderers.ts';
import { createTints } from './tints.ts';
import { createTurns } from '../core/turns.ts';

/** A change of how pictures are made, or named, makes new names. */
const VERSION = '3';

const secure = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A source that ended its renderer a while ago. */
class KnownBrokenError extends BrokenImageError {
  override name = 'KnownBrokenError';
  readonly seconds: number;
  constructor(seconds: number) {
    super('The source takes too much to become a picture.');
    this.seconds = seconds;
  }
}

function refuse(code: number, msgId: string, message: string, retryAfter?: number): Response {
  return Response.json(
    { data: null, status: { code, message, msgId } },
    {
      status: code,
      headers: {
        ...secure,
        'Cache-Control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      },
    },
  );
}

function refusal(error: unknown): Response | null {
  if (error instanceof ModifierError) return refuse(400, 'image.modifiers', error.message);
  if (error instanceof KnownBrokenError) return refuse(422, 'image.broken', error.message, error.seconds);
  if (error instanceof BrokenImageError) return refuse(422, 'image.broken', error.message);
  if (error instanceof BusyError) {
    return refuse(429, 'image.busy', 'Too many pictures are being made. Try again.', imageLimits.busySeconds);
  }
  // Nobody reads it.
  if (error instanceof GivenUpError) return refuse(503, 'image.given-up', 'The picture is no longer made.');
  if (!(error instanceof SourceError)) return null;
  if (error.reason === 'refused') return refuse(403, 'image.source', error.message);
  if (error.reason === 'missing') return refuse(404, 'image.missing', error.message);
  if (error.reason === 'too-large') return refuse(413, 'image.too-large', error.message);
  return refuse(424, 'image.unreachable', error.message);
}

/** One pixel, which the app shows as its placeholder. 203: it stands for what the source gave. */
const NO_PICTURE = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);
/** For how many seconds browsers remember that there is none, by what a program would be told. */
const NONE_SECONDS: Readonly<Record<number, number>> = { 403: 3_600, 404: 3_600, 413: 3_600, 422: 3_600, 424: 60 };

/**
 * Where a page wants to show what cannot become a picture: an answer that is remembered, and that is no failed
 * request in everybody's console. Programs, which do not ask as an `<img>`, are told why. What an `<img>`
 * accepts tells: through a service worker it no longer says what it is for.
 */
function forPage(request: Request, refused: Response): Response {
  const seconds = NONE_SECONDS[refused.status];
  if (seconds === undefined || !request.headers.get('accept')?.startsWith('image/')) return refused;
  const headers = {
    'Cache-Control': `private, max-age=${seconds}`,
    'Content-Type': 'image/gif',
    Vary: 'Accept',
  };
  return new Response(NO_PICTURE, { status: 203, headers: { ...secure, ...headers } });
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
    throw new ModifierError('The path is not validly percent-encoded.');
  }
  // Some proxies make one slash of two.
  return { modifiers: parseModifiers(modifiers), source: source.replace(/^(https?|ipfs):\/(?!\/)/, '$1://') };
}

/** Whose browser is told to save data is given lighter pictures. */
const SAVING_QUALITY = 50;
const savesData = (request: Request) => request.headers.get('save-data') === 'on';

/** Serves `/_ipx/{modifiers}/{source}` from a disk cache under `stateDir`; pictures that are missing are made. */
export function createImages(o: {
  resolver: Resolver;
  stateDir: string;
  log: (line: string) => void;
  /** The tint of a picture, by its normalised source: as it is made, and once more in each process that shows it. */
  onTint?: (source: string, tint: Tint) => void;
  limits?: Partial<ImageLimits>;
}) {
  const limits: ImageLimits = { ...imageLimits, ...o.limits };
  const cache = createDiskCache(join(o.stateDir, 'images'));
  const tints = createTints(cache, (source, tint) => o.onTint?.(source, tint));
  const jobs = createJobs(limits.jobs);
  const broken = createBrokenSources(limits);
  const renderers = createRenderers({ limits, log: o.log });
  const fetchTurn = createTurns({ slots: limits.fetches, perGroup: limits.fetchesPerHost });
  // One source never holds both renderers.
  const renderTurn = createTurns({ slots: limits.renderers, perGroup: 1 });
  const stopping = new AbortController();

  function checkBroken(source: string): void {
    const seconds = broken.secondsLeft(source);
    if (seconds > 0) throw new KnownBrokenError(seconds);
  }

  async function render(source: string, modifiers: Modifiers, body: Uint8Array): Promise<Made> {
    // It may have ended the other renderer meanwhile.
    checkBroken(source);
    try {
      return await renderers.render(body, modifiers);
    } catch (error) {
      if (error instanceof RendererEndedError) broken.note(source);
      throw error;
    }
  }

  async function make(source: string, modifiers: Modifiers, key: string, job: Job): Promise<Buffer> {
    const stored = await cache.get(key);
    if (stored) {
      await tints.shown(source);
      return stored;
    }
    checkBroken(source);
    // The place among those that are read is kept until the renderer has the bytes: so few of them are in memory.
    const leaveFetches = await fetchTurn(new URL(source).host, job.isUrgent, job.signal);
    let leaveRenderer: () => void = () => {};
    try {
      const { body } = await o.resolver.read(source, {
        maxBytes: limits.sourceBytes,
        timeoutMs: limits.sourceMs,
        signal: job.signal,
      });
      leaveRenderer = await renderTurn(source, job.isUrgent, job.signal);
      leaveFetches();
      const { bytes, tint } = await render(source, modifiers, body);
      const picture = Buffer.from(bytes);
      await cache.put(key, picture);
      await tints.made(source, tint);
      return picture;
    } finally {
      leaveFetches();
      leaveRenderer();
    }
  }

  const keyOf = (source: string, modifiers: Modifiers): string =>
    createHash('sha256')
      .update(`${VERSION}\n${canonical(modifiers)}\n${source}`)
      .digest('hex');

  /** The picture; those who ask for the same one at the same time share the work. */
  const picture = (key: string, source: string, modifiers: Modifiers, waiter: Waiter): Promise<Buffer> =>
    jobs.wait(key, waiter, (job) => make(source, modifiers, key, job));

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          const answer = refuse(405, 'method-not-allowed', 'This call takes GET, HEAD.');
          answer.headers.set('Allow', 'GET, HEAD');
          return answer;
        }
        const { modifiers: asked, source } = parsePath(new URL(request.url).pathname);
        const modifiers = savesData(request) ? { ...asked, quality: Math.min(asked.quality, SAVING_QUALITY) } : asked;
        const normal = o.resolver.normalise(source);
        if (normal === '') throw new SourceError('refused', 'Only https and ipfs sources are read.');
        const key = keyOf(normal, modifiers);
        const headers = {
          ...secure,
          // What was not offered became the nearest that is.
          'Content-Location': `/_ipx/${canonical(modifiers)}/${encodeURIComponent(normal)}`,
          'Content-Type': `image/${modifiers.format}`,
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Save-Data',
          ETag: `"${key.slice(0, 32)}"`,
        };
        // The tag is of what was asked, which never changes: nothing is made to compare.
        if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
        const body = await picture(key, normal, modifiers, { signal: request.signal, isPerson: true });
        return new Response(new Uint8Array(body), { headers });
      } catch (error) {
        const answer = refusal(error);
        if (answer) return forPage(request, answer);
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
          if (stopping.signal.aborted) return made;
          const normal = o.resolver.normalise(source);
          if (normal === '') continue;
          try {
            await picture(keyOf(normal, modifiers), normal, modifiers, { signal: stopping.signal, isPerson: false });
            made += 1;
          } catch {
            // A broken picture stays broken; whoever asks for it is told.
          }
        }
      }
      return made;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([jobs.stop(), renderers.stop()]);
      await cache.settled();
    },
  };
}

export type Images = ReturnType<typeof createImages>;
