import { expect, test } from 'vitest';
import { encodeEventTopics, parseAbi } from 'viem';
import { mintedIdentifiers } from './minted.ts';
import { ZERO_ADDRESS } from './order.ts';

const collection = '0x5b38da6a701c568545dcfcb03fcb875f56beddc4';
const owner = '0xab8483f64d9c6d1ecf9b849ae677dd3315835cb2';
const stranger = '0x4b20993bc481177ec7e8f571cecae8a9e22c02db';
const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)']);

const transfer = (from: `0x${string}`, to: `0x${string}`, tokenId: bigint, address: string = collection) => ({
  address,
  topics: encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to, tokenId } }) as string[],
  data: '0x',
});

test('what a collection minted to somebody, in the order of the logs', () => {
  const logs = [transfer(ZERO_ADDRESS, owner, 313n), transfer(ZERO_ADDRESS, owner, 2n ** 130n)];
  expect(mintedIdentifiers(logs, collection.toUpperCase().replace('0X', '0x'), owner)).toEqual([
    '313',
    (2n ** 130n).toString(),
  ]);
});

test('what others minted, what moved, other contracts and an ERC-20’s transfer count for nothing', () => {
  const logs = [
    transfer(ZERO_ADDRESS, stranger, 1n),
    transfer(stranger, owner, 2n),
    transfer(ZERO_ADDRESS, owner, 3n, stranger),
    { ...transfer(ZERO_ADDRESS, owner, 4n), topics: transfer(ZERO_ADDRESS, owner, 4n).topics.slice(0, 3) },
    { address: collection, topics: [], data: '0x' },
  ];
  expect(mintedIdentifiers(logs, collection, owner)).toEqual([]);
});
