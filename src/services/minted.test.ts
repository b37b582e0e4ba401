import { QueryClient } from '@tanstack/react-query';
import { encodeEventTopics, parseAbi } from 'viem';
import { expect, test, vi } from 'vitest';
import { logsOf } from '../device/chain-reads.ts';
import { ZERO_ADDRESS } from '../domain/order.ts';
import { mintedQuery } from './minted.ts';

vi.mock('../device/chain-reads.ts', () => ({ logsOf: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));
vi.mock('./data.ts', () => ({
  nft: async (_: string, identifier: string) => ({
    data: { chainId: 1, identifier, name: `#${identifier}`, image: 'picture', collection: { slug: 'kiln' } },
  }),
}));

const collection = '0x5b38da6a701c568545dcfcb03fcb875f56beddc4';
const owner = '0xab8483f64d9c6d1ecf9b849ae677dd3315835cb2';
const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)']);
const log = (tokenId: bigint) => ({
  address: collection,
  topics: encodeEventTopics({
    abi,
    eventName: 'Transfer',
    args: { from: ZERO_ADDRESS, to: owner, tokenId },
  }) as string[],
  data: '0x',
});
const found = () => new QueryClient().fetchQuery(mintedQuery({ chainId: 1, collection, owner, hash: '0x01' }, 3));

test('of ten items that were minted the first three are told, and that they are ten', async () => {
  vi.mocked(logsOf).mockResolvedValue(Array.from({ length: 10 }, (_, index) => log(BigInt(index + 1))));
  const { items, count, isWhole } = await found();
  expect(items.map(({ name }) => name)).toEqual(['#1', '#2', '#3']);
  expect({ count, isWhole }).toEqual({ count: 10, isWhole: true });
});

test('a node that has no receipt yet is asked again', async () => {
  vi.mocked(logsOf).mockResolvedValue([]);
  expect(await found()).toEqual({ items: [], count: 0, isWhole: false });
});
