import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import type { SignedOrder } from '../../src/contract/order.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl } from '../support/browser/market.ts';
import { OrderSheet, posted } from '../support/browser/order-sheet.ts';
import { approveItems, giveItem, ordersBy, publish } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import type { TestWallet } from '../support/browser/test-wallet.ts';

async function listed(wallet: TestWallet) {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  return publish('listing', wallet.account, item, { unitValue: parseEther('3') });
}

test('an edited listing keeps its end unless another is chosen, and says how the old one was ended [D30]', async ({
  app,
  wallet,
}) => {
  const order = await listed(wallet);
  await app.signIn(itemUrl(order));
  await app.button('Edit').click();
  const sheet = new OrderSheet(app, 'Edit listing');
  await expect(sheet.button('Keep')).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.root).toContainText(/Ends .+, as before\./);
  await sheet.price('Price', '4');
  const [update] = await Promise.all([posted(app, '/v1/orders/update'), sheet.button('Update listing').click()]);
  expect((update.postDataJSON() as SignedOrder).parameters.endTime).toBe(String(order.endTime));
  await expect(sheet.root).toContainText('The old listing can no longer be bought. It could only be filled with');
  await sheet.done('Your listing is updated');
});

test('a listing whose item is gone cannot be edited: why is said, and it can be cancelled @long', async ({
  app,
  wallet,
}) => {
  const order = await listed(wallet);
  const on = chain(MERIDIAN);
  await app.signIn(`/profile/${wallet.address}?tab=Listings`);
  const friend = privateKeyToAccount(generatePrivateKey()).address;
  const data = encodeFunctionData({
    abi: parseAbi(['function transferFrom(address, address, uint256)']),
    functionName: 'transferFrom',
    args: [wallet.address, friend, BigInt(order.nft.identifier ?? '0')],
  });
  await on.settled(await on.actAs(wallet.address, { to: order.nft.collectionAddress, data }));
  await expect.poll(async () => (await ordersBy(wallet.address, 'listing')).length).toBe(0);
  await app.page.reload();
  await app.button('Edit').click();
  const sheet = new OrderSheet(app, 'Edit listing');
  await expect(sheet.root).toContainText(/the item is no longer yours/);
  await expect(sheet.button('Update listing')).toHaveCount(0);
  await sheet.button('Cancel listing').click();
  await app.confirmCancel();
  await expect(app.modal('Your item has been removed!')).toBeVisible();
});

test('an edit whose listing was cancelled meanwhile, elsewhere, is refused before the wallet is asked to sign @long', async ({
  app,
  secondApp,
  wallet,
}) => {
  const order = await listed(wallet);
  await app.signIn(itemUrl(order));
  await app.button('Edit').click();
  const sheet = new OrderSheet(app, 'Edit listing');
  await sheet.price('Price', '4');

  const other = await secondApp();
  await other.open(itemUrl(order));
  await other.cancelListing();
  await other.modal('Your item has been removed!').getByRole('button', { name: 'Done' }).click();
  await expect(app.modal('Your item has been removed!')).toHaveCount(0);

  await sheet.button('Update listing').click();
  await expect(sheet.root.getByRole('alert')).toContainText(
    'This listing was changed, filled or cancelled in the meantime. Close this and check it again. Nothing was signed',
  );
  expect(wallet.count('eth_signTypedData_v4')).toBe(0);
});

test('a form says why it cannot be sent; a second press changes nothing, and a refusal stands in the sheet @long', async ({
  app,
  wallet,
}) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await expect(sheet.root).toContainText('Enter a price to go on.');
  await sheet.price('Price', '2');
  const asked = wallet.next('eth_signTypedData_v4');
  await sheet.button('List for 2 ETH').dblclick();
  const request = await asked;
  await expect(sheet.root).toContainText('Sign the order in your wallet.');
  // In the words of the published descriptor, before the wallet's own.
  const told = sheet.root.getByRole('region', { name: 'Your wallet asks' });
  await expect(told).toContainText('Sign a listing');
  await expect(told).toContainText(`#${item.nft.identifier}`);
  request.reject();
  await expect(told).toHaveCount(0);
  await expect(sheet.root.getByRole('alert')).toContainText('Nothing was signed and nothing was published.');
  expect(wallet.count('eth_signTypedData_v4')).toBe(1);
});

test('a bad price is told while it is typed, and the longest good one is read whole on a phone @long', async ({
  app,
  page,
  wallet,
}) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await page.setViewportSize({ width: 320, height: 844 });
  await app.signIn(itemUrl(item));
  // The phone's bar has it, too.
  await app.button('List for sale').first().click();
  const sheet = new OrderSheet(app, 'List for sale');
  const told = sheet.root.getByRole('status');
  for (const [text, reason] of [
    ['abc', 'Enter a number, for example 0.5.'],
    ['0', 'Enter a price above zero.'],
    ['1,311,000', 'Write 1311000, with nothing between the thousands.'],
    ['9'.repeat(60), 'This price is too large.'],
  ] as const) {
    await sheet.price('Price', text);
    await expect(told).toHaveText(reason);
    await expect(sheet.button('List for sale')).toBeDisabled();
  }
  const most = '340282366920938463463.374607431768211455';
  await sheet.price('Price', most);
  await expect(sheet.root).toContainText('This is a very high price. Check the number of digits.');
  const list = sheet.button('List for 340,282,366,920,938,463,463.374607431768211455 ETH');
  await expect(list).toBeEnabled();
  expect(await list.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const lengths = sheet.root.getByRole('group', { name: 'Duration' });
  expect(await lengths.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0);
  const linesOf = (button: Element) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  };
  for (const one of await lengths.getByRole('button').all()) expect(await one.evaluate(linesOf)).toBe(1);

  await sheet.button('Custom').click();
  const days = sheet.root.getByRole('textbox', { name: 'Days' });
  await days.fill('1000');
  await expect(days).toHaveValue('1000');
  await expect(sheet.root.getByRole('alert')).toHaveText('At most 179 days');
  await expect(list).toBeDisabled();
  await days.fill('179');
  await expect(list).toBeEnabled();
});

test('a refusal after the sheet was put aside brings it back @long', async ({ app, wallet }) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '2');
  const asked = wallet.next('eth_signTypedData_v4');
  await sheet.button('List for 2 ETH').click();
  const request = await asked;
  await sheet.button('Keep browsing').click();
  await expect(sheet.root).toHaveCount(0);
  request.reject();
  await expect(sheet.root.getByRole('alert')).toContainText('Nothing was signed and nothing was published.');
});

test('a reload while the wallet asks is told afterwards, once @long', async ({ app, page, wallet }) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '2');
  const asked = wallet.next('eth_signTypedData_v4');
  await sheet.button('List for 2 ETH').click();
  await asked;
  await page.reload();
  const told = app.toast('The page was closed while you were signing');
  await expect(told).toContainText('nothing was published');
  await page.reload();
  await expect(app.account()).toBeVisible();
  await expect(told).toHaveCount(0);
});
