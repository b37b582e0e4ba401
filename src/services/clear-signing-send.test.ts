import { concat, encodeFunctionData, parseAbi } from 'viem/utils';
import { expect, test } from 'vitest';
import { ME, OTHER, seller, TAG, told, type Hex } from '../../tests/support/trades/asked-calls.ts';
import { COLLECTION } from '../../tests/support/trades/orders.ts';
import { encodeTransfer } from '../domain/item-transfer.ts';
import { shortenAddress } from '../domain/paths.ts';

const tokenAbi = parseAbi(['function safeTransferFrom(address, address, uint256, uint256, bytes)']);

test('an item that is sent, and copies of one: to whom, in full', () => {
  const of = (itemType: 2 | 3, from: Hex = ME) =>
    encodeTransfer({ collectionAddress: COLLECTION, itemType, identifier: '7', amount: '2' }, from, OTHER);
  const rest = (from: string) => [
    ['To', OTHER],
    ['Collection', `Isohypse, ${COLLECTION}`],
    ['From', from],
  ];
  expect(told(concat([of(2), TAG]), COLLECTION)).toEqual({
    title: 'Send an item',
    isExplained: true,
    facts: [['Item', 'Isohypse #7'], ...rest(`you, ${shortenAddress(ME)}`)],
  });
  expect(told(concat([of(3), TAG]), COLLECTION)).toEqual({
    title: 'Send copies of an item',
    isExplained: true,
    facts: [['Item', 'Isohypse #7'], ['Copies', '2'], ...rest(`you, ${shortenAddress(ME)}`)],
  });
  expect(told(of(2, seller), COLLECTION).facts).toEqual([['Item', 'Isohypse #7'], ...rest(seller)]);
});

test('copies with data for whoever takes them are unexplained: what it says there is unknown', () => {
  const args = [ME, OTHER, 7n, 2n, '0x01'] as const;
  expect(told(encodeFunctionData({ abi: tokenAbi, functionName: 'safeTransferFrom', args }), COLLECTION)).toMatchObject(
    {
      isExplained: false,
    },
  );
});
