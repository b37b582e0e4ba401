import type { Order } from '../../src/contract/order.ts';
import { ZERO_ADDRESS } from '../../src/domain/order.ts';
import { chain, TESSERA } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { readPersonStore } from '../support/browser/person-store.ts';
import { Device, pressSso, SsoWindow } from '../support/browser/sso.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* Single sign-on, at the wallet's own origin, on the second embedded network: the product's, unmodified. */

const isCheap = ({ price }: Order) => BigInt(price.value) <= 5n * 10n ** 17n;
/** A session covers what the marketplace's zone watches, and nothing else. */
const watched = () =>
  pick({ network: 'tessera', suits: (order) => order.parameters.zone !== ZERO_ADDRESS && isCheap(order) });
const unwatched = () =>
  pick({ network: 'tessera', suits: (order) => order.parameters.zone === ZERO_ADDRESS && isCheap(order) });

test('with a virtual authenticator: session, secure login, purchases without a window, reload, one outside it, revoked, sign out [H6] [H7] [G31] [G32] [G33] [J50] [I2] [I3]', async ({
  app,
  page,
  context,
}) => {
  const on = chain(TESSERA);
  const device = new Device();
  const ownerOf = ({ nft }: Order) => on.ownerOf(nft.collectionAddress, nft.identifier ?? '');
  const [first, second, third, open] = [await watched(), await watched(), await watched(), await unwatched()];

  await app.open(itemUrl(first));
  await app.button('Connect').click();
  const connecting = await SsoWindow.after(context, () => pressSso(app));
  await device.into(connecting);
  await connecting.button('Make a new account').click();
  await expect(connecting.page.getByText('At most 0.05 ETH')).toBeVisible();
  await device.remember();
  await connecting.page.getByLabel('Altogether at most, ETH').fill('0.1');
  await connecting.button('Start session').click();
  await expect(connecting.page.getByRole('alert')).toHaveText('One purchase cannot spend more than all of them.');
  await connecting.page.getByLabel('Altogether at most, ETH').fill('3');
  await connecting.closing(() => connecting.button('Start session').click());

  const login = page.waitForRequest((request) => request.url().endsWith('/v1/login'));
  const signing = await SsoWindow.after(context, () =>
    app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
  );
  await device.into(signing);
  await signing.answer('Sign a message', 'Sign');
  const account = app.button(/^Account 0x/);
  await expect(account).toBeVisible();
  const address = ((await account.getAttribute('aria-label')) ?? '').slice('Account '.length);
  const body = (await login).postDataJSON() as unknown;
  expect(body).toMatchObject({ sentAddress: address, nonce: 'secure-login', signature: 'smart-wallet' });

  const pages = context.pages().length;
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await ownerOf(first)).toBe(address);
  await page.keyboard.press('Escape');
  await app.open(itemUrl(second));
  await expect(account).toBeVisible();
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await ownerOf(second)).toBe(address);
  expect(context.pages()).toHaveLength(pages);

  await page.keyboard.press('Escape');
  await app.open(itemUrl(open));
  const outside = await SsoWindow.after(context, () => app.buyNow.click());
  await device.into(outside);
  await expect(outside.question('Buy on the marketplace')).toContainText('Session validation failed: ');
  await outside.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await ownerOf(open)).toBe(address);

  await page.keyboard.press('Escape');
  await account.click();
  const sessions = app.modal('Your account').getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveText(/^Active In this browser.* of 3 ETH left to spend/);
  const revoking = await SsoWindow.after(context, () => sessions.getByRole('button', { name: 'Revoke' }).click());
  await device.into(revoking);
  await revoking.answer('Revoke a session', 'Revoke');
  await expect(sessions.getByRole('listitem')).toHaveText(/^Revoked/);
  await page.keyboard.press('Escape');
  await app.open(itemUrl(third));
  await app.buyNow.click();
  await expect(app.modal('Something went wrong')).toContainText(
    'Session validation failed: The session is not active (session_inactive)',
  );
  await page.keyboard.press('Escape');

  await account.click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  expect(await readPersonStore(page, 'wallets')).toEqual([]);
});
