import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import sharp from 'sharp';
import { plainIn } from './answers.ts';
import { languageFor } from './language.ts';
import type { ThemeState } from './theme-state.ts';

/*
 * What iOS shows while the installed app starts: a picture for each screen size, linked from the page at which it is
 * installed. Other systems generate theirs from the manifest.
 */

/** Screens that are sold or in use, in portrait: CSS pixels, and device pixels per CSS pixel. */
const SCREENS: readonly (readonly [width: number, height: number, ratio: number])[] = [
  [440, 956, 3],
  [430, 932, 3],
  [428, 926, 3],
  [420, 912, 3],
  [414, 896, 3],
  [414, 896, 2],
  [414, 736, 3],
  [402, 874, 3],
  [393, 852, 3],
  [390, 844, 3],
  [375, 812, 3],
  [375, 667, 2],
  [1032, 1376, 2],
  [1024, 1366, 2],
  [834, 1210, 2],
  [834, 1194, 2],
  [820, 1180, 2],
  [810, 1080, 2],
  [768, 1024, 2],
  [744, 1133, 2],
];
/** The colours of tokens.css and favicon.svg. */
const THEMES = {
  light: { ground: '#fafcfc', ink: '#101719', edge: '#178a7d' },
  dark: { ground: '#0d1213', ink: '#f0f5f5', edge: '#4cbcac' },
} as const;
type Theme = keyof typeof THEMES;
const themes = Object.keys(THEMES) as Theme[];

const sizeOf = (width: number, height: number, ratio: number) => `${width * ratio}x${height * ratio}`;

const links = SCREENS.flatMap(([width, height, ratio]) =>
  themes.map((theme) => {
    const media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (prefers-color-scheme:${theme})`;
    return { media, path: `/splash/${sizeOf(width, height, ratio)}-${theme}.png` };
  }),
);

/** For a page's head; '' for devices that do not use it. `mark`: the id of the market's own, null for the built-in one. */
export function splashLinks(userAgent: string, mark: string | null): string {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return '';
  const version = mark === null ? '' : `?${mark}`;
  const link = ({ media, path }: (typeof links)[number]) =>
    `<link rel="apple-touch-startup-image" media="${media}" href="${path}${version}" />`;
  return links.map(link).join('');
}

const BUILT_IN = ({ ink, edge }: { ink: string; edge: string }) =>
  `<g fill="none" stroke-width="1.8" stroke-linejoin="round" stroke="${ink}"><path stroke="${edge}" d="M2 8.2 7 3h17l-5 5.2M24 3v16.8l-5 5.4"/><path d="M2 8.2h17v17H2zM2 20.4h17"/><circle fill="${ink}" stroke="none" cx="10.5" cy="16.1" r="3.4"/></g>`;
const OWN = (url: string) => `<image x="-1" y="-0.4" width="28" height="28" href="${url}"/>`;

/** The mark in the middle, a fifth of the width. `own`: the market's, as a data URL. */
function draw(width: number, height: number, theme: Theme, own: string | null): Promise<Buffer> {
  const { ground, ...colours } = THEMES[theme];
  const side = Math.round(width / 5);
  const [x, y] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
  const mark = `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="-1 -0.4 28 28">${own === null ? BUILT_IN(colours) : OWN(own)}</svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

const drawers = new Map(
  SCREENS.flatMap(([width, height, ratio]) =>
    themes.map((theme): [string, (own: string | null) => Promise<Buffer>] => [
      `${sizeOf(width, height, ratio)}-${theme}.png`,
      (own) => draw(width * ratio, height * ratio, theme, own),
    ]),
  ),
);

/** `GET /splash/1170x2532-dark.png`: each is made once for a mark, only for the sizes in the list. */
export function createSplash(guard: MiddlewareHandler, mark: ThemeState['mark']): Hono {
  const made = new Map<string, Promise<Buffer>>();
  let madeOf: string | null = null;
  return new Hono().get('/:file', guard, async (c) => {
    const file = c.req.param('file');
    const drawer = drawers.get(file);
    if (drawer === undefined) return plainIn(languageFor(c), 'notFound', 404);
    const own = await mark();
    if (madeOf !== (own?.id ?? null)) made.clear();
    madeOf = own?.id ?? null;
    const picture = made.get(file) ?? drawer(own?.url ?? null);
    made.set(file, picture);
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' };
    return new Response(new Uint8Array(await picture), { headers });
  });
}
