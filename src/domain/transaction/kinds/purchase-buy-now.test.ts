import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult } from 'viem/utils';
import { maxUint256 } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListing, ORDER_UUID, SELLER } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, USER } from '../../../../tests/support/trades/records.ts';
import type { Order } from '../../../contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { intentTag, seaportAbi } from '../../seaport-calls.ts';
import { executorFor, ExecutorTypeError, NoExecutorError } from '../registry.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { purchaseBuyNow } from './purchase-buy-now.ts';
import { purchaseBuyNowView } from '../views/purchase-buy-now.ts';

/* The world of a purchase as plain answers; what is tested is the order of the steps and what stops them. */

const WETH = `0x${'ee'.repeat(20)}` as const;
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);

let order: Order;
let log: string[];
let asks: { kind: string; call: Call }[];
let alerts: string[];
let world: {
  best: Order | null;
  native: bigint;
  balance: bigint;
  allowance: bigint;
  counter: bigint;
  status: readonly [boolean, boolean, bigint, bigint];
  spender: `0x${string}`;
  simulation: Error | null;
  approveItems: boolean;
  magic: `0x${string}`;
};

function ports(): TransactionPorts {
  return {
    chain: {
      async call({ to, data, from }) {
        const selector = data.slice(0, 10);
        if (to === order.parameters.offerer) return world.magic;
        if (selector === '0x70a08231') return (log.push('balance'), uint(world.balance));
        if (selector === '0xdd62ed3e') return (log.push('allowance'), uint(world.allowance));
        if (selector === '0x095ea7b3') {
          if (!world.approveItems) throw new Error('non-zero');
          return uint(1n);
        }
        const { functionName } = decodeFunctionData({ abi: seaportAbi, data });
        if (functionName === 'getCounter') return uint(world.counter);
        if (functionName === 'getOrderStatus') {
          return encodeFunctionResult({ abi: seaportAbi, functionName, result: world.status });
        }
        expect(from).toBe(USER);
        log.push('simulate');
        if (world.simulation) throw world.simulation;
        return uint(1n);
      },
      async nativeBalance() {
        return world.native;
      },
    },
    wallet: {
      async switchChain(chainId) {
        log.push(`switch ${chainId}`);
      },
    },
    marketplace: {
      async bestOrder() {
        log.push('best');
        return world.best;
      },
      bestOrders: () => Promise.reject(new Error('not for one order')),
      cancelOrder: () => Promise.reject(new Error('not for a purchase')),
      async routerSettings() {
        return [
          {
            chainId: 31337,
            network: 'meridian',
            protocolAddress: SEAPORT_ADDRESS,
            spender: world.spender,
            conduitKey: `0x${'0'.repeat(64)}`,
            zone: ZERO_ADDRESS,
            wrappedNative: { address: WETH, symbol: 'WETH', decimals: 18 },
          },
        ];
      },
    },
    answered: () => Promise.reject(new Error('not for a purchase')),
    async ask(kind, call) {
      log.push(`ask ${kind}`);
      asks.push({ kind, call });
      return makeRecord();
    },
    async untilMined() {
      log.push('mined');
      world.allowance = maxUint256;
      return makeRecord();
    },
    alert: (message) => void alerts.push(message),
  };
}

function recordFor(seen: Order, units = 1n): TransactionRecord {
  const { fields, args, resources } = purchaseBuyNow.describe({ order: seen, units });
  return makeRecord({ ...fields, id: 'the-id', resources, executor: { kind: 'purchase:buy_now', version: 1, args } });
}

beforeEach(async () => {
  order = await makeListing();
  log = [];
  asks = [];
  alerts = [];
  world = {
    best: order,
    native: 10n ** 18n,
    balance: 0n,
    allowance: 0n,
    counter: 0n,
    status: [false, false, 0n, 0n],
    spender: SEAPORT_ADDRESS,
    simulation: null,
    approveItems: true,
    magic: '0x',
  };
});

const run = (record = recordFor(order)) => purchaseBuyNow.run(record, ports());

describe('in native currency', () => {
  test("best order, switch, simulate, one request with the item's price [D1] [D10] [E16]", async () => {
    await run();
    expect(log).toEqual(['best', 'switch 31337', 'simulate', 'ask main']);
    expect(asks[0]?.call).toMatchObject({ to: SEAPORT_ADDRESS, value: 1000n, from: USER, chainId: 31337 });
  });
  test("the call ends with the intent's tag and carries the units asked for [C10] [D34]", async () => {
    order = await makeListing({ units: 5n });
    world.best = order;
    await run(recordFor(order, 2n));
    const { data, value } = asks[0]!.call;
    expect(data.endsWith(intentTag('the-id').slice(2))).toBe(true);
    const { args } = decodeFunctionData({ abi: seaportAbi, data });
    expect(args?.[0]).toMatchObject({ numerator: 2n, denominator: 5n });
    expect(value).toBe(2000n);
  });
  test('too little gives the balance sentence, as error and toast', async () => {
    world.native = 999n;
    await expect(run()).rejects.toThrow('Your balance: 999 ETH, you need 1000 ETH to purchase');
    expect(alerts).toEqual(['Your balance: 999 ETH, you need 1000 ETH to purchase']);
    expect(asks).toEqual([]);
  });
});

