import type { App } from '../support/browser/app.ts';
import { cachingLaunchOptions } from '../support/browser/browser.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ launchOptions: cachingLaunchOptions });

/** Leaves the app for a page of another site: a machine's address is none of its names. */
async function goElsewhere(app: App): Promise<void> {
  await app.page.goto(new URL('/', app.page.url()).href.replace('localhost', '127.0.0.1'));
}

/** Whether the browser shows the page as it was left, without loading it. */
async function comesBackWhole(app: App): Promise<boolean> {
  // A page that is shown again fires no load event.
  await app.page.goBack({ waitUntil: 'commit' });
  await expect(app.page).toHaveURL(/localhost/);
  return app.page.evaluate(() => document.documentElement.hasAttribute('data-as-left'));
}

test('Back from elsewhere shows the page as it was; not the one of somebody who has signed out in another tab since', async ({
  app,
  wallet,
  secondApp,
}) => {
  await app.signIn('/docs');
  const other = await secondApp();
  await other.open('/docs');
  await expect(other.account()).toBeVisible();

  await app.open(`/profile/${wallet.address}`);
  await expect(app.account()).toBeVisible();
  // While something is under way, such as what is kept for offline, a browser keeps no page.
  await expect(async () => {
    await app.page.evaluate(() => document.documentElement.setAttribute('data-as-left', ''));
    await goElsewhere(app);
    expect(await comesBackWhole(app)).toBe(true);
  }).toPass();
  await expect(app.account()).toBeVisible();

  await goElsewhere(app);
  await other.page.bringToFront();
  await other.disconnect();
  await app.page.bringToFront();
  expect(await comesBackWhole(app)).toBe(false);
  await expect(app.button('Connect')).toBeVisible();
  await expect(app.account()).toHaveCount(0);
});
