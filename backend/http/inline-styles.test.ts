import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const client = mkdtempSync(join(tmpdir(), 'vitrine-styles-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));
mkdirSync(join(client, 'assets'));

const styles = '.shelf{content:"$&"}';
const page = (href: string) => `<head><link rel="stylesheet" crossorigin href="${href}"></head>`;

test('a page has its stylesheet in the link’s place, as it is, and a hash for its policy', () => {
  writeFileSync(join(client, 'assets/style-1.css'), styles);
  const { hash, inline } = inlineStyles(page('/assets/style-1.css'), client);
  expect(inline(page('/assets/style-1.css'))).toBe(`<head><style>${styles}</style></head>`);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
  // Of another build: it has the file it names.
  expect(inline(page('/assets/style-2.css'))).toBe(page('/assets/style-2.css'));
});

test('a build without a stylesheet, or with one that would end its element, is refused', () => {
  expect(() => inlineStyles('<head></head>', client)).toThrow('names no stylesheet');
  writeFileSync(join(client, 'assets/style-3.css'), '.a::after{content:"</style>"}');
  expect(() => inlineStyles(page('/assets/style-3.css'), client)).toThrow('would end');
});
