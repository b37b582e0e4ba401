import { decodeFunctionData } from 'viem/utils';
import { maxUint256 } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeListing, ORDER_UUID } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, USER } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { SEAPORT_ADDRESS } from '../../order.ts';
import { intentTag, seaportAbi } from '../../seaport-calls.ts';
import { calledOrder } from '../over.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { purchaseBuyNow } from './purchase-buy-now.ts';

/* What is tested is the order of the steps and what stops them. */

const WETH = `0x${'ee'.repeat(20)}` as const;

let order: Order;
let bench: KindBench;
/** What the chain answers. */
let world: {
  balance: bigint;
  allowance: bigint;
  counter: bigint;
  status: readonly [boolean, boolean, bigint, bigint];
  simulation: Error | null;
  approveItems: boolean;
  /** Undefined where no contract stands at the maker's address. */
  magic: `0x${string}` | undefined;
};

/** What the marketplace answers for the order from now on. */
const offered = (best: Order) => void bench.best.set(best.uuid, best);

function ports(): TransactionPorts {
  const given = bench.ports();
  const never = () => Promise.reject(new Error('not for a purchase of one order'));
  return { ...given, answered: never, marketplace: { ...given.marketplace, bestOrders: never, cancelOrder: never } };
}

function recordFor(seen: Order, units = 1n): TransactionRecord {
  const { fields, args, resources } = purchaseBuyNow.describe({ order: seen, units });
  return makeRecord({ ...fields, id: 'the-id', resources, executor: { kind: 'purchase:buy_now', version: 1, args } });
}

beforeEach(async () => {
  order = await makeListing();
  bench = createKindBench();
  offered(order);
  world = {
    balance: 0n,
    allowance: 0n,
    counter: 0n,
    status: [false, false, 0n, 0n],
    simulation: null,
    approveItems: true,
    magic: undefined,
  };
  Object.assign(bench.chain, {
    balanceOf: () => (bench.log.push('balance'), world.balance),
    allowance: () => (bench.log.push('allowance'), world.allowance),
    approve: () => {
      if (!world.approveItems) throw new Error('non-zero');
      return true;
    },
    getCounter: () => world.counter,
    getOrderStatus: () => world.status,
    isValidSignature: (_, { to }) => (to === order.parameters.offerer ? world.magic : undefined),
    fulfillAdvancedOrder: (_, { from }) => {
      expect(from).toBe(USER);
      if (world.simulation) throw world.simulation;
      return true;
    },
  } satisfies KindBench['chain']);
  bench.onMined = () => (world.allowance = maxUint256);
});

const run = (record = recordFor(order)) => purchaseBuyNow.run(record, ports());

describe('in native currency', () => {
  test("best order, switch, simulate, one request with the item's price [D1] [D10] [E16]", async () => {
    await run();
    expect(bench.log).toEqual(['best', 'pinned', 'switch 31337', 'simulate fulfillAdvancedOrder', 'ask main']);
    expect(bench.asks[0]?.orders).toEqual([calledOrder(order)]);
    expect(bench.asks[0]?.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 1000n, from: USER, chainId: 31337 });
  });
  test("the call ends with the intent's tag and carries the units asked for [C10] [D34]", async () => {
    order = await makeListing({ units: 5n });
    offered(order);
    await run(recordFor(order, 2n));
    const { data, value } = bench.asks[0]!.call;
    expect(data.endsWith(intentTag('the-id').slice(2))).toBe(true);
    const { args } = decodeFunctionData({ abi: seaportAbi, data });
    expect(args?.[0]).toMatchObject({ numerator: 2n, denominator: 5n });
    expect(value).toBe(2000n);
  });
  test('too little gives the balance sentence, as error and toast', async () => {
    bench.native = 999n;
    await expect(run()).rejects.toThrow('Your balance: 999 ETH, you need 1000 ETH to purchase');
    expect(bench.alerts).toEqual(['Your balance: 999 ETH, you need 1000 ETH to purchase']);
    expect(bench.asks).toEqual([]);
  });
});

