import { formatEther } from 'viem';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import type { Order } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { chain, MERIDIAN, TESSERA, type Chain } from '../support/browser/chain.ts';
import { signInWithDemoWallet } from '../support/browser/demo-wallet.ts';
import { asCame } from '../support/browser/json.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

// A purchase is seen as most people see it, with all that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

test('the item changes hands, everybody is paid to the wei, and the buyer’s profile shows it [D11] [D23] [E16] [E29] [H1] [H2] [K64]', async ({
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
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: SEAPORT_ADDRESS, value: price });
  const hash = await window.approve();

  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  await app.expectStatus('success');
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
  await expectPaid(on, order, before);
  const receipt = await on.reader.getTransactionReceipt({ hash: hash as Address });
  expect(await on.balance(wallet.address)).toBe(had - price - receipt.gasUsed * receipt.effectiveGasPrice);
  expect(wallet.opened()).toEqual(['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction']);

  await done.getByRole('button', { name: 'View purchase' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: order.nft.name })).toBeVisible();
});

test('a purchase is on the device before the wallet is asked, and follows it there [C66] [C67] [C68] [C70] [E2] [E3] [E9] [E22] [E24] [K63] [M6]', async ({
  app,
  wallet,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await app.signInAt(order);
  await on.stopMining();
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  await expect(app.modal('Approve purchase')).toBeVisible();
  const open = await app.record();
  expect(open).toMatchObject({ type: 'purchase:buy_now', status: 'approve', hash: null, userKey: wallet.address });
  expect(open.legs).toMatchObject([{ kind: 'main', ask: 'asked', hashes: [] }]);

  const hash = await window.approve();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.expectStatus('pending');
  expect(await app.record()).toMatchObject({ hash, executor: { kind: 'purchase:buy_now', version: 1 } });
});

test('the best order is asked for before the wallet; nothing is called bought before the chain says so [D1] [E4] [E26] [E34]', async ({
  app,
  wallet,
  page,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await app.signInAt(order);
  await on.stopMining();
  const bestOrders: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/order/best')) bestOrders.push(Date.now());
  });
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  expect(bestOrders.length).toBeGreaterThan(0);
  expect(bestOrders.every((at) => at <= window.request.at)).toBe(true);

  const looked = page.waitForRequest(
    (request) =>
      request.url().endsWith(`/rpc/${MERIDIAN}`) && (request.postData() ?? '').includes('eth_getTransactionReceipt'),
  );
  const hash = await window.approve();
  expect((await looked).postData()).toContain(String(hash));
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.expectStatus('pending');
  await expect(app.modal('Your purchase is complete')).toHaveCount(0);
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(order.maker);
  await on.mine();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.expectStatus('success');
});

test('the fee that is kept and shown is what the server says of the collection, not the same for all [C85]', async ({
  app,
  wallet,
  page,
}) => {
  const rates: bigint[] = [];
  for (const slug of ['meander', 'pocket-fauna']) {
    const order = await pick({ suits: ({ nft }) => nft.collectionSlug === slug });
    const answer = asCame(await (await page.request.get(`/marketplace/v1/collections/commission/${slug}`)).json());
    const rate = BigInt(answer.data.marketplaceBps + answer.data.royaltyBps);
    const fee = (BigInt(order.price.value) * rate) / 10_000n;
    await (rates.length === 0 ? app.signInAt(order) : app.open(itemUrl(order)));
    const asked = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const window = await asked;
    const modal = app.modal('Approve purchase');
    const shown = modal.locator('dl > div').filter({ hasText: 'Fees inside the price' }).locator('dd');
    await expect(shown).toHaveText(`${formatEther(fee)} ETH`);
    const records = await app.records();
    expect(records.find((record) => record.status === 'approve')).toMatchObject({ fee: fee.toString() });
    window.reject();
    await app.modal('Cancelled in your wallet').getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(app.anyModal).toHaveCount(0);
    rates.push(rate);
  }
  expect(new Set(rates).size).toBe(2);
});

test.describe('in a browser whose clock is nine hours ahead of UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('one message is signed: it names address, terms and UTC time, and logs in [G6] [G7] [G11] [G12] [G13] [G14] [J62]', async ({
    app,
    wallet,
    page,
  }) => {
    const logIn = page.waitForRequest((request) => request.url().endsWith('/v1/login') && request.method() === 'POST');
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
    expect((await logIn).postDataJSON()).toMatchObject({ address: wallet.address, message });
    expect(wallet.count('eth_requestAccounts')).toBe(1);
    expect(message).toContain(wallet.account.address);
    expect(message).toContain(`${origin}/docs/terms-of-use`);
    expect(message).not.toMatch(/[{}]/);
    const utc = Date.parse(`${at(/Date and time: (\S+ \S+) UTC/).replace(' ', 'T')}Z`);
    expect(Math.abs(utc - request.at)).toBeLessThan(60_000);
  });
});

test('a purchase on Tessera moves the wallet there first, and everybody is paid there [A33] [D10] [D19] [D23] [E27] [H22] [J64]', async ({
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

test('the built-in demo wallet buys as well, with its own window for every question [D23] [G6] [H2] [L35]', async ({
  app,
  page,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, itemUrl(order));

  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  await expect(ask).toContainText(`${order.price.amount} ETH`);
  await expect(ask).toContainText('Meridian');
  const modal = page.locator('section[aria-label="Your wallet asks"] dl > div');
  await expect(modal.first()).toHaveText(`You send${order.price.amount} ETH`);
  expect((await ask.locator('dl > div').allTextContents()).slice(1)).toEqual(await modal.allTextContents());
  await ask.getByRole('button', { name: 'Approve' }).click();
  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  expect((await done.boundingBox())?.width).toBe(400);

  const { userKey } = await app.record();
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(userKey);
  await done.getByRole('button', { name: 'View purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${userKey}\\?tab=Collected$`));
});

test('the demo wallet offline says so in its own window and waits: approved again when back, it is bought once @long', async ({
  app,
  context,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, itemUrl(order));
  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  const approve = ask.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  await context.setOffline(true);
  await approve.click();
  await expect(ask.getByRole('alert')).toHaveText(
    'You are offline. Approve again when you are back online, or reject: nothing was sent and nothing was signed.',
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

test('the demo wallet offline, and rejected: nothing happened, and Retry asks anew @long', async ({ app, context }) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await signInWithDemoWallet(app, itemUrl(order));
  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(ask.getByRole('alert')).toContainText('You are offline');
  await ask.getByRole('button', { name: 'Reject' }).click();
  const failed = app.modal('Cancelled in your wallet');
  await expect(failed).toContainText('User rejected the request.');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const { userKey } = await app.record();
  expect(await on.reader.getTransactionCount({ address: userKey })).toBe(1);
});
