import { createHash } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { readInlineSource, type InlineSource, type InlineUse } from '../stores/inline-sources.ts';
import type { OwnHost } from './resolver.ts';

/** Where what metadata holds itself is read like any other source; a name that no server has. */
const ORIGIN = 'https://inline.vitrine.invalid';

/** Whoever asks for a picture writes what they like. */
const PATH = /^([0-9a-f-]{36})\/([a-z]{5})\/([0-9a-f]{32}(?:\.[a-z0-9]{2,4})?)$/;

/** Media by the ending that their kind is known by (`backend/core/media-kinds.ts`). */
const ENDINGS: Readonly<Record<string, string>> = {
  'text/html': '.html',
  'model/gltf-binary': '.glb',
  'model/gltf+json': '.gltf',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
};

/** The bytes of a `data:` URI and its media type; null where it is none. */
function parseDataUri(uri: string): { type: string; body: Uint8Array } | null {
  const comma = uri.indexOf(',');
  const head = /^data:([a-z]+\/[a-z0-9.+-]+)((?:;[^;,]*)*)$/i.exec(uri.slice(0, Math.min(comma, 200)));
  if (comma < 0 || !head) return null;
  const text = uri.slice(comma + 1);
  const type = (head[1] ?? '').toLowerCase();
  if (/;base64$/i.test(head[2] ?? '')) return { type, body: Buffer.from(text, 'base64') };
  try {
    return { type, body: Buffer.from(decodeURIComponent(text)) };
  } catch {
    // Written without encoding, which browsers bear with.
    return { type, body: Buffer.from(text) };
  }
}

/** `data:application/json…`: the document is the URI itself. */
export function inlineDocument(uri: string): Uint8Array | null {
  const match = /^data:application\/json(?:;charset=utf-?8)?(;base64)?,(.*)$/is.exec(uri);
  if (!match) return null;
  const text = match[2] ?? '';
  if (match[1]) return Buffer.from(text, 'base64');
  try {
    return Buffer.from(decodeURIComponent(text));
  } catch {
    return Buffer.from(text);
  }
}

/** What an item's metadata holds itself, ready to be stored; null for an address, and for what is shown nowhere. */
export function inlineSource(nftUuid: string, use: InlineUse, source: string): InlineSource | null {
  const written = source.trimStart();
  // Some contracts give the drawing as it is.
  const found = /^<svg[\s>]/i.test(written)
    ? { type: 'image/svg+xml', body: Buffer.from(written) }
    : parseDataUri(written);
  if (found === null || found.body.byteLength === 0) return null;
  const ending = use === 'image' ? '' : ENDINGS[found.type];
  if (ending === undefined || (use === 'image' && !found.type.startsWith('image/'))) return null;
  const digest = createHash('sha256').update(found.type).update('\n').update(found.body).digest('hex').slice(0, 32);
  return { nftUuid, use, name: `${digest}${ending}`, ...found };
}

export const inlineAddress = ({ nftUuid, use, name }: InlineSource): string => `${ORIGIN}/${nftUuid}/${use}/${name}`;

/** Answers for {@link inlineAddress}. */
export const inlineHost = (db: Queries): OwnHost => ({
  origin: ORIGIN,
  async read(path) {
    const [, nftUuid = '', use, name = ''] = PATH.exec(path) ?? [];
    if (use !== 'image' && use !== 'media') return null;
    return readInlineSource(db, { nftUuid, use, name });
  },
});
