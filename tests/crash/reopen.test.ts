import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';
import { makeLeg, makeRecord } from '../support/trades/records.ts';
import { installBrowser, openPage } from '../support/crash/device.ts';
import { createWallet } from '../support/crash/wallet.ts';

/* Opening the app again with much in flight. */

const PENDING = 20;
const EXTENSION = { option: 'browser extension', mode: 'prompt', batches: false } as const;
let chain: TestChain;
let bench: TradeBench;
beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
});
afterAll(() => chain.stop());

test(`${PENDING} pending transactions have their right statuses when the app has settled, with three RPC calls each`, async () => {
  const user = bench.person(20);
  const to = bench.person(21).address;
  const hashes: `0x${string}`[] = [];
  for (let index = 0; index < PENDING; index += 1) {
    const call = { from: user.address, to, value: '0x1', data: `0x${(index + 1).toString(16).padStart(4, '0')}` };
    hashes.push((await chain.rpc.call('eth_sendTransaction', [call])) as `0x${string}`);
  }
  await chain.rpc.call('anvil_mine', ['0x1', '0x1']);
  const profile = { chain, user: user.address, wallet: createWallet(chain.rpc, user, EXTENSION), market: bench.answer };
  const restore = installBrowser(profile);
  try {
    const before = await openPage(profile);
    const { addTransaction } = await import('../../src/device/transaction-store.ts');
    for (const [index, hash] of hashes.entries()) {
      const leg = makeLeg({ from: user.address, to, value: '1', ask: 'returned', hashes: [hash], nonce: index });
      const id = `pending-${index}`;
      await addTransaction(
        makeRecord({
          id,
          userKey: user.address,
          status: 'pending',
          hash,
          resources: [id],
          createdAt: Date.now(),
          legs: [leg],
        }),
      );
    }
    before.life.die();

    const started = performance.now();
    const page = await openPage(profile);
    await page.settled();
    const requests = page.launchSeams().filter((seam) => seam.startsWith('rpc '));
    const calls = requests.flatMap((seam) => seam.slice(4).split(','));
    const records = await page.records();
    console.log(
      `${PENDING} pending: settled after ${(performance.now() - started).toFixed(0)} ms, modules included; ${calls.length} RPC calls in ${requests.length} requests`,
    );
    expect(records.map((record) => record.status)).toEqual(Array(PENDING).fill('success'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(3 * PENDING);
  } finally {
    restore();
  }
});

test('what begins has its locks before it is on the device: no launch, here or in another tab, takes it for a leftover', async () => {
  const seller = bench.person(22);
  const profile = {
    chain,
    user: seller.address,
    wallet: createWallet(chain.rpc, seller, EXTENSION),
    market: bench.answer,
  };
  const order = await bench.list(seller, '8');
  const { chainId } = chain.network;
  const ADDED = 'store readwrite transactions';
  const restore = installBrowser(profile);
  try {
    const page = await openPage(profile);
    await page.settled();
    const before = page.life.seams.length;
    await page.act('offer:cancel', { orders: [order], chainId, mode: 'counter' });
    const asking = page.life.seams.slice(before);
    expect(asking).toContain(ADDED);
    expect(asking.slice(0, asking.indexOf(ADDED))).toEqual(
      expect.arrayContaining(['lock vitrine:wallet:id', 'lock vitrine:question:id']),
    );
    expect(await page.records()).toMatchObject([{ type: 'offer:cancel', legs: [{ ask: 'returned' }] }]);
  } finally {
    restore();
  }
});
