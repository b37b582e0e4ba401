import { parseEther } from 'viem';
import { MERIDIAN } from '../support/browser/chain.ts';
import { pick } from '../support/browser/market.ts';
import { openListing } from '../support/browser/order-sheet.ts';
import { giveWeth, giveItem, publish } from '../support/browser/seller.ts';
import { toFill } from '../support/browser/permission.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* Who may still accept what its maker has withdrawn, and the way to end that. */

const SHARED = 'Nobody new can accept. A seller who already has permission can still complete the sale';

test('the question and the toast say the same, and Cancel everything stays while a seller may have permission, whatever the list of it, mocked, says', async ({
  app,
  wallet,
  page,
}) => {
  await giveWeth(wallet, MERIDIAN, parseEther('5'));
  const offer = await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.3') });
  await toFill(offer.uuid);
  // The marketplace's list of what it withdrew does not come.
  await page.route(/status=withdrawn/, (route) => route.abort());
  await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
  await app.button('Cancel').click();
  const question = app.modal('Cancel this offer?');
  await expect(question).toContainText(`${SHARED} for up to two minutes.`);
  await question.getByRole('button', { name: 'Confirm' }).click();
  const toast = app.toast('Offer cancelled successfully');
  await expect(toast).toContainText(`${SHARED} until `);
  await expect(page.getByRole('heading', { name: 'No offers made' })).toBeVisible();
  const until = /until (.+?)\.$/.exec(
    (await toast.innerText()).replaceAll('\n', ' ').match(/complete the sale until [^.]+\./)?.[0] ?? '',
  );
  const why = page.getByText('One order that you cancelled can still be completed until');
  await expect(why).toContainText(`until ${until?.[1] ?? 'nothing'} by`);
  await expect(why).toContainText(offer.nft.name);
  await app.button('Cancel everything on Meridian').click();
  await app.modal('Cancel everything?').getByRole('button', { name: 'Confirm' }).click();
  await expect(app.toast('Everything is cancelled')).toBeVisible();
  await expect(why).toHaveCount(0);
  await expect(app.button('Cancel everything on Meridian')).toHaveCount(0);
});

test('where nobody has permission, the toast says so, and nothing is left to cancel @long', async ({ app, wallet }) => {
  await giveWeth(wallet, MERIDIAN, parseEther('5'));
  await publish('offer', wallet.account, await pick(), { unitValue: parseEther('0.3') });
  await app.signIn(`/profile/${wallet.address}?tab=OffersMade`);
  await app.button('Cancel').click();
  await app.modal('Cancel this offer?').getByRole('button', { name: 'Confirm' }).click();
  await expect(app.toast('Offer cancelled successfully')).toContainText(
    'Nobody can accept any more: no seller has permission.',
  );
  await expect(app.button('Cancel everything on Meridian')).toHaveCount(0);
});

test('what was signed here and is not published can be ended by Cancel everything @long', async ({
  app,
  wallet,
  page,
}) => {
  const sheet = await openListing(app, await giveItem(wallet));
  await sheet.price('Price', '1');
  await page.route('**/v1/order?*', (route) => route.abort());
  await sheet.button(/list for 1 ETH$/).click();
  await expect(sheet.root.getByRole('alert')).toContainText('It is signed and stored on this device');
  await app.open(`/profile/${wallet.address}?tab=Listings`);
  await expect(page.getByRole('heading', { name: 'Signed, not published 1' })).toBeVisible();
  await expect(app.button('Cancel everything on Meridian')).toBeVisible();
});
