import type { Theme } from './theme.ts';
import { contrast, mix } from './colour.ts';

/* How a theme looks: what its colours must be like, and what of the design's tokens they take the place of. */

/** WCAG 2.2, 1.4.3: of words in the smallest size. */
export const LEAST_CONTRAST = 4.5;

export type Shade = 'light' | 'dark';
type Accent = NonNullable<Theme['accent']>;

/** What words in the accent stand on, as `ui/tokens.css` has it (a test compares them). */
export const GROUNDS = {
  light: { canvas: '#fafbfb', pane: '#ffffff', well: '#eef2f2' },
  dark: { canvas: '#0c1111', pane: '#151a1a', well: '#1b2122' },
} as const satisfies Record<Shade, Record<string, string>>;

/** How much of the accent is in what is made of it. */
const SHARES = {
  light: { tint: 0.08, top: 0.45, body: 0.2 },
  dark: { tint: 0.14, top: 0.55, body: 0.25 },
} as const satisfies Record<Shade, Record<string, number>>;

const tintOf = (accent: string, shade: Shade) => mix(accent, GROUNDS[shade].pane, SHARES[shade].tint);

/** The least contrast of words in this accent, wherever they stand on light or dark pages. */
export const accentContrast = (accent: string, shade: Shade): number =>
  Math.min(...[...Object.values(GROUNDS[shade]), tintOf(accent, shade)].map((ground) => contrast(accent, ground)));

/** Whether what is written in the accent can be read everywhere. */
export const isReadable = (accent: string, shade: Shade): boolean => accentContrast(accent, shade) >= LEAST_CONTRAST;

/** The tokens that follow from an accent on light or dark pages, by name. */
export function accentTokens(accent: string, shade: Shade): Record<string, string> {
  const onCanvas = (share: number) => mix(accent, GROUNDS[shade].canvas, share);
  return {
    '--edge': accent,
    '--edge-solid': accent,
    '--edge-tint': tintOf(accent, shade),
    '--shelf-top': onCanvas(SHARES[shade].top),
    '--shelf-body': onCanvas(SHARES[shade].body),
  };
}

const blockOf = (accent: string, shade: Shade): string =>
  Object.entries(accentTokens(accent, shade))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** By the system, or by who chose one of both (`data-theme`). Stronger than `ui/tokens.css`. */
function accentStyle({ light, dark }: Accent): string {
  const [onLight, onDark] = [blockOf(light, 'light'), blockOf(dark, 'dark')];
  return [
    `:root:root{${onLight}}`,
    `@media (prefers-color-scheme:dark){:root:root{${onDark}}}`,
    `:root:root[data-theme=light]{${onLight}}`,
    `:root:root[data-theme=dark]{${onDark}}`,
  ].join('');
}

/** Where the server has a mark, in pixels of its side. */
export const markPath = (id: string, size: number): string => `/theme/${id}/mark-${size}.png`;
/** Of the mark in a page's header: 28 CSS pixels on the sharpest screens. */
export const HEADER_MARK = 96;

/**
 * The stylesheet of a theme; '' where it has no colours and no mark. It comes after the app's own. The logo's drawing
 * (`features/shell/logo.tsx`) gives way to the mark, so that what the build has drawn ahead shows it too.
 */
export function themeStyle({ accent, mark }: Pick<Theme, 'accent' | 'mark'>): string {
  return [
    ...(accent === null ? [] : [accentStyle(accent)]),
    ...(mark === null
      ? []
      : [
          `[data-mark]{background:url(${markPath(mark, HEADER_MARK)}) center/contain no-repeat}`,
          '[data-mark]>*{visibility:hidden}',
        ]),
  ].join('');
}
