import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { App } from '../support/browser/app.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { expectNoSession } from '../support/browser/session.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* A signature is asked for only after something the person did. */

/** Signed out, the wallet connected: said so, and asked for by a press only. */
async function expectQuiet(app: App): Promise<void> {
  await expect(app.button('Sign in')).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  expect(app.wallet.count('personal_sign')).toBe(1);
}

async function signInByPress(app: App): Promise<void> {
  await app.button('Sign in').click();
  const modal = app.modal('Sign in');
  await expect(modal).toContainText('you are signed out');
  expect(app.wallet.count('personal_sign')).toBe(1);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  expect(app.wallet.count('personal_sign')).toBe(2);
}

test('a refused refresh, mocked, opens no wallet: signed out with the wallet connected, and Sign in asks', async ({
  app,
  page,
}) => {
  await app.signIn();
  await page.route('**/v1/refresh', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await app.reload();
  await expectQuiet(app);
  await signInByPress(app);
});

test('a press on Connect while the wallet comes back, the refresh refused by a mocked answer, opens the way to sign in', async ({
  app,
  page,
  wallet,
}) => {
  await app.signIn();
  await page.route('**/v1/refresh', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const asked = wallet.next('eth_accounts');
  await app.reload();
  const question = await asked;
  await app.button('Connect').click();
  await question.approve();
  await expect(app.modal('Sign in')).toContainText('you are signed out');
});

test('another account that was chosen while the page was closed is not asked on its own @long', async ({
  app,
  wallet,
}) => {
  await app.signIn('/docs');
  await app.page.goto('about:blank');
  wallet.account = privateKeyToAccount(generatePrivateKey());
  await app.open('/docs');
  await expectQuiet(app);
  await signInByPress(app);
});

test('Disconnect is the other way out of it @long', async ({ app, page }) => {
  await app.signIn();
  await page.route('**/v1/refresh', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await app.reload();
  await app.button('Sign in').click();
  await app.modal('Sign in').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(app.wallet.count('personal_sign')).toBe(1);
});

test('a server that fails to refresh, mocked, signs nobody out; the next page is signed in as before', async ({
  app,
  page,
}) => {
  await app.signIn();
  for (const status of [500, 503]) {
    await page.route('**/v1/refresh', (route) => route.fulfill({ status, json: {} }));
    await app.reload();
    await expect(app.account()).toBeVisible();
    await page.unroute('**/v1/refresh');
  }
  // The last mocked answer can still be under way.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/v1/refresh') && answer.status() === 200);
  await Promise.all([renewed, app.reload()]);
  await expect(app.account()).toBeVisible();
  expect(app.wallet.count('personal_sign')).toBe(1);
});

test('a renewal that another tab writes down while the wallet leaves brings the session back in neither @long [G9] [G30]', async ({
  app,
  secondApp,
  wallet,
}) => {
  await app.signIn();
  const other = await secondApp();
  // Tells when the renewal waits for the store.
  await other.page.addInitScript(() => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      if (this.name === 'vitrine-person' && JSON.stringify(args[0]).includes('session') && args[1] === 'readwrite')
        document.documentElement.setAttribute('data-writes', '');
      return transaction.apply(this, args);
    };
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await other.page.route('**/v1/refresh', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await other.open('/docs');
  await expect(other.account()).toBeVisible();

  // A page without the app keeps the store busy: what the two write waits in the order it was asked for.
  const third = await app.page.context().newPage();
  await third.goto('/marketplace/v1/health-check');
  await third.evaluate(async () => {
    const bucket = await navigator.storageBuckets.open('person');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = bucket.indexedDB.open('vitrine-person');
      request.addEventListener('success', () => resolve(request.result));
    });
    // As the app's connections do; left open, it would keep the bucket from being removed until it is collected.
    database.addEventListener('versionchange', () => database.close());
    const store = database.transaction('session', 'readwrite').objectStore('session');
    await new Promise<void>((resolve) => {
      const again = () => {
        if (document.documentElement.hasAttribute('data-let-go')) return;
        const request = store.count();
        request.addEventListener('success', again);
        request.addEventListener('success', () => resolve());
      };
      again();
    });
  });
  letGo();
  await expect(other.page.locator('html[data-writes]')).toBeAttached();
  await wallet.forget();
  await expect(app.button('Connect')).toBeVisible();
  await third.evaluate(() => document.documentElement.setAttribute('data-let-go', ''));

  await expectNoSession(app);
  for (const tab of [app, other]) await expect(tab.button('Connect')).toBeVisible();
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
});

test('who presses something that needs a sign-in is told that it goes on, and it does', async ({ app, page }) => {
  await app.open(`/drops/${(await liveDrop()).slug}`);
  await page.getByRole('button', { name: 'Remind me before it ends' }).click();
  const modal = app.modal('Connect a wallet');
  await expect(modal).toContainText('What you pressed happens right after.');
  await modal.getByRole('button', { name: 'Close' }).click();
  await app.button('Connect').click();
  await expect(modal).not.toContainText('What you pressed');
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remind me before it ends' }).click();
  await modal.getByRole('button', { name: TestWallet.label }).click();
  await expect(page.getByRole('button', { name: 'Remove reminder' })).toBeVisible();
});
