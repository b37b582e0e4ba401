import { keccak256 } from 'viem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MerkleTree } from '@opensea/seaport-js/lib/utils/merkletree.js';
import { criteriaProof, criteriaRoot } from './merkle.ts';

const sets = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String), { minLength: 1, maxLength: 40 });

describe('criteria trees', () => {
  test('have the roots and proofs of Seaport’s own library, in any order of the set', () => {
    fc.assert(
      fc.property(sets, fc.nat(), (set, pick) => {
        const theirs = new MerkleTree(set);
        const one = set[pick % set.length] ?? '0';
        expect(criteriaRoot(set)).toBe(theirs.getRoot());
        expect(criteriaRoot(set.toReversed())).toBe(theirs.getRoot());
        expect(criteriaProof(set, one)).toEqual(theirs.getProof(one));
      }),
      { numRuns: 200 },
    );
  });

  test('prove nothing that is not in them, and are never empty', () => {
    expect(criteriaProof(['1', '2', '3'], '4')).toBeNull();
    expect(() => criteriaRoot([])).toThrow(RangeError);
    expect(criteriaRoot(['5'])).toBe(keccak256(`0x${'5'.padStart(64, '0')}`));
    expect(criteriaProof(['5'], '5')).toEqual([]);
  });
});
