import { concat, keccak256, numberToHex } from 'viem/utils';

type Hash = `0x${string}`;

const pairHash = (a: Hash, b: Hash) => keccak256(a < b ? concat([a, b]) : concat([b, a]));
const leafOf = (identifier: string) => keccak256(numberToHex(BigInt(identifier), { size: 32 }));

/** The layers of Seaport's criteria tree, leaves first: sorted leaves, sorted pairs, an odd one moves up. */
function criteriaLayers(identifiers: readonly string[]): Hash[][] {
  const leaves = [...new Set(identifiers.map(leafOf))].toSorted();
  const layers = [leaves];
  for (let layer = leaves; layer.length > 1;) {
    const next: Hash[] = [];
    for (let index = 0; index < layer.length; index += 2) {
      const left = layer[index]!;
      const right = layer[index + 1];
      next.push(right === undefined ? left : pairHash(left, right));
    }
    layers.push(next);
    layer = next;
  }
  return layers;
}

/**
 * The root under which an offer takes any of these identifiers. Null for none: Seaport reads root 0
 * as "any item of the collection".
 */
export function criteriaRoot(identifiers: readonly string[]): Hash | null {
  return criteriaLayers(identifiers).at(-1)?.[0] ?? null;
}

/** The way from one identifier up to the root; null when it is not under it. */
export function criteriaProof(identifiers: readonly string[], identifier: string): Hash[] | null {
  const layers = criteriaLayers(identifiers);
  let index = layers[0]!.indexOf(leafOf(identifier));
  if (index < 0) return null;
  const proof: Hash[] = [];
  for (const layer of layers.slice(0, -1)) {
    const sibling = layer[index ^ 1];
    if (sibling !== undefined) proof.push(sibling);
    index >>= 1;
  }
  return proof;
}

/** Whether Seaport would take the identifier under this root. */
export function provesCriteria(root: bigint, identifier: string, proof: readonly Hash[]): boolean {
  return BigInt(proof.reduce(pairHash, leafOf(identifier))) === root;
}

/** The height of the tree that holds this many orders; Seaport takes 1 to 24. */
export const bulkHeight = (count: number) => Math.max(1, Math.ceil(Math.log2(count)));

/** For each of the leaves (a power of two of them) the hashes beside its way up, lowest first. Unsorted pairs. */
export function bulkProofs(leaves: readonly Hash[]): Hash[][] {
  const proofs: Hash[][] = leaves.map(() => []);
  let layer = [...leaves];
  for (let height = 0; layer.length > 1; height += 1) {
    for (const [index, proof] of proofs.entries()) proof.push(layer[(index >> height) ^ 1]!);
    layer = Array.from({ length: layer.length / 2 }, (_, index) =>
      keccak256(concat([layer[2 * index]!, layer[2 * index + 1]!])),
    );
  }
  return proofs;
}
