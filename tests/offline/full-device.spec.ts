import type { Page } from 'playwright/test';
import { chain } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { putInPersonStore, removeAnswersSlowly, storesAnswers } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

const ROOM = 2_000_000;

/** How much room the browser says this device has for the app, from now on. */
async function roomSetter(page: Page, baseURL: string | undefined): Promise<(quotaSize: number) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  return (quotaSize) => devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

test('with room for 2 MB, browsing goes on, and a purchase is kept before the wallet is asked, or refused with the reason', async ({
  app,
  page,
  baseURL,
  wallet,
}) => {
  const setRoom = await roomSetter(page, baseURL);
  await setRoom(ROOM);
  const rejected: string[] = [];
  await page.exposeFunction('noteRejection', (text: string) => void rejected.push(text));
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) =>
      (globalThis as unknown as { noteRejection(text: string): void }).noteRejection(String(reason)),
    ),
  );

  for (const path of ['/', '/collections/meander', '/collections/vessel', '/collections', '/drops', '/docs']) {
    await app.open(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      scrollTo(0, document.body.scrollHeight);
    });
  }
  const order = await pick();
  await app.open(itemUrl(order));
  const used = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  // Else this device was never full.
  await expect.poll(used).toBeGreaterThan(ROOM * 0.6);

  await app.connect();
  await expect(app.account()).toBeVisible();
  await app.buyNow.click();
  const done = app.modal('Your purchase is complete');
  const refused = page.getByText(/^This browser does not let Vitrine keep a record of transactions/);
  await expect(done.or(refused)).toBeVisible();
  const { collectionAddress, identifier } = order.nft;
  const owner = await chain(order.chainId).ownerOf(collectionAddress, identifier ?? '');
  if (await done.isVisible()) {
    expect(owner).toBe(wallet.address);
    expect(await app.record()).toMatchObject({ status: 'success' });
  } else {
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    expect(owner).not.toBe(wallet.address);
  }
  expect(rejected).toEqual([]);
});

test('on a full device a purchase comes to its end while another tab holds up what makes room, and this one reads @long', async ({
  app,
  page,
  baseURL,
  context,
  wallet,
}) => {
  const setRoom = await roomSetter(page, baseURL);
  await setRoom(10 * ROOM);
  await app.signInAt(await pick());
  await expect.poll(() => storesAnswers(page)).toBe(true);
  await setRoom(1);
  // Chromium remembers for half a minute how much room there was; what is larger has it look again.
  const large = { owner: 'nobody', text: 'x'.repeat(10 * ROOM) };
  await expect(putInPersonStore(page, 'seen-orders', [large])).rejects.toThrow('QuotaExceededError');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const removal = await removeAnswersSlowly(other);
  await app.buyNow.click();
  await expect.poll(removal.waiting).toContain('exclusive');
  await removal.closeOthers();
  await page.getByRole('banner').getByRole('search').getByLabel('Search').fill('meander');
  await expect.poll(removal.waiting).toContain('shared');
  await removal.letGo();
  await expect(app.buyBox).toContainText('This browser does not let Vitrine keep a record of transactions');
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('on a full device, keeping a collection is refused with the reason', async ({ app, page, baseURL }) => {
  await app.open('/collections/isohypse');
  await app.button('Keep offline').click();
  const pane = app.modal('Keep offline');
  await expect(pane.getByRole('status')).toContainText('items, about');
  const setRoom = await roomSetter(page, baseURL);
  await setRoom(1);
  await pane.getByRole('button', { name: 'Keep offline' }).click();
  await expect(pane.getByRole('status')).toHaveText(
    'This device has no room for it. Remove something under Storage first.',
  );
  await expect(pane.getByRole('button', { name: 'Keep offline' })).toBeDisabled();
});
