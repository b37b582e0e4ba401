import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../tests/support/trades/kind-bench.ts';
import { TOKEN } from '../../tests/support/trades/offers.ts';
import { COLLECTION, makeListing } from '../../tests/support/trades/orders.ts';
import { USER } from '../../tests/support/trades/records.ts';
import type { Order } from '../contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from './order.ts';
import {
  isOver,
  readAllowance,
  readBalance,
  readChainStatus,
  readCounter,
  readHeld,
  readItemApproval,
} from './trade-reads.ts';

let order: Order;
let bench: KindBench;
/** Every read: the contract, its chain, the arguments. */
let reads: unknown[];
const answering = (name: string, result: unknown) => {
  bench.chain[name] = (args, call) => {
    reads.push([name, call.chainId, call.to, ...args]);
    return result;
  };
};

beforeEach(async () => {
  order = await makeListing({ units: 5n });
  bench = createKindBench();
  reads = [];
});

describe('what Seaport knows of an order', () => {
  const read = () => readChainStatus(bench.ports(), { chainId: 5, hash: order.hash, offerer: order.maker });
  test('is read from Seaport, for this order and its maker', async () => {
    const reads: unknown[] = [];
    bench.chain['getOrderStatus'] = (args, call) => (
      reads.push(...args, call.to, call.chainId),
      [false, false, 0n, 0n]
    );
    bench.chain['getCounter'] = (args, call) => (reads.push(...args, call.to, call.chainId), 7n);
    expect(await read()).toEqual({ isCancelled: false, isFilled: false, counter: 7n });
    expect(reads).toEqual([order.hash, SEAPORT_ADDRESS, 5, order.maker, SEAPORT_ADDRESS, 5]);
  });
  test('is filled only when all of it was', async () => {
    const rows = [
      [[true, false, 0n, 0n], false],
      [[true, false, 2n, 5n], false],
      [[true, false, 5n, 5n], true],
      [[true, false, 1n, 1n], true],
    ] as const;
    for (const [status, isFilled] of rows) {
      bench.chain['getOrderStatus'] = () => status;
      expect((await read()).isFilled, String(status)).toBe(isFilled);
    }
  });
});

test('an order is over when it is cancelled, filled, or of an earlier counter', () => {
  const alive = { isCancelled: false, isFilled: false, counter: 7n };
  expect(isOver(alive, '7')).toBe(false);
  expect(isOver({ ...alive, isCancelled: true }, '7')).toBe(true);
  expect(isOver({ ...alive, isFilled: true }, '7')).toBe(true);
  expect(isOver(alive, '6')).toBe(true);
});

test("a maker's counter is Seaport's", async () => {
  answering('getCounter', 7n);
  await expect(readCounter(bench.ports(), 5, USER)).resolves.toBe(7n);
  expect(reads).toEqual([['getCounter', 5, SEAPORT_ADDRESS, USER]]);
});

describe('money', () => {
  const owner = { chainId: 5, token: TOKEN, owner: USER };
  test('is read from its token, native money from the node', async () => {
    answering('balanceOf', 12n);
    await expect(readBalance(bench.ports(), owner)).resolves.toBe(12n);
    expect(reads).toEqual([['balanceOf', 5, TOKEN, USER]]);
    await expect(readBalance(bench.ports(), { ...owner, token: ZERO_ADDRESS })).resolves.toBe(bench.native);
    expect(reads).toHaveLength(1);
  });
  test('may be taken by Seaport, unless somebody else is named', async () => {
    answering('allowance', 3n);
    await expect(readAllowance(bench.ports(), owner)).resolves.toBe(3n);
    await readAllowance(bench.ports(), owner, COLLECTION);
    expect(reads).toEqual([
      ['allowance', 5, TOKEN, USER, SEAPORT_ADDRESS],
      ['allowance', 5, TOKEN, USER, COLLECTION],
    ]);
  });
});

describe('items', () => {
  const holding = { chainId: 5, collection: COLLECTION, identifier: '7', owner: USER } as const;
  const held = (itemType: 2 | 3) => readHeld(bench.ports(), { ...holding, itemType });
  test('of a kind of their own are held or not, whatever case the contract answers in', async () => {
    answering('ownerOf', USER.toUpperCase().replace('0X', '0x'));
    await expect(held(2)).resolves.toBe(1n);
    answering('ownerOf', COLLECTION);
    await expect(held(2)).resolves.toBe(0n);
    expect(reads[0]).toEqual(['ownerOf', 5, COLLECTION, 7n]);
  });
  test('of many copies are counted', async () => {
    answering('balanceOf', 4n);
    await expect(held(3)).resolves.toBe(4n);
    expect(reads).toEqual([['balanceOf', 5, COLLECTION, USER, 7n]]);
  });
  test('may be moved by Seaport or not', async () => {
    answering('isApprovedForAll', true);
    const target = { chainId: 5, collectionAddress: COLLECTION, owner: USER };
    await expect(readItemApproval(bench.ports(), target)).resolves.toBe(true);
    expect(reads).toEqual([['isApprovedForAll', 5, COLLECTION, USER, SEAPORT_ADDRESS]]);
  });
});
