import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width, height, channels: 4, background } });

test('a tint has the colours of both halves, and the shape', async () => {
  const lower = await plain(80, 20, '#0000ff').png().toBuffer();
  const picture = await plain(80, 40, '#ff0000')
    .composite([{ input: lower, top: 20, left: 0 }])
    .png()
    .toBuffer();
  expect(await tintOf(picture)).toEqual({
    // Each half takes in a little of the other.
    top: expect.stringMatching(/^#[ef].000.$/),
    bottom: expect.stringMatching(/^#0.00[ef].$/),
    width: 100,
    height: 50,
  });
});

test('a grey picture without three channels has a tint too, and a tall one its shape', async () => {
  const picture = await plain(30, 60, '#808080').greyscale().webp({ lossless: true }).toBuffer();
  expect(await tintOf(picture)).toEqual({ top: '#808080', bottom: '#808080', width: 50, height: 100 });
});

test('where the ground shows through there is none', async () => {
  const picture = await plain(40, 40, { r: 200, g: 0, b: 0, alpha: 0.5 }).png().toBuffer();
  expect(await tintOf(picture)).toBeNull();
});
