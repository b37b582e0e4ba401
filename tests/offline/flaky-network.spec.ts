import { seeCollection } from '../support/browser/seen-collection.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true, told: false });

/** Whatever was seen is shown in this time, however slow the network is. */
const AT_ONCE_MS = 3000;

test('on a network that is slow and drops every second call, a collection seen before shows at once and refreshes later [M16]', async ({
  app,
  page,
  context,
}) => {
  const cards = await seeCollection(app);
  const seen = await cards.allInnerTexts();

  let calls = 0;
  let answered = 0;
  const isCall = /\/(data|marketplace)\//;
  await context.route(isCall, async (route) => {
    calls += 1;
    if (calls % 2 === 1) await route.abort();
    else await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (isCall.test(request.url())) answered += 1;
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 5000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // Twenty minutes later, by the clock of the page: what is shown then says its age.
  await page.clock.install({ time: Date.now() + 1_200_000 });
  const began = Date.now();
  await page.reload();
  await expect(cards.first()).toBeVisible({ timeout: AT_ONCE_MS });
  expect(Date.now() - began).toBeLessThan(AT_ONCE_MS);
  expect((await cards.allInnerTexts()).length).toBe(seen.length);
  await expect(page.getByText(/^as of (19|20) min/).first()).toBeVisible();
  expect(answered).toBe(0);
  await expect(page.getByText(/Error \d/)).toHaveCount(0);
  await expect(page.getByText('Up to date', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
  expect(answered).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(answered);
});
