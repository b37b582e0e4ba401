import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true, ownWorld: true });

test('what the marketplace permits for 90 seconds says so, and why it failed when it was approved later; Retry buys @long', async ({
  app,
  wallet,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ network: 'meridian' });
  await app.signInAt(order);
  let isFirst = true;
  await app.page.route('**/v2/order/best', async (route) => {
    const response = await route.fetch();
    // Nearly all of the time goes by at once.
    if (isFirst) await on.passTime(82);
    isFirst = false;
    await route.fulfill({ response });
  });
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  const approving = app.modal('Approve purchase');
  await expect(approving.getByText(/^Approve within 0:0\d\.$/)).toBeVisible();
  await expect(approving.getByText('The marketplace’s permission for this has run out.')).toBeVisible();
  // Not beside the request to approve it.
  await expect(approving.getByText('Open your wallet')).toHaveCount(0);

  await window.approve();
  const failed = app.modal('Something went wrong');
  await expect(failed).toContainText('It was approved too late: the marketplace’s permission had run out.');
  await expect(failed).toContainText('Only the network fee was spent.');
  await app.expectStatus('reverted');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
});
