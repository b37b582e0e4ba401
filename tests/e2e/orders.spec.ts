import * as v from 'valibot';
import { decodeFunctionData, formatEther, getAddress, parseAbi, parseEther, recoverTypedDataAddress } from 'viem';
import { commissionSchema, type Order, type SignedOrder } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { bestListing, wrappedToken } from '../support/browser/market.ts';
import { openListing, OrderSheet, posted } from '../support/browser/order-sheet.ts';
import { approveItems, giveItem, ordersBy, post, richStranger, simulateFill } from '../support/browser/seller.ts';
import { toFill } from '../support/browser/permission.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

const approvalAbi = parseAbi(['function setApprovalForAll(address operator, bool approved)']);
const ETH = 10n ** 18n;

const requests = (wallet: TestWallet, method: string) => wallet.log.filter((request) => request.method === method);

/** Only listing of a wallet, as the server tells it. */
async function onlyListing(wallet: TestWallet): Promise<Order> {
  const [order, ...more] = await ordersBy(wallet.address, 'listing');
  if (order === undefined || more.length > 0) throw new Error(`${more.length + (order ? 1 : 0)} listings, not one`);
  return order;
}

test.describe('a listing', () => {
  test('costs what its form says: another user buys it, and the seller gets to the wei what was shown [D29] [J25] [J26] [J27]', async ({
    app,
    wallet,
    page,
  }) => {
    const item = await giveItem(wallet);
    const on = chain(MERIDIAN);
    const reads: string[] = [];
    page.on('request', (request) => reads.push(new URL(request.url()).pathname));
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1.5');

    // The terms are the server's, the numbers exact.
    const slug = item.nft.collectionSlug;
    const tokens = (await (await page.request.get(`/marketplace/v1/collections/approved-tokens/${slug}`)).json()) as {
      data: { symbol: string }[];
    };
    await expect(sheet.root.getByRole('combobox', { name: 'Currency' }).locator('option')).toHaveText(
      tokens.data.map((token) => token.symbol),
    );
    await expect(sheet.row('Price')).toHaveText('1.5 ETH');
    const { data: fees } = v.parse(
      v.object({ data: commissionSchema }),
      await (await page.request.get(`/marketplace/v1/collections/commission/${slug}`)).json(),
    );
    const feeOf = (bps: number) => `${formatEther((parseEther('1.5') * BigInt(bps)) / 10_000n)} ETH`;
    await expect(sheet.row(/^Vitrine fee, /)).toHaveText(feeOf(fees.marketplaceBps));
    await expect(sheet.row(/^Creator royalty, /)).toHaveText(feeOf(fees.royaltyBps));
    const shownNet = (await sheet.row('You receive').innerText()).split(' ')[0] ?? '';
    await sheet.button('Approve and list for 1.5 ETH').click();
    await sheet.done('Your item is listed');

    // Asked for again right before signing: an older answer may be on the screen.
    for (const path of [`approved-tokens/${slug}`, `commission/${slug}`, 'router/settings']) {
      expect(
        reads.some((read) => read.endsWith(path)),
        path,
      ).toBe(true);
    }

    // One approval, of this collection, to Seaport; then one signature.
    expect(wallet.opened().slice(2)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4']);
    const approval = TestWallet.callOf(requests(wallet, 'eth_sendTransaction')[0]!);
    expect(approval.to).toBe(item.nft.collectionAddress);
    expect(decodeFunctionData({ abi: approvalAbi, data: approval.data }).args).toEqual([
      getAddress(SEAPORT_ADDRESS),
      true,
    ]);

    // Another user buys it.
    const listed = await onlyListing(wallet);
    const order = (await toFill(listed.uuid))!;
    expect(order.price.value).toBe((15n * ETH) / 10n + '');
    const had = await on.balance(wallet.address);
    const buyer = await richStranger(MERIDIAN);
    await on.buyElsewhere(order, 1n, buyer);
    expect(await on.ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(buyer.address.toLowerCase());
    const got = (await on.balance(wallet.address)) - had;
    expect(got).toBe(BigInt(order.parameters.consideration[0]!.startAmount));
    expect(Number(shownNet)).toBe(Number(got) / 1e18);
  });

  test('is sent as it was signed, in strings, and is listed then @long [C11] [C12] [C13] [C14] [C15] [C16] [C17] [C18] [C19] [J20]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet);
    await approveItems(wallet.account, item);
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1.5');
    const [submitted] = await Promise.all([posted(app, '/v1/order'), sheet.button(/list for 1\.5 ETH$/i).click()]);
    await sheet.done('Your item is listed');

    const body = submitted.postDataJSON() as SignedOrder;
    const { parameters } = body;
    expect(Object.keys(body).toSorted()).toEqual(['parameters', 'protocolAddress', 'signature']);
    expect(Object.fromEntries(new URL(submitted.url()).searchParams)).toEqual({
      chain: String(MERIDIAN),
      user: wallet.address,
    });
    expect(body.protocolAddress).toBe(SEAPORT_ADDRESS);
    expect(typeof parameters.startTime).toBe('string');
    expect(typeof parameters.endTime).toBe('string');
    expect(BigInt(parameters.endTime)).toBeGreaterThan(BigInt(parameters.startTime));
    expect(parameters.offer).toHaveLength(1);
    expect(parameters.consideration).toHaveLength(3);
    for (const item of [...parameters.offer, ...parameters.consideration]) {
      for (const key of ['identifierOrCriteria', 'startAmount', 'endAmount'] as const) {
        expect(typeof item[key]).toBe('string');
      }
    }
    const typed = TestWallet.typedDataOf(requests(wallet, 'eth_signTypedData_v4')[0]!);
    const signer = await recoverTypedDataAddress({ ...typed, signature: body.signature });
    expect(signer.toLowerCase()).toBe(wallet.address);
    expect(typed.message).toEqual(parameters);
    expect((await onlyListing(wallet)).parameters).toEqual(parameters);

    // Nobody else's signature is taken for it.
    const altered = `${body.signature.slice(0, 10)}${body.signature[10] === 'a' ? 'b' : 'a'}${body.signature.slice(11)}`;
    const query = new URL(submitted.url()).search;
    expect(await post(`/v1/order${query}`, { ...body, signature: altered })).toBeGreaterThanOrEqual(400);
  });

  test('of two of three copies in WETH on Tessera: the wallet is moved there, one copy is bought, the seller gets exactly the share @long [C17] [D29] [J20]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet, { network: 'tessera', itemType: 3 }, 3n);
    const on = chain(TESSERA);
    const weth = await wrappedToken(TESSERA);
    const sheet = await openListing(app, item);
    await sheet.copies('2');
    await sheet.currency('WETH');
    await sheet.price('Price, each', '0.000333333333333333');
    await expect(sheet.row('Price, 2 copies')).toHaveText('0.000666666666666666 WETH');
    await sheet.button(/^Approve and list 2 copies for 0\.000666666666666666 WETH$/).click();
    await sheet.done('Your item is listed');
    expect(wallet.opened().slice(2)).toEqual([
      'wallet_switchEthereumChain',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
    ]);

    const order = (await toFill((await onlyListing(wallet)).uuid))!;
    expect(order.tokensRemaining).toBe('2');
    const buyer = await richStranger(TESSERA, weth);
    const share = BigInt(order.parameters.consideration[0]!.startAmount) / 2n;
    await on.buyElsewhere({ ...order, price: { ...order.price, value: '0' } }, 1n, buyer);
    const { collectionAddress, identifier } = item.nft;
    expect(await on.copiesOf(collectionAddress, identifier ?? '', buyer.address)).toBe(1n);
    expect(await on.copiesOf(collectionAddress, identifier ?? '', wallet.address)).toBe(2n);
    expect(await on.tokenBalance(weth, wallet.address)).toBe(share);
    await expect.poll(async () => (await onlyListing(wallet)).tokensRemaining).toBe('1');
  });

  test('of three items under one signature: each at its own price, each bought by somebody else @long [D29] [J20]', async ({
    app,
    wallet,
  }) => {
    const items = [await giveItem(wallet), await giveItem(wallet), await giveItem(wallet)];
    const on = chain(MERIDIAN);
    await app.signIn(`/profile/${wallet.address}?tab=Collected`);
    await app.button('List for sale').click();
    for (const { nft } of items) await app.page.getByRole('checkbox', { name: `Choose ${nft.name}` }).check();
    await app.button('List 3 items').click();
    const sheet = new OrderSheet(app, 'List 3 items');
    for (const [index, { nft }] of items.entries()) await sheet.price(`Price of ${nft.name}`, `0.${index + 1}`);
    await sheet.button('Sign once, list 3 items').click();
    await sheet.done('3 items are listed');
    expect(wallet.count('eth_signTypedData_v4')).toBe(1);

    const orders = await ordersBy(wallet.address, 'listing');
    expect(orders).toHaveLength(3);
    for (const [index, { nft }] of items.entries()) {
      const listed = orders.find((order) => order.nft.uuid === nft.uuid);
      const order = (await toFill(listed?.uuid ?? ''))!;
      expect(order.price.value).toBe(String((BigInt(index + 1) * ETH) / 10n));
      const buyer = await richStranger(MERIDIAN);
      await on.buyElsewhere(order, 1n, buyer);
      expect(await on.filled(order)).toMatchObject({ filled: 1n, size: 1n });
    }
  });
});

