import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPermission } from '../../backend/market/permission.ts';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import type { Order } from '../../src/contract/order.ts';
import { readGasPrice } from '../../src/device/gas-price.ts';
import { APPROVAL_GAS, estimateGas } from '../../src/domain/network-fee.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';

/* What the cart says a purchase will cost, beside what it did cost on real Seaport. */

let chain: TestChain;
let bench: TradeBench;
let nextEdition = 1;
/** Unsold items of each seller. */
const items = new Map<number, number[]>();

const [ADA, BEA, RICH] = [10, 13, 11];

beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  let minted = 0;
  for (const seller of [ADA, BEA]) {
    for (let batch = 0; batch < 4; batch += 1) await chain.act.mint(bench.person(seller), 10);
    items.set(
      seller,
      Array.from({ length: 40 }, () => (minted += 1)),
    );
    for (const token of [chain.single, chain.edition]) await chain.act.approveAll(bench.person(seller), token);
  }
  for (let id = 1; id <= 20; id += 1) await chain.act.mintEdition(bench.person(ADA), id, 100);
  await chain.act.wrap(bench.person(RICH), 10n ** 20n);
  // Whom fees go to has been paid before, wherever there is a market.
  await buy([{}], RICH);
  await buy([{ token: true }], RICH);
}, 60_000);
afterAll(() => chain.stop());

type Shape = { seller?: number; copies?: bigint; token?: boolean; restricted?: boolean };
const times = (count: number, shape: Shape): Shape[] => Array.from({ length: count }, () => shape);

async function list({ seller = ADA, copies, token, restricted }: Shape, buyer: number): Promise<Order> {
  const identifier = copies === undefined ? items.get(seller)?.pop() : nextEdition++;
  const order = await bench.list(bench.person(seller), String(identifier), {
    unitValue: 10n ** 16n,
    ...(token ? { currency: chain.network.wrapped.address } : {}),
    ...(restricted ? { zone: chain.deployment.zone } : {}),
    ...(copies === undefined ? {} : { itemType: 3, units: copies, collectionAddress: chain.edition }),
  });
  if (restricted)
    order.extraData = await signPermission(chain.network, order.hash, {
      fulfiller: bench.person(buyer).address,
      expiration: order.endTime,
    });
  return order;
}

/** The transactions of one cart: what each used. */
async function buy(shapes: readonly Shape[], buyer: number) {
  const entries = [];
  for (const shape of shapes)
    entries.push({ order: await list(shape, buyer), units: shape.copies === undefined ? 1n : 2n });
  const { uuid, price } = entries[0]!.order;
  const { record } = await bench.run('purchase:cart', bench.person(buyer), { entries, checkout: uuid });
  expect(record.status).toBe('success');
  const used = new Map<string, bigint>();
  for (const { kind, receipt } of record.legs) {
    const told = (await chain.rpc.call('eth_getTransactionReceipt', [receipt?.hash])) as { gasUsed: string };
    used.set(kind, BigInt(told.gasUsed));
  }
  return { used, estimate: estimateGas({ token: price.token, chainId: chain.network.chainId, entries }) };
}

const percent = (estimate: bigint, real: bigint) => Number((estimate * 1000n) / real) / 10;

test.each<[string, Shape[]]>([
  ['a single item', times(1, {})],
  ['two', times(2, {})],
  ['five', times(5, {})],
  ['two of two sellers', [{}, { seller: BEA }]],
  ['a restricted one', times(1, { restricted: true })],
  ['three restricted ones', times(3, { restricted: true })],
  ['copies', times(1, { copies: 5n })],
  ['copies of three items', times(3, { copies: 5n })],
  ['restricted copies of three items', times(3, { copies: 5n, restricted: true })],
  ['a single item and copies, one restricted', [{}, { copies: 5n, restricted: true }]],
  ['a single item for a token', times(1, { token: true })],
  ['three for a token', times(3, { token: true })],
  ['copies of two items for a token, restricted', times(2, { token: true, copies: 5n, restricted: true })],
])(
  'what buying %s uses is estimated to within a tenth for who has none of it yet, and not far above for who has',
  async (_, shapes) => {
    // Somebody's first item of a collection costs more: it is what the estimate counts with.
    const buyer = shapes[0]?.token ? RICH : 20 + nextBuyer++;
    for (const again of [false, true]) {
      const { used, estimate } = await buy(shapes, buyer);
      const share = percent(estimate, used.get('main') ?? 0n);
      expect(share).toBeGreaterThan(95);
      expect(share).toBeLessThan(again || shapes[0]?.token ? 117 : 110);
    }
  },
);
let nextBuyer = 0;

test('a first allowance is a transaction of its own, and estimated', async () => {
  await chain.act.sendWeth(bench.person(RICH), bench.person(15), 10n ** 18n);
  const { used } = await buy([{ token: true }], 15);
  const share = percent(APPROVAL_GAS, used.get('allowance') ?? 0n);
  expect(share).toBeGreaterThan(95);
  expect(share).toBeLessThan(110);
});

test('a unit of gas costs what the chain takes for it', async () => {
  const price = await readGasPrice([chain.network.proxiedRpcUrl ?? '']);
  const { effectiveGasPrice } = await chain.act.wrap(bench.person(ADA), 1n).then(async () => {
    const block = (await chain.rpc.call('eth_getBlockByNumber', ['latest', false])) as { transactions: string[] };
    return (await chain.rpc.call('eth_getTransactionReceipt', [block.transactions[0]])) as {
      effectiveGasPrice: string;
    };
  });
  // The base fee falls by an eighth in an empty block.
  expect(BigInt(effectiveGasPrice) <= price).toBe(true);
  expect(price - BigInt(effectiveGasPrice) <= price / 4n).toBe(true);
});

test('a node that answers nothing of use is told as such', async () => {
  await expect(readGasPrice(['http://127.0.0.1:1/'])).rejects.toThrow('The network cannot be reached right now');
});
