import { encodeFunctionData, parseAbi } from 'viem';
import * as v from 'valibot';
import { dropSchema, type Drop } from '../../src/contract/drop.ts';
import { chain } from '../support/browser/chain.ts';
import { origin } from '../support/browser/origin.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

const abi = parseAbi([
  'function owner() view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function maxPurchase() view returns (uint256)',
  'function price() view returns (uint256)',
  'function setPrice(uint256)',
  'function setMaxPurchase(uint256)',
  'function setSaleIsActive(bool)',
]);

async function liveDrop(): Promise<Drop> {
  const answer = await (await fetch(`${origin()}/marketplace/v1/drops/list?size=50`)).json();
  const { data } = v.parse(v.object({ data: v.array(dropSchema) }), answer);
  const found = data.find((drop) => drop.state === 'live' && drop.minted < drop.maxSupply);
  if (found === undefined) throw new Error('The world has no live drop');
  return found;
}

const read = (drop: Drop, functionName: 'price' | 'maxPurchase') =>
  chain(drop.chainId).reader.readContract({ address: drop.collectionAddress, abi, functionName });

/** The creator changes the sale on the contract itself. */
async function setSale(
  drop: Drop,
  change: ['setPrice' | 'setMaxPurchase', bigint] | ['setSaleIsActive', boolean],
): Promise<void> {
  const on = chain(drop.chainId);
  const owner = await on.reader.readContract({ address: drop.collectionAddress, abi, functionName: 'owner' });
  const [functionName, value] = change;
  const data = encodeFunctionData({ abi, functionName, args: [value] as never });
  await on.settled(await on.actAs(owner, { to: drop.collectionAddress, data }));
}

test('mints two works of a live drop: price × amount leaves the wallet, two works arrive, the profile shows them [C75] [C90] [C91] [C92] [D33] [E12] [E19] [E29] [C57] [C58] [C59] [C61] [C62] [C63]', async ({
  app,
  wallet,
  page,
}) => {
  const drop = await liveDrop();
  const on = chain(drop.chainId);
  const price = await read(drop, 'price');
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(panel.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(page.getByText('Provenance hash')).toBeVisible();
  await expect(page.getByText('Creator royalty')).toBeVisible();
  const asked = wallet.next('eth_sendTransaction');
  await panel.getByRole('button', { name: /^Mint 2 for / }).click();
  const window = await asked;
  const record = await app.record();
  expect(record).toMatchObject({
    type: 'mint:make',
    status: 'approve',
    value: (price * 2n).toString(),
    price: price.toString(),
    amount: '2',
    collectionAddress: drop.collectionAddress,
    currencySymbol: drop.price.token.symbol,
    tokenName: drop.name,
    network: drop.network,
    itemType: 2,
  });
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: drop.collectionAddress, value: price * 2n });
  await window.approve();
  const done = app.modal('Your purchase is complete');
  await expect(done).toBeVisible();
  await app.expectStatus('success');
  expect(
    await on.reader.readContract({
      address: drop.collectionAddress,
      abi,
      functionName: 'balanceOf',
      args: [wallet.address],
    }),
  ).toBe(2n);
  await done.getByRole('button', { name: 'View purchase' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}\\?tab=Collected$`));
});

test('the contract decides: a new price, a smaller limit and a closed sale are seen before any wallet opens [C57] [C58] [C59] [C60]', async ({
  app,
  wallet,
  page,
}) => {
  const drop = await liveDrop();
  const price = await read(drop, 'price');
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  const mint = panel.getByRole('button', { name: /^Mint/ });
  await expect(mint).toBeEnabled();

  // The page still shows the old price when the button is pressed.
  await setSale(drop, ['setPrice', price + 1n]);
  await mint.click();
  await expect(app.modal('Something went wrong')).toContainText(`Token ${drop.name} now costs`);
  await app.modal('Something went wrong').getByRole('button', { name: 'Close' }).last().click();
  await setSale(drop, ['setPrice', price]);

  const most = await read(drop, 'maxPurchase');
  await setSale(drop, ['setMaxPurchase', 1n]);
  await app.reload();
  await expect(mint).toBeEnabled();
  await expect(panel.getByRole('textbox', { name: 'Quantity' })).toHaveCount(0);
  await setSale(drop, ['setMaxPurchase', most]);

  await setSale(drop, ['setSaleIsActive', false]);
  await app.reload();
  await expect(mint).toBeDisabled();
  await expect(panel).toContainText('The sale is not open.');
  await setSale(drop, ['setSaleIsActive', true]);
  await app.reload();
  await expect(mint).toBeEnabled();
  expect(wallet.opened()).not.toContain('eth_sendTransaction');
});

test('the page of a collection on sale has the same panel: one work is minted there, and it is for sale by nobody [C57] [D33]', async ({
  app,
  wallet,
  page,
}) => {
  const drop = await liveDrop();
  const price = await read(drop, 'price');
  await app.signIn(`/collections/${drop.collectionSlug}`);
  const sale = page.getByRole('region', { name: `Sale of ${drop.name}` });
  const panel = sale.getByRole('region', { name: 'Mint' });
  const asked = wallet.next('eth_sendTransaction');
  await panel.getByRole('button', { name: /^Mint 1 for/ }).click();
  const window = await asked;
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: drop.collectionAddress, value: price });
  await window.approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await page.keyboard.press('Escape');
  await sale.getByRole('link', { name: 'About the sale' }).click();
  await expect(page).toHaveURL(new RegExp(`/drops/${drop.slug}$`));
});

test('a collection without a sale shows none', async ({ app, page }) => {
  const { collectionSlug } = await liveDrop();
  const other = await pick({ looksOnly: true, suits: (order) => order.nft.collectionSlug !== collectionSlug });
  await app.open(`/collections/${other.nft.collectionSlug}`);
  await expect(page.getByRole('heading', { level: 1, name: other.nft.collectionName })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Sale of/ })).toHaveCount(0);
});

test('logged out while a mint is pending: the same is refused until it is settled, and possible right after [E46]', async ({
  app,
  wallet,
}) => {
  const drop = await liveDrop();
  const on = chain(drop.chainId);
  const works = () =>
    on.reader.readContract({ address: drop.collectionAddress, abi, functionName: 'balanceOf', args: [wallet.address] });
  await app.signIn(`/drops/${drop.slug}`);
  const mint = app.page.getByRole('region', { name: 'Mint' }).getByRole('button', { name: /^Mint 1 for/ });
  await on.stopMining();
  await mint.click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.page.keyboard.press('Escape');
  await app.disconnect();
  await app.connect();
  await expect(app.account()).toBeVisible();
  await mint.click();
  await expect(app.page.getByText('Something like this was still under way when you logged out').first()).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);

  await on.mine();
  await on.resumeMining();
  await expect.poll(works).toBe(1n);
  await mint.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(2);
  expect(await works()).toBe(2n);
});
