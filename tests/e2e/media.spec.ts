import { isFilmed } from '../../backend/demo/world/art/pocket-fauna.ts';
import type { Order } from '../../src/contract/order.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

const FILMED = {
  looksOnly: true,
  suits: ({ nft }: Order) => nft.collectionSlug === 'pocket-fauna' && isFilmed(Number(nft.identifier)),
};

test('an item with sound plays it on a press, and reads nothing of it before', async ({ app, page }) => {
  const order = await pick({
    network: 'tessera',
    looksOnly: true,
    suits: (one) => one.nft.collectionSlug === 'ephemeris',
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_media/')) asked.push(request.url());
  });
  await app.open(itemUrl(order));
  const player = page.locator('audio');
  await expect(player).toHaveAccessibleName(`${order.nft.name}, as sound or video`);
  expect(asked).toEqual([]);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
  expect(await player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(16);
  expect(asked.length).toBeGreaterThan(0);
});

test('an item with a video plays it in place of its picture, on a press, from wherever one likes', async ({
  app,
  page,
}) => {
  const order = await pick(FILMED);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_media/')) asked.push(request.url());
  });
  await app.open(itemUrl(order));
  const player = page.locator('video');
  await expect(player).toHaveAccessibleName(`${order.nft.name}, as sound or video`);
  expect(asked).toEqual([]);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  // It can be moved in: the server answers for parts of it.
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 3;
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(2.9);
  expect(await player.evaluate((video: HTMLVideoElement) => [video.duration, video.videoWidth])).toEqual([4, 484]);
});

test('in place of a video that cannot be played, mocked, stands its picture', async ({ app, page }) => {
  const order = await pick(FILMED);
  await page.route('**/_media/**', (route) => route.fulfill({ body: 'no film', contentType: 'video/webm' }));
  await app.open(itemUrl(order));
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));
  await expect(page.getByText('This cannot be played here.')).toBeVisible();
  await expect(page.getByRole('img', { name: order.nft.name })).toBeVisible();
});

test('an item that is a program runs on a press, in a frame that shares nothing with this site', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true, suits: (one) => one.nft.collectionSlug === 'meander' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_interactive/')) asked.push(request.method());
  });
  await app.open(itemUrl(order));
  await expect(page.getByText('This item is a program by its creator.')).toBeVisible();
  expect(asked).toEqual([]);
  await app.button('Run this item').click();
  const frame = page.frameLocator(`iframe[title="${order.nft.name}, running"]`);
  const canvas = frame.getByRole('application');
  await expect(canvas).toBeVisible();
  await expect
    .poll(() =>
      canvas.evaluate(
        (canvas: HTMLCanvasElement) => (canvas.getContext('2d')?.getImageData(5, 5, 1, 1).data[3] ?? 0) > 0,
      ),
    )
    .toBe(true);
  expect(
    await canvas.evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          return String(run());
        } catch (error) {
          return error instanceof DOMException ? error.name : String(error);
        }
      };
      return {
        origin: self.origin,
        parent: attempt(() => parent.document.title),
        storage: attempt(() => localStorage.length),
        cookies: attempt(() => document.cookie),
        popup: attempt(() => open('/')),
      };
    }),
  ).toEqual({
    origin: 'null',
    parent: 'SecurityError',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    popup: 'null',
  });
  await app.button('Stop').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(app.button('Run this item')).toBeFocused();
  expect(asked).toEqual(['HEAD', 'GET']);
});

test('an item with a model shows it on a press, to turn by keys, and loads nothing of it before', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true, suits: (one) => one.nft.collectionSlug === 'kiln' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_media\/|model-scene/.test(request.url())) asked.push(request.url());
  });
  await app.open(itemUrl(order));
  await expect(app.button('View in 3-D')).toBeVisible();
  expect(asked).toEqual([]);
  await app.button('View in 3-D').click();
  const model = page.getByRole('application', { name: `${order.nft.name}, in 3-D` });
  await expect(app.button('Zoom in')).toBeVisible();
  const drawn = () => model.screenshot().then((picture) => picture.toString('base64'));
  const before = await drawn();
  await model.focus();
  await page.keyboard.press('+');
  await expect.poll(drawn).not.toBe(before);
  await app.button('Show the picture').click();
  await expect(model).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
