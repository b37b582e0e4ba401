import sharp from 'sharp';
import type { Tint } from '../../src/contract/primitives.ts';

const hex = (pixel: Uint8Array): string => `#${Buffer.from(pixel).toString('hex')}`;

/** The tint of a finished picture; null where the ground shows through it, as there is nothing to stand for. */
export async function tintOf(picture: Uint8Array): Promise<Tint | null> {
  const { width, height } = await sharp(picture).metadata();
  // Two pixels: each is about the mean of its half.
  const small = sharp(picture).ensureAlpha().toColourspace('srgb').resize(1, 2, { fit: 'fill' });
  const pixels = await small.raw().toBuffer();
  if (pixels.length !== 8 || pixels[3] !== 255 || pixels[7] !== 255) return null;
  const percent = (side: number) => Math.max(1, Math.round((100 * side) / Math.max(width, height)));
  return {
    top: hex(pixels.subarray(0, 3)),
    bottom: hex(pixels.subarray(4, 7)),
    width: percent(width),
    height: percent(height),
  };
}
