import type { Order } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { approveItems, publish, richStranger } from '../support/browser/seller.ts';
import { expect, test, type Phone } from '../support/browser/test.ts';

/*
 * SIGKILL at random moments between the click and the end, in a real Chromium with a real store:
 * after every kill the person opens the app again and does what it offers. One click is one copy.
 */

const KILLS = Number(process.env['KILLS'] ?? 200);
const RACES = Number(process.env['RACES'] ?? 500);
/** From the click to some time after the purchase is done. */
const LATEST_KILL_MS = 1800;

const copies = (order: Order, owner: `0x${string}`) =>
  chain(order.chainId).copiesOf(order.nft.collectionAddress, order.nft.identifier ?? '', owner);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a person does who wants what they clicked on, and nothing twice. */
async function seeItThrough(
  app: App,
  order: Order,
  owner: `0x${string}`,
  wanted: bigint,
): Promise<'told' | 'lost' | 'stuck'> {
  const lost = app.modal('Check your wallet');
  const failed = app.modal(/^(Something went wrong|Cancelled in your wallet)$/);
  const done = app.modal('Your purchase is complete');
  const pending = app.modal('Transaction pending');
  for (let patience = 20; patience > 0; patience -= 1) {
    await expect
      .poll(
        async () =>
          (await lost.isVisible()) ||
          (await failed.isVisible()) ||
          (await done.isVisible()) ||
          (!(await pending.isVisible()) && (await app.records()).length === 0),
        { message: 'the app says what became of it' },
      )
      .toBe(true);
    if (await done.isVisible()) {
      await done.getByRole('button', { name: 'View purchase' }).click();
      return 'told';
    }
    if (await lost.isVisible()) {
      await lost
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await lost
        .getByRole('button', { name: 'Nothing there, try again' })
        .click({ timeout: 3000 })
        .catch(() => undefined);
    } else if (await failed.isVisible()) {
      await failed
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 3000 })
        .catch(() => undefined);
    } else if ((await copies(order, owner)) >= wanted) {
      return 'lost';
    } else {
      await app.open(itemUrl(order));
      await app.buyNow.click();
    }
    await pause(150);
  }
  return 'stuck';
}

async function signIn(phone: Phone, path: string): Promise<void> {
  const app = await phone.launch(path);
  await app.connect();
  await expect(app.account()).toBeVisible();
  await phone.close();
}

const STOCK = 3n;

/** Copies that never run out: what is bought goes back to the seller, whose listing is far larger. */
async function openStall(): Promise<{ order: Order; seller: `0x${string}` }> {
  const item = await pick({ network: 'tessera', itemType: 3, units: STOCK });
  const account = await richStranger(TESSERA);
  const seller = account.address.toLowerCase() as `0x${string}`;
  await chain(TESSERA).moveCopies(item, item.maker, seller, STOCK);
  await approveItems(account, item);
  const order = await publish('listing', account, item, { unitValue: 1000n, units: 10_000n });
  return { order, seller };
}

test(`${KILLS} SIGKILLs at random moments: nothing lost, nothing doubled`, async ({ phone, wallet }) => {
  const { order, seller } = await openStall();
  await signIn(phone, '/');
  const count = { told: 0, lost: 0, stuck: 0, doubled: 0 };
  for (let cycle = 1; cycle <= KILLS; cycle += 1) {
    const app = await phone.launch(itemUrl(order));
    await expect(app.buyNow).toBeEnabled();
    await app.buyNow.click();
    const at = Math.random() * LATEST_KILL_MS;
    await pause(at);
    await phone.kill();
    const again = await phone.launch('/');
    await expect(again.account()).toBeVisible();
    const verdict = await seeItThrough(again, order, wallet.address, 1n);
    const got = await copies(order, wallet.address);
    count[verdict] += 1;
    if (got > 1n) count.doubled += 1;
    if (verdict !== 'told' || got !== 1n) {
      console.log(`cycle ${cycle}, killed after ${at.toFixed(0)} ms: ${verdict}, ${got} copies`);
    }
    if (got > 0n) await chain(TESSERA).moveCopies(order, wallet.address, seller, got);
    await phone.close();
  }
  console.log(`${KILLS} kills, ${count.lost} lost, ${count.doubled} doubled, ${count.stuck} stuck`);
  expect(count).toEqual({ told: KILLS, lost: 0, stuck: 0, doubled: 0 });
});

test(`${RACES} races of two tabs for one Retry: the wallet opens once each`, async ({ app, secondApp, wallet }) => {
  const order = await pick({ network: 'meridian' });
  await chain(MERIDIAN).give(wallet.address, 10n ** 22n);
  await app.signInAt(order);
  wallet.refuse('eth_sendTransaction');
  await app.buyNow.click();
  const other = await secondApp();
  await other.open('/');
  const retries = [app, other].map((tab) =>
    tab.modal('Cancelled in your wallet').getByRole('button', { name: 'Retry' }),
  );
  let doubled = 0;
  for (let race = 0; race < RACES; race += 1) {
    for (const retry of retries) await expect(retry).toBeVisible();
    const before = wallet.count('eth_sendTransaction');
    wallet.refuse('eth_sendTransaction');
    await Promise.all(retries.map((retry) => retry.evaluate((button) => (button as HTMLElement).click())));
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBeGreaterThan(before);
    await app.expectStatus('error');
    if (wallet.count('eth_sendTransaction') !== before + 1) doubled += 1;
  }
  console.log(`${RACES} races, ${doubled} with more than one wallet opening`);
  expect(doubled).toBe(0);
});
