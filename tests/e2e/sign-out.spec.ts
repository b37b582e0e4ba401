import * as v from 'valibot';
import type { App } from '../support/browser/app.ts';
import { signInWithDemoWallet } from '../support/browser/demo-wallet.ts';
import { keptWhole } from '../support/browser/kept-files.ts';
import { storedSession } from '../support/browser/session.ts';
import { removeAnswersSlowly, storesAnswers } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* What a sign-out ends, and where. */

const sessionSchema = v.object({ refreshToken: v.string() });

/** The tokens of whoever is signed in: the page opens anew, and is heard using one. */
async function tokensOf(app: App): Promise<{ access: string; refreshToken: string }> {
  const [request] = await Promise.all([app.page.waitForRequest('**/v1/auth-check'), app.reload()]);
  const { refreshToken } = v.parse(sessionSchema, await storedSession(app));
  return { access: request.headers()['x-access-token'] ?? '', refreshToken };
}

test('signing out ends the session on the server: no token of it works any more', async ({ app, request }) => {
  await app.signIn();
  const { access, refreshToken } = await tokensOf(app);
  const check = async () =>
    (await request.get('/marketplace/v1/auth-check', { headers: { 'X-Access-Token': access } })).status();
  expect(await check()).toBe(200);
  const [told] = await Promise.all([app.page.waitForResponse('**/v1/logout'), app.disconnect()]);
  expect(told.status()).toBe(200);
  expect(told.request().postData()).not.toContain(refreshToken);
  expect(await check()).toBe(401);
  const refreshed = await request.post('/marketplace/v1/refresh', { data: { refreshToken } });
  expect(refreshed.status()).toBe(401);
});

test('signing out everywhere ends the session of another browser too', async ({ app, phone, request }) => {
  await app.signIn('/docs');
  const other = await phone.launch('/docs');
  await other.signIn('/docs');
  const { refreshToken } = v.parse(sessionSchema, await storedSession(other));
  await app.account().click();
  await app.modal('Your account').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(app.button('Connect')).toBeVisible();
  const refreshed = await request.post('/marketplace/v1/refresh', { data: { refreshToken } });
  expect(refreshed.status()).toBe(401);
});

test('a sign-out without a network reaches the server when a later page has one', async ({ app, page, request }) => {
  await app.signIn('/docs');
  const { access } = await tokensOf(app);
  const check = async () =>
    (await request.get('/marketplace/v1/auth-check', { headers: { 'X-Access-Token': access } })).status();
  // A page without a network opens where the app is on the device.
  await keptWhole(page);
  await page.context().setOffline(true);
  await app.disconnect();
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
  expect(await check()).toBe(200);
  await page.context().setOffline(false);
  await expect.poll(check).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine-sign-out'))).toBeNull();
});

test('the demo wallet, disconnected in one tab, is connected in no other @long', async ({ app, secondApp }) => {
  await signInWithDemoWallet(app, '/docs');
  const other = await secondApp();
  await other.open('/docs');
  await expect(other.button(/^Account 0x/)).toBeVisible();
  await app.page.bringToFront();
  await app.button(/^Account 0x/).click();
  await app.button('Disconnect').click();
  for (const tab of [app, other]) {
    await expect(tab.button('Connect')).toBeVisible();
    await expect(tab.button('Sign in')).toHaveCount(0);
  }
});

test('a sign-out that another tab holds up disconnects the wallet and reaches the server; a page that reads meanwhile does not keep it from its end', async ({
  app,
  page,
  context,
}) => {
  await app.signIn('/collections');
  await expect.poll(() => storesAnswers(page)).toBe(true);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const removal = await removeAnswersSlowly(other);
  await Promise.all([page.waitForResponse('**/v1/logout'), app.disconnect()]);
  await expect.poll(removal.waiting).toEqual(['exclusive']);
  await removal.closeOthers();
  await app.follow('/drops');
  await expect.poll(removal.waiting).toContain('shared');
  await removal.letGo();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine-sign-out'))).toBeNull();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Drops' })).toBeVisible();
});

test('a sign-out that a failing server, mocked, did not take is told again by the same page @long', async ({
  app,
  page,
  request,
}) => {
  await app.signIn('/docs');
  const { access } = await tokensOf(app);
  await page.clock.install();
  await page.route('**/v1/logout', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const [refused] = await Promise.all([page.waitForResponse('**/v1/logout'), app.disconnect()]);
  expect(refused.status()).toBe(503);
  const check = async () =>
    (await request.get('/marketplace/v1/auth-check', { headers: { 'X-Access-Token': access } })).status();
  expect(await check()).toBe(200);
  await page.clock.runFor(5000);
  await expect.poll(check).toBe(401);
});
