import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { worldCollections } from '../collections.ts';
import { random } from './drawing.ts';

const artists = worldCollections.filter((collection) => collection.work !== null);
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test('random numbers are the same on every machine', () => {
  const r = random('isohypse', 1);
  expect([r(), r(), r()]).toEqual([0.6352031843271106, 0.5795563324354589, 0.5728442727122456]);
});

describe.each(artists.map((collection) => [collection.slug, collection] as const))('%s', (_slug, collection) => {
  const works = Array.from({ length: collection.maxSupply }, (_, i) => collection.work?.(i + 1) ?? expect.fail());

  test('is drawn the same every time, small and without anything active', () => {
    for (const [i, work] of works.entries()) {
      if (i % 9 !== 0) continue;
      const drawing = work.draw();
      expect(collection.work?.(i + 1).draw()).toBe(drawing);
      expect(drawing.length).toBeLessThan(26_000);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|<script|<text|href="[^#]/);
    }
  });

  test('is what it was', () => {
    const all = works.filter((_, i) => i % 37 === 0).map((work) => work.draw() + JSON.stringify(work.attributes));
    expect(hash(all.join(''))).toMatchSnapshot();
  });

  test('has pictures that render, in their own format', async () => {
    for (const drawing of [works[0]?.draw() ?? '', collection.banner(), collection.logo()]) {
      const { width, height } = await sharp(Buffer.from(drawing)).metadata();
      expect(width).toBeGreaterThan(100);
      expect(height).toBeGreaterThan(100);
    }
    const { channels } = await sharp(Buffer.from(works[0]?.draw() ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect(channels).toBe(4);
    const corner = (
      await sharp(Buffer.from(works[0]?.draw() ?? ''))
        .ensureAlpha()
        .raw()
        .toBuffer()
    )[3];
    // Vessels are cut out; everything else fills its sheet.
    expect(corner).toBe(collection.slug === 'kiln' ? 0 : 255);
  });

  test('names, describes and traits every work, and few are twins', () => {
    for (const work of works) {
      expect(work.name.length).toBeGreaterThan(3);
      expect(work.description).toMatch(/^[A-Z0-9].*[.]$/);
      expect(work.attributes.length).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(works.map((work) => work.name)).size).toBe(works.length);
    const some = works.slice(0, 120);
    expect(new Set(some.map((work) => work.draw())).size).toBe(some.length);
  });
});
