import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { typeOfBytes } from '../../core/media-kinds.ts';
import { worldCollections } from './collections.ts';
import { worldContent } from './content.ts';

const text = async (path: string) => {
  const content = await worldContent(path);
  return content === null ? null : { type: content.type, text: new TextDecoder().decode(content.body) };
};
const metadataSchema = v.object({
  name: v.string(),
  description: v.string(),
  image: v.string(),
  attributes: v.array(v.object({ trait_type: v.string(), value: v.string() })),
});

describe('content of the demo world', () => {
  test('is standard metadata that names its picture', async () => {
    for (const { slug, maxSupply, work } of worldCollections) {
      if (!work) continue;
      for (const id of [1, maxSupply]) {
        const answer = await text(`${slug}/${id}.json`);
        expect(answer?.type).toBe('application/json');
        const metadata = v.parse(metadataSchema, JSON.parse(answer?.text ?? ''));
        expect(metadata.image).toBe(`https://world.vitrine.invalid/${slug}/${id}.svg`);
        expect((await text(`${slug}/${id}.svg`))?.type).toBe('image/svg+xml');
      }
    }
  });

  test('has the sound, film, model or page that its metadata names, and the same every time', async () => {
    const seen: string[] = [];
    const namedBy = async (slug: string, id: number) =>
      (JSON.parse((await text(`${slug}/${id}.json`))?.text ?? '{}') as { animation_url?: string }).animation_url;
    for (const { slug, media } of worldCollections) {
      if (!media) {
        if (slug !== 'oddments') expect(await namedBy(slug, 1)).toBeUndefined();
        continue;
      }
      const ids = Array.from({ length: 40 }, (_, index) => index + 1);
      const has = (id: number) => media.has?.(id) !== false;
      const id = ids.find(has) ?? expect.fail();
      const without = ids.find((one) => !has(one));
      expect(await namedBy(slug, id)).toBe(`https://world.vitrine.invalid/${slug}/${id}.${media.extension}`);
      if (without !== undefined) {
        expect(await namedBy(slug, without)).toBeUndefined();
        expect(await worldContent(`${slug}/${without}.${media.extension}`)).toBeNull();
      }
      seen.push(media.extension);
      const path = `${slug}/${id}.${media.extension}`;
      const [first, second] = [await worldContent(path), await worldContent(path)];
      expect(first?.type).toBe(media.type);
      expect(Buffer.from(first?.body ?? []).equals(second?.body ?? new Uint8Array())).toBe(true);
      expect(typeOfBytes(first?.body ?? new Uint8Array())).toBe(media.extension === 'html' ? null : media.type);
    }
    expect(seen.toSorted()).toEqual(['glb', 'html', 'wav', 'webm']);
  });

  test('has a banner and a logo for every collection', async () => {
    for (const { slug } of worldCollections) {
      for (const file of ['banner', 'logo']) {
        const answer = await text(`${slug}/${file}.svg`);
        expect(answer?.type).toBe('image/svg+xml');
        expect(answer?.text.startsWith('<svg ')).toBe(true);
      }
    }
  });

  test.each([
    '',
    'isohypse',
    'isohypse/0.json',
    'isohypse/901.json',
    'isohypse/1.png',
    'isohypse/1.glb',
    'kiln/1.html',
    'isohypse/01.svg',
    'nowhere/1.json',
    '../package.json',
    'isohypse/../kiln/1.svg',
    'isohypse/banner.json',
    'isohypse/toString.svg',
    'constructor/1.json',
    `${'a'.repeat(9000)}/1.json`,
  ])('has nothing at %j', async (path) => {
    expect(await worldContent(path)).toBeNull();
  });

  test('Oddments is as bad as it is meant to be', async () => {
    expect((await text('oddments/1.json'))?.text).toContain('<script>');
    expect((await text('oddments/1.svg'))?.text).toContain('onload=');
    expect((await text('oddments/3.json'))?.text.length).toBeGreaterThan(10_000);
    expect((await text('oddments/7.json'))?.text).toContain('http://127.0.0.1/');
    const broken = (await text('oddments/8.json'))?.text ?? '';
    expect(() => JSON.parse(broken)).toThrow();
    expect(await worldContent('oddments/12.json')).toBeNull();
    expect(await worldContent('oddments/6.svg')).toBeNull();
  });
});
