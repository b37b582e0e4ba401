import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import type { Order } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN, TESSERA, type Chain } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

type Address = `0x${string}`;

/** What everybody who is paid by an order has, by address. */
async function balancesByOwner(on: Chain, order: Order): Promise<Map<Address, bigint>> {
  const recipients = new Set(order.parameters.consideration.map((item) => item.recipient));
  return new Map(await Promise.all([...recipients].map(async (one) => [one, await on.balance(one)] as const)));
}

/** To the wei: each recipient got what the seller signed for them. */
async function expectPaid(on: Chain, order: Order, before: Map<Address, bigint>): Promise<void> {
  for (const [recipient, had] of before) {
    const due = order.parameters.consideration
      .filter((item) => item.recipient === recipient)
      .reduce((sum, item) => sum + BigInt(item.startAmount), 0n);
    expect(await on.balance(recipient), `what ${recipient} has`).toBe(had + due);
  }
}

test('buys in the native currency on Meridian: the work changes hands, everybody is paid to the wei, and the profile shows it [A27] [A30] [C66] [C67] [C68] [C70] [D1] [D11] [D23] [E2] [E3] [E4] [E9] [E16] [E22] [E24] [E26] [E29] [E34] [E58] [G6] [G7] [H1] [H2] [J62] [K63] [K64] [M6]', async ({
  app,
  wallet,
  page,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  const price = BigInt(order.price.value);
  await app.signInAt(order);
  const before = await balancesByOwner(on, order);
  const had = await on.balance(wallet.address);
  await on.stopMining();
  const bestOrders: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/order/best')) bestOrders.push(Date.now());
  });

  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  await expect(app.modal('Approve purchase')).toBeVisible();
  // The record was there before the wallet was.
  const open = await app.record();
  expect(open).toMatchObject({ type: 'purchase:buy_now', status: 'approve', hash: null, userKey: wallet.address });
  expect(open.legs).toMatchObject([{ kind: 'main', ask: 'asked', hashes: [] }]);
  expect(bestOrders.length).toBeGreaterThan(0);
  expect(bestOrders.every((at) => at <= window.request.at)).toBe(true);
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: SEAPORT_ADDRESS, value: price });

  const hash = await window.approve();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.expectStatus('pending');
  expect(await app.record()).toMatchObject({ hash, executor: { kind: 'purchase:buy_now', version: 1 } });
  await expect(app.modal('Your purchase is complete')).toHaveCount(0);
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(order.maker);

  await on.mine();
  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  await app.expectStatus('success');
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
  await expectPaid(on, order, before);
  const receipt = await on.reader.getTransactionReceipt({ hash: hash as Address });
  expect(await on.balance(wallet.address)).toBe(had - price - receipt.gasUsed * receipt.effectiveGasPrice);
  expect(wallet.opened()).toEqual(['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction']);

  await done.getByRole('button', { name: 'View purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}\\?tab=Collected$`));
  await expect(app.anyModal).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: order.nft.name })).toBeVisible();
});

test.describe('in a browser whose clock is nine hours ahead of UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('signs one message that names the address, the terms and the time in UTC, with no placeholder left [G6] [G11] [G12] [G13] [G14]', async ({
    app,
    wallet,
    page,
  }) => {
    await app.signIn();
    expect(wallet.count('personal_sign')).toBe(1);
    const [request] = wallet.log.filter((one) => one.method === 'personal_sign');
    if (request === undefined) throw new Error('No message');
    const message = TestWallet.messageOf(request);
    const at = (pattern: RegExp) => pattern.exec(message)?.[1] ?? '';
    const { origin } = new URL(page.url());
    expect(message).toBe(
      buildSignInMessage({
        origin,
        address: wallet.account.address,
        chainId: MERIDIAN,
        nonce: at(/^Nonce: (\w+)$/m),
        issuedAt: new Date(at(/^Issued At: (\S+)$/m)),
      }),
    );
    expect(message).toContain(wallet.account.address);
    expect(message).toContain(`${origin}/docs/terms-of-use`);
    expect(message).not.toMatch(/[{}]/);
    const utc = Date.parse(`${at(/Date and time: (\S+ \S+) UTC/).replace(' ', 'T')}Z`);
    expect(Math.abs(utc - request.at)).toBeLessThan(60_000);
  });
});

test('buys on Tessera with the wallet on Meridian: the wallet is moved first, and everybody is paid there [A33] [D10] [J64] [D19] [D23] [E27] [H19] [H22]', async ({
  app,
  wallet,
}) => {
  const on = chain(TESSERA);
  const order = await pick({ network: 'tessera' });
  await app.signInAt(order);
  const before = await balancesByOwner(on, order);
  await on.stopMining();
  await app.buyNow.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  expect(wallet.opened().slice(2)).toEqual(['wallet_switchEthereumChain', 'eth_sendTransaction']);
  expect(wallet.chainId).toBe(TESSERA);

  // The wallet goes elsewhere meanwhile: the transaction is looked for where it is.
  await wallet.moveTo(MERIDIAN);
  await on.mine();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
  await expectPaid(on, order, before);
});

/** Signed in with the wallet that comes with the app, before the Buy button of an item. */
async function signInWithDemoWallet(app: App, order: Order): Promise<void> {
  await app.open(itemUrl(order));
  await app.connect('Demo wallet');
  await app.modal('Demo wallet: Connect to Vitrine').getByRole('button', { name: 'Connect' }).click();
  const sign = app.modal('Demo wallet: Sign a message');
  await expect(sign).toContainText('wants you to sign in with your Ethereum account');
  await sign.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(app.button(/^Account 0x/)).toBeVisible();
}

test('the built-in demo wallet buys as well, with its own window for every question [D23] [G6] [H2] [L35]', async ({
  app,
  page,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, order);

  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  await expect(ask).toContainText(`${order.price.amount} ETH`);
  await expect(ask).toContainText('Meridian');
  await ask.getByRole('button', { name: 'Approve' }).click();
  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  expect((await done.boundingBox())?.width).toBe(400);

  const { userKey } = await app.record();
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(userKey);
  await done.getByRole('button', { name: 'View purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${userKey}\\?tab=Collected$`));
});

test('the demo wallet offline says so in its own window and waits: approved again when back, it is bought once', async ({
  app,
  context,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, order);
  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  const approve = ask.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  await context.setOffline(true);
  await approve.click();
  await expect(ask.getByRole('alert')).toHaveText(
    'You are offline: there is no connection. Approve again when you are back online, or reject: nothing was sent and nothing was signed.',
  );
  const open = await app.record();
  expect(open).toMatchObject({ status: 'approve', hash: null, error: null });
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(order.maker);

  await context.setOffline(false);
  await expect(ask.getByRole('alert')).toHaveText('You are back online. Approve again, or reject.');
  await approve.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const { userKey } = await app.record();
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(userKey);
  expect(await on.reader.getTransactionCount({ address: userKey })).toBe(1);
});

test('the demo wallet offline, and rejected: nothing happened, and Retry asks anew', async ({ app, context }) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, order);
  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(ask.getByRole('alert')).toContainText('You are offline');
  await ask.getByRole('button', { name: 'Reject' }).click();
  const failed = app.modal('Something went wrong');
  await expect(failed).toContainText('User rejected the request.');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const { userKey } = await app.record();
  expect(await on.reader.getTransactionCount({ address: userKey })).toBe(1);
});
