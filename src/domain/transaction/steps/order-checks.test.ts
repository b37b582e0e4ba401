import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { makeListing } from '../../../../tests/support/trades/orders.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { orderDigest } from '../../seaport.ts';
import { checkSignature, expired, spenderFor } from './order-checks.ts';

let order: Order;
let bench: KindBench;
beforeEach(async () => {
  order = await makeListing({ units: 5n });
  bench = createKindBench();
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
