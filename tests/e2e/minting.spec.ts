import { encodeFunctionData, formatUnits, parseAbi } from 'viem';
import type { Drop } from '../../src/contract/drop.ts';
import { shortenAddress } from '../../src/domain/paths.ts';
import { chain } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { asCame } from '../support/browser/json.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

const abi = parseAbi([
  'function owner() view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function maxPurchase() view returns (uint256)',
  'function price() view returns (uint256)',
  'function PROVENANCE() view returns (string)',
  'function baseURI() view returns (string)',
  'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
  'function setPrice(uint256)',
  'function setMaxPurchase(uint256)',
  'function setSaleIsActive(bool)',
]);

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

test('two items of a live drop are minted: price × amount leaves the wallet, and both arrive [D33] [E12] [E19] [E29]', async ({
  app,
  wallet,
  page,
}) => {
  const drop = await liveDrop();
  const on = chain(drop.chainId);
  const price = await read(drop, 'price');
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  // What cannot be minted names no other number on the button.
  await panel.getByRole('textbox', { name: 'Quantity' }).fill('9999');
  await panel.getByRole('button', { name: 'Check the quantity' }).click();
  await expect(panel.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
  await panel.getByRole('textbox', { name: 'Quantity' }).fill('1');
  await panel.getByRole('button', { name: 'More' }).click();
  await expect(panel.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(panel.getByText('No limit per wallet.')).toBeVisible();
  const had = await on.balance(wallet.address);
  const asked = wallet.next('eth_sendTransaction');
  await panel.getByRole('button', { name: /^Mint 2 for / }).click();
  const window = await asked;
  expect(await app.record()).toMatchObject({ status: 'approve' });
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: drop.collectionAddress, value: price * 2n });
  const hash = (await window.approve()) as `0x${string}`;
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.expectStatus('success');
  // The items themselves stand in the case, each with a link to its page.
  const minted = app.modal('Your purchase is complete').getByRole('list', { name: 'Minted items' });
  await expect(minted.getByRole('link')).toHaveCount(2);
  for (const name of await minted.getByRole('link').allTextContents())
    await expect(app.modal('Your purchase is complete').getByRole('img', { name })).toBeVisible();
  const { gasUsed, effectiveGasPrice } = await on.reader.getTransactionReceipt({ hash });
  expect(await on.balance(wallet.address)).toBe(had - price * 2n - gasUsed * effectiveGasPrice);
  const args = [wallet.address] as const;
  expect(await on.reader.readContract({ address: drop.collectionAddress, abi, functionName: 'balanceOf', args })).toBe(
    2n,
  );
});

test('of five that were minted three are named, with how many more, and again after a reload [D33]', async ({
  app,
  page,
  wallet,
}) => {
  const drop = await liveDrop();
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  await panel.getByRole('textbox', { name: 'Quantity' }).fill('5');
  const asked = wallet.next('eth_sendTransaction');
  await panel.getByRole('button', { name: /^Mint 5 for / }).click();
  await (await asked).approve();
  const modal = app.modal('Your purchase is complete');
  const minted = modal.getByRole('list', { name: 'Minted items' });
  await expect(minted.getByRole('link')).toHaveCount(3);
  const names = await minted.getByRole('link').allTextContents();
  for (const time of ['at once', 'after a reload']) {
    await expect(minted.getByRole('link'), time).toHaveText(names);
    await expect(minted.getByText('and 2 more'), time).toBeVisible();
    for (const name of names) await expect(modal.getByRole('img', { name }), time).toBeVisible();
    if (time === 'at once') await page.reload();
  }
});

test('the record of a mint says what is minted, how many and for how much @long [C75] [C90] [C91] [C92]', async ({
  app,
  wallet,
  page,
}) => {
  const drop = await liveDrop();
  const price = await read(drop, 'price');
  await app.signIn(`/drops/${drop.slug}`);
  const panel = page.getByRole('region', { name: 'Mint' });
  await panel.getByRole('button', { name: 'More' }).click();
  const asked = wallet.next('eth_sendTransaction');
  await panel.getByRole('button', { name: /^Mint 2 for / }).click();
  const window = await asked;
  expect(await app.record()).toMatchObject({
    type: 'mint:make',
    value: (price * 2n).toString(),
    price: price.toString(),
    amount: '2',
    collectionAddress: TestWallet.callOf(window.request).to,
    currencySymbol: drop.price.token.symbol,
    tokenName: drop.name,
    network: drop.network,
    itemType: 2,
  });
  window.reject();
});

