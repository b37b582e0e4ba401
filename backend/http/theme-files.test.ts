import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeManifest } from './theme-files.ts';

const built = readFileSync(new URL('../../manifest.webmanifest', import.meta.url), 'utf8');

test('a themed manifest has the market’s name and mark, and nothing that shows the built-in ones', () => {
  const mark = 'ab'.repeat(16);
  const text = themeManifest(built, { name: 'Marea', mark });
  expect(JSON.parse(text)).toMatchObject({ name: 'Marea', short_name: 'Marea', id: '/', start_url: '/' });
  expect(text).not.toMatch(/Vitrine|screenshots|"\/(?:favicon|icon|maskable|monochrome)/);
  expect(text).toContain(`/theme/${mark}/maskable-512.png`);
  expect(themeManifest(built, { name: 'Marea', mark: null })).toContain('"/icon-192.png"');
});
