import { getAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Order } from '../../src/contract/order.ts';
import { encodeTransfer } from '../../src/domain/item-transfer.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { shortenAddress } from '../../src/domain/paths.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { approveItems, giveItem, publish, richStranger } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/* Giving items to somebody without an order. */

const on = () => chain(MERIDIAN);
const ownerOf = ({ nft }: Order) => on().ownerOf(nft.collectionAddress, nft.identifier ?? '');

/** Somebody with an account that was never used. */
const newcomer = () => privateKeyToAccount(generatePrivateKey()).address.toLowerCase() as `0x${string}`;

const field = ({ root }: OrderSheet) => root.getByRole('textbox', { name: 'Recipient’s address' });

async function openSheet(app: App, order: Order): Promise<OrderSheet> {
  await app.signIn(itemUrl(order));
  await app.button('Send').click();
  return new OrderSheet(app, 'Send');
}

test('an item is sent: the wallet is asked for exactly its transfer, and the page shows its new owner and what happened', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  const friend = newcomer();
  const sheet = await openSheet(app, item);
  // Without a recipient it says what is missing, and leads there.
  await sheet.button('Send').click();
  await expect(sheet.root.getByRole('alert')).toContainText('This is no address.');
  await expect(field(sheet)).toBeFocused();
  await field(sheet).fill(getAddress(friend));
  await expect(sheet.row('To')).toHaveText(getAddress(friend));
  await expect(sheet.root).toContainText('This account has never been used on Meridian. Check the address.');
  await expect(sheet.root).toContainText('What is sent cannot be taken back.');

  const held = wallet.next('eth_sendTransaction');
  await sheet.button('Send').click();
  const asked = await held;
  const { identifier, collectionAddress } = item.nft;
  const { to, value, data } = TestWallet.callOf(asked.request);
  const transfer = { collectionAddress, itemType: 2, identifier: identifier ?? '', amount: '1' } as const;
  expect([to, value]).toEqual([collectionAddress, 0n]);
  expect(data.slice(0, -16)).toBe(encodeTransfer(transfer, wallet.address, friend));
  const modal = app.modal('Approve in your wallet');
  await expect(modal).toContainText('compare the address there');
  await expect(modal.getByText('Send an item')).toBeAttached();
  await expect(modal.getByText(friend)).toBeAttached();
  expect(await app.record()).toMatchObject({ type: 'item:send', status: 'approve', recipient: friend });
  await asked.approve();

  await expect(app.modal('Sent')).toContainText(`${item.nft.name} is sent to ${shortenAddress(friend)}.`);
  expect(await ownerOf(item)).toBe(friend);
  await app.modal('Sent').getByRole('button', { name: 'View item' }).click();
  await expect(app.button('Send')).toHaveCount(0);
  const block = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Provenance' }) });
  const activity = block.getByRole('listitem').first();
  await expect(activity).toContainText('Transfer');
  await expect(activity.getByRole('link', { name: shortenAddress(friend) })).toBeVisible();
});

test('copies are sent: as many as are there, whatever the form was opened with; the others stay @long', async ({
  app,
  wallet,
}) => {
  const item = await giveItem(wallet, { network: 'tessera', itemType: 3 }, 3n);
  const there = chain(item.chainId);
  const copies = (owner: `0x${string}`) => there.copiesOf(item.nft.collectionAddress, item.nft.identifier ?? '', owner);
  const friend = await richStranger(item.chainId);
  const address = friend.address.toLowerCase() as `0x${string}`;
  // An account that was used before.
  await there.settled(await there.broadcast(await there.sign(friend, { to: address })));
  const sheet = await openSheet(app, item);
  await field(sheet).fill(address);
  await sheet.copies('4');
  await sheet.button('Send').click();
  await expect(sheet.root).toContainText('You own only 3');
  await sheet.copies('3');
  await expect(sheet.row('To')).toHaveText(address);
  await expect(sheet.root).not.toContainText('never been used');

  await there.moveCopies(item, wallet.address, item.maker, 1n);
  await sheet.button('Send 3 copies').click();
  const failed = app.modal('Something went wrong');
  await expect(failed).toContainText(`You own only 2 of ${item.nft.name}. Send fewer.`);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  await failed.getByText('Close', { exact: true }).click();

  await app.button('Send').click();
  await field(sheet).fill(address);
  await sheet.button('Send').click();
  await expect(app.modal('Sent')).toBeVisible();
  expect(await Promise.all([copies(address), copies(wallet.address)])).toEqual([1n, 1n]);
  expect(wallet.count('eth_sendTransaction')).toBe(1);
});

