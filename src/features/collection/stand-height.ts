import type { CSSProperties } from 'react';
import type { NftCard } from '../../contract/nft.ts';

const SQUARE = 100;
/** Where nothing is known of the pictures, as on shelves with items of several collections. */
const TALL = 125;

/**
 * How high the cards of a grid stand, in percent of their width: as its tallest picture, so that square ones have no
 * empty room above them. Told by the first page alone: later ones move nothing.
 */
export function standHeight(first: readonly Pick<NftCard, 'tint'>[] = []): number {
  const heights = first.flatMap(({ tint }) => (tint ? [(100 * tint.height) / tint.width] : []));
  return heights.length === 0 ? TALL : Math.min(TALL, Math.max(SQUARE, ...heights));
}

export const standStyle = (height: number) => ({ '--stand-ratio': `100 / ${height}` }) as CSSProperties;
