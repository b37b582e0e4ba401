import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import type { Token } from '../../../contract/token.ts';
import { OrderMismatchError, ZERO_ADDRESS } from '../../order.ts';
import { PinRefusedError } from '../../pins.ts';
import { checkToken, enterNetwork } from './network.ts';

const ETH: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
const USDC: Token = { address: `0x${'dc'.repeat(20)}`, symbol: 'USDC', decimals: 6 };

let bench: KindBench;
beforeEach(() => {
  bench = createKindBench();
});

test('a wallet is moved to a network once that is as pinned, for these currencies', async () => {
  await expect(enterNetwork(31337, [ETH, USDC], bench.ports())).resolves.toMatchObject({ name: 'Meridian' });
  expect(bench.log).toEqual(['pinned', 'switch 31337']);
  expect(bench.pinned).toEqual([{ chainId: 31337, tokens: [ETH, USDC] }]);
});

test('one that is said otherwise moves no wallet', async () => {
  bench.pin = new PinRefusedError('Meridian', 'wrapped currency');
  await expect(enterNetwork(31337, [ETH], bench.ports())).rejects.toThrow('another wrapped currency');
  expect(bench.log).toEqual(['pinned']);
});

describe('a token', () => {
  const mismatch = new OrderMismatchError('currency');
  test('is what its own contract says', async () => {
    const asked: string[] = [];
    const says = (value: unknown) => (_: readonly unknown[], call: { to: string }) => (asked.push(call.to), value);
    Object.assign(bench.chain, { symbol: says('USDC'), decimals: says(6) });
    await expect(checkToken(31337, USDC, bench.ports())).resolves.toBeUndefined();
    expect(asked).toEqual([USDC.address, USDC.address]);
  });
  test('of other decimals, or another symbol, is another currency', async () => {
    Object.assign(bench.chain, { symbol: () => 'USDC', decimals: () => 8 });
    await expect(checkToken(31337, USDC, bench.ports())).rejects.toThrow(mismatch);
    Object.assign(bench.chain, { symbol: () => 'WBTC', decimals: () => 6 });
    await expect(checkToken(31337, USDC, bench.ports())).rejects.toThrow(mismatch);
  });
  test('that tells no decimals is none, one whose symbol is no text may be', async () => {
    Object.assign(bench.chain, { symbol: () => 'USDC', decimals: () => undefined });
    await expect(checkToken(31337, USDC, bench.ports())).rejects.toThrow();
    Object.assign(bench.chain, { symbol: () => undefined, decimals: () => 6 });
    await expect(checkToken(31337, USDC, bench.ports())).resolves.toBeUndefined();
  });
  test('that is the native currency is no contract', async () => {
    bench.chain['decimals'] = () => expect.unreachable();
    await expect(checkToken(31337, ETH, bench.ports())).resolves.toBeUndefined();
  });
});
