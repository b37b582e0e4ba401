import type { Page } from 'playwright/test';
import type { RouterSettings } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { changePin, storedPins } from '../support/browser/device-store.ts';
import { allDrops, liveDrop } from '../support/browser/drops.ts';
import { itemUrl, pick, routerSettings, wrappedToken } from '../support/browser/market.ts';
import { openListing, OrderSheet } from '../support/browser/order-sheet.ts';
import { giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import type { TestWallet } from '../support/browser/test-wallet.ts';
import { renamed } from '../support/trades/wrapped.ts';

test.use({ intercepts: true });

/*
 * A marketplace server that was taken over after this device's first visit: it names other contracts for
 * what money goes to. What the device holds to is compared before any wallet opens.
 */

const THIEF = `0x${'7e'.repeat(20)}` as const;
const ZONE = `0x${'ab'.repeat(20)}` as const;

type Settings = RouterSettings[number];

/** The first visit was an honest one; from now on the server says something else of Meridian. */
async function lieAbout(app: App, change: Partial<Settings>): Promise<void> {
  await expect.poll(async () => (await storedPins(app.page)).map(({ chainId }) => chainId)).toContain(MERIDIAN);
  const data = (await routerSettings()).map((one) => (one.chainId === MERIDIAN ? { ...one, ...change } : one));
  await app.page.route('**/v1/contract/router/settings', (route) => route.fulfill({ json: answerOf(data) }));
}

const answerOf = (data: unknown) => ({ data, status: { code: 200, message: 'OK', msgId: 'ok' } });

const question = (app: App) => app.modal('Meridian has changed');

async function expectAskedAbout(app: App, what: string, was: string, is: string): Promise<void> {
  const part = question(app)
    .locator('section')
    .filter({ has: app.page.getByRole('heading', { name: what }) });
  await expect(part.locator('dd')).toHaveText([was, is]);
}

const refuse = (app: App) => question(app).getByRole('button', { name: 'Send nothing' }).click();
const trust = (app: App) => question(app).getByRole('button', { name: 'Trust what it says now' }).click();

/** Neither a transaction nor a signature of an order was asked for. */
function expectUntouched(wallet: TestWallet): void {
  for (const method of ['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4']) {
    expect(wallet.count(method), method).toBe(0);
  }
}

const said = 'Nothing was sent: the marketplace’s server says something else of Meridian than before';

/** Meridian's own wrapped currency, but for withdrawals, which nobody can make. */
async function placeFalseWeth(): Promise<void> {
  const on = chain(MERIDIAN);
  await on.setCode(THIEF, renamed(['2e1a7d4d', '2e1a7d4e']));
  const symbol = `0x${Buffer.from('WETH').toString('hex').padEnd(62, '0')}08` as const;
  await on.setStorage(THIEF, 4, symbol);
}

/** The sheet of an offer, with the false wrapped currency in it. */
async function offerInFalseWeth(app: App): Promise<OrderSheet> {
  const item = await pick({ looksOnly: true });
  await placeFalseWeth();
  const wrappedNative = { address: THIEF, symbol: 'WETH', decimals: 18 };
  await app.signIn(itemUrl(item));
  await lieAbout(app, { wrappedNative });
  await app.page.route('**/approved-tokens/*', (route) => {
    const tokens = [{ address: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }, wrappedNative];
    return route.fulfill({ json: answerOf(tokens) });
  });
  await app.button('Make an offer').click();
  const sheet = new OrderSheet(app, 'Make an offer');
  // The one currency that offers are made in now.
  await sheet.price('Your offer WETH', '0.25');
  return sheet;
}

test('a server that names, mocked, another wrapped currency than before: the change is shown, and no money goes there', async ({
  app,
  wallet,
}) => {
  const sheet = await offerInFalseWeth(app);
  const honest = await wrappedToken(MERIDIAN);
  await sheet.button('Wrap 0.25 ETH').click();
  await expectAskedAbout(app, 'Wrapped currency', `WETH at ${honest}, 18 decimals`, `WETH at ${THIEF}, 18 decimals`);
  expectUntouched(wallet);
  await refuse(app);
  await expect(sheet.root).toContainText(said);
  // Escape and Back trust nothing either.
  await sheet.button('Wrap 0.25 ETH').click();
  await expect(question(app)).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(sheet.root).toContainText(said);
  expectUntouched(wallet);
});

test('a wrapped currency that gives nothing back, mocked, gets no money even from who trusts it @long', async ({
  app,
  wallet,
}) => {
  const sheet = await offerInFalseWeth(app);
  await sheet.button('Wrap 0.25 ETH').click();
  await trust(app);
  await expect(sheet.root).toContainText(
    'the contract that the marketplace names for WETH would not give your money back',
  );
  expectUntouched(wallet);
});

test('a server that names, mocked, another zone than before: no order is signed under it unless the person trusts it @long', async ({
  app,
  wallet,
}) => {
  const item = await giveItem(wallet);
  await app.signIn();
  await lieAbout(app, { zone: ZONE });
  await app.page.goto(itemUrl(item));
  await app.ready();
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '1');
  await sheet.button(/list for 1 ETH$/).click();
  await expect(question(app)).toContainText(ZONE);
  await refuse(app);
  await expect(sheet.root).toContainText(said);
  expectUntouched(wallet);
});