describe('in an ERC-20', () => {
  beforeEach(async () => {
    order = await makeListing({ token: WETH });
    world.best = order;
    world.balance = 1000n;
  });
  test('switch, balance, allowance, approve, mined, purchase, strictly in order [D12] [D15] [D16] [D19] [D20]', async () => {
    await run();
    expect(log).toEqual([
      'best',
      'switch 31337',
      'balance',
      'allowance',
      'ask allowance',
      'mined',
      'simulate',
      'ask main',
    ]);
    expect(asks[1]?.call.value).toBe(0n);
  });
  test('the approval is the maximum, for the marketplace [D18] [L25]', async () => {
    await run();
    expect(asks[0]?.call.to).toBe(WETH);
    expect(asks[0]?.call.data).toBe(`0x095ea7b3${SEAPORT_ADDRESS.slice(2).padStart(64, '0')}${'f'.repeat(64)}`);
  });
  test('enough allowance asks for none [D17]', async () => {
    world.allowance = 1000n;
    await run();
    expect(asks.map((ask) => ask.kind)).toEqual(['main']);
  });
  test('a balance that is exactly enough passes [D14]', async () => {
    await expect(run()).resolves.toBeUndefined();
  });
  test('too little stops before any request, with the sentence [D13] [K50]', async () => {
    world.balance = 500n;
    await expect(run()).rejects.toThrow('Your balance: 500 WETH, you need 1000 WETH to purchase');
    expect(asks).toEqual([]);
    expect(alerts).toHaveLength(1);
  });
  test('a token that wants its allowance reset first gets that', async () => {
    world.allowance = 5n;
    world.approveItems = false;
    await run();
    expect(asks.map((ask) => ask.kind)).toEqual(['allowance', 'allowance', 'main']);
    expect(asks[0]?.call.data.endsWith('0'.repeat(64))).toBe(true);
  });
  test('no approval for anyone but Seaport, whatever the server says', async () => {
    world.spender = `0x${'66'.repeat(20)}`;
    await expect(run()).rejects.toThrow('approval address');
    expect(asks).toEqual([]);
  });
});

describe('what stops it before the wallet', () => {
  test('an order that is gone [D5] [K53]', async () => {
    world.best = null;
    await expect(run()).rejects.toThrow('Order for token Isohypse #7 was expired');
    expect(log).toEqual(['best']);
  });
  test('another price, and no way on but a new click [D6] [K54]', async () => {
    world.best = await makeListing({ unitPrice: 1200n });
    await expect(run()).rejects.toThrow('Token Isohypse #7 now costs 1200 ETH, available: 1');
    expect(log).toEqual(['best']);
  });
  test("a hash that is not the order's", async () => {
    world.best = { ...order, hash: `0x${'0'.repeat(64)}` };
    await expect(run()).rejects.toThrow('hash');
  });
  test("a signature that is not the maker's, unless its contract says so", async () => {
    const other = await makeListing({ unitPrice: 5000n });
    world.best = { ...order, signature: other.signature };
    await expect(run()).rejects.toThrow('signature');
    world.magic = `0x1626ba7e${'0'.repeat(56)}`;
    await expect(run()).resolves.toBeUndefined();
  });
  test('a compact signature of the maker is as good', async () => {
    const r = order.signature.slice(0, 66);
    const s = BigInt(`0x${order.signature.slice(66, 130)}`);
    const parity = order.signature.endsWith('1c') ? 1n << 255n : 0n;
    world.best = { ...order, signature: `${r}${(s | parity).toString(16).padStart(64, '0')}` as `0x${string}` };
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
    expect(asks).toEqual([]);
  });
  test('arguments that were tampered with in storage', async () => {
    const record = recordFor(order);
    await expect(
      run({ ...record, executor: { ...record.executor, args: { orderUuid: ORDER_UUID } } }),
    ).rejects.toThrow();
    expect(log).toEqual([]);
  });
});

describe('the record', () => {
  test("carries the spec's fields [C78] [C79] [C80] [C81] [C82] [C83] [C84]", () => {
    const { fields } = purchaseBuyNow.describe({ order, units: 1n });
    expect(fields).toEqual({
      tokenList: [
        {
          amount: '1',
          price: { amount: '1000', amountUsd: '1', symbol: 'ETH' },
          displayImageURL: order.nft.image,
          network: 'meridian',
          itemType: 2,
        },
      ],
      tokenUuids: [ORDER_UUID],
      tokenName: 'Isohypse #7',
      itemType: 2,
      network: 'meridian',
      fee: '60',
      decimals: 0,
    });
  });
  test("its titles are the spec's [K63] [K64]", () => {
    expect(purchaseBuyNowView.titles(makeRecord()).approve).toBe('Approve purchase');
    expect(purchaseBuyNowView.titles(makeRecord()).success).toBe('Your purchase is complete');
  });
  test('the seller of the fixture is who signed', () => {
    expect(order.parameters.offerer).toBe(SELLER.address.toLowerCase());
  });
});

describe('the registry', () => {
  test('finds the kind of a record', () => {
    expect(executorFor(recordFor(order)).type).toBe('purchase:buy_now');
  });
  test('no executor for a type it does not know [E57] [K58]', () => {
    for (const type of ['mystery', 'toString', 'mint:maker']) {
      expect(() => executorFor({ type, executor: { kind: type, version: 1, args: {} } })).toThrow(
        new NoExecutorError(type),
      );
    }
    expect(new NoExecutorError('mystery').message).toBe('No executor for mystery');
  });
  test('none for a version of another build', () => {
    expect(() =>
      executorFor({ type: 'purchase:buy_now', executor: { kind: 'purchase:buy_now', version: 9, args: {} } }),
    ).toThrow(NoExecutorError);
  });
  test('an executor of another type is refused [E56] [K57]', () => {
    expect(() =>
      executorFor({ type: 'purchase:buy_now', executor: { kind: 'offer:accept', version: 1, args: {} } }),
    ).toThrow(ExecutorTypeError);
    expect(new ExecutorTypeError().message).toBe('Invalid transaction type for the action');
  });
});
