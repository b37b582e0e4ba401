import type { CSSProperties } from 'react';
import type { NftCard } from '../../contract/nft.ts';

const SQUARE = 1;
/** Where nothing is known of the pictures, as on shelves with items of several collections. */
const TALL = 1.25;

/**
 * How high the cards of a grid stand, in widths of theirs: as its tallest picture, so that square ones have no
 * empty room above them. Told by the first page alone: later ones move nothing.
 */
export function standHeight(first: readonly Pick<NftCard, 'tint'>[] = []): number {
  const heights = first.flatMap(({ tint }) => (tint ? [tint.height / tint.width] : []));
  return heights.length === 0 ? TALL : Math.min(TALL, Math.max(SQUARE, ...heights));
}

export const standStyle = (height: number) => ({ '--stand': height }) as CSSProperties;
