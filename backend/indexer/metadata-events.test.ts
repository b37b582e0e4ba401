import { encodeAbiParameters, numberToHex, toEventSelector, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { hash } from '../../tests/support/server/market.ts';
import { eventTopics } from './decode.ts';
import { readMetadataEvent } from './metadata-events.ts';

const one = toEventSelector('MetadataUpdate(uint256)');
const many = toEventSelector('BatchMetadataUpdate(uint256,uint256)');
const uri = toEventSelector('URI(string,uint256)');
const words = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );

test('ERC-4906 and the URI of ERC-1155 are asked for and name their items', () => {
  expect(eventTopics).toEqual(expect.arrayContaining([one, many, uri]));
  expect(readMetadataEvent({ topics: [one], data: words(7n) })).toEqual({ from: 7n, to: 7n });
  const all = 2n ** 256n - 1n;
  expect(readMetadataEvent({ topics: [many], data: words(0n, all) })).toEqual({ from: 0n, to: all });
  const data = encodeAbiParameters([{ type: 'string' }], ['https://a.test/{id}.json']);
  expect(readMetadataEvent({ topics: [uri, hash(9)], data })).toEqual({ from: 9n, to: 9n });
});

test('of a URI the text is never read, and what keeps to no standard names nothing', () => {
  const long: Hex = `0x${'ff'.repeat(1_000_000)}`;
  expect(readMetadataEvent({ topics: [uri, hash(9)], data: long })).toEqual({ from: 9n, to: 9n });
  expect(readMetadataEvent({ topics: [uri], data: long })).toBeNull();
  expect(readMetadataEvent({ topics: [one, hash(9)], data: '0x' })).toBeNull();
  expect(readMetadataEvent({ topics: [many], data: numberToHex(1n, { size: 32 }) })).toBeNull();
  expect(readMetadataEvent({ topics: [hash(1)], data: words(7n) })).toBeNull();
});
