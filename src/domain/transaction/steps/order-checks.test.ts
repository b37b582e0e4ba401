import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION, listingParameters, makeListing } from '../../../../tests/support/trades/orders.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { orderDigest } from '../../seaport.ts';
import {
  checkSignature,
  describeListing,
  expired,
  isServerCancellable,
  readChainStatus,
  spenderFor,
} from './order-checks.ts';

let order: Order;
let bench: KindBench;
beforeEach(async () => {
  order = await makeListing({ units: 5n });
  bench = createKindBench();
});

describe('what was seen', () => {
  test('is all that a later run may rely on', () => {
    expect(describeListing(order, 2n)).toEqual({
      orderUuid: order.uuid,
      name: 'Isohypse #7',
      chainId: 31337,
      collectionAddress: COLLECTION,
      identifier: '7',
      itemType: 3,
      priceValue: '1000',
      priceToken: ZERO_ADDRESS,
      maxAmount: '5',
      units: '2',
    });
  });
  test('is never a whole collection', () => {
    const whole = { ...order, nft: { ...order.nft, identifier: null } };
    expect(() => describeListing(whole, 1n)).toThrow(new OrderMismatchError('item'));
  });
});

describe("a contract's signature", () => {
  const byContract = () => ({ ...order, signature: '0x' as const });
  test("is asked of the maker's contract, for the digest and the bytes of the order", async () => {
    const asked: unknown[] = [];
    bench.chain['isValidSignature'] = (args, call) => {
      asked.push(...args, call.to, call.chainId, call.value);
      return '0x1626ba7e';
    };
    await expect(checkSignature(byContract(), bench.ports())).resolves.toBeUndefined();
    expect(asked).toEqual([orderDigest(order.parameters, 31337), '0x', order.parameters.offerer, 31337, 0n]);
  });
  test('that says no, says nothing or fails is no signature', async () => {
    const wrong = new OrderMismatchError('signature');
    for (const answer of ['0xffffffff', undefined]) {
      bench.chain['isValidSignature'] = () => answer;
      await expect(checkSignature(byContract(), bench.ports())).rejects.toThrow(wrong);
    }
    bench.chain['isValidSignature'] = () => {
      throw new Error('revert');
    };
    await expect(checkSignature(byContract(), bench.ports())).rejects.toThrow(wrong);
  });
  test('is not asked for where the maker signed', async () => {
    bench.chain['isValidSignature'] = () => {
      throw new Error('nobody asks');
    };
    await expect(checkSignature(order, bench.ports())).resolves.toBeUndefined();
  });
});

describe('what Seaport knows of an order', () => {
  const read = () => readChainStatus({ chainId: 5, hash: order.hash, offerer: order.maker }, bench.ports());
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

test('an order that is over says so, and only a new click goes on [K53]', () => {
  expect(expired('Isohypse #7')).toMatchObject({
    message: 'Order for token Isohypse #7 was expired',
    name: 'OrderChangedError',
    retryable: false,
  });
});

test('who may move tokens is Seaport, on a network the server knows', async () => {
  await expect(spenderFor(31337, bench.ports())).resolves.toBe(SEAPORT_ADDRESS);
  const wrong = new OrderMismatchError('approval address');
  await expect(spenderFor(1, bench.ports())).rejects.toThrow(wrong);
  await expect(spenderFor(999, bench.ports())).rejects.toThrow(wrong);
});

describe('the server alone can cancel', () => {
  const zone = `0x${'AB'.repeat(20)}`;
  const inZone = (orderType: 0 | 1 | 2 | 3) => ({
    ...listingParameters(),
    zone: zone.toLowerCase() as `0x${string}`,
    orderType,
  });
  test('what is restricted to its zone', () => {
    expect([0, 1, 2, 3].map((type) => isServerCancellable(inZone(type as 0), zone))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isServerCancellable(inZone(2), `0x${'cd'.repeat(20)}`)).toBe(false);
  });
  test('nothing where the network has no zone', () => {
    expect(isServerCancellable({ ...inZone(2), zone: ZERO_ADDRESS }, ZERO_ADDRESS)).toBe(false);
  });
});
