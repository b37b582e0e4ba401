import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, CHAINS, MERIDIAN } from '../support/browser/chain.ts';
import { pick, wrappedToken } from '../support/browser/market.ts';
import {
  olderAccount,
  onSaleToday,
  readOlderDevice,
  refreshTokenOf,
  sentToday,
  signedToday,
  writeOlderDevice,
  type OlderDevice,
} from '../support/browser/older-device.ts';
import { approveItems, giveItem, ordersBy } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

/* What an earlier build stored on a device, opened by this one. */

const BUILD = '6ca706e';

/** Long before: nothing of it is checked on the chain any more. */
const LONG_AGO = Date.parse('2026-01-01T00:00:00Z');

type Rows = Record<string, Record<string, unknown>[]>;

/**
 * An empty device of that build, with a session that the server of today knows, and the rows that
 * `fill` makes of those it had.
 */
async function deviceOf(fill: (had: Rows) => Promise<Rows> | Rows): Promise<OlderDevice> {
  const device = readOlderDevice(BUILD);
  await Promise.all(CHAINS.map((id) => chain(id).give(olderAccount.address, 10n ** 22n)));
  const session = JSON.parse(device.localStorage['vitrine-session'] ?? '{}') as Record<string, unknown>;
  const refreshToken = await refreshTokenOf(MERIDIAN);
  device.localStorage['vitrine-session'] = JSON.stringify({ ...session, refreshToken });
  const { stores } = device.database;
  const rows = await fill(Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, store.rows])));
  for (const [name, store] of Object.entries(stores)) store.rows = rows[name] ?? [];
  return device;
}

async function openOlder(app: App, device: OlderDevice, path: string): Promise<void> {
  app.wallet.account = olderAccount;
  await writeOlderDevice(app.page, device);
  await app.open(path);
  await expect(app.account()).toBeVisible();
  // Still signed in: nobody is asked to sign again.
  expect(app.wallet.count('personal_sign')).toBe(0);
}

test('finished transactions of every type are shown with the amounts that the earlier build showed', async ({
  app,
}) => {
  const { transactions } = readOlderDevice(BUILD);
  const finished = transactions.filter(({ record }) => ['success', 'error'].includes(record.status));
  const cancelled = transactions.filter(({ what }) => what === 'listing:cancel finalized');
  const all = [...finished, ...cancelled].map(({ modal, record }, index) => ({
    modal,
    record: { ...record, createdAt: LONG_AGO + index },
  }));
  expect(new Set(all.map(({ record }) => record.type)).size).toBe(5);
  const device = await deviceOf(() => ({ transactions: all.map(({ record }) => record) }));
  await openOlder(app, device, '/docs');
  const unseen = new Set(all);
  while (unseen.size > 0) {
    const text = await app.anyModal.innerText();
    const seen = [...unseen].find(({ modal }) => amountsOf(modal).every((line) => text.includes(line)));
    expect(seen, `no earlier modal has the amounts of\n${text}`).toBeDefined();
    unseen.delete(seen!);
    const shown = app.anyModal.locator('[data-status]').first();
    const before = await shown.innerText();
    await app.page.keyboard.press('Escape');
    if (unseen.size > 0) await expect.poll(() => shown.innerText()).not.toBe(before);
  }
  await expect(app.anyModal).toHaveCount(0);
});

/** `0.0587 ETH` of a modal's text. */
const amountsOf = (modal: string) => modal.match(/^[\d.,]+ [A-Z]{3,4}$/gm) ?? [];

test('a purchase that was pending is found when it is mined', async ({ app }) => {
  const { record } = readOlderDevice(BUILD).transactions.find(({ what }) => what === 'purchase:buy_now pending')!;
  const order = await pick();
  await chain(MERIDIAN).stopMining();
  const device = await deviceOf(async () => ({ transactions: [await sentToday(record, order)] }));
  await openOlder(app, device, '/docs');
  await app.button('1 pending').click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await chain(MERIDIAN).mine();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.expectStatus('success');
});

test('the cart is there, checked against the market, and can be bought @long', async ({ app }) => {
  const device = await deviceOf(async (had) => {
    const cart: Rows[string] = [];
    // One after the other: each takes an item that the next one must not.
    for (const row of had['cart'] ?? []) cart.push(await onSaleToday(row));
    return { cart };
  });
  const on = chain(MERIDIAN);
  await on.wrap(olderAccount, await wrappedToken(MERIDIAN), 10n ** 18n);
  await openOlder(app, device, '/');
  const cart = new Cart(app);
  await expect(cart.bag(3)).toBeVisible();
  await cart.open();
  for (const { name } of device.database.stores['cart']!.rows) await expect(cart.drawer).toContainText(String(name));
  await cart.buy.click();
  await expect.poll(() => cart.entries(), { timeout: 30_000 }).toEqual([]);
  await expect.poll(async () => (await app.records()).map(({ status }) => status)).toEqual(['success', 'success']);
});

test('what was signed and not published is still there, and can be published', async ({ app, page }) => {
  const [unpublished] = readOlderDevice(BUILD).database.stores['orders']!.rows.filter(
    (row) => row['published'] === false,
  );
  app.wallet.account = olderAccount;
  await Promise.all(CHAINS.map((id) => chain(id).give(olderAccount.address, 10n ** 22n)));
  const { nft } = unpublished!['order'] as { nft: { collectionSlug: string } };
  // The fees in it are those of its collection.
  const item = await giveItem(app.wallet, { suits: (order) => order.nft.collectionSlug === nft.collectionSlug });
  const row = await signedToday(unpublished!, item);
  await approveItems(olderAccount, row.order);
  const device = await deviceOf(() => ({ orders: [row] }));
  await openOlder(app, device, `/profile/${app.wallet.address}?tab=Listings`);
  await expect(page.getByRole('heading', { name: 'Signed, not published 1' })).toBeVisible();
  await app.button('Publish').click();
  await expect
    .poll(async () => (await ordersBy(app.wallet.address, 'listing')).map(({ hash }) => hash))
    .toEqual([row.hash]);
  expect(app.wallet.count('eth_signTypedData_v4')).toBe(0);
});
