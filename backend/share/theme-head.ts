import type { AppConfig } from '../../src/contract/config.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { themeStyle } from '../../src/contract/theme-looks.ts';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';
import { inlineHash } from '../core/inline-scripts.ts';
import { escapeText } from './xml.ts';

/*
 * The theme in a page's head. What stands in the build's page is changed only where the worker knows that it may be
 * (sw/keep-page.ts): it keeps no page that is not of its own build.
 */

const ICON = '/favicon.svg';

/** What the app is told of it. */
export const toldOf = (theme: Theme): NonNullable<AppConfig['theme']> => ({
  name: theme.name,
  style: themeStyle(theme),
  documents: theme.documents,
});

/** Its stylesheet, as the policy names it; none where it has none. */
export function themeStyleHashes(theme: Theme | null): string[] {
  const style = theme === null ? '' : themeStyle(theme);
  return style === '' ? [] : [inlineHash(style)];
}

/**
 * The page with the market's icon and colours; as it was without a theme. Its manifest has one address, themed or not;
 * an icon's address changes with the mark, since browsers keep a page's icon for days.
 */
export function themeHead(html: string, theme: Theme | null): string {
  if (theme === null) return html;
  const { mark } = theme;
  const style = themeStyle(theme);
  const [whole = '', ...rest] = html.split('</head>');
  let head = whole;
  if (mark !== null) head = head.replace(ICON, () => `/theme/${mark}/favicon.svg`);
  if (style !== '') head += `<style>${style}</style>`;
  return [head, ...rest].join('</head>');
}

const inName = (html: string, name: string | null) =>
  name === null ? html : html.replaceAll(BUILT_IN_NAME, () => escapeText(name));
/** What the build has drawn ahead, with the market's name. */
export const namedFrame = (html: string, theme: Theme | null): string => inName(html, theme?.name ?? null);