test.describe('several items', () => {
  async function choose(app: App, items: readonly Order[]): Promise<OrderSheet> {
    await app.signIn(`/profile/${app.wallet.address}`);
    await app.button('Send').click();
    for (const { nft } of items) await app.page.getByRole('checkbox', { name: `Choose ${nft.name}` }).check();
    await app.button('Send 2 items').click();
    return new OrderSheet(app, 'Send 2 items');
  }

  test('go one after the other, each told as one of them; the profile no longer shows what is gone @long', async ({
    app,
    wallet,
    page,
  }) => {
    const items = [await giveItem(wallet), await giveItem(wallet)];
    const friend = newcomer();
    const sheet = await choose(app, items);
    await field(sheet).fill(friend);
    const first = wallet.next('eth_sendTransaction');
    await sheet.button('Send 2 items').click();
    const asked = await first;
    await expect(app.anyModal).toContainText('Transaction 1 of 2');
    const second = wallet.next('eth_sendTransaction');
    await asked.approve();
    const last = await second;
    await expect(app.modal('Approve in your wallet')).toContainText('Transaction 2 of 2');
    await last.approve();
    // Both ends are one window.
    const sent = app.modal('Sent');
    await expect(sent.getByRole('img')).toHaveCount(items.length);
    await sent.getByRole('button', { name: 'Done' }).click();
    await expect(app.anyModal).toHaveCount(0);
    expect(await Promise.all(items.map(ownerOf))).toEqual([friend, friend]);
    await expect(page.getByText('0 items').or(page.getByText('Nothing on this shelf'))).toBeVisible();
  });

  test('after a no to the first, the second is not asked for, and the first can be tried again @long', async ({
    app,
    wallet,
  }) => {
    const items = [await giveItem(wallet), await giveItem(wallet)];
    const sheet = await choose(app, items);
    await field(sheet).fill(newcomer());
    wallet.refuse('eth_sendTransaction');
    await sheet.button('Send 2 items').click();
    const failed = app.modal('Cancelled in your wallet');
    await expect(failed).toContainText('User rejected the request.');
    await expect(failed).toContainText('Transaction 2 was not started: nothing in it was sent.');
    expect(wallet.count('eth_sendTransaction')).toBe(1);
    expect(await Promise.all(items.map(ownerOf))).toEqual([wallet.address, wallet.address]);
  });

  test('are one confirmation of a wallet that takes batches, and found when its page was gone @long', async ({
    app,
    wallet,
  }) => {
    wallet.takesBatches = true;
    const items = [await giveItem(wallet), await giveItem(wallet)];
    const friend = newcomer();
    const sheet = await choose(app, items);
    await field(sheet).fill(friend);
    const held = wallet.next('wallet_sendCalls');
    await sheet.button('Send 2 items').click();
    const asked = await held;
    expect(TestWallet.callsOf(asked.request).calls).toHaveLength(2);
    await app.page.goto('about:blank');
    await asked.approveUnheard();
    await app.open('/');
    await expect(app.modal('Sent')).toContainText('2 items are sent');
    expect(wallet.count('wallet_sendCalls')).toBe(1);
    expect(await Promise.all(items.map(ownerOf))).toEqual([friend, friend]);
  });
});

