import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticDocument } from '../../src/contract/static-market.ts';
import { markPicture, THEME } from '../../tests/support/server/themed.ts';
import { staticTheme, writeTheme, type ThemeRecord } from './static-theme.ts';

const { name, accent } = THEME;
const looks = (mark: string | null): ThemeRecord => ({ part: 'theme', name, accent, mark });
const legal = { part: 'legal-text', document: 'terms-of-use', language: 'es', text: THEME.terms, since: 5 } as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-theme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what pages and systems ask for lies in the folder', async () => {
  const found = await staticTheme([looks(await markPicture()), legal]);
  if (found === null) throw new Error('It has none');
  const { mark, documents } = found.theme;
  expect(found.theme).toMatchObject({ name, accent });
  // What the build has, a theme takes the place of; it adds nothing at the root.
  writeFileSync(join(folder, 'icon-192.png'), 'built in');
  await writeTheme(folder, found);
  const text = readFileSync(join(folder, staticDocument(documents['terms-of-use']?.es ?? '')), 'utf8');
  expect(JSON.parse(text)).toEqual({ text: THEME.terms, since: 5 });
  const icon = readFileSync(join(folder, `/theme/${mark}/icon-192.png`));
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(readFileSync(join(folder, 'icon-192.png'))).toEqual(icon);
  expect(existsSync(join(folder, 'icon-512.png'))).toBe(false);
});

test('no records are no theme, what is null is built in, and a mark that is no picture stops the command', async () => {
  expect(await staticTheme([])).toBeNull();
  expect(await staticTheme([looks(null)])).toMatchObject({ theme: { name, mark: null, documents: {} }, mark: null });
  const cut = (await markPicture()).slice(0, 80);
  await expect(staticTheme([looks(cut)])).rejects.toThrow('The mark of the export is no picture that can be used.');
});
