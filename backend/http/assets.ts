import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { chooseEncoding } from './compression.ts';
import { WORKER_PATH } from './leaving-worker.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files with hashed names never change; the others are requested again each time, and answered 304 when unchanged. */
function cacheControl(path: string): string {
  if (/^\/(assets|workbox-)/.test(path)) return IMMUTABLE;
  if (path.startsWith('/fonts/')) return 'public, max-age=604800';
  return path.startsWith('/builds/') ? 'no-store' : 'no-cache';
}

/** Wallets show on their own pages who is asking, with our icons. */
const shownElsewhere =
  /^\/(?:\.well-known\/erc7730\/[a-z0-9-]+\.json|favicon\.svg|(?:apple-touch-icon|icon-\d+|maskable-\d+)\.png|manifest(?:\.[a-z]{2})?\.webmanifest)$/;

type Asset = { bytes: Buffer; etag: string };

/** A path that names a file: the file is served or missing, and never a page. */
export const looksLikeFile = (path: string) =>
  /^\/(assets|builds|fonts)\//.test(path) || /\.[a-z0-9]{1,12}$/i.test(path);

/** Serves the files of a folder, each read once and compressed where a `.br` or `.gz` stands beside it. */
export function createAssets(folder: string) {
  const stored = new Map<string, { mtime: number; asset: Promise<Asset> }>();

  async function read(file: string, immutable: boolean): Promise<Asset | null> {
    const before = stored.get(file);
    if (immutable && before !== undefined) return before.asset;
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    if (before?.mtime === info.mtimeMs) return before.asset;
    const asset = readFile(file).then((bytes) => ({
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    }));
    stored.set(file, { mtime: info.mtimeMs, asset });
    return asset;
  }

  /** The file of this path, or null. Never leaves the folder. */
  return async (c: Context, path: string): Promise<Response | null> => {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (decoded.includes('\0') || decoded.includes('\\')) return null;
    const file = normalize(join(folder, decoded));
    if (
      !file.startsWith(folder + sep) ||
      /(^|[\\/])\.(?!well-known\/)/.test(decoded.slice(1)) ||
      /\.(br|gz)$/.test(file)
    )
      return null;
    const caching = cacheControl(decoded);
    const immutable = caching === IMMUTABLE;
    const plain = await read(file, immutable);
    if (!plain) return null;
    const type = getMimeType(file) ?? 'application/octet-stream';
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': caching,
      ETag: plain.etag,
      // A worker gets its policy from its own file: a stricter one would keep it from loading anything.
      'Content-Security-Policy': type.startsWith('image/svg')
        ? "default-src 'none'; style-src 'unsafe-inline'"
        : "frame-ancestors 'none'",
    });
    if (shownElsewhere.test(decoded)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (WORKER_PATH.test(decoded)) headers.set('Service-Worker-Allowed', '/');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    const sibling = encoding && (await read(`${file}.${encoding === 'br' ? 'br' : 'gz'}`, immutable));
    if (sibling) headers.set('ETag', sibling.etag);
    if (c.req.header('if-none-match') === headers.get('ETag')) {
      if (sibling) headers.set('Vary', 'Accept-Encoding');
      return new Response(null, { status: 304, headers });
    }
    if (sibling && encoding) {
      headers.set('Content-Encoding', encoding);
      headers.set('Vary', 'Accept-Encoding');
      return new Response(Buffer.from(sibling.bytes), { headers });
    }
    return new Response(Buffer.from(plain.bytes), { headers });
  };
}
