import { maxUint256 } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { TOKEN } from '../../../../tests/support/trades/offers.ts';
import { USER } from '../../../../tests/support/trades/records.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { ensureFunds, InsufficientBalanceError } from './funds.ts';

const token = { address: TOKEN, symbol: 'WETH', decimals: 2 };
const spender = async () => SEAPORT_ADDRESS as `0x${string}`;
let bench: KindBench;
let allowance: bigint;

beforeEach(() => {
  bench = createKindBench();
  allowance = 0n;
  Object.assign(bench.chain, { balanceOf: () => 1000n, allowance: () => allowance });
});
const ensure = (needed: bigint, change: object = {}) =>
  ensureFunds({ chainId: 5, token, owner: USER, needed, ...change }, spender, bench.ports());
const approvals = () => bench.asks.map(({ args }) => args[1]);
const refuseApproval = () => {
  bench.chain['approve'] = () => {
    throw new Error('non-zero');
  };
};

describe('the right to take a token', () => {
  test('is asked for once where there is none, though the token refuses to be tried', async () => {
    refuseApproval();
    await ensure(1000n);
    expect(approvals()).toEqual([maxUint256]);
  });
  test('is set to nothing first only where some is left and the token refuses', async () => {
    allowance = 1n;
    await ensure(1000n);
    expect(approvals()).toEqual([maxUint256]);
    refuseApproval();
    await ensure(1000n);
    expect(approvals()).toEqual([maxUint256, 0n, maxUint256]);
  });
  test('is not asked for where there is just enough, nor for coins', async () => {
    allowance = 1000n;
    await ensure(1000n);
    await ensure(1000n, { token: { ...token, address: ZERO_ADDRESS } });
    expect(bench.asks).toEqual([]);
  });
  test("is read from the token on the purchase's own network, for this person and Seaport", async () => {
    const reads: unknown[] = [];
    bench.chain['balanceOf'] = (args, call) => (reads.push(...args, call.to, call.chainId), 1000n);
    bench.chain['allowance'] = (args, call) => (reads.push(...args, call.to, call.chainId), 1000n);
    await ensure(1000n);
    expect(reads).toEqual([USER, TOKEN, 5, USER, SEAPORT_ADDRESS, TOKEN, 5]);
  });
});

test('too little money is said in the units of a person, and can be tried again with more [K50]', async () => {
  const failure = await ensure(1001n).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InsufficientBalanceError);
  expect(failure).toMatchObject({
    name: 'InsufficientBalanceError',
    message: 'Your balance: 10 WETH, you need 10.01 WETH to purchase',
    retryable: true,
  });
  expect(bench.alerts).toEqual(['Your balance: 10 WETH, you need 10.01 WETH to purchase']);
});