test('what cannot be sent to is told in the sheet, before any wallet opens', async ({ app, wallet }) => {
  const item = await giveItem(wallet);
  const sheet = await openSheet(app, item);
  const wrong = getAddress(newcomer());
  const letter = wrong.search(/(?<=^0x.*)[A-F]/);
  for (const [text, sentence] of [
    [wallet.address, 'This is your own address.'],
    [`0x${'0'.repeat(40)}`, 'This address belongs to nobody'],
    [item.nft.collectionAddress, 'This is the collection’s own contract'],
    [wrong.slice(0, letter) + wrong.charAt(letter).toLowerCase() + wrong.slice(letter + 1), 'A character of this'],
    ['alice.eth', 'Names are not known on Meridian. Paste the address.'],
    ['0x12', 'This is no address.'],
  ] as const) {
    await field(sheet).fill(text);
    await field(sheet).blur();
    await sheet.button('Send').click();
    await expect(sheet.root.getByRole('alert')).toContainText(sentence);
  }
  // Seaport takes no items: the network says so.
  await field(sheet).fill(SEAPORT_ADDRESS);
  await expect(sheet.root).toContainText('a contract that refuses this item');
  await expect(sheet.button('Send')).toBeDisabled();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('a listing of it is named, and can be cancelled first @long', async ({ app, wallet }) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await publish('listing', wallet.account, item, { unitValue: 10n ** 18n, zoned: true });
  const sheet = await openSheet(app, item);
  await expect(sheet.root).toContainText(
    `${item.nft.name} is listed: the listing cannot be filled afterwards, and becomes live again if the item comes back.`,
  );
  await sheet.button('Cancel listing').click();
  await app.confirmCancel();
  await expect(app.modal('Your item has been removed!')).toBeVisible();
});

test('a page that is loaded anew while it is pending goes on with it, and asks for nothing twice', async ({
  app,
  wallet,
}) => {
  const item = await giveItem(wallet);
  const friend = newcomer();
  const sheet = await openSheet(app, item);
  await field(sheet).fill(friend);
  await on().stopMining();
  await sheet.button('Send').click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.reload();
  await expect(app.button('1 pending')).toBeVisible();
  await on().mine();
  await expect(app.modal('Sent')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  expect(await ownerOf(item)).toBe(friend);
});

test('a no in the wallet leaves the item where it is; Retry asks again @long', async ({ app, wallet }) => {
  const item = await giveItem(wallet);
  const friend = newcomer();
  const sheet = await openSheet(app, item);
  await field(sheet).fill(friend);
  wallet.refuse('eth_sendTransaction');
  await sheet.button('Send').click();
  const failed = app.modal('Cancelled in your wallet');
  await expect(failed).toContainText('Nothing was sent. It is still yours.');
  expect(await ownerOf(item)).toBe(wallet.address);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(app.modal('Sent')).toBeVisible();
  expect(await ownerOf(item)).toBe(friend);
});

test('two tabs send the same item at once: the wallet opens once, and the other tab says why @long', async ({
  app,
  secondApp,
  wallet,
}) => {
  const item = await giveItem(wallet);
  const friend = newcomer();
  const sheets = [await openSheet(app, item)];
  const other = await secondApp();
  await other.open(itemUrl(item));
  await other.button('Send').click();
  sheets.push(new OrderSheet(other, 'Send'));
  for (const sheet of sheets) await field(sheet).fill(friend);
  for (const sheet of sheets) await expect(sheet.button('Send')).toBeEnabled();
  const held = wallet.next('eth_sendTransaction');
  await Promise.all(sheets.map((sheet) => sheet.button('Send').evaluate((button) => (button as HTMLElement).click())));
  const asked = await held;
  const refusals = () => Promise.all(sheets.map(({ root }) => root.getByText('still under way').count()));
  await expect.poll(async () => (await refusals()).reduce((sum, one) => sum + one, 0)).toBe(1);
  await asked.approve();
  await expect.poll(() => ownerOf(item)).toBe(friend);
  expect(wallet.count('eth_sendTransaction')).toBe(1);
});

test('the browser is killed while the wallet is open, and it is approved there afterwards: told as sent, and never asked again @long', async ({
  phone,
  wallet,
}) => {
  const item = await giveItem(wallet);
  const friend = newcomer();
  const visit = await phone.launch('/');
  await visit.connect();
  await expect(visit.account()).toBeVisible();
  await phone.close();
  const first = await phone.launch(itemUrl(item));
  await first.sessionRenewed();
  await first.button('Send').click();
  const sheet = new OrderSheet(first, 'Send');
  await field(sheet).fill(friend);
  const held = wallet.next('eth_sendTransaction');
  await sheet.button('Send').click();
  const asked = await held;
  await phone.kill();
  await asked.approveUnheard();

  const again = await phone.launch('/');
  await expect(again.modal('Sent')).toContainText(shortenAddress(friend));
  expect(await again.record()).toMatchObject({ type: 'item:send', status: 'success' });
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  expect(await ownerOf(item)).toBe(friend);
});