test('a server that names, mocked, somebody else for approvals: none is asked for @long', async ({ app, wallet }) => {
  const item = await giveItem(wallet);
  const sheet = await openListing(app, item);
  await lieAbout(app, { spender: THIEF });
  await sheet.price('Price', '1');
  await sheet.button(/list for 1 ETH$/).click();
  await expect(sheet.root).toContainText('its approval address does not match');
  expectUntouched(wallet);
});

test('another node than at the first visit is shown before anything is bought; trusted once, it is bought', async ({
  app,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await expect.poll(async () => (await storedPins(app.page)).length).toBe(2);
  // As if the first visit had been told of another node than the server tells of now.
  await changePin(app.page, MERIDIAN, { rpcUrls: ['https://node.example'] });
  await app.buyNow.click();
  await expectAskedAbout(app, 'Node', 'https://node.example', `/rpc/${MERIDIAN}`);
  // The purchase's own modal comes after the answer, not above the question.
  await expect(app.anyModal).toHaveCount(1);
  await refuse(app);
  const failed = app.modal('Something went wrong');
  await expect(failed).toContainText(said);
  expectUntouched(wallet);
  await failed.getByRole('button', { name: 'Retry' }).click();
  const asked = wallet.next('eth_sendTransaction');
  await trust(app);
  await (await asked).approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect((await storedPins(app.page)).find(({ chainId }) => chainId === MERIDIAN)?.rpcUrls).toEqual([
    `/rpc/${MERIDIAN}`,
  ]);
});

/** Pressing Mint reaches no wallet, and says why. */
async function expectNotMinted(page: Page, wallet: TestWallet, says: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Mint' })
    .getByRole('button', { name: /^Mint 1 for / })
    .click();
  await expect(page.getByRole('alert').or(page.getByRole('dialog')).filter({ hasText: says })).toBeVisible();
  expectUntouched(wallet);
}

test('a drop that names, mocked, another contract than its collection has is not minted @long', async ({
  app,
  wallet,
  page,
}) => {
  const live = await liveDrop();
  const other = (await allDrops()).find(({ slug }) => slug !== live.slug);
  await app.signIn('/docs');
  await page.route('**/v1/drop/info/*', (route) =>
    route.fulfill({ json: answerOf({ ...live, slug: other?.slug, collectionSlug: other?.collectionSlug }) }),
  );
  await app.follow(`/drops/${other?.slug}`);
  await expectNotMinted(page, wallet, 'This drop names another contract than its collection has.');
});

test('a drop whose contract is replaced while its page is open is not minted @long', async ({ app, wallet, page }) => {
  const drop = await liveDrop();
  const on = chain(drop.chainId);
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  // Who is paid stands beside the button.
  await expect(panel).toContainText('Paid to the contract 0x');
  const code = (await on.code(drop.collectionAddress)) ?? '0x';
  await on.setCode(drop.collectionAddress, `${code}00`);
  try {
    await expectNotMinted(page, wallet, 'The contract of this sale is not what it was when you opened the page.');
  } finally {
    await on.setCode(drop.collectionAddress, code);
  }
});
