import { keptWhole } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { readPersonStore } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

test('a visitor is led home from the watch list, by address and by link, and so is who signs out on it [A18] [A19] [G28]', async ({
  app,
  page,
}) => {
  await app.open('/watch-list');
  await expect(page).toHaveURL('/');
  const why = app.toast('Connect to see your watch list');
  await why.getByRole('button', { name: 'Connect' }).click();
  await expect(app.modal('Connect a wallet')).toBeVisible();
  await app.closePane();
  await app.open('/docs');
  await app.follow('/watch-list');
  await expect(page).toHaveURL('/');

  await app.signIn('/docs');
  // Nobody is turned away while the session is being renewed.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/v1/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/watch-list');
  await app.ready();
  await expect(page.getByRole('heading', { level: 1, name: 'Watch list' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Your watch list is empty' })).toBeVisible();
  await app.account().click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page).toHaveURL('/');
  await expect(app.button('Connect')).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('the heart adds a work to one’s own list and takes it out, also with a mocked failing server [A35] [A36] [A37] [G19] [G20] [J8] [J9] [J10]', async ({
  app,
  page,
  wallet,
}) => {
  const order = await pick({ network: 'meridian' });
  await app.open(itemUrl(order));
  const add = app.button('Add to watch list');
  await add.click();
  await expect(app.modal('Connect a wallet')).toBeVisible();
  await app.closePane();

  await app.signIn(itemUrl(order));
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await add.click();
  const put = await asked;
  expect(new URL(put.url()).pathname).toMatch(/\/v1\/watch-list$/);
  expect(put.postDataJSON()).toEqual({ uuid: order.nft.uuid });
  expect(await put.headerValue('x-access-token')).toMatch(/^ey/);
  const remove = app.button('Remove from watch list');
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await app.reload();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');

  const listed = page.waitForRequest((request) => request.url().includes('/v1/watch-list?page='));
  await app.account().click();
  await app.modal('Your account').getByRole('link', { name: 'Watch list' }).click();
  expect(await (await listed).headerValue('x-access-token')).toMatch(/^ey/);
  const card = page.getByRole('main').getByRole('link', { name: order.nft.name });
  await expect(card).toHaveAttribute('href', itemUrl(order));
  const taken = page.waitForRequest((request) => request.method() === 'DELETE');
  await app.button(`Remove ${order.nft.name} from watch list`).click();
  const url = new URL((await taken).url());
  expect([url.searchParams.get('uuid'), (await taken).postData()]).toEqual([order.nft.uuid, null]);
  await expect(page.getByRole('heading', { name: 'Your watch list is empty' })).toBeVisible();
  // What was pressed by mistake is undone where it is told.
  await app.toast('Done!').getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(app.toast('Done!')).toHaveCount(1);
  await app.button(`Remove ${order.nft.name} from watch list`).click();
  await expect(card).toHaveCount(0);

  // A change that a server, mocked, does not take is taken back, in words.
  await app.open(itemUrl(order));
  await page.route('**/v1/watch-list', (route) =>
    route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
  );
  await add.click();
  await expect(page.getByText('Watch list not changed')).toBeVisible();
  await expect(add).toHaveAttribute('aria-pressed', 'false');

  // Tokens without a wallet are not enough.
  await page.unrouteAll();
  await add.click();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  wallet.lock();
  await app.open('/watch-list');
  await expect(page.getByRole('heading', { name: 'Your wallet is not connected' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).click();
  await expect(app.anyModal).toBeVisible();
});

test('a heart that is pressed before the server has told of it counts', async ({ app, page }) => {
  const order = await pick({ network: 'meridian', looksOnly: true });
  await app.signIn(itemUrl(order));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/v1/watch-list?uuid=*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/v1/watch-list?uuid=*');
  await app.reload();
  await asked;
  await app.button('Add to watch list').click();
  await expect(app.button('Remove from watch list')).toHaveAttribute('aria-pressed', 'true');
  letGo();
  await page.unrouteAll({ behavior: 'wait' });
  await app.reload();
  await expect(app.button('Remove from watch list')).toHaveAttribute('aria-pressed', 'true');
});

test('the hearts of a collection’s cards are asked for in one call, and each adds its work to the list @long [A35]', async ({
  app,
  page,
}) => {
  await app.signIn('/docs');
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/v1/watch-list') && request.method() === 'GET') asked.push(url);
  });
  await app.open('/collections/kiln');
  const cards = page.getByRole('main').getByRole('article');
  const first = cards.first();
  const name = await first.getByRole('link').first().innerText();
  const add = first.getByRole('button', { name: `Add ${name} to watch list`, exact: true });
  await expect(add).toBeEnabled();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.searchParams.getAll('uuid')).toHaveLength(await cards.count());
  await add.click();
  const remove = first.getByRole('button', { name: `Remove ${name} from watch list`, exact: true });
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/collections/kiln');
  await app.reload();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed without a network waits on the device, and is sent when it is back', async ({
  app,
  page,
  context,
}) => {
  const order = await pick({ network: 'meridian' });
  await app.signIn(itemUrl(order));
  await expect(app.button('Add to watch list')).toBeEnabled();
  await keptWhole(page);
  await context.setOffline(true);
  await app.button('Add to watch list').click();
  await expect(app.toast('Waiting for the network')).toContainText('You are offline.');
  const waiting = app.button('Remove from watch list (waiting for the network)');
  await expect(waiting).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(waiting).toHaveAttribute('aria-pressed', 'true');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await context.setOffline(false);
  expect((await sent).postDataJSON()).toEqual({ uuid: order.nft.uuid });
  await expect(app.button('Remove from watch list').and(page.locator(':not([data-waiting])'))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('without a network the list that was opened before is there after a reload, with its age, and goes with who signs out', async ({
  app,
  page,
  context,
}) => {
  const order = await pick({ network: 'meridian', looksOnly: true });
  await app.signIn(itemUrl(order));
  await app.button('Add to watch list').click();
  await expect(app.button('Remove from watch list')).toBeVisible();
  await app.open('/watch-list');
  const card = page.getByRole('main').getByRole('link', { name: order.nft.name });
  await expect(card).toBeVisible();
  await keptWhole(page);
  await context.setOffline(true);
  await app.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('main').getByText(/^as of (just now|.+ ago) · offline$/)).toBeVisible();

  await context.setOffline(false);
  await app.open('/watch-list');
  await expect(page.getByRole('main').getByText('Up to date', { exact: true })).toBeVisible();
  await app.disconnect();
  expect(JSON.stringify(await readPersonStore(page, 'wallets'))).not.toContain(order.nft.uuid);
});
