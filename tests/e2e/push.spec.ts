import { parseEther } from 'viem';
import type { BrowserContext, Page } from 'playwright/test';
import type { ServiceBrowser } from '../support/server/push-service.ts';
import { bidOn, giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { shownNotices, workerOf } from '../support/browser/worker.ts';
import { wholeLaunchOptions } from '../support/browser/browser.ts';

test.use({ launchOptions: wholeLaunchOptions });

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
  pushService,
  product,
}) => {
  test.slow();
  const baseURL = product.origin;
  await context.grantPermissions(['notifications'], { origin: baseURL });
  const browser = pushService.browser();
  await standIn(context, browser);
  const order = await giveItem(wallet, { network: 'meridian' });
  await app.signIn('/docs');
  await app.open('/notifications');
  const settings = page.getByRole('region', { name: 'When Vitrine is closed' });
  await settings.getByRole('button', { name: 'Turn on' }).click();
  await expect(settings).toContainText('This browser tells you what happens.');
  const kinds = settings.getByRole('checkbox');
  await expect(kinds).toHaveCount(4);
  await settings.getByRole('checkbox', { name: 'Items you watch' }).uncheck();
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
  await settings.getByRole('button', { name: 'Turn on' }).click();
  await expect(settings).toContainText('This browser tells you what happens.');
  await expect(settings.getByRole('checkbox', { name: 'Items you watch' })).not.toBeChecked();
  await app.disconnect();
  await expect(app.button('Connect')).toBeVisible();
  await expect.poll(() => shown(context)).toEqual([]);
  await page.goto('about:blank');
  await deliver(page, baseURL, raw.replace('Offer received', 'Later'));
  await expect.poll(() => shown(context)).toEqual([]);
});