describe('in an ERC-20', () => {
  beforeEach(async () => {
    order = await makeListing({ token: WETH });
    offered(order);
    world.balance = 1000n;
  });
  test('switch, balance, allowance, approve, mined, purchase, strictly in order [D12] [D15] [D16] [D19] [D20]', async () => {
    await run();
    expect(bench.log).toEqual([
      'best',
      'pinned',
      'switch 31337',
      'balance',
      'allowance',
      'ask allowance',
      'mined',
      // Checked anew, with a fresh permission: the approval may have taken minutes.
      'best',
      'pinned',
      'switch 31337',
      'balance',
      'allowance',
      'simulate fulfillAdvancedOrder',
      'ask main',
    ]);
    expect(bench.asks[1]?.call.value).toBe(0n);
  });
  test('the approval is the maximum, for the marketplace [D18] [L25]', async () => {
    await run();
    expect(bench.asks[0]?.call.to).toBe(WETH);
    expect(bench.asks[0]?.call.data).toBe(`0x095ea7b3${SEAPORT_ADDRESS.slice(2).padStart(64, '0')}${'f'.repeat(64)}`);
  });
  test('enough allowance asks for none [D17]', async () => {
    world.allowance = 1000n;
    await run();
    expect(bench.asks.map((ask) => ask.kind)).toEqual(['main']);
  });
  test('a balance that is exactly enough passes [D14]', async () => {
    await expect(run()).resolves.toBeUndefined();
  });
  test('too little stops before any request, with the sentence [D13] [K50]', async () => {
    world.balance = 500n;
    await expect(run()).rejects.toThrow('Your balance: 500 WETH, you need 1000 WETH to purchase');
    expect(bench.asks).toEqual([]);
    expect(bench.alerts).toHaveLength(1);
  });
  test('a token that wants its allowance reset first gets that', async () => {
    world.allowance = 5n;
    world.approveItems = false;
    await run();
    expect(bench.asks.map((ask) => ask.kind)).toEqual(['allowance', 'allowance', 'main']);
    expect(bench.asks[0]?.call.data.endsWith('0'.repeat(64))).toBe(true);
  });
  test('no approval for anyone but Seaport, whatever the server says', async () => {
    bench.spender = `0x${'66'.repeat(20)}`;
    await expect(run()).rejects.toThrow('approval address');
    expect(bench.asks).toEqual([]);
  });
});

describe('what stops it before the wallet', () => {
  test('an order that is gone [D5] [K53]', async () => {
    bench.best.clear();
    await expect(run()).rejects.toThrow('Order for token Isohypse #7 was expired');
    expect(bench.log).toEqual(['best']);
  });
  test('another price, and no way on but a new click [D6] [K54]', async () => {
    offered(await makeListing({ unitPrice: 1200n }));
    await expect(run()).rejects.toThrow('Token Isohypse #7 now costs 1200 ETH, available: 1');
    expect(bench.log).toEqual(['best']);
  });
  test("a hash that is not the order's", async () => {
    offered({ ...order, hash: `0x${'0'.repeat(64)}` });
    await expect(run()).rejects.toThrow('hash');
  });
  test("a signature that is not the maker's, unless its contract says so", async () => {
    const other = await makeListing({ unitPrice: 5000n });
    offered({ ...order, signature: other.signature });
    await expect(run()).rejects.toThrow('signature');
    world.magic = '0x1626ba7e';
    await expect(run()).resolves.toBeUndefined();
  });
  test('a compact signature of the maker is as good', async () => {
    const r = order.signature.slice(0, 66);
    const s = BigInt(`0x${order.signature.slice(66, 130)}`);
    const parity = order.signature.endsWith('1c') ? 1n << 255n : 0n;
    offered({ ...order, signature: `${r}${(s | parity).toString(16).padStart(64, '0')}` as `0x${string}` });
    await expect(run()).resolves.toBeUndefined();
  });
  test('cancelled, filled or outdated on chain', async () => {
    for (const status of [
      [false, true, 0n, 0n],
      [true, false, 1n, 1n],
    ] as const) {
      world.status = status;
      await expect(run()).rejects.toThrow('was expired');
    }
    world.status = [true, false, 0n, 0n];
    await expect(run()).resolves.toBeUndefined();
    world.counter = 77n;
    await expect(run()).rejects.toThrow('was expired');
  });
  test('a simulation that fails', async () => {
    world.simulation = new Error('NoSpecifiedOrdersAvailable');
    await expect(run()).rejects.toThrow('NoSpecifiedOrdersAvailable');
    expect(bench.asks).toEqual([]);
  });
  test('arguments that were tampered with in storage', async () => {
    const record = recordFor(order);
    await expect(
      run({ ...record, executor: { ...record.executor, args: { orderUuid: ORDER_UUID } } }),
    ).rejects.toThrow();
    expect(bench.log).toEqual([]);
  });
});
