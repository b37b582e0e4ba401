import type { App } from '../support/browser/app.ts';
import { asCame } from '../support/browser/json.ts';
import { clearPersonStore } from '../support/browser/person-store.ts';
import { expectNoSession, storedSession } from '../support/browser/session.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/** The access tokens that calls to a path carry, one a call. */
function tokensAt(app: App, path: string): (string | null)[] {
  const tokens: (string | null)[] = [];
  app.page.on('request', (request) => {
    if (request.url().endsWith(path)) tokens.push(request.headers()['x-access-token'] ?? null);
  });
  return tokens;
}

test('after a refresh the stored session holds the new token, and the next call carries the new one [C36]', async ({
  app,
}) => {
  await app.signIn();
  const before = await storedSession(app);
  const checks = tokensAt(app, '/v1/auth-check');
  const answered = app.page.waitForResponse('**/v1/refresh');
  await app.reload();
  const { data } = asCame(await (await answered).json());
  await app.sessionRenewed();
  expect(checks).toEqual([data.access]);
  const after = await storedSession(app);
  expect(after?.refreshToken).toBe(data.refresh);
  expect(before?.refreshToken).not.toBe(data.refresh);
});

test('a call refused where no refresh token is left, mocked, signs out and asks for no other [G3]', async ({
  app,
  wallet,
}) => {
  await app.signIn();
  // A wallet that tells nothing does not sign in again by itself.
  wallet.lock();
  const refreshes = tokensAt(app, '/v1/refresh');
  let refuse = () => {};
  const gone = new Promise<void>((resolve) => (refuse = resolve));
  await app.page.route('**/v1/auth-check', async (route) => {
    await gone;
    await route.fulfill({ status: 401, json: {} });
  });
  const checked = app.page.waitForRequest('**/v1/auth-check');
  await app.reload();
  await checked;
  await expect(app.walletMissing).toBeVisible();
  expect(refreshes).toHaveLength(1);
  await app.page.evaluate(() => localStorage.removeItem('vitrine-signed-in'));
  await clearPersonStore(app.page, 'session');
  refuse();
  await expect(app.button('Connect')).toBeVisible();
  await expect(app.account()).toHaveCount(0);
  await expectNoSession(app);
  expect(refreshes).toHaveLength(1);
});
