import { parseEther } from 'viem';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import type { ServiceBrowser } from '../support/server/push-service.ts';
import type { App } from '../support/browser/app.ts';
import { chain } from '../support/browser/chain.ts';
import { allDrops } from '../support/browser/drops.ts';
import { expect, test as base } from '../support/browser/notices-test.ts';
import { approveItems, bidOn, giveItem, publish, richStranger } from '../support/browser/seller.ts';
import { storedText } from '../support/browser/stored-text.ts';
import { shownNotices, workerOf } from '../support/browser/worker.ts';

/*
 * A browser subscribes at its maker's push service, which lies outside of this machine: a service of ours and the
 * subscription that it gave stand in for them. Server, encryption, worker and notification are real.
 */

/** Where a page asks for the subscription, it gets this one. */
const standIn = (context: BrowserContext, { endpoint, p256dh, auth }: ServiceBrowser) =>
  context.addInitScript(
    ({ keys, url }) => {
      const made = {
        endpoint: url,
        toJSON: () => ({ endpoint: url, keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', '1');
        return made;
      };
      PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? made : null);
    },
    { keys: { p256dh, auth }, url: endpoint },
  );

/** `subscribed`: this browser at its push service. */
const test = base.extend<{ subscribed: ServiceBrowser }>({
  subscribed: async ({ context, pushService }, use) => {
    const browser = pushService.browser();
    await standIn(context, browser);
    await use(browser);
  },
});

// A world of its own: time passes on its chains.
test.use({ ownWorld: true });

/** Signs in; the settings of pushes, and what turns them on. */
async function openSettings(app: App) {
  await app.signIn('/docs');
  await app.open('/notifications');
  const settings = app.page.getByRole('region', { name: 'When the app is closed' });
  return { settings, turnOn: settings.getByRole('button', { name: 'Turn on' }) };
}
const isOn = (settings: Locator) => expect(settings).toContainText('This browser tells you what happens.');

/** As the browser hands a worker what its push service sent and it has opened. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const { session, registrationId } = await workerOf(page, origin);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

const shown = async (context: BrowserContext) =>
  (await shownNotices(context))?.map(({ title, body }) => `${title}: ${body}`);

test('with a stand-in for the browser’s push service: an offer is told while the app is closed, once; a forged push shows nothing; signing out ends it', async ({
  app,
  page,
  context,
  wallet,
  subscribed: browser,
  product: { origin: baseURL },
}) => {
  test.slow();
  const order = await giveItem(wallet, { network: 'meridian' });
  const { settings, turnOn } = await openSettings(app);
  await turnOn.click();
  await isOn(settings);
  const kinds = settings.getByRole('checkbox');
  await expect(kinds).toHaveCount(6);
  await settings.getByRole('checkbox', { name: 'Items you watch' }).uncheck();
  // The server knows.
  await expect(settings.getByRole('checkbox', { name: 'Items you watch' })).toBeEnabled();
  await app.reload();
  await expect(settings.getByRole('checkbox', { name: 'Items you watch' })).not.toBeChecked();
  await expect(settings.getByRole('checkbox', { name: 'Offers and higher offers' })).toBeChecked();

  await page.goto('about:blank');
  await bidOn(order, parseEther('0.01'));
  await expect.poll(() => browser.got.length, { timeout: 60_000 }).toBe(1);
  const { raw = '', message } = browser.got[0] ?? {};
  expect(message?.notification.navigate).toBe(
    `${baseURL}/collections/${order.nft.collectionSlug}/${order.nft.identifier}`,
  );
  const offer = `Offer received: ${order.nft.name} · 0.01 WETH`;
  await deliver(page, baseURL, raw);
  await expect.poll(() => shown(context)).toEqual([offer]);
  // What comes again, and what is not ours; after them one that is.
  const later = raw.replaceAll(message?.notification.tag ?? '', 'later').replace('Offer received', 'Later');
  for (const other of [raw, 'not json', '{}', raw.replace(baseURL, 'https://elsewhere.example'), later])
    await deliver(page, baseURL, other);
  await expect
    .poll(async () => (await shown(context))?.toSorted())
    .toEqual([offer.replace('Offer received', 'Later'), offer]);

  await app.open('/notifications');
  await expect(page.getByRole('listitem').filter({ hasText: 'Offer received' })).toHaveCount(1);
  await settings.getByRole('button', { name: 'Turn off' }).click();
  await expect(settings).toContainText('Let this browser tell you what happens');
  await turnOn.click();
  await isOn(settings);
  await expect(settings.getByRole('checkbox', { name: 'Items you watch' })).not.toBeChecked();
  const words = [wallet.address.slice(2), browser.endpoint, browser.auth];
  expect((await storedText(page)).toLowerCase()).toContain(wallet.address.slice(2).toLowerCase());
  await app.disconnect();
  await expect(app.button('Connect')).toBeVisible();
  await expect.poll(() => shown(context)).toEqual([]);
  // With pushes on, too, nothing that is stored tells who was here, or where they were to be told.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine-sign-out'))).toBeNull();
  await page.goto('/docs');
  const left = (await storedText(page)).toLowerCase();
  expect(words.filter((word) => left.includes(word.toLowerCase()))).toEqual([]);
  await page.goto('about:blank');
  await deliver(page, baseURL, raw.replace('Offer received', 'Later'));
  await expect.poll(() => shown(context)).toEqual([]);
});

test('with a stand-in for the browser’s push service: a drop that is followed is told before it opens and when it is open; what was seen in the app is not @long', async ({
  app,
  page,
  context,
  subscribed: browser,
  product: { origin: baseURL },
}) => {
  test.slow();
  const drop = (await allDrops()).find(({ state }) => state === 'upcoming');
  if (drop === undefined) throw new Error('The world has no drop to come');
  // A page that has just opened may say once more what it said before.
  const says = async (drops: readonly unknown[], act: () => Promise<void>) => {
    const asked = page.waitForRequest(
      (request) =>
        request.method() === 'PUT' &&
        request.url().endsWith('/v1/push') &&
        JSON.stringify((request.postDataJSON() as { drops?: unknown }).drops) === JSON.stringify(drops),
    );
    await act();
    await asked;
  };
  const { settings, turnOn } = await openSettings(app);
  await says([], () => turnOn.click());
  await isOn(settings);
  await app.open(`/drops/${drop.slug}`);
  const remind = page.getByRole('button', { name: 'Remind me' });
  const followed = [{ slug: drop.slug, ofEnd: false }];
  await says(followed, () => remind.click());
  await app.open('/notifications');
  const group = settings.getByRole('checkbox', { name: 'Drops you follow' });
  await says([], () => group.uncheck());
  await expect(group).toBeEnabled();
  await says(followed, () => group.check());
  await expect(group).toBeEnabled();

  await page.goto('about:blank');
  const on = chain(drop.chainId);
  const waitUntil = async (time: number) => {
    // A block of now: in a world that was made hours ago the last one is as old.
    await on.mine();
    const { timestamp } = await on.reader.getBlock();
    await on.passTime(time - Number(timestamp));
    await on.mine();
  };
  await waitUntil(drop.startTime - 1800);
  await expect.poll(() => browser.got.length, { timeout: 60_000 }).toBe(1);
  await waitUntil(drop.startTime + 5);
  await expect.poll(() => browser.got.length, { timeout: 60_000 }).toBe(2);
  const [soon, open] = browser.got;
  expect(open?.message.notification.navigate).toBe(`${baseURL}/drops/${drop.slug}`);
  for (const raw of [soon?.raw, open?.raw, soon?.raw]) await deliver(page, baseURL, raw ?? '');
  const both = [`${drop.name}: Opened`, `${drop.name}: Opens within the hour`];
  await expect.poll(async () => (await shown(context))?.toSorted()).toEqual(both);

  // As if it had opened a minute ago by the person's clock, which the app tells by itself.
  await app.open('/');
  const opened = await page.evaluate(() => {
    const key = 'vitrine-reminders';
    const [reminder] = JSON.parse(localStorage.getItem(key) ?? '[]') as { startTime: number }[];
    const startTime = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(key, JSON.stringify([{ ...reminder, startTime }]));
    return startTime;
  });
  await app.open('/notifications');
  // Beside it stands the reminder itself.
  const row = page.getByRole('listitem').filter({ hasText: drop.name, hasNotText: 'Drop reminder' });
  await expect(row).toContainText('Opened');
  await app.open('/docs');
  const again = (startTime: number, title: string) =>
    (open?.raw ?? '').replace(`${drop.startTime}000`, `${startTime}000`).replace('Opened', title);
  await deliver(page, baseURL, again(opened, 'Seen'));
  await deliver(page, baseURL, again(opened + 1, 'Another'));
  await expect.poll(async () => (await shown(context))?.toSorted()).toEqual([`${drop.name}: Another`, ...both]);
});

test('with a stand-in for the browser’s push service: what is listed under the price of a saved search is told while the app is closed, and leads to the search', async ({
  app,
  page,
  context,
  subscribed: browser,
  product: { origin: baseURL },
}) => {
  test.slow();
  const seller = await richStranger(31337);
  const item = await giveItem(seller, { network: 'meridian' });
  await approveItems(seller, item);
  const { settings, turnOn } = await openSettings(app);
  await turnOn.click();
  await isOn(settings);
  const href = `/collections/${item.nft.collectionSlug}?max=0.0015`;
  await app.open(href);
  await page.getByRole('button', { name: 'Save search' }).click();
  const modal = app.modal('Save search');
  await modal.getByRole('textbox', { name: 'Name' }).fill('Nearly free');
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('Nearly free'),
  );
  await modal.getByRole('button', { name: 'Save' }).click();
  expect((await (await told).response())?.status()).toBe(200);

  await page.goto('about:blank');
  // The first is above the limit.
  await publish('listing', seller, item, { unitValue: parseEther('0.002') });
  await publish('listing', seller, item, { unitValue: parseEther('0.001') });
  await expect.poll(() => browser.got.length, { timeout: 60_000 }).toBe(1);
  const { raw = '', message } = browser.got[0] ?? {};
  expect(message?.notification.navigate).toBe(`${baseURL}${href}`);
  await deliver(page, baseURL, raw);
  await deliver(page, baseURL, raw);
  await expect.poll(() => shown(context)).toEqual(['Nearly free: A listing under your price']);
  await page.goto(message?.notification.navigate ?? '');
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible();
  // The list as it was saved may stand for a while: docs/plan.md, issue 11, point 9.
  await expect(async () => {
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: item.nft.name });
    await expect(card).toContainText('0.001 ETH', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  // Switched off, the server has none of it.
  await app.open('/notifications');
  const none = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('"searches":[]'),
  );
  await settings.getByRole('checkbox', { name: 'Items for sale in saved searches' }).uncheck();
  await none;
});