test('a drop’s page shows what its contract promises: provenance, where items are described, the royalty [C61] [C62] [C63]', async ({
  app,
  page,
  request,
}) => {
  const drop = await liveDrop();
  const on = chain(drop.chainId);
  const address = drop.collectionAddress;
  const text = (functionName: 'PROVENANCE' | 'baseURI') => on.reader.readContract({ address, abi, functionName });
  const baseUri = await text('baseURI');
  const args = [1n, 10_000n] as const;
  const [receiver, bps] = await on.reader.readContract({ address, abi, functionName: 'royaltyInfo', args });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url().endsWith(`/rpc/${drop.chainId}`) ? (one.postData() ?? '') : ''));
  await app.open(`/drops/${drop.slug}`);
  const row = (label: string) =>
    page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .last();
  const provenance = await text('PROVENANCE');
  await expect(row('Item order')).toContainText('Fixed in advance');
  await expect(row('Pictures and details')).toContainText('On a web server, whose owner can change them');
  for (const whole of [provenance, new URL(baseUri).host]) await expect(page.getByText(whole)).toBeHidden();
  await page.getByText('Technical details', { exact: true }).click();
  for (const whole of [provenance, baseUri]) await expect(page.getByText(whole, { exact: true })).toBeVisible();
  await expect(row('Creator royalty')).toContainText(`${formatUnits(bps, 2)}% to ${shortenAddress(receiver)}`);
  const phases = page.getByRole('listitem').filter({ hasText: /Ended|Open until/ });
  await expect(phases).toHaveText([/^Studio list\s*0\.035 ETH\s*Ended/, /^Public\s*0\.045 ETH\s*Open until/]);
  const call = encodeFunctionData({ abi, functionName: 'baseURI' });
  expect(
    asked.some((body) => body.includes('eth_call') && body.toLowerCase().includes(address) && body.includes(call)),
  ).toBe(true);

  // It is where the items' metadata come from.
  const { data: item } = asCame(await (await request.get(`/data/nft/${drop.collectionSlug}/1`)).json());
  expect(item.tokenUri.slice(0, baseUri.length)).toBe(baseUri);
  expect(item.name).not.toBe('');
});

test.describe('a sale that is over', () => {
  test.use({ intercepts: true });

  test('says when it closed; one that sold out before, as a mocked answer says, when it closes', async ({
    app,
    page,
  }) => {
    await app.open('/drops/meander-first-edition');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Closed \d/)).toBeVisible();
    await app.open('/drops');
    const drop = await liveDrop();
    await page.route(`**/v1/drop/info/${drop.slug}`, (route) =>
      route.fulfill({
        json: {
          data: { ...drop, minted: drop.maxSupply, state: 'ended' },
          status: { code: 200, message: 'OK', msgId: 'ok' },
        },
      }),
    );
    await app.follow(`/drops/${drop.slug}`);
    await expect(main.getByText('Sold out', { exact: true })).toBeVisible();
    await expect(main.getByText(/^Closes \d/)).toBeVisible();
    await expect(main.getByText(/^Closed/)).toHaveCount(0);
  });
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

test('the page of a collection on sale has the same panel: one item is minted there, and it is for sale by nobody @long [C57] [D33]', async ({
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

test('a collection without a sale shows none @long', async ({ app, page }) => {
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
  const items = () =>
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
  await expect.poll(items).toBe(1n);
  await mint.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(2);
  expect(await items()).toBe(2n);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button to mint is in reach wherever one has scrolled to, in place of the tabs', async ({ app, page }) => {
    await app.open(`/drops/${(await liveDrop()).slug}`);
    const mint = page.getByRole('button', { name: /^Mint 1 for/ }).last();
    await expect(mint).toBeInViewport();
    await page.mouse.wheel(0, 2000);
    await expect(mint).toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Main, short' });
    await expect(tabs).toBeHidden();
    // Where the panel's own button is seen, it is the only one.
    const panel = page.getByRole('region', { name: 'Mint' });
    const bar = page.locator('[data-over-tabs]');
    await panel.getByRole('group', { name: 'Quantity' }).evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await expect(bar).toBeHidden();
    await expect(panel.getByRole('button', { name: /^Mint 1 for/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Mint 1 for/ })).toHaveCount(1);
    await expect(tabs).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await expect(bar).toBeInViewport();
    await mint.click();
    await expect(app.modal('Connect a wallet')).toBeVisible();
  });
});
