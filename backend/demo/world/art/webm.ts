import sharp from 'sharp';

/*
 * Pictures one after the other as a WebM video. Each frame is a key frame of VP8, which is what a lossy
 * WebP holds: so sharp is all the encoder that it takes. Ids of elements are those of RFC 9559.
 */

const TRACK = 1;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
const NANOSECONDS_PER_MS = 1_000_000;
const FRAMES_PER_CLUSTER = 8;

function uint(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const SIZE_BYTES = 8;

/** An element of EBML: its id, how long it is in eight bytes, what it holds. */
function element(id: number, ...held: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(held.map((one) => Buffer.from(one as Uint8Array)));
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.byteLength));
  return Buffer.concat([uint(id), size, body]);
}

/** Raw RGB, three bytes a pixel. */
export type Frame = { width: number; height: number; pixels: Uint8Array };

const VP8_AT = 12;

/** The VP8 key frame of a picture, enlarged `scale` times in squares. */
async function keyFrame({ width, height, pixels }: Frame, scale: number): Promise<Buffer> {
  const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .webp({ quality: 80 })
    .toBuffer();
  // `RIFF`, a length, `WEBP`, then one chunk alone: `VP8 `, its length, the frame.
  if (webp.toString('latin1', VP8_AT, VP8_AT + 4) !== 'VP8 ') throw new Error('Not a lossy WebP without alpha');
  return webp.subarray(VP8_AT + 8, VP8_AT + 8 + webp.readUInt32LE(VP8_AT + 4));
}

/** A film of frames of one size, each shown for `frameMs`. */
export async function webm(frames: readonly Frame[], frameMs: number, scale: number): Promise<Uint8Array> {
  const [first] = frames;
  if (first === undefined) throw new RangeError('A film without a frame');
  const keys = new Map<Frame, Buffer>();
  for (const frame of frames) if (!keys.has(frame)) keys.set(frame, await keyFrame(frame, scale));

  const head = element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, 'webm'),
    element(0x4287, uint(2)),
    element(0x4285, uint(2)),
  );
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(NANOSECONDS_PER_MS)),
    element(0x4489, float(frames.length * frameMs)),
    element(0x4d80, 'Vitrine'),
    element(0x5741, 'Vitrine'),
  );
  const tracks = element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, uint(TRACK)),
      element(0x73c5, uint(TRACK)),
      element(0x83, uint(VIDEO_TRACK)),
      element(0x86, 'V_VP8'),
      element(0xe0, element(0xb0, uint(first.width * scale)), element(0xba, uint(first.height * scale))),
    ),
  );

  const clusters: Buffer[] = [];
  const cues: Buffer[] = [];
  // Counted from the beginning of the segment's contents. The cues stand at the end.
  let position = info.byteLength + tracks.byteLength;
  for (let from = 0; from < frames.length; from += FRAMES_PER_CLUSTER) {
    const blocks = frames.slice(from, from + FRAMES_PER_CLUSTER).map((frame, index) => {
      const start = Buffer.from([0x80 | TRACK, 0, 0, KEY_FRAME]);
      start.writeInt16BE(index * frameMs, 1);
      return element(0xa3, start, keys.get(frame) ?? '');
    });
    const cluster = element(0x1f43b675, element(0xe7, uint(from * frameMs)), ...blocks);
    const place = element(0xb7, element(0xf7, uint(TRACK)), element(0xf1, uint(position)));
    cues.push(element(0xbb, element(0xb3, uint(from * frameMs)), place));
    clusters.push(cluster);
    position += cluster.byteLength;
  }
  return Buffer.concat([head, element(0x18538067, info, tracks, ...clusters, element(0x1c53bb6b, ...cues))]);
}
