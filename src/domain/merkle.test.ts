import fc from 'fast-check';
import { concat, keccak256, numberToHex } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { MerkleTree } from '@opensea/seaport-js/lib/utils/merkletree.js';
import { bulkHeight, bulkProofs, criteriaProof, criteriaRoot, provesCriteria } from './merkle.ts';

const leafOf = (identifier: string) => keccak256(numberToHex(BigInt(identifier), { size: 32 }));

describe('the criteria tree', () => {
  test("is another Seaport client's, root and proofs", () => {
    const identifiers = fc.uniqueArray(fc.bigInt(0n, 10n ** 20n), { minLength: 1, maxLength: 33 });
    fc.assert(
      fc.property(identifiers, (ids) => {
        const texts = ids.map(String);
        const theirs = new MerkleTree(texts);
        expect(criteriaRoot(texts)).toBe(theirs.getRoot());
        for (const id of texts) expect(criteriaProof(texts, id)).toEqual(theirs.getProof(id));
      }),
      { numRuns: 50 },
    );
  });
  test('proves those that are in it and no other', () => {
    const ids = ['1', '2', '3', '4', '5'];
    const root = BigInt(criteriaRoot(ids) ?? 0);
    for (const id of ids) expect(provesCriteria(root, id, criteriaProof(ids, id) ?? [])).toBe(true);
    expect(criteriaProof(ids, '6')).toBeNull();
    expect(provesCriteria(root, '6', criteriaProof(ids, '5') ?? [])).toBe(false);
    expect(provesCriteria(root, '1', [])).toBe(false);
    expect(provesCriteria(root + 1n, '1', criteriaProof(ids, '1') ?? [])).toBe(false);
  });
  test('of one is its leaf, proved by nothing', () => {
    expect(criteriaRoot(['9'])).toBe(leafOf('9'));
    expect(criteriaProof(['9'], '9')).toEqual([]);
  });
  test('counts what is named twice once, in whatever order', () => {
    expect(criteriaRoot(['3', '1', '3', '2'])).toBe(criteriaRoot(['1', '2', '3']));
  });
  test('of nothing is none: root 0 would take any item', () => {
    expect(criteriaRoot([])).toBeNull();
    expect(criteriaProof([], '1')).toBeNull();
  });
});

describe('the tree of a bulk signature', () => {
  test('is at least one high, and holds all', () => {
    expect([1, 2, 3, 4, 5, 8, 9, 50].map(bulkHeight)).toEqual([1, 1, 2, 2, 3, 3, 4, 6]);
  });
  test('each leaf has its way up, by its place, not by size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), (height, seed) => {
        const leaves = Array.from({ length: 2 ** height }, (_, index) => leafOf(String(seed + index)));
        const roots = bulkProofs(leaves).map((proof, index) => {
          expect(proof).toHaveLength(height);
          return proof.reduce(
            (hash, beside, level) => keccak256(concat((index >> level) % 2 === 1 ? [beside, hash] : [hash, beside])),
            leaves[index]!,
          );
        });
        expect(new Set(roots).size).toBe(1);
      }),
    );
    const [a, b] = [leafOf('1'), leafOf('2')];
    expect(bulkProofs([a, b])).toEqual([[b], [a]]);
  });
});
