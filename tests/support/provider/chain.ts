import { createHash } from 'node:crypto';
import type { Hex } from 'viem';

/** Blocks from `from` on belong to this branch. */
type Fork = { from: number; id: number };
/** One history: what a node that has it would say. Nothing of it is stored, everything follows from its blocks' hashes. */
export type View = { readonly head: number; readonly forks: readonly Fork[] };

const KEPT = 20_000;
const EMPTY: Fork = { from: 0, id: 0 };

const digest = (text: string) => createHash('sha256').update(text).digest();
const forkOf = (view: View, number: number) => view.forks.findLast(({ from }) => from <= number) ?? EMPTY;
export const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`;

/**
 * A chain of Ethereum's shape, made on demand from a seed: `dense` blocks are full of currency transfers, the others are
 * nearly empty. Whatever is asked of a block is computed from its hash; only the newest hashes are kept.
 */
export function createSyntheticChain(o: { seed: string; head: number; dense: number; tokenEvery: number }) {
  const denseFrom = o.head - o.dense;
  const hashes = new Map<string, Buffer>();
  const numbers = new Map<string, number>();
  let view: View = { head: o.head, forks: [] };
  let forks = 0;

  function hashBytes(of: View, number: number): Buffer {
    const key = `${forkOf(of, number).id}:${number}`;
    const known = hashes.get(key);
    if (known) return known;
    const made = digest(`${o.seed}:${key}`);
    if (hashes.size >= KEPT) {
      hashes.clear();
      numbers.clear();
    }
    hashes.set(key, made);
    numbers.set(hex(made), number);
    return made;
  }

  return {
    denseFrom,
    tokenEvery: o.tokenEvery,
    isDense: (number: number) => number >= denseFrom,
    view: () => view,
    blockHash: (of: View, number: number): Hex => hex(hashBytes(of, number)),
    hashBytes,
    /** Of a block that was spoken of lately. */
    numberOf: (hash: string) => numbers.get(hash),
    /** Bytes that this block decides, the same for every node that has it. */
    dice: (of: View, number: number, label: string) => digest(`${label}:${hashBytes(of, number).toString('hex')}`),
    time: (number: number) => 1_600_000_000 + number * 12,
    grow(blocks: number): void {
      view = { ...view, head: view.head + blocks };
    },
    /** The last `depth` blocks become others, and so many come after them. */
    reorg(depth: number, blocks: number): void {
      const from = view.head - depth + 1;
      forks += 1;
      view = {
        head: view.head + blocks,
        forks: [...view.forks.filter((fork) => fork.from < from), { from, id: forks }],
      };
    },
  };
}

export type SyntheticChain = ReturnType<typeof createSyntheticChain>;
