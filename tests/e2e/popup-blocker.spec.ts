import { blockingLaunchOptions } from '../support/browser/browser.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { giveItem } from '../support/browser/seller.ts';
import { signInWithSmartWallet, SmartWalletWindow } from '../support/browser/smart-wallet.ts';
import { expect, test } from '../support/browser/test.ts';
import { UntouchedPage } from '../support/browser/untouched.ts';

/* The browser's own popup blocker is on: a window opens only shortly after a press, and one for each. */

test.use({ intercepts: true, launchOptions: blockingLaunchOptions });

const prompt = `[...document.querySelectorAll('dialog:modal')].some((one) => one.textContent.includes('Continue in your wallet'))`;

test('with a stand-in for the smart-wallet app: the second window of an approval and a listing opens by one more press @long', async ({
  app,
  page,
  context,
}) => {
  const address = await signInWithSmartWallet(app, '/docs');
  const order = await giveItem({ address });
  await app.open(itemUrl(order));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '1.5');
  const untouched = await UntouchedPage.of(page);
  const approving = await SmartWalletWindow.after(context, () => sheet.button(/list for 1\.5 ETH$/i).click());
  await approving.answer('Let a contract move your items of a collection', 'Approve');
  await untouched.until(prompt);
  const signing = await SmartWalletWindow.after(context, () => untouched.press('Open wallet'));
  await signing.answer('Sign a listing', 'Sign');
  await sheet.done('Your item is listed');
});

test('with a stand-in for the smart-wallet app and mocked slow nodes: a purchase whose checks outlast the press opens its window by one more @long', async ({
  app,
  page,
  context,
}) => {
  const order = await pick({ network: 'meridian' });
  const address = await signInWithSmartWallet(app, itemUrl(order));
  const untouched = await UntouchedPage.of(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await context.route('**/rpc/**', async (route) => {
    await held;
    await route.continue();
  });
  await expect(app.buyNow).toBeEnabled();
  await untouched.untilPressIsOver();
  await untouched.press((await app.buyNow.textContent()) ?? '');
  await untouched.untilPressIsOver();
  goOn();
  await untouched.until(prompt);

  // Who cancels has bought nothing, and may try again.
  await untouched.press('Cancel');
  await expect(app.modal('Cancelled in your wallet')).toContainText('User rejected the request.');
  const buying = await SmartWalletWindow.after(context, () =>
    app.modal('Cancelled in your wallet').getByRole('button', { name: 'Retry' }).click(),
  );
  await buying.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(address);
});
