import {
  createPublicClient,
  custom,
  encodeFunctionResult,
  erc721Abi,
  getAddress,
  HttpRequestError,
  multicall3Abi,
  numberToHex,
  pad,
} from 'viem';
import { expect, test } from 'vitest';
import type { MarketNetwork } from './networks.ts';
import { readMany } from './read-many.ts';

const owner = getAddress(pad('0xaa', { size: 20 }));
const contract = pad('0xbb', { size: 20 });
const ownerOf = (identifier: bigint) =>
  ({ address: contract, abi: erc721Abi, functionName: 'ownerOf', args: [identifier] }) as const;

/** A chain, mocked, that answers each call in turn. */
function chainThat(...answers: (() => unknown)[]): Pick<MarketNetwork, 'client'> {
  const client = createPublicClient({
    chain: {
      id: 1,
      name: 'mocked',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
      contracts: { multicall3: { address: pad('0xcc', { size: 20 }) } },
    },
    transport: custom(
      {
        request: ({ method }: { method: string }) =>
          Promise.resolve(method === 'eth_chainId' ? numberToHex(1) : answers.shift()?.()),
      },
      { retryCount: 0 },
    ),
  });
  return { client };
}

const silent = () => {
  throw new HttpRequestError({ url: 'http://chain.invalid', status: 503 });
};
const results = (...all: { success: boolean; returnData: `0x${string}` }[]) =>
  encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: all });

test('a read that reverts is undefined, all of them or some', async () => {
  const owned = { success: true, returnData: pad(owner) };
  const reverted = { success: false, returnData: '0x' } as const;
  const chain = chainThat(
    () => results(owned, reverted),
    () => results(reverted),
  );
  expect(await readMany(chain, [ownerOf(1n), ownerOf(2n)])).toEqual([owner, undefined]);
  expect(await readMany(chain, [ownerOf(2n)])).toEqual([undefined]);
});

test('a chain that fails once, mocked, has said nothing: its answer is no revert', async () => {
  const chain = chainThat(silent, () => results({ success: true, returnData: pad(owner) }));
  await expect(readMany(chain, [ownerOf(1n)])).rejects.toThrow(/503|HTTP/);
  expect(await readMany(chain, [ownerOf(1n)])).toEqual([owner]);
});
