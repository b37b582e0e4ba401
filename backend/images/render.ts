import { createIPX, type IPXStorage } from 'ipx';
import sharp from 'sharp';
import { BrokenImageError, type Made } from './messages.ts';
import { MAX_SIDE, type Modifiers } from './modifiers.ts';
import { tintOf } from './tint.ts';

/** More than this is a bomb, not a picture. */
const MAX_PIXELS = 40_000_000;
/** Of 0–9: the smallest files for a price a cold page can bear (measured: 14–22 pictures a second). */
const AVIF_EFFORT = 2;
const SVG_DENSITY = 72;
/** Widths from which a tint is taken: reading a large picture once more would cost too much. */
const TINT_WIDTH = 640;

// libvips would otherwise take every core for one picture.
sharp.concurrency(1);
sharp.cache(false);

const storageOf = (bytes: Uint8Array): IPXStorage => ({
  name: 'memory',
  getMeta: () => ({}),
  getData: () => bytes as unknown as ArrayBuffer,
});

/** A drawing is rasterised at the size it is wanted in, not enlarged afterwards. */
async function density(bytes: Uint8Array, modifiers: Modifiers): Promise<number | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (metadata.format !== 'svg') return undefined;
  const { width, height } = metadata;
  const scale = Math.max((modifiers.width ?? 0) / width, (modifiers.height ?? 0) / height);
  const wanted = scale > 0 ? scale : Math.min(1, MAX_SIDE / Math.max(width, height));
  const most = Math.sqrt(MAX_PIXELS / 4 / (width * height));
  return Math.min(2_400, Math.max(1, SVG_DENSITY * Math.min(wanted, most)));
}

/** Makes the picture that was asked for. The output is always pixels, never the source's own markup. */
export async function renderImage(bytes: Uint8Array, modifiers: Modifiers): Promise<Made> {
  try {
    const dpi = await density(bytes, modifiers);
    const ipx = createIPX({
      storage: storageOf(bytes),
      // ipx hands these to sharp's input and to its options: `heifEffort` is AVIF's effort.
      sharpOptions: {
        limitInputPixels: MAX_PIXELS,
        heifEffort: AVIF_EFFORT,
        ...(dpi === undefined ? {} : { density: dpi }),
      } as never,
    });
    const { width, height, format, fit, quality, background } = modifiers;
    // ipx resizes by one side at a time with `w` and `h`: only `s` knows both, and so the fit.
    const size: Record<string, string> =
      width !== null && height !== null
        ? { s: `${width}x${height}` }
        : width !== null
          ? { w: String(width) }
          : height !== null
            ? { h: String(height) }
            : dpi === undefined
              ? { w: String(MAX_SIDE) }
              : {};
    const enlarge: Record<string, string> = width !== null || height !== null ? { enlarge: '' } : {};
    const ground = background ?? (format === 'jpeg' ? 'ffffff' : null);
    const { data } = await ipx('/picture', {
      f: format,
      q: String(quality),
      fit,
      ...size,
      ...enlarge,
      ...(ground === null ? { b: '#00000000' } : { b: `#${ground}`, flatten: '' }),
    }).process();
    const picture = Buffer.from(data);
    // A cut picture has another shape than its source.
    const isSmall = width !== null && width <= TINT_WIDTH && height === null;
    return { bytes: picture, tint: isSmall ? await tintOf(picture) : null };
  } catch (error) {
    throw new BrokenImageError('The source is not a picture that can be read.', { cause: error });
  }
}
