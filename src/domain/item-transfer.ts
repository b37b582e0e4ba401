import { encodeFunctionData, parseAbi } from 'viem/utils';
import { ITEM } from './item-types.ts';

const transferAbi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
]);

/** An item, or copies of it, on the way to somebody. */
export type Transfer = {
  collectionAddress: `0x${string}`;
  itemType: 2 | 3;
  identifier: string;
  amount: string;
};

/** The call by which an owner hands items over; the "safe" one, which asks a contract whether it takes them. */
export function encodeTransfer(
  { itemType, identifier, amount }: Transfer,
  from: `0x${string}`,
  to: `0x${string}`,
): `0x${string}` {
  const functionName = 'safeTransferFrom';
  const id = BigInt(identifier);
  return itemType === ITEM.ERC1155
    ? encodeFunctionData({ abi: transferAbi, functionName, args: [from, to, id, BigInt(amount), '0x'] })
    : encodeFunctionData({ abi: transferAbi, functionName, args: [from, to, id] });
}
