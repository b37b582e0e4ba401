import { encodeAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import { createKindBench } from '../../tests/support/trades/kind-bench.ts';
import { USER } from '../../tests/support/trades/records.ts';
import { ZERO_ADDRESS } from './order.ts';
import { KNOWN_NETWORKS, type NetworkPin } from './pins.ts';
import { checkWrapping, NotWrappedError } from './wrapping.ts';

const pin: NetworkPin = {
  chainId: 31337,
  name: 'Meridian',
  rpcUrls: ['/rpc'],
  native: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  wrapped: { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18 },
  others: [],
  zone: ZERO_ADDRESS,
};

/** What the node answers to: native, wrapped, deposit, native, wrapped, withdraw, native, wrapped. */
const HONEST = [100n, 7n, 0n, 60n, 47n, 0n, 100n, 7n];

function check(answers: readonly bigint[] | null, on: NetworkPin = pin): Promise<void> {
  const bench = createKindBench();
  Object.assign(bench.chain, { symbol: () => 'WETH', decimals: () => 18 });
  const words = answers?.map((value) => encodeAbiParameters([{ type: 'uint256' }], [value])) ?? null;
  return checkWrapping(on, USER, 40n, { chain: bench.ports().chain, trace: async () => words });
}

test('money may go where all of it arrives and all of it comes back', async () => {
  await expect(check(HONEST)).resolves.toBeUndefined();
});

test.each([
  ['takes more than was sent', 3, 59n],
  ['gives less for it', 4, 46n],
  ['pays less back', 6, 99n],
  ['keeps what was paid back', 7, 8n],
])('a contract that %s gets none', async (_, index, value) => {
  await expect(check(HONEST.with(index, value))).rejects.toBeInstanceOf(NotWrappedError);
});

test('a node that cannot tell leaves the word of the build, and of nobody else', async () => {
  await expect(check(null)).rejects.toBeInstanceOf(NotWrappedError);
  const address = KNOWN_NETWORKS[1]!.wrapped.toLowerCase() as `0x${string}`;
  await expect(check(null, { ...pin, chainId: 1, wrapped: { ...pin.wrapped, address } })).resolves.toBeUndefined();
  await expect(check(null, { ...pin, chainId: 1 })).rejects.toBeInstanceOf(NotWrappedError);
});
