import type { Density } from '../../ui/item-card.tsx';

/** Where no row was seen yet, in CSS pixels. */
const GUESS: Record<Density, number> = { large: 420, compact: 260, list: 73, six: 320 };

const seen = new Map<string, number>();
const keyOf = (density: Density) => `${density} ${innerWidth}`;

/** How far apart rows of cards are, in CSS pixels; those of one window are alike. */
export const rowHeightOf = (density: Density): number => seen.get(keyOf(density)) ?? GUESS[density];

/** Reads it from the first two rows that are drawn in `grid`. */
export function noteRowHeight(grid: Element, density: Density): void {
  let first: number | undefined;
  for (const card of grid.querySelectorAll('article')) {
    const { top } = card.getBoundingClientRect();
    first ??= top;
    if (top > first) {
      seen.set(keyOf(density), top - first);
      return;
    }
  }
}
