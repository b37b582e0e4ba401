import { decodeFunctionData, formatEther, maxUint256, type Hex } from 'viem';
import type { Order } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { seaportAbi } from '../../src/domain/seaport-calls.ts';
import { chain, erc20Abi, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { bestListing, pick, wrappedToken } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import type { App } from '../support/browser/app.ts';

/** Of balanceOf and allowance; what a contract says of itself (symbol, decimals) is read as well. */
const OF_A_PERSON = /^0x(70a08231|dd62ed3e)/;

/** What was read of a person at the token's contract before the wallet was asked, in that order. */
function readsOf(app: App, token: string): string[] {
  const names: string[] = [];
  app.page.on('request', (request) => {
    if (!request.url().includes('/rpc/')) return;
    for (const match of (request.postData() ?? '').matchAll(
      /"to":"(0x[0-9a-f]{40})","value":"0x0","data":"(0x[0-9a-f]+)"/g,
    )) {
      if (match[1] !== token || !OF_A_PERSON.test(match[2] ?? '')) continue;
      names.push(decodeFunctionData({ abi: erc20Abi, data: match[2] as Hex }).functionName);
    }
  });
  return names;
}

const sentTo = (wallet: TestWallet) =>
  wallet.log.filter((request) => request.method === 'eth_sendTransaction').map((one) => TestWallet.callOf(one).to);

test.describe('a price in WETH', () => {
  test('too little of it is said to the digit, and no wallet opens @long [D12] [D13] [K50]', async ({
    app,
    wallet,
  }) => {
    const order = await pick({ symbol: 'WETH' });
    const price = BigInt(order.price.value);
    const weth = await wrappedToken(MERIDIAN);
    await chain(MERIDIAN).wrap(wallet.account, weth, price - 1n);
    await app.signInAt(order);
    const reads = readsOf(app, weth);
    await app.buyNow.click();
    const sentence = `Your balance: ${formatEther(price - 1n)} WETH, you need ${formatEther(price)} WETH to purchase`;
    await expect(app.toast('Your balance is too low')).toContainText(sentence);
    await expect(app.modal('Something went wrong').getByText(sentence, { exact: true })).toBeVisible();
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    expect(reads).toEqual(['balanceOf']);
  });

  test('exactly enough buys: the maximum is approved once, mined before the purchase is asked for [D12] [D14] [D15] [D16] [D17] [D18] [D19] [D20] [E23] [L25]', async ({
    app,
    wallet,
  }) => {
    const on = chain(MERIDIAN);
    const weth = await wrappedToken(MERIDIAN);
    const [first, second] = [await pick({ symbol: 'WETH' }), await pick({ symbol: 'WETH' })];
    const prices = [first, second].map((order) => BigInt(order.price.value));
    await on.wrap(wallet.account, weth, prices[0] ?? 0n);
    await app.signInAt(first);
    const reads = readsOf(app, weth);
    await on.stopMining();

    const held = wallet.next('eth_sendTransaction');
    await app.buyNow.click();
    const approval = await held;
    const call = TestWallet.callOf(approval.request);
    expect(call.to).toBe(weth);
    expect(decodeFunctionData({ abi: erc20Abi, data: call.data })).toMatchObject({
      functionName: 'approve',
      args: [expect.stringMatching(new RegExp(`^${SEAPORT_ADDRESS}$`, 'i')), maxUint256],
    });
    expect(reads.slice(0, 2)).toEqual(['balanceOf', 'allowance']);
    await approval.approve();
    await expect(app.modal('Approve purchase')).toContainText('Your approval is being settled.');
    // Several looks at the chain later the purchase has still not been asked for.
    const looks = await looksAtReceipt(app, 3);
    expect(looks).toBe(3);
    expect(sentTo(wallet)).toEqual([weth]);

    const purchase = wallet.next('eth_sendTransaction');
    await on.mine();
    await (await purchase).approve();
    await on.mine();
    const done = app.modal('Your purchase is complete');
    await expect(done).toBeVisible();
    expect(sentTo(wallet)).toEqual([weth, SEAPORT_ADDRESS]);
    expect(await on.allowance(weth, wallet.address)).toBe(maxUint256);
    expect(await on.tokenBalance(weth, wallet.address)).toBe(0n);
    expect(await on.ownerOf(first.nft.collectionAddress, first.nft.identifier ?? '')).toBe(wallet.address);

    await on.resumeMining();
    await on.wrap(wallet.account, weth, prices[1] ?? 0n);
    await app.page.keyboard.press('Escape');
    // The pane closes after what it writes down, and then moves in the history: not under the next load.
    await expect(app.anyModal).toHaveCount(0);
    await buyHere(app, second);
    expect(sentTo(wallet)).toEqual([weth, SEAPORT_ADDRESS, SEAPORT_ADDRESS]);
    expect(await on.ownerOf(second.nft.collectionAddress, second.nft.identifier ?? '')).toBe(wallet.address);
  });
});

async function looksAtReceipt(app: App, count: number): Promise<number> {
  for (let seen = 0; seen < count; seen += 1) {
    await app.page.waitForResponse(
      (response) => (response.request().postData() ?? '').includes('eth_getTransactionReceipt') && response.ok(),
    );
  }
  return count;
}

async function buyHere(app: App, order: Order): Promise<void> {
  await app.open(`/collections/${order.nft.collectionSlug}/${order.nft.identifier ?? ''}`);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
}

test('two of several copies: the quantity ends at what is left, the call names two, the chain shows two [C7] [C10] [D34]', async ({
  app,
  wallet,
}) => {
  const on = chain(TESSERA);
  const order = await pick({ network: 'tessera', itemType: 3, units: 3n });
  wallet.chainId = TESSERA;
  await app.signInAt(order);
  const more = app.buyBox.getByRole('button', { name: 'More', exact: true });
  const max = Number(order.maxAmount);
  for (let count = 1; count < max; count += 1) await more.click();
  await expect(more).toBeDisabled();
  const less = app.buyBox.getByRole('button', { name: 'Fewer', exact: true });
  for (let count = max; count > 2; count -= 1) await less.click();

  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const [request] = wallet.log.filter((one) => one.method === 'eth_sendTransaction');
  if (request === undefined) throw new Error('Nothing was sent');
  const call = TestWallet.callOf(request);
  const { args } = decodeFunctionData({ abi: seaportAbi, data: call.data });
  expect(args?.[0]).toMatchObject({ numerator: 2n, denominator: BigInt(order.parameters.offer[0]?.startAmount ?? 0) });
  expect(call.value).toBe(BigInt(order.price.value) * 2n);
  expect(await on.copiesOf(order.nft.collectionAddress, order.nft.identifier ?? '', wallet.address)).toBe(2n);
  await expect
    .poll(async () => (await bestListing(order))?.tokensRemaining)
    .toBe(String(BigInt(order.tokensRemaining) - 2n));
});
