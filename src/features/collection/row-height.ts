import type { Density } from '../../ui/item-card.tsx';

/** Where no row was seen yet, in CSS pixels. */
const GUESS: Record<Density, number> = { large: 420, compact: 260, list: 73, six: 320 };

const seen = new Map<string, number>();
const keyOf = (density: Density, stand: number) => `${density} ${stand} ${innerWidth}`;

/** How far apart rows of cards are, in CSS pixels; those of one window that stand as high are alike. */
export const rowHeightOf = (density: Density, stand: number): number =>
  seen.get(keyOf(density, stand)) ?? GUESS[density];

/** Reads it from the first two rows that are drawn in `grid`. */
export function noteRowHeight(grid: Element, density: Density, stand: number): void {
  let first: number | undefined;
  for (const card of grid.querySelectorAll('article')) {
    const { top } = card.getBoundingClientRect();
    first ??= top;
    if (top > first) {
      seen.set(keyOf(density, stand), top - first);
      return;
    }
  }
}
