import sharp from 'sharp';

/* The market's own mark: taken from an operator as any picture, and only ever shown as pixels that were drawn here. */

/** What is stored, in pixels: nothing needs a larger one. */
const SIDE = 512;
const MAX_PIXELS = 4_096 * 4_096;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Of `--canvas` on light pages: what systems show icons on that may not be clear. */
const GROUND = '#fafbfb';
/** What systems may cut off a maskable icon lies outside of this part of its side. */
const SAFE = 0.6;

/**
 * The picture as a square PNG, both in base64; null where it is none that is read, or too large. Whatever else its file
 * holds stays out.
 */
export async function drawMark(picture: string): Promise<string | null> {
  try {
    const image = sharp(Buffer.from(picture, 'base64'), { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    if (!FORMATS.has((await image.metadata()).format)) return null;
    const drawn = await image
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'contain', background: CLEAR })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    return drawn.toString('base64');
  } catch {
    return null;
  }
}

const resized = (mark: Buffer, side: number) => sharp(mark).resize(side, side).png({ compressionLevel: 9 }).toBuffer();

/** On a ground of its own, `share` of the side wide. */
async function onGround(mark: Buffer, side: number, share: number): Promise<Buffer> {
  const inside = await resized(mark, Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 3, background: GROUND } })
    .composite([{ input: inside }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const svgOf = (png: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );

/** What takes the place of the build's icons, by their names, and what pages show. */
const DRAWERS: Readonly<Record<string, (mark: Buffer) => Promise<Buffer>>> = {
  'mark-96.png': (mark) => resized(mark, 96),
  'favicon.svg': async (mark) => svgOf(await resized(mark, 64)),
  'apple-touch-icon.png': (mark) => onGround(mark, 180, 0.8),
  'icon-192.png': (mark) => resized(mark, 192),
  'icon-512.png': (mark) => resized(mark, 512),
  'maskable-512.png': (mark) => onGround(mark, 512, SAFE),
};

/** Null for a name that no icon has. `mark`: as {@link drawMark} gives it. */
export const drawIcon = (mark: string, name: string): Promise<Buffer> | null =>
  (Object.hasOwn(DRAWERS, name) && DRAWERS[name]?.(Buffer.from(mark, 'base64'))) || null;

export const iconNames: readonly string[] = Object.keys(DRAWERS);
export const isIconName = (name: string): boolean => Object.hasOwn(DRAWERS, name);
