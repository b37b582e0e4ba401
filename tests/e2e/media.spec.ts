import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

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
