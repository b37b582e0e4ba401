/*
 * What browsers show beside pictures: sound, video, 3-D models, and works that are pages and run.
 * What is served is what the bytes say, whatever a source calls itself.
 */

export type MediaKind = 'audio' | 'video' | 'model' | 'interactive';

const EXTENSIONS: Readonly<Record<string, MediaKind>> = {
  mp4: 'video',
  m4v: 'video',
  webm: 'video',
  mp3: 'audio',
  wav: 'audio',
  ogg: 'audio',
  oga: 'audio',
  m4a: 'audio',
  flac: 'audio',
  glb: 'model',
  gltf: 'model',
  html: 'interactive',
  htm: 'interactive',
};

/** By the name of the file; null where it is none of these. */
export function kindByName(source: string): MediaKind | null {
  const [, extension] = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(source) ?? [];
  return EXTENSIONS[extension?.toLowerCase() ?? ''] ?? null;
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The media type of these bytes by how they begin; null for anything else, such as a page or a script. */
export function typeOfBytes(bytes: Uint8Array): string | null {
  if (bytes.byteLength < 12) return null;
  if (latin(bytes, 4, 8) === 'ftyp') return latin(bytes, 8, 12).startsWith('M4A') ? 'audio/mp4' : 'video/mp4';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'video/webm';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (latin(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (latin(bytes, 0, 4) === 'fLaC') return 'audio/flac';
  if (latin(bytes, 0, 4) === 'glTF') return 'model/gltf-binary';
  // An MPEG audio frame begins with eleven set bits; its layer is never zero.
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0;
  return latin(bytes, 0, 3) === 'ID3' || isFrame ? 'audio/mpeg' : null;
}

const PAGE_HEAD = 1_024;

/** Whether these bytes are an HTML document: text that begins as one, after comments. */
export function isPage(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, PAGE_HEAD));
  return !head.includes('\0') && /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i.test(head);
}
