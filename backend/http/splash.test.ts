import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSplash, splashLinks } from './splash.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const splash = createSplash(
  (_, next) => next(),
  async () => null,
);

test('an iPhone is told of a picture for each screen and theme, each of its size and ground; nobody else is', async () => {
  const links = [...splashLinks(PHONE, null).matchAll(/href="\/splash\/((\d+)x(\d+)-(light|dark)\.png)"/g)];
  expect(links.length).toBeGreaterThanOrEqual(40);
  for (const [, file, width, height, theme] of links.slice(0, 4)) {
    const answer = await splash.request(`/${file}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: Number(width), height: Number(height) });
    const { channels } = await picture.stats();
    expect((channels[0]?.mean ?? 128) > 128).toBe(theme === 'light');
  }
  expect(splashLinks('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', null)).toBe('');
});

test('no other size is made', async () => {
  for (const file of ['1x1-light.png', '1320x2868-blue.png', '99999x99999-dark.png', 'constructor'])
    expect((await splash.request(`/${file}`)).status).toBe(404);
});

test('it shows the market’s own mark, under another address for each, as soon as one is set', async () => {
  const square = { create: { width: 8, height: 8, channels: 4 as const, background: '#ff0000' } };
  const red = await sharp(square).png().toBuffer();
  let mark: { id: string; url: string } | null = null;
  const themed = createSplash(
    (_, next) => next(),
    async () => mark,
  );
  const middle = async () => {
    const answer = await themed.request('/750x1334-light.png');
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + info.width / 2 - 20) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  expect(await middle()).not.toEqual([255, 0, 0]);
  mark = { id: 'ab'.repeat(16), url: `data:image/png;base64,${red.toString('base64')}` };
  expect(await middle()).toEqual([255, 0, 0]);
  expect(splashLinks(PHONE, mark.id)).toContain(`-light.png?${mark.id}"`);
});