test.describe('an edited listing', () => {
  test('takes the place of the old one: the new price is the best, and the old signature buys nothing [D30] [J24]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet);
    const first = await openListing(app, item);
    await first.price('Price', '2');
    await first.button(/list for 2 ETH$/).click();
    await first.done('Your item is listed');
    const old = await onlyListing(wallet);

    await app.button('Edit').click();
    const sheet = new OrderSheet(app, 'Edit listing');
    await expect(sheet.root.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('2');
    await sheet.price('Price', '3');
    const [update] = await Promise.all([posted(app, '/v1/orders/update'), sheet.button('Update listing').click()]);
    await expect(sheet.root).toContainText('The old listing can no longer be bought.');
    await sheet.done('Your listing is updated');

    const url = new URL(update.url());
    expect(url.searchParams.get('hash')).toBe(old.hash);
    const body = update.postDataJSON() as SignedOrder;
    // The new order names the one it replaces.
    expect(BigInt(body.parameters.salt)).toBe(BigInt(old.hash));
    const best = (await bestListing(item))!;
    expect(best.price.value).toBe(String(3n * ETH));
    // Asked for the old one, the new one is told; and without a permission the old one cannot be filled.
    expect((await toFill(old.uuid))?.hash).not.toBe(old.hash);
    const stranger = await richStranger(MERIDIAN);
    await expect(simulateFill(old, stranger.address)).rejects.toThrow();
    await chain(MERIDIAN).buyElsewhere((await toFill(best.uuid))!, 1n, stranger);
    expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(
      stranger.address.toLowerCase(),
    );
  });

  test('while somebody may still fill the old one, says from when the new one is live @long [D30]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet);
    const first = await openListing(app, item);
    await first.price('Price', '2');
    await first.button(/list for 2 ETH$/).click();
    await first.done('Your item is listed');
    const old = await onlyListing(wallet);
    // Somebody is about to buy: a permission is out.
    const permitted = (await toFill(old.uuid))!;
    expect(permitted.permissionEnds).not.toBeNull();

    await app.button('Edit').click();
    const sheet = new OrderSheet(app, 'Edit listing');
    await sheet.price('Price', '3');
    await sheet.button('Update listing').click();
    await expect(sheet.root).toContainText(
      /Until \d\d:\d\d UTC a buyer can still pay the old price: .* Your new listing is live then\./,
    );
    await sheet.done('Your listing is updated');
    await expect(app.page.getByText('Live soon: it waits until the last permission')).toBeVisible();
    expect(await toFill(old.uuid)).toBeNull();
  });

  test('whose server hangs is given up after 10 s; what is signed is published later without a second signature [J24] [D30] [L4]', async ({
    app,
    wallet,
    page,
  }) => {
    const item = await giveItem(wallet);
    const first = await openListing(app, item);
    await first.price('Price', '2');
    await first.button(/list for 2 ETH$/).click();
    await first.done('Your item is listed');

    await page.route('**/v1/orders/update**', () => undefined);
    await app.button('Edit').click();
    const sheet = new OrderSheet(app, 'Edit listing');
    await sheet.price('Price', '3');
    const [request] = await Promise.all([posted(app, '/v1/orders/update'), sheet.button('Update listing').click()]);
    const from = Date.now();
    await expect(sheet.root.getByRole('alert')).toContainText('The server did not answer in time.');
    expect(Date.now() - from).toBeGreaterThan(8_000);
    expect(request.failure()).not.toBeNull();
    await expect(sheet.root.getByRole('alert')).toContainText('stored on this device');
    expect((await onlyListing(wallet)).price.value).toBe(String(2n * ETH));

    await page.unroute('**/v1/orders/update**');
    await sheet.button('Retry').click();
    await sheet.done('Your listing is updated');
    expect(wallet.count('eth_signTypedData_v4')).toBe(2);
    await expect.poll(async () => (await onlyListing(wallet)).price.value).toBe(String(3n * ETH));
  });
});

