import type { CSSProperties } from 'react';

/** Colours of the upper and lower half; width and height in percent of the square around the picture. */
export type Tint = { top: string; bottom: string; width: number; height: number };

/** What stands for a picture in the square box of a card until it comes: its colours in its shape. */
export const tintStyle = (tint: Tint | null | undefined): CSSProperties | undefined =>
  tint
    ? { background: `linear-gradient(${tint.top},${tint.bottom}) 50% 100%/${tint.width}% ${tint.height}% no-repeat` }
    : undefined;
