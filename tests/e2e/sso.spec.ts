import { formatEther } from 'viem';
import type { Order } from '../../src/contract/order.ts';
import { shortenAddress } from '../../src/domain/paths.ts';
import { ZERO_ADDRESS } from '../../src/domain/order.ts';
import { chain, TESSERA } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { readPersonStore } from '../support/browser/person-store.ts';
import { Device, signInWithSso, SsoWindow } from '../support/browser/sso.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* Single sign-on, at the wallet's own origin, on the second embedded network: the product's, unmodified. */

const isCheap = ({ price }: Order) => BigInt(price.value) <= 5n * 10n ** 17n;
/** A session covers what the marketplace's zone watches, and nothing else. */
const watched = () =>
  pick({ network: 'tessera', suits: (order) => order.parameters.zone !== ZERO_ADDRESS && isCheap(order) });
const unwatched = () =>
  pick({ network: 'tessera', suits: (order) => order.parameters.zone === ZERO_ADDRESS && isCheap(order) });

test('with a virtual authenticator: session, sign in, purchases without a window, reload, one outside it, a batch, sign out [H6] [H7]', async ({
  app,
  page,
  context,
}) => {
  const on = chain(TESSERA);
  const device = new Device();
  const ownerOf = ({ nft }: Order) => on.ownerOf(nft.collectionAddress, nft.identifier ?? '');
  const [first, second, open] = [await watched(), await watched(), await unwatched()];
  const inWeth = await pick({ network: 'tessera', symbol: 'WETH' });
  const { account, address } = await signInWithSso(app, device, itemUrl(first));

  const pages = context.pages().length;
  for (const item of [first, second]) {
    await app.open(itemUrl(item));
    await expect(account).toBeVisible();
    await app.buyNow.click();
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    expect(await ownerOf(item)).toBe(address);
    await app.closePane();
  }
  expect(context.pages()).toHaveLength(pages);

  await app.open(itemUrl(open));
  const outside = await SsoWindow.after(context, () => app.buyNow.click());
  await device.into(outside);
  const asked = outside.question('Buy on the marketplace');
  await expect(asked.getByText(/^The listing is open to anyone\. .+ So you decide\.$/)).toBeVisible();
  await asked.getByText('Why', { exact: true }).click();
  await expect(asked.getByText(/^Session validation failed: /)).toBeVisible();
  await outside.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await ownerOf(open)).toBe(address);
  await app.closePane();

  // Approval and purchase as one.
  await app.open(itemUrl(inWeth));
  const batch = await SsoWindow.after(context, () => app.buyNow.click());
  await device.into(batch);
  await expect(batch.question('Buy on the marketplace')).toContainText('1 of 2');
  await batch.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await ownerOf(inWeth)).toBe(address);
  await app.closePane();

  // A mint is outside of it, too, and says which collection it would call.
  const drop = await liveDrop(TESSERA);
  const balance = () => on.tokenBalance(drop.collectionAddress, address);
  const [had, hadMoney] = [await balance(), await on.balance(address)];
  await app.open(`/drops/${drop.slug}`);
  await expect(account).toBeVisible();
  const panel = page.getByRole('region', { name: 'Mint' });
  await panel.getByRole('button', { name: 'More' }).click();
  const press = () => panel.getByRole('button', { name: /^Mint 2 for / }).click();
  const refused = await SsoWindow.after(context, press);
  await device.into(refused);
  await refused.answer('Mint', 'Reject');
  await expect(app.modal('Cancelled in your wallet')).toBeVisible();
  expect(await balance()).toBe(had);
  await app.closePane();
  const minting = await SsoWindow.after(context, press);
  await device.into(minting);
  const question = minting.question('Mint');
  await expect(question).toContainText('This is something else. So you decide.');
  await question.getByText('Why', { exact: true }).click();
  await expect(question.getByText(/^Session validation failed: /)).toBeVisible();
  await expect(question.getByRole('definition')).toHaveText([
    new URL(page.url()).host,
    shortenAddress(address),
    'Tessera',
    `Offcuts, ${drop.collectionAddress}`,
    `${formatEther(2n * BigInt(drop.price.value))} ETH`,
    '2',
  ]);
  await minting.answer('Mint', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await balance()).toBe(had + 2n);
  expect(hadMoney - (await on.balance(address))).toBe(2n * BigInt(drop.price.value));
  await app.closePane();

  await account.click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  expect(await readPersonStore(page, 'wallets')).toEqual([]);
});