test.describe('what goes wrong', () => {
  test('a refused signature publishes nothing; Retry asks again, for the signature alone [D29]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet);
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1');
    wallet.refuse('eth_signTypedData_v4');
    await sheet.button(/list for 1 ETH$/).click();
    await expect(sheet.root.getByRole('alert')).toContainText('Nothing was signed and nothing was published.');
    expect(await ordersBy(wallet.address, 'listing')).toEqual([]);
    await sheet.button('Retry').click();
    await sheet.done('Your item is listed');
    expect(wallet.opened().slice(2)).toEqual(['eth_sendTransaction', 'eth_signTypedData_v4', 'eth_signTypedData_v4']);
  });

  test('signed and never published: after a reload the profile still has it, and publishes it; its maker alone sees it @long [C18] [D29]', async ({
    app,
    wallet,
    page,
  }) => {
    const item = await giveItem(wallet);
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1');
    await page.route('**/v1/order?**', (route) => route.abort());
    await sheet.button(/list for 1 ETH$/).click();
    await expect(sheet.root.getByRole('alert')).toContainText('Whether the marketplace has it is not known');
    await page.unroute('**/v1/order?**');

    await app.open(`/profile/${wallet.address}?tab=Listings`);
    const kept = page.getByRole('listitem').filter({ hasText: item.nft.name });
    await expect(page.getByRole('heading', { name: 'Signed, not published 1' })).toBeVisible();
    await kept.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(kept).toContainText('stays valid in principle until it ends');
    await kept.getByRole('button', { name: 'Keep it' }).click();
    await kept.getByRole('button', { name: 'Publish' }).click();
    await expect(app.toast('Published')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Signed, not published/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel listing' })).toBeVisible();
    expect((await onlyListing(wallet)).price.value).toBe(String(ETH));
    expect(wallet.count('eth_signTypedData_v4')).toBe(1);
  });

  test('the marketplace took it and its answer got lost: the profile finds it published, and Retry makes no second one [C18] [D29]', async ({
    app,
    wallet,
    page,
  }) => {
    const item = await giveItem(wallet);
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1');
    await page.route('**/v1/order?**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sheet.button(/list for 1 ETH$/).click();
    await expect(sheet.root.getByRole('alert')).toContainText('Whether the marketplace has it is not known');
    const { uuid } = await onlyListing(wallet);
    await page.unroute('**/v1/order?**');
    await sheet.button('Retry').click();
    await sheet.done('Your item is listed');
    expect((await onlyListing(wallet)).uuid).toBe(uuid);
    await app.open(`/profile/${wallet.address}?tab=Listings`);
    await expect(page.getByRole('button', { name: 'Cancel listing' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Signed, not published/ })).toHaveCount(0);
  });

  test('a signature of another account is found out on the device: nothing is published @long [C18]', async ({
    app,
    wallet,
  }) => {
    const item = await giveItem(wallet);
    const sheet = await openListing(app, item);
    await sheet.price('Price', '1');
    const asked = wallet.next('eth_signTypedData_v4');
    await sheet.button(/list for 1 ETH$/).click();
    const held = await asked;
    const other = new TestWallet();
    held.answer(await other.account.signTypedData(TestWallet.typedDataOf(held.request)));
    await expect(sheet.root.getByRole('alert')).toContainText('not by the account that is signed in');
    expect(await ordersBy(wallet.address, 'listing')).toEqual([]);
  });
});
