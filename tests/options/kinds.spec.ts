import { parseEther } from 'viem';
import type { Order } from '../../src/contract/order.ts';
import { checkOffer } from '../../src/domain/offer.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { allDrops } from '../support/browser/drops.ts';
import { itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { toFill } from '../support/browser/permission.ts';
import { acceptOnChain, bidOn, giveItem, ordersBy, richStranger } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { walletOptions } from '../support/browser/wallet-options.ts';

/*
 * Every kind of trade through every wallet of the connect window, each proved on the chain: whoever uses it says yes
 * to whatever the wallet asks.
 */

const isCheap = ({ price }: Order) => BigInt(price.value) <= parseEther('0.5');

for (const { option, make, chainId, batches } of walletOptions) {
  const on = () => chain(chainId);
  const network = chainId === MERIDIAN ? 'meridian' : 'tessera';
  const ownerOf = ({ nft }: Order) => on().ownerOf(nft.collectionAddress, nft.identifier ?? '');

  test(`by ${option}: a purchase, a cart, a listing and its cancel`, async ({ app, page }) => {
    const person = make();
    const first = await pick({ network, suits: isCheap });
    const address = await person.signIn(app, itemUrl(first));
    const yes = (done: () => Promise<unknown>) => person.approving(app, done);

    await test.step('a purchase', async () => {
      await yes(async () => {
        await app.buyNow.click();
        await expect(app.modal('Your purchase is complete')).toBeVisible();
      });
      expect(await ownerOf(first)).toBe(address);
      await app.closePane();
    });

    await test.step('a purchase in WETH, approved before or with it', async () => {
      const inWeth = await pick({ network, symbol: 'WETH', suits: isCheap });
      await on().settled(
        await on().actAs(address, {
          to: await wrappedToken(chainId),
          data: '0xd0e30db0',
          value: BigInt(inWeth.price.value),
        }),
      );
      await app.open(itemUrl(inWeth));
      await expect(app.account(address)).toBeVisible();
      const asked = await yes(async () => {
        await app.buyNow.click();
        await expect(app.modal('Your purchase is complete')).toBeVisible();
      });
      expect(asked).toHaveLength(batches ? 1 : 2);
      expect(await ownerOf(inWeth)).toBe(address);
      await app.closePane();
    });

    await test.step('a cart of two', async () => {
      const orders = [await pick({ network, suits: isCheap }), await pick({ network, suits: isCheap })];
      const cart = new Cart(app);
      for (const order of orders) await cart.add(order);
      await cart.open();
      await yes(async () => {
        await cart.buy.click();
        await expect(app.modal('Your purchase is complete')).toBeVisible();
      });
      for (const order of orders) expect(await ownerOf(order)).toBe(address);
      await app.closePane();
    });

    await test.step('a listing, which somebody buys', async () => {
      await app.open(itemUrl(first));
      await app.button('List for sale').click();
      const sheet = new OrderSheet(app, 'List for sale');
      await sheet.price('Price', '1.5');
      await yes(async () => {
        await sheet.button(/list for 1\.5 ETH$/i).click();
        await sheet.done('Your item is listed');
      });
      const listed = (await toFill((await ordersBy(address, 'listing'))[0]?.uuid ?? ''))!;
      const buyer = await richStranger(chainId);
      await on().buyElsewhere(listed, 1n, buyer);
      expect(await ownerOf(first)).toBe(buyer.address.toLowerCase());
    });

    await test.step('a listing, taken back by the server and by the network', async () => {
      const item = await giveItem({ address }, { network, suits: isCheap });
      const list = async () => {
        await app.open(itemUrl(item));
        await app.button('List for sale').click();
        const sheet = new OrderSheet(app, 'List for sale');
        await sheet.price('Price', '2.5');
        await yes(async () => {
          await sheet.button(/list for 2\.5 ETH$/i).click();
          await sheet.done('Your item is listed');
        });
      };
      await list();
      expect(
        await yes(async () => {
          await app.button('Cancel listing').click();
          await expect(app.modal('Your item has been removed!')).toBeVisible();
        }),
      ).toEqual([]);
      await app.closePane();
      expect(await ordersBy(address, 'listing')).toEqual([]);
      await list();
      const [listing] = await ordersBy(address, 'listing');
      await app.open(`/profile/${address}?tab=Listings`);
      const asked = await yes(async () => {
        await app.button(/^Cancel everything on /).click();
        await app.modal('Cancel everything?').getByRole('button', { name: 'Confirm' }).click();
        await expect(app.toast('Everything is cancelled')).toBeVisible();
      });
      expect(asked).toHaveLength(1);
      await expect.poll(async () => (await toFill(listing?.uuid ?? ''))?.hash).not.toBe(listing?.hash);
      await expect(page.getByRole('heading', { name: 'Nothing for sale' })).toBeVisible();
    });
  });

  test(`by ${option}: an offer and its cancel, an offer accepted, a mint`, async ({ app, page }) => {
    const person = make();
    const address = await person.signIn(app, '/docs');
    const yes = (done: () => Promise<unknown>) => person.approving(app, done);
    const weth = await wrappedToken(chainId);

    await test.step('an offer, which the owner accepts, and one that is taken back', async () => {
      for (const end of ['accepted', 'taken back'] as const) {
        const item = await pick({ network, suits: isCheap });
        await app.open(itemUrl(item));
        await expect(app.account(address)).toBeVisible();
        await app.button('Make an offer').click();
        const sheet = new OrderSheet(app, 'Make an offer');
        await sheet.price('Your offer', '0.25');
        await yes(async () => {
          if ((await on().tokenBalance(weth, address)) < parseEther('0.25')) {
            await sheet.button(/^Wrap /).click();
            await expect(sheet.root).toContainText('Your balance: 0.25 WETH');
          }
          await sheet.button(/make offer$/i).click();
          await sheet.done('Your offer is made');
        });
        const [listed] = await ordersBy(address, 'offer');
        if (end === 'accepted') {
          const offer = (await toFill(listed?.uuid ?? '', item.maker, item.nft.identifier ?? ''))!;
          await acceptOnChain(offer, item.maker, item.nft.identifier ?? '');
          expect(await ownerOf(item)).toBe(address);
          continue;
        }
        await app.open(`/profile/${address}?tab=Offers`);
        expect(
          await yes(async () => {
            await page.getByRole('button', { name: 'Cancel', exact: true }).click();
            await app.modal('Cancel this offer?').getByRole('button', { name: 'Confirm' }).click();
            await expect(app.toast('Offer cancelled successfully')).toBeVisible();
          }),
        ).toEqual([]);
        expect(await ordersBy(address, 'offer')).toEqual([]);
      }
    });

    await test.step('an offer accepted', async () => {
      const item = await giveItem({ address }, { network });
      const { bidder, offer } = await bidOn(item, parseEther('4'));
      const { net } = checkOffer(offer, { identifier: item.nft.identifier ?? '', units: 1n });
      const had = await on().tokenBalance(weth, address);
      await app.open(itemUrl(item));
      await yes(async () => {
        await page
          .getByRole('listitem')
          .filter({ hasText: 'Item offer' })
          .getByRole('button', { name: 'Accept offer' })
          .click();
        await expect(app.modal('Offer successfully accepted')).toBeVisible();
      });
      expect(await ownerOf(item)).toBe(bidder);
      expect((await on().tokenBalance(weth, address)) - had).toBe(net);
      await app.closePane();
    });

    await test.step('a mint', async () => {
      const live = (await allDrops()).filter(({ state, minted, maxSupply }) => state === 'live' && minted < maxSupply);
      const drop = live.find((one) => one.chainId === chainId);
      const mint = page.getByRole('region', { name: 'Mint' }).getByRole('button', { name: /^Mint 1 for / });
      await app.open(`/drops/${(drop ?? live[0])?.slug ?? ''}`);
      await expect(app.account(address)).toBeVisible();
      if (drop === undefined) {
        // Its accounts are on one network, and that has no drop now.
        expect(await yes(() => mint.click())).toEqual([]);
        await expect(page.getByText('Chain switching is not supported yet').first()).toBeVisible();
        return;
      }
      const asked = await yes(async () => {
        await mint.click();
        await expect(app.modal('Your purchase is complete')).toBeVisible();
      });
      expect(asked).toHaveLength(1);
    });
  });
}