test('with a virtual authenticator: a session revoked and another begun; after a sign-out the passkey finds its account [G31] [G32] [G33] [G34] [I2] [J50] [K56]', async ({
  app,
  page,
  context,
}) => {
  const device = new Device();
  const item = await watched();
  const first = await signInWithSso(app, device, itemUrl(item));
  const secure = { sentAddress: first.address, nonce: 'secure-login', signature: 'smart-wallet' };
  expect(first.sent).toMatchObject(secure);
  expect(first.got).toMatchObject({ data: { access: expect.any(String), refresh: expect.any(String) } });

  await context.route('**/rpc/31338', (route) => route.abort());
  await first.account.click();
  const sessions = app.modal('Your account').getByRole('region', { name: 'Sessions' });
  const listed = sessions.getByRole('listitem');
  await expect(sessions.getByRole('alert')).toHaveText('Your sessions could not be loaded.');
  await context.unroute('**/rpc/31338');
  await sessions.getByRole('button', { name: 'Try again' }).click();
  await expect(listed).toHaveText(/^Active In this browser.*2 ETH of 2 ETH left to spend, at most 0.5 ETH each/);
  const revoking = await SsoWindow.after(context, () => sessions.getByRole('button', { name: 'Revoke' }).click());
  await device.into(revoking);
  await expect(revoking.question('Revoke a session').getByRole('definition')).toHaveText([
    new URL(page.url()).host,
    shortenAddress(first.address),
    'Tessera',
    /^Ends /,
    '2 ETH of 2 ETH left to spend, at most 0.5 ETH each',
  ]);
  await expect(revoking.question('Revoke a session').getByRole('button')).toHaveText(['Keep', 'Revoke']);
  await revoking.answer('Revoke a session', 'Revoke');
  await expect(listed).toHaveText(/^Revoked/);
  await page.keyboard.press('Escape');
  await app.buyNow.click();
  await expect(app.modal('Something went wrong')).toContainText(
    'Session validation failed: The session is not active (session_inactive)',
  );
  // Not wanted just now: nothing is lost, and it can be asked for again.
  const again = () => app.modal('Something went wrong').getByRole('button', { name: 'Start a new session' }).click();
  const unwanted = await SsoWindow.after(context, again);
  await unwanted.closing(() => unwanted.button('Not now').click());
  const wanted = await SsoWindow.after(context, again);
  await device.into(wanted);
  await wanted.closing(() => wanted.button('Start session').click());
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(TESSERA).ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(first.address);
  await app.closePane();

  await first.account.click();
  await expect(sessions).toContainText('A session is still active. Starting a new one doesn’t end it');
  const starting = await SsoWindow.after(context, () =>
    sessions.getByRole('button', { name: 'Start a new session' }).click(),
  );
  await device.into(starting);
  // The window's own size: what is to be decided is seen first, and what is below is hinted at.
  await starting.page.setViewportSize({ width: 420, height: 600 });
  await expect(starting.button('Start session')).toBeInViewport({ ratio: 1 });
  for (const label of ['Limit per purchase, ETH', 'Total limit, ETH', 'Ends'])
    await expect(starting.page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  const more = starting.page.getByText('More below');
  await expect(more).toBeVisible();
  await starting.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(more).toBeHidden();
  await starting.page.getByLabel('Total limit, ETH').fill('0.1');
  await starting.button('Start session').click();
  await expect(starting.page.getByRole('alert')).toHaveText('The limit per purchase cannot exceed the total limit.');
  await expect(starting.page.getByText('1 is still active, and starting this one doesn’t end it.')).toBeVisible();
  await starting.page.getByLabel('Total limit, ETH').fill('99999999');
  await starting.button('Start session').click();
  await expect(starting.page.getByRole('alert')).toHaveText(/^A session of 99,999,999 ETH could spend far more/);
  await starting.page.getByLabel('Total limit, ETH').fill('3');
  await starting.closing(() => starting.button('Start session').click());
  await expect(listed).toHaveText([
    /^Active In this browser.*of 3 ETH left/,
    /^ActiveEnds.*Its key is in another browser/,
    /^Revoked/,
  ]);

  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.button('Connect')).toBeVisible();
  await expect(app.toast('2 sessions stay active')).toContainText('revoke them under Sessions, in your account');
  const back = await signInWithSso(app, device, itemUrl(item), { isNew: false });
  expect(back.address).toBe(first.address);
  expect(back.sent).toMatchObject(secure);
});

test('with a virtual authenticator: without a session every purchase is asked; after one that ended the passkey may; “Sign out everywhere” says what stays @long [H6]', async ({
  app,
  context,
}) => {
  const device = new Device();
  const [first, second] = [await watched(), await watched()];
  const ownerOf = ({ nft }: Order) => chain(TESSERA).ownerOf(nft.collectionAddress, nft.identifier ?? '');
  const { account, address } = await signInWithSso(app, device, itemUrl(first), { start: 'No session' });
  const approveIn = async (opened: SsoWindow) => {
    await device.into(opened);
    await expect(opened.question('Buy on the marketplace')).not.toContainText('Your session does not cover this');
    await opened.answer('Buy on the marketplace', 'Approve');
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    await app.closePane();
  };
  await approveIn(await SsoWindow.after(context, () => app.buyNow.click()));
  expect(await ownerOf(first)).toBe(address);

  await account.click();
  const sessions = app.modal('Your account').getByRole('region', { name: 'Sessions' });
  const press = (name: string) => SsoWindow.after(context, () => sessions.getByRole('button', { name }).click());
  const start = async () => {
    const starting = await press('Start a new session');
    await device.into(starting);
    await starting.closing(() => starting.button('Start session').click());
  };
  await expect(sessions).toContainText('No sessions: every purchase asks for your passkey.');
  await start();
  const revoking = await press('Revoke');
  await device.into(revoking);
  await revoking.answer('Revoke a session', 'Revoke');
  await expect(sessions.getByRole('listitem')).toHaveText(/^Revoked/);

  await app.open(itemUrl(second));
  await app.buyNow.click();
  const refused = app.modal('Something went wrong');
  await expect(refused).toContainText('(session_inactive)');
  const asked = await SsoWindow.after(context, () =>
    refused.getByRole('button', { name: 'Retry with passkey' }).click(),
  );
  await approveIn(asked);
  expect(await ownerOf(second)).toBe(address);

  await account.click();
  await start();
  await expect(sessions.getByRole('listitem').first()).toHaveText(/^Active In this browser/);
  const everywhere = app.modal('Your account');
  await expect(everywhere).toContainText('Sessions that may spend stay active until they end.');
  await everywhere.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(app.toast('1 session stays active')).toContainText('revoke them under Sessions, in your account');
  await expect(app.button('Connect')).toBeVisible();
});
