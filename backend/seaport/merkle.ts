import { concat, keccak256, numberToHex, type Hex } from 'viem';

/*
 * Seaport's criteria trees: leaves are the hashes of 32-byte identifiers, pairs are hashed with the
 * smaller one first, and an odd one goes up alone. Leaves are sorted, so that a set has one root.
 */

const leafOf = (identifier: string): Hex => keccak256(numberToHex(BigInt(identifier), { size: 32 }));
const pairOf = (a: Hex, b: Hex): Hex => keccak256(concat(a < b ? [a, b] : [b, a]));

function levelAbove(level: readonly Hex[]): Hex[] {
  const above: Hex[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left !== undefined) above.push(right === undefined ? left : pairOf(left, right));
  }
  return above;
}

/** Throws on an empty set: Seaport would read "no criteria" as "any item of the collection". */
function leavesOf(identifiers: readonly string[]): Hex[] {
  if (identifiers.length === 0) throw new RangeError('A criteria tree needs at least one identifier');
  return [...new Set(identifiers.map(leafOf))].toSorted();
}

/** The root of a set of identifiers (decimal texts), in any order. Throws `RangeError` on an empty set. */
export function criteriaRoot(identifiers: readonly string[]): Hex {
  let level = leavesOf(identifiers);
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? '0x';
}

/** The way from an identifier up to the root; null when it is not of the set. */
export function criteriaProof(identifiers: readonly string[], identifier: string): Hex[] | null {
  let level = leavesOf(identifiers);
  let at = level.indexOf(leafOf(identifier));
  if (at < 0) return null;
  const proof: Hex[] = [];
  while (level.length > 1) {
    const sibling = level[at % 2 === 0 ? at + 1 : at - 1];
    if (sibling !== undefined) proof.push(sibling);
    level = levelAbove(level);
    at = Math.floor(at / 2);
  }
  return proof;
}
