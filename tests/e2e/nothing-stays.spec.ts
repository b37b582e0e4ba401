import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAddress } from 'viem';
import { App } from '../support/browser/app.ts';
import type { Order } from '../../src/contract/order.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { giveItem } from '../support/browser/seller.ts';
import { storedSession } from '../support/browser/session.ts';
import { storedText } from '../support/browser/stored-text.ts';
import { expect, test } from '../support/browser/test.ts';

/* What a device still tells of somebody who has signed out. */

/** Where a profile has what pages store, and the HTTP cache. What a browser notes for itself (history, tabs) is not ours. */
const FOLDERS = [
  'Cache',
  'Code Cache',
  'IndexedDB',
  'Local Storage',
  'Service Worker',
  'Session Storage',
  'WebStorage',
];

const gone = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

/** Files of the profile that hold one of these words, as they are on the disk: in one byte a letter, or in two. */
async function filesWith(profile: string, words: readonly string[]): Promise<string[]> {
  const home = join(profile, 'Default');
  const files = (await readdir(home, { recursive: true, withFileTypes: true })).filter(
    (entry) =>
      entry.isFile() && FOLDERS.some((folder) => join(entry.parentPath, '/').startsWith(join(home, folder, '/'))),
  );
  expect(files.length).toBeGreaterThan(20);
  const hits = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      // What the browser deleted since it was listed holds nothing.
      const text = (await readFile(path, 'latin1').catch(gone)).toLowerCase().replaceAll('\0', '');
      return (
        words
          .filter((word) => text.includes(word.toLowerCase()))
          // The HTTP cache's files begin with the address of what they hold.
          .map((word) => `${path.slice(home.length)}: ${word} in ${text.slice(0, 200).replaceAll(/[^ -~]+/g, ' ')}`)
      );
    }),
  );
  return hits.flat();
}

const isOfUnderstory = ({ nft }: Order) => nft.collectionSlug === 'understory';

test('after a sign-out neither stores nor caches of the device tell who was here, or hold a token', async ({
  phone,
  wallet,
}) => {
  test.slow();
  const order = await pick();
  const { collectionSlug } = (await giveItem(wallet, { network: 'tessera', suits: isOfUnderstory })).nft;
  const app = await phone.launch(itemUrl(order));
  const { page } = app;
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers()['x-access-token'];
    if (token !== undefined) tokens.add(token);
  });
  await app.connect();
  await expect(app.account()).toBeVisible();
  await app.buyNow.click();
  await app.expectStatus('success');
  await expect(app.anyModal).toHaveCount(1);
  await app.closePane();
  for (const tab of ['Collected', 'Listings', 'OffersMade', 'OffersReceived', 'WatchList']) {
    await app.open(`/profile/${wallet.address}?tab=${tab}`);
    await expect(app.account()).toBeVisible();
  }
  await app.open('/watch-list');
  await expect(page.getByRole('heading', { name: 'Your watch list is empty' })).toBeVisible();
  await expect.poll(() => storedText(page)).toContain('"notes","watch-list"');
  // A collection that is kept whole, in which one item is theirs.
  await app.open(`/collections/${collectionSlug}`);
  await app.button('Keep offline').click();
  const pane = app.modal('Keep offline');
  await pane.getByRole('button', { name: 'Keep offline' }).click();
  await expect(pane.getByRole('status')).toHaveText(/^\d+ items kept$/, { timeout: 120_000 });
  const kept = Number.parseInt(await pane.getByRole('status').innerText(), 10);
  await app.open(itemUrl(order));
  await app.sessionRenewed();
  // The search finds what is there before. One reading: a page renews its token when it likes.
  const before = await storedText(page);
  const { refreshToken = '' } = (await storedSession(app)) ?? {};
  const address = wallet.address.slice(2).toLowerCase();
  expect(before.toLowerCase()).toContain(address);
  expect(refreshToken).toMatch(/^\S{20,}$/);
  expect(tokens.size).toBeGreaterThan(0);
  const words = [address, getAddress(wallet.address).slice(2), refreshToken, ...tokens];
  expect((await filesWith(phone.profile, [address, refreshToken])).length).toBeGreaterThan(0);

  // A tab in the background, which the browser has frozen meanwhile, holds nothing of it back.
  const background = new App(await page.context().newPage(), wallet);
  await background.open(`/profile/${wallet.address}`);
  await expect(background.account()).toBeVisible();
  await page.bringToFront();
  const devTools = await page.context().newCDPSession(background.page);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });

  await app.disconnect();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine-sign-out'))).toBeNull();
  await page.goto('/docs');
  await expect(app.button('Connect')).toBeVisible();
  const after = (await storedText(page)).toLowerCase();
  for (const word of words) {
    const at = after.indexOf(word.toLowerCase());
    expect(at < 0 ? '' : after.slice(Math.max(0, at - 300), at + 100), word).toBe('');
  }
  await page.goto('/storage');
  await expect(page.getByRole('region', { name: 'Collections kept offline' })).toContainText(`${kept - 1} items kept`);
  expect(await page.evaluate(async () => navigator.storageBuckets.keys())).not.toContain('kept-spare');
  await phone.close();
  expect(await filesWith(phone.profile, words)).toEqual([]);
});
