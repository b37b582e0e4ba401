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
import { drawIcon, isIconName } from '../share/theme-marks.ts';
import type { ThemeState } from './theme-state.ts';

/** Every icon of a few marks: what is shown, and what was shown until now. */
const MOST_ICONS = 24;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Those of the build's own addresses, which devices and wallets know by heart. */
const ICONS_AT_ROOT = '/:file{(?:favicon\\.svg|(?:apple-touch-icon|icon-192|icon-512|maskable-512)\\.png)}';
const MANIFEST_AT_ROOT = '/:file{manifest(?:\\.[a-z]{2})?\\.webmanifest}';
const ICON_SIZES = ['192', '512'] as const;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** The build's manifest, as the theme has it; without its screenshots, which show what is built in. */
export function themeManifest(json: string, { name, mark }: Pick<Theme, 'name' | 'mark'>): string {
  const { screenshots: _, ...manifest } = JSON.parse(json) as Record<string, unknown> & { shortcuts?: object[] };
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
 * `GET /theme/<mark>/icon-192.png` and the like; of a themed market its manifest and icons in the place of the build's,
 * whose addresses stay. `manifest`: the build's, where the language is served.
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

  function answer(c: Context, content: Buffer, name: string, caching: string): Response {
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Cache-Control': caching,
      ETag: etag,
      'Content-Security-Policy': "default-src 'none'; img-src data:",
      // Wallets show on their own pages who is asking.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(content), { headers });
  }

  return new Hono()
    .get('/theme/:id/:file', limits.guard('files'), async (c) => {
      const { id, file } = c.req.param();
      const icon = v.is(themeFileIdSchema, id) && isIconName(file) ? await iconOf(id, file) : null;
      return icon === null ? notFound(c) : answer(c, icon, file, IMMUTABLE);
    })
    .get(MANIFEST_AT_ROOT, async (c, next) => {
      const theme = themeState.theme();
      if (theme === null || (theme.name === null && theme.mark === null)) return next();
      await limits.takeClient(c, 'files');
      const file = c.req.path.slice(1);
      const language = LANGUAGES.find((one) => fileOf(one, 'manifest.webmanifest') === file);
      const json = language === undefined ? null : await manifest(language);
      return json === null ? next() : answer(c, Buffer.from(themeManifest(json, theme)), file, 'no-cache');
    })
    .get(ICONS_AT_ROOT, async (c, next) => {
      const mark = themeState.theme()?.mark ?? null;
      if (mark === null) return next();
      await limits.takeClient(c, 'files');
      const file = c.req.path.slice(1);
      const icon = await iconOf(mark, file);
      return icon === null ? next() : answer(c, icon, file, 'no-cache');
    });
}
