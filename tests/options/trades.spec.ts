import { parseEther } from 'viem';
import type { Order } from '../../src/contract/order.ts';
import { checkOffer } from '../../src/domain/offer.ts';
import type { App } from '../support/browser/app.ts';
import { WATCHDOG_MS } from '../support/browser/browser.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { toFill } from '../support/browser/permission.ts';
import { bidOn, giveItem, ordersBy, richStranger, sendWeth } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { OPTIONS, walletPeople, type WalletPerson } from '../support/browser/wallet-people.ts';

/*
 * All kinds of transaction by every wallet option, seen on the chain and in the market. What stands in for an
 * outside party is said with each person in wallet-people.ts; single sign-on lives on Tessera, the others on Meridian.
 */

type Address = `0x${string}`;

const ownerOf = ({ chainId, nft }: Order) => chain(chainId).ownerOf(nft.collectionAddress, nft.identifier ?? '');

/** Closes what says that it is done. */
async function close(app: App): Promise<void> {
  await app.page.keyboard.press('Escape');
  await expect(app.anyModal).toHaveCount(0);
}

/** Signed in, at a page. */
async function openAs(app: App, address: Address, path: string): Promise<void> {
  await app.open(path);
  await expect(app.account(address)).toBeVisible();
}

/** Lists it through the app, and answers the order as the market has it, with a permission to fill it. */
async function list(app: App, person: WalletPerson, address: Address, item: Order, price: string): Promise<Order> {
  // What the device has of the page and is younger than 5 s is not asked for again: the person looks once more.
  await expect(async () => {
    await openAs(app, address, itemUrl(item));
    await expect(app.button('List for sale')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 3 * WATCHDOG_MS });
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', price);
  const listed = sheet.root.getByRole('heading', { name: 'Your item is listed' });
  const asked = await person.approveUntil(
    app,
    () => sheet.button(new RegExp(`list for ${price.replace('.', '\\.')} ETH$`, 'i')).click(),
    listed,
  );
  expect(asked.length, 'asked to sign, and to approve before').toBeGreaterThan(0);
  await sheet.done('Your item is listed');
  const [order] = await ordersBy(address, 'listing');
  return (await toFill(order?.uuid ?? ''))!;
}

for (const option of OPTIONS) {
  test.describe(option, () => {
    test(`${option}: buys for WETH, approval and purchase as it can, buys a cart of two, and mints`, async ({
      app,
      page,
      wallet,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const person = walletPeople[option](wallet, elsewhere);
      const { network, chainId } = person;
      const on = chain(chainId);
      const done = app.modal('Your purchase is complete');
      const inWeth = await pick({ network, symbol: 'WETH' });
      const address = await person.signIn(app, itemUrl(inWeth));
      const weth = await sendWeth(address, chainId, BigInt(inWeth.price.value));

      await test.step(`${option}, purchase:buyNow`, async () => {
        const had = await on.tokenBalance(weth, address);
        const asked = await person.approveUntil(app, () => app.buyNow.click(), done);
        expect(asked, asked.join(', ')).toHaveLength(person.takesBatches ? 1 : 2);
        expect(await ownerOf(inWeth)).toBe(address);
        expect(had - (await on.tokenBalance(weth, address))).toBe(BigInt(inWeth.price.value));
        await close(app);
      });

      await test.step(`${option}, purchase:cart`, async () => {
        const orders = [await pick({ network }), await pick({ network })];
        const cart = new Cart(app);
        for (const order of orders) await cart.add(order);
        await cart.open();
        expect(await person.approveUntil(app, () => cart.buy.click(), done)).toHaveLength(1);
        for (const order of orders) {
          expect(await ownerOf(order)).toBe(address);
          expect(await on.filled(order)).toMatchObject({ filled: 1n, size: 1n });
        }
        await close(app);
        await expect.poll(() => cart.entries()).toEqual([]);
      });

      await test.step(`${option}, mint`, async () => {
        const drop = await liveDrop(chainId);
        await openAs(app, address, `/drops/${drop.slug}`);
        const mint = page.getByRole('region', { name: 'Mint' }).getByRole('button', { name: /^Mint 1 for / });
        const had = await on.tokenBalance(drop.collectionAddress, address);
        expect(await person.approveUntil(app, () => mint.click(), done)).toHaveLength(1);
        expect((await on.tokenBalance(drop.collectionAddress, address)) - had).toBe(1n);
        await close(app);
      });
      await elsewhere.close();
    });

    test(`${option}: lists, is bought from, takes a listing back by the market, and everything on the chain`, async ({
      app,
      wallet,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const person = walletPeople[option](wallet, elsewhere);
      const { network, chainId } = person;
      const on = chain(chainId);
      const address = await person.signIn(app, '/docs');
      const item = await giveItem({ address }, { network });

      await test.step(`${option}, listing:cancel by the market`, async () => {
        const listed = await list(app, person, address, item, '1.5');
        const standing = await person.standing(app);
        await app.cancelListing();
        await expect(app.modal('Your item has been removed!')).toBeVisible();
        expect(await person.standing(app), 'a cancel by the market asks no wallet').toBe(standing);
        expect((await toFill(listed.uuid))?.hash).not.toBe(listed.hash);
        await close(app);
      });

      await test.step(`${option}, listing:cancel on the chain`, async () => {
        const listed = await list(app, person, address, item, '1.6');
        await openAs(app, address, `/profile/${address}?tab=Listings`);
        await app.button(`Cancel everything on ${network === 'meridian' ? 'Meridian' : 'Tessera'}`).click();
        const confirm = app.modal('Cancel everything?').getByRole('button', { name: 'Confirm' });
        const done = app.toast('Everything is cancelled');
        expect(await person.approveUntil(app, () => confirm.click(), done)).toHaveLength(1);
        await expect.poll(async () => (await toFill(listed.uuid))?.hash).not.toBe(listed.hash);
        await expect.poll(async () => (await ordersBy(address, 'listing')).length).toBe(0);
      });

      await test.step(`${option}, list`, async () => {
        const listed = await list(app, person, address, item, '1.7');
        const buyer = await richStranger(chainId);
        await on.buyElsewhere(listed, 1n, buyer);
        expect(await ownerOf(item)).toBe(buyer.address.toLowerCase());
      });
      await elsewhere.close();
    });

    test(`${option}: makes an offer, takes it back with its approval, and accepts somebody's`, async ({
      app,
      page,
      wallet,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const person = walletPeople[option](wallet, elsewhere);
      const { network, chainId } = person;
      const on = chain(chainId);
      const wanted = await pick({ network });
      const address = await person.signIn(app, itemUrl(wanted));
      const weth = await sendWeth(address, chainId, parseEther('1'));

      await test.step(`${option}, offer`, async () => {
        await openAs(app, address, itemUrl(wanted));
        await app.button('Make an offer').click();
        const sheet = new OrderSheet(app, 'Make an offer');
        await sheet.price('Your offer', '0.25');
        const made = sheet.root.getByRole('heading', { name: 'Your offer is made' });
        const asked = await person.approveUntil(app, () => sheet.button(/make offer$/i).click(), made);
        expect(asked, 'the allowance, and the signature').toHaveLength(2);
        await sheet.done('Your offer is made');
        expect(await on.allowance(weth, address)).toBeGreaterThan(parseEther('0.25'));
        expect((await ordersBy(address, 'offer')).map(({ price }) => price.value)).toEqual([
          parseEther('0.25').toString(),
        ]);
      });

      await test.step(`${option}, offer:cancel`, async () => {
        await openAs(app, address, `/profile/${address}?tab=OffersMade`);
        const standing = await person.standing(app);
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        await app.modal('Cancel this offer?').getByRole('button', { name: 'Confirm' }).click();
        await expect(app.toast('Offer cancelled successfully')).toBeVisible();
        expect(await person.standing(app), 'a cancel by the market asks no wallet').toBe(standing);
        expect(await ordersBy(address, 'offer')).toEqual([]);
      });

      await test.step(`${option}, approval:revoke`, async () => {
        await openAs(app, address, `/profile/${address}?tab=Approvals`);
        const money = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'WETH' });
        await money.getByRole('button', { name: /^Revoke: / }).click();
        const confirm = app.modal('Revoke this approval?').getByRole('button', { name: 'Confirm' });
        const done = page.getByText('Approval revoked').first();
        expect(await person.approveUntil(app, () => confirm.click(), done)).toHaveLength(1);
        await expect(money).toHaveCount(0);
        expect(await on.allowance(weth, address)).toBe(0n);
        await close(app);
      });

      await test.step(`${option}, offer:accept`, async () => {
        const item = await giveItem({ address }, { network });
        const { bidder, offer } = await bidOn(item, parseEther('4'));
        const { net } = checkOffer(offer, { identifier: item.nft.identifier ?? '', units: 1n });
        const had = await on.tokenBalance(weth, address);
        await openAs(app, address, itemUrl(item));
        const accept = page
          .getByRole('listitem')
          .filter({ hasText: 'Item offer' })
          .getByRole('button', { name: 'Accept offer' });
        const done = app.modal('Offer successfully accepted');
        const asked = await person.approveUntil(app, () => accept.click(), done);
        expect(asked, asked.join(', ')).toHaveLength(person.takesBatches ? 1 : 2);
        expect(await ownerOf(item)).toBe(bidder);
        expect((await on.tokenBalance(weth, address)) - had).toBe(net);
        expect(await on.filled(offer)).toMatchObject({ filled: 1n, size: 1n });
      });
      await elsewhere.close();
    });

    test(`${option}: sends an item, and two at once where it takes batches`, async ({
      app,
      page,
      wallet,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const person = walletPeople[option](wallet, elsewhere);
      const { network, takesBatches } = person;
      const address = await person.signIn(app, '/');
      const friend = (await richStranger(person.chainId)).address.toLowerCase();
      const give = () => giveItem({ address }, { network });

      await test.step(`${option}, item:send`, async () => {
        const item = await give();
        await openAs(app, address, itemUrl(item));
        await app.button('Send').click();
        const sheet = new OrderSheet(app, 'Send');
        await sheet.root.getByRole('textbox', { name: 'Recipient’s address' }).fill(friend);
        const asked = await person.approveUntil(app, () => sheet.button('Send').click(), app.modal('Sent'));
        expect(asked, asked.join(', ')).toHaveLength(1);
        expect(await ownerOf(item)).toBe(friend);
        await close(app);
      });
      if (takesBatches) {
        await test.step(`${option}, item:send of two`, async () => {
          const items = [await give(), await give()];
          await openAs(app, address, `/profile/${address}`);
          await app.button('Send').click();
          for (const { nft } of items) await page.getByRole('checkbox', { name: `Choose ${nft.name}` }).check();
          await app.button('Send 2 items').click();
          const sheet = new OrderSheet(app, 'Send 2 items');
          await sheet.root.getByRole('textbox', { name: 'Recipient’s address' }).fill(friend);
          const asked = await person.approveUntil(app, () => sheet.button('Send 2 items').click(), app.modal('Sent'));
          expect(asked, asked.join(', ')).toHaveLength(1);
          expect(await Promise.all(items.map(ownerOf))).toEqual([friend, friend]);
        });
      }
      await elsewhere.close();
    });
  });
}
