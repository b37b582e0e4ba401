import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { themeFileIdSchema, type Theme } from '../../src/contract/theme.ts';
import { fileOf } from '../../src/language/files.ts';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import type { Queries } from '../db/database.ts';
import { findThemeFile } from '../stores/theme-files.ts';
import { plainIn } from './answers.ts';
import { languageFor } from './language.ts';
import type { Limits } from './limits.ts';
import { drawIcon, isIconName } from './theme-marks.ts';
import type { ThemeState } from './theme-state.ts';

/** Every icon of a few marks: what is shown, and what was shown until now. */
const MOST_ICONS = 24;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Those of the build's own addresses, which devices and wallets know by heart. */
const AT_ROOT = '/:file{(?:favicon\\.svg|(?:apple-touch-icon|icon-192|icon-512|maskable-512)\\.png)}';
const ICON_SIZES = ['192', '512'] as const;

const manifestName = (language: Language) => fileOf(language, 'manifest.webmanifest');
/** Of a themed market; the build's own is kept by workers as it was built. */
export const themedManifest = (language: Language): string => `/theme/${manifestName(language)}`;

/** The build's manifest, as the theme has it. */
export function themeManifest(json: string, { name, mark }: Pick<Theme, 'name' | 'mark'>): string {
  const manifest = JSON.parse(json) as Record<string, unknown> & { shortcuts?: object[] };
  const icon = (size: string) => ({
    src: `/theme/${mark}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    ...manifest,
    ...(name !== null && { name, short_name: name }),
    ...(mark !== null && {
      icons: [
        ...ICON_SIZES.map((size) => ({ ...icon(size), purpose: 'any' })),
        { ...icon('512'), src: `/theme/${mark}/maskable-512.png`, purpose: 'maskable' },
      ],
      shortcuts: manifest.shortcuts?.map((shortcut) => ({ ...shortcut, icons: [icon('192')] })),
    }),
  });
}

/**
 * `GET /theme/<mark>/icon-192.png` and the like, the manifest with the market's name, and the mark in the place of the
 * build's icons, whose addresses stay. `manifest`: the build's, where the language is served.
 */
export function createThemeFiles(o: {
  database: Queries;
  themeState: ThemeState;
  limits: Limits;
  manifest: (language: Language) => Promise<string | null>;
}): Hono {
  const { database, themeState, limits, manifest } = o;
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: MOST_ICONS });

  function iconOf(id: string, name: string): Promise<Buffer | null> {
    const key = `${id}/${name}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const made = findThemeFile(database, id, 'mark').then((file) => file && drawIcon(file.content, name));
    // Marks that do not exist can be asked for without limit.
    const forget = () => void drawn.delete(key);
    drawn.set(key, made);
    void made.then((icon) => icon ?? forget(), forget);
    return made;
  }

  const notFound = (c: Context) => plainIn(languageFor(c), 'notFound', 404);

  function answer(c: Context, icon: Buffer, name: string, caching: string): Response {
    const etag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      'Cache-Control': caching,
      ETag: etag,
      'Content-Security-Policy': "default-src 'none'; img-src data:",
      // Wallets show on their own pages who is asking.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(icon), { headers });
  }

  return new Hono()
    .get('/theme/:id/:file', limits.guard('files'), async (c) => {
      const { id, file } = c.req.param();
      const icon = v.is(themeFileIdSchema, id) && isIconName(file) ? await iconOf(id, file) : null;
      return icon === null ? notFound(c) : answer(c, icon, file, IMMUTABLE);
    })
    .get('/theme/:file', limits.guard('files'), async (c) => {
      const language = LANGUAGES.find((one) => manifestName(one) === c.req.param('file'));
      const json = language === undefined ? null : await manifest(language);
      if (json === null) return notFound(c);
      const theme = themeState.theme() ?? { name: null, mark: null };
      return c.body(themeManifest(json, theme), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    })
    .get(AT_ROOT, async (c, next) => {
      const mark = themeState.theme()?.mark ?? null;
      if (mark === null) return next();
      await limits.takeClient(c, 'files');
      const file = c.req.path.slice(1);
      const icon = await iconOf(mark, file);
      return icon === null ? next() : answer(c, icon, file, 'no-cache');
    });
}
