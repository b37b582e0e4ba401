import { signInWithDemoWallet } from '../support/browser/demo-wallet.ts';
import { itemUrl } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

test('on a desk the demo wallet asks beside the drawer that waits for it', async ({ app }) => {
  const address = await signInWithDemoWallet(app, '/docs');
  const order = await giveItem({ address });
  await app.open(itemUrl(order));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '1.5');
  await sheet.button(/list for 1\.5 ETH$/i).click();
  const window = await app.modal(/^Demo wallet: /).boundingBox();
  const drawer = await sheet.root.boundingBox();
  if (window === null || drawer === null) throw new Error('One of them is not there');
  expect(window.x + window.width).toBeLessThan(drawer.x);
});
