import { MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { giveWeth, publish } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

/* What a second tab and a second trade leave of what is on the screen. */

test('a second tab that opens takes no question away from the first', async ({ app, wallet, secondApp }) => {
  const item = await pick({ looksOnly: true });
  await giveWeth(wallet, MERIDIAN, 10n ** 18n);
  await publish('offer', wallet.account, item, { unitValue: 10n ** 15n });
  await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
  await app.button('Cancel').click();
  const question = app.modal('Cancel this offer?');
  await expect(question).toBeVisible();
  const other = await secondApp();
  await other.open('/');
  await expect(other.account()).toBeVisible();
  await expect(question).toBeVisible();
  expect((await app.record()).status).toBe('confirm');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
});

test('what is finished gives way to what is begun: each purchase shows its own result @long', async ({ app }) => {
  const [first, second] = [await pick(), await pick()];
  await app.signInAt(first);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toContainText(first.nft.name);
  await app.open(itemUrl(second));
  await expect(app.modal('Your purchase is complete')).toContainText(first.nft.name);
  await app.closePane();
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toContainText(second.nft.name);
});
