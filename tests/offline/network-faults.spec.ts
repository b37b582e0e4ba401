import type { Route } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { mirror } from '../support/browser/mirror.ts';
import { seeCollection } from '../support/browser/seen-collection.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true, told: false });

const PORTAL = '<!doctype html><title>Welcome</title><p>Accept the terms of this network to go on.';

/** What a network, or what stands in it, answers in the server's place. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'a name that nobody resolves @long': (route) => route.abort('namenotresolved'),
  'connections that break @long': (route) => route.abort('connectionreset'),
  'a portal’s page in the place of every answer': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL }),
  'half of each answer @long': async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
  },
  'a server that asks for patience (503) @long': (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '' }),
  'a server that is asked too much (429) @long': (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, body: '' }),
};

/** What was seen stays with its age, what was not says so, and both come by themselves once it is over. */
async function ridesOut(app: App, path: string, fault: { begin(): unknown; end(): unknown }): Promise<void> {
  const { page } = app;
  const cards = await seeCollection(app, path);
  const seen = await cards.count();

  await fault.begin();
  await page.clock.install({ time: Date.now() + 1_200_000 });
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(/^as of (19|20) min/).first()).toBeVisible();
  expect(await cards.count()).toBe(seen);
  await expect(page.getByRole('main').getByText(/Error \d/)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Drops' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(seen);

  await fault.end();
  // What is asked for while the clock runs on may be given up before it is answered: it is asked for again. What was
  // answered early in such a step is some seconds old at its end.
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(page.getByText(/^(Up to date|Updated )/).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(cards).toHaveCount(seen);
}

const CALLS = /\/(data|marketplace)\//;

for (const [name, fault] of Object.entries(FAULTS))
  test(`behind ${name}, mocked, what was seen stays with its age, what was not says so, and both come by themselves once it is over`, async ({
    app,
    context,
  }) => {
    await ridesOut(app, '/collections/meander', {
      begin: () => context.route(CALLS, fault),
      end: () => context.unroute(CALLS, fault),
    });
  });

test('behind a server that is killed in the middle of each answer, the same: what was seen stays, what was not says so, both come by themselves @long', async ({
  app,
  baseURL,
}) => {
  const deployed = await mirror(baseURL ?? '');
  await ridesOut(app, new URL('/collections/meander', deployed.address).href, {
    begin: () => deployed.breakOff(CALLS),
    end: () => deployed.breakOff(null),
  });
  deployed.close();
});

test('pages whose server, mocked, fails again keep what they show: each age says that it can’t refresh, and no toast covers it', async ({
  app,
  page,
  context,
}) => {
  const paths = ['/', '/drops', '/collections', '/collections/isohypse', '/collections/isohypse/4'];
  const stamp = page.getByRole('main').getByText(/· can’t refresh$/);
  await page.clock.install();
  for (const path of paths) {
    await app.open(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Up to date|Updated)/)
        .first(),
    ).toBeVisible();
    await context.route(CALLS, (route) => route.fulfill({ status: 503, body: '' }));
    // What is older than five seconds is asked for again once somebody looks. A part that was answered while the clock
    // went on is younger, and is asked for at the next look.
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('main').getByText(/^(Up to date|Updated)/), path).toHaveCount(0, { timeout: 3000 });
    }).toPass();
    await expect(stamp.first(), path).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('[data-status]'), path).toHaveCount(0);
    await context.unroute(CALLS);
  }
});
