import type { Page } from 'playwright/test';
import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { chain, TESSERA } from '../support/browser/chain.ts';
import { approveItems, giveItem, ordersBy, publish } from '../support/browser/seller.ts';
import { readPersonStore } from '../support/browser/person-store.ts';
import { expect, test } from '../support/browser/test.ts';

/** A moment later, without waiting for it. */
const LATER_MS = 31_000;

const seen = async (page: Page) => JSON.stringify(await readPersonStore(page, 'seen-orders'));

test('a maker whose listing is bought while the app is open is told, once; of one that is cancelled nothing is said', async ({
  app,
  page,
  wallet,
}) => {
  const sold = await giveItem(wallet, { network: 'tessera' });
  const other = await giveItem(wallet, { network: 'tessera' });
  for (const item of [sold, other]) await approveItems(wallet.account, item);
  const listing = await publish('listing', wallet.account, sold, { unitValue: parseEther('3'), zoned: true });
  const cancelled = await publish('listing', wallet.account, other, { unitValue: parseEther('2'), zoned: false });
  await page.clock.install();
  await app.signIn('/docs');
  await expect.poll(() => seen(page)).toContain(listing.hash);

  const on = chain(TESSERA);
  await on.buyElsewhere(listing, 1n, privateKeyToAccount(generatePrivateKey()));
  await on.settled(await on.cancelAsSeller(cancelled));
  await expect.poll(() => ordersBy(wallet.address, 'listing')).toEqual([]);
  await page.clock.fastForward(LATER_MS);
  await expect(app.toast(`Sold: ${sold.nft.name} for 3 ETH`)).toBeVisible();
  await page.clock.fastForward(LATER_MS);
  await expect.poll(() => seen(page)).not.toContain(listing.hash);
  await expect(page.getByText(`Sold: ${sold.nft.name}`)).toHaveCount(0);
  await expect(page.getByText(other.nft.name)).toHaveCount(0);
});
