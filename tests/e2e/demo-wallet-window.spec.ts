import { devices } from 'playwright/test';
import { signInWithDemoWallet } from '../support/browser/demo-wallet.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
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

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is being approved stays in sight above the demo wallet’s window', async ({ app, page }) => {
    await signInWithDemoWallet(app, '/docs');
    await app.open(itemUrl(await pick({ symbol: 'USDC' })));
    await app.buyNow.click();
    const wallet = app.modal(/^Demo wallet: /);
    await expect(wallet.getByRole('button', { name: 'Approve' })).toBeEnabled();
    const title = page.getByText('Approve purchase', { exact: true }).last();
    // The sheet slides in.
    await expect
      .poll(async () => {
        const [window, told] = [await wallet.boundingBox(), await title.boundingBox()];
        return window !== null && told !== null && told.y > 0 && told.y + told.height < window.y;
      })
      .toBe(true);
    await wallet.getByRole('button', { name: 'Reject' }).click();
  });
});
