import { concat, hexToNumber, keccak256, size, slice, toBytes, type Hex } from 'viem';
import { seaportTypes } from './seaport.ts';

type Field = { readonly name: string; readonly type: string };
const typeText = (name: string, fields: readonly Field[]) =>
  `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;
const parts =
  typeText('ConsiderationItem', seaportTypes.ConsiderationItem) +
  typeText('OfferItem', seaportTypes.OfferItem) +
  typeText('OrderComponents', seaportTypes.OrderComponents);
const treeTypeHash = (height: number): Hex =>
  keccak256(toBytes(`BulkOrder(OrderComponents${'[2]'.repeat(height)} tree)${parts}`));

/** The signature at its head, and what it signs: the root of a tree of orders that holds this one. */
export type BulkSignature = { signature: Hex; structHash: Hex };

/**
 * Seaport's bulk signatures: 64 or 65 bytes, the order's place in the tree (3 bytes), and one hash a
 * level up to the root, at least one, at most 24. Null for a signature of any other length.
 */
export function readBulkSignature(blob: Hex, orderHash: Hex): BulkSignature | null {
  const length = size(blob);
  const head = length % 2 === 0 ? 65 : 64;
  const height = (length - head - 3) / 32;
  if (!Number.isInteger(height) || height < 1 || height > 24) return null;
  const place = hexToNumber(slice(blob, head, head + 3));
  let node = orderHash;
  for (let level = 0; level < height; level += 1) {
    const from = head + 3 + level * 32;
    const sibling = slice(blob, from, from + 32);
    node = keccak256(concat((place >> level) % 2 === 0 ? [node, sibling] : [sibling, node]));
  }
  return { signature: slice(blob, 0, head), structHash: keccak256(concat([treeTypeHash(height), node])) };
}
