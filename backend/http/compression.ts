import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const MIN_BYTES = 1_024;
const compressible = /^(application\/(json|javascript|manifest\+json)|text\/(?!event-stream)|image\/svg\+xml)/i;

/** The encoding to use among those that a client accepts: br, then gzip. `;q=0` means no. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [encoding, ...parameters] = part.trim().toLowerCase().split(';');
      return encoding?.trim() === name && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

export async function compress(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 6 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}

/** Compresses text answers above a kilobyte that are not compressed yet. */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  if (!c.res.body || !compressible.test(type) || c.res.headers.has('content-encoding')) return;
  c.res.headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (!encoding || c.req.method === 'HEAD') return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  const { status } = c.res;
  if (bytes.byteLength < MIN_BYTES) {
    c.res = new Response(bytes, { status, headers });
    return;
  }
  headers.set('Content-Encoding', encoding);
  // The compressed form is another representation; the two must not share a strong tag.
  const tag = headers.get('etag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  c.res = undefined;
  c.res = new Response(Buffer.from(await compress(bytes, encoding)), { status, headers });
};
