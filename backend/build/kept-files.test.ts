import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listKeptFiles, type Chunk } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const fileOf = (name: string) => `assets/${name}-12345678.js`;

function chunk(name: string, links: { imports?: string[]; dynamicImports?: string[] } = {}): Chunk {
  write(fileOf(name));
  const { imports = [], dynamicImports = [] } = links;
  return {
    name,
    fileName: fileOf(name),
    isEntry: name === 'shell',
    imports: imports.map(fileOf),
    dynamicImports: dynamicImports.map(fileOf),
  };
}

const closed = { later: ['wallet'], never: ['sdk'], limit: 1000 };

const app = () => [
  chunk('shell', { imports: ['shared'], dynamicImports: ['page', 'wallet'] }),
  chunk('page', { dynamicImports: ['wallet'] }),
  chunk('wallet', { imports: ['shared', 'keys'], dynamicImports: ['sdk'] }),
  chunk('keys'),
  chunk('sdk', { imports: ['curve'] }),
  chunk('curve'),
  chunk('shared'),
];

test('the first files are what the entry reaches; what is behind a later import comes later, behind one of those that are not kept never', () => {
  expect(listKeptFiles(folder, 'en', app(), closed)).toEqual({
    first: ['page', 'shared', 'shell'].map((name) => `/${fileOf(name)}`),
    later: ['keys', 'wallet'].map((name) => `/${fileOf(name)}`),
  });
});

test('a file whose name does not follow its content has a revision, which does', () => {
  const chunks = app();
  for (const path of [
    'index.html',
    'index.es.html',
    'fonts/a.woff2',
    'manifest.es.webmanifest',
    'favicon.svg',
    'icon-192.png',
  ])
    write(path);
  write('assets/style-12345678.css');
  write('robots.txt');
  write('assets/sw-files-12345678.js');
  const unnamed = () => {
    const { first, later } = listKeptFiles(folder, 'es', chunks, closed);
    return [...first, ...later].filter((file) => typeof file !== 'string');
  };
  const before = unnamed();
  // The market's manifest and icons are not the build's.
  expect(before.map(({ url }) => url)).toEqual(['/fonts/a.woff2', '/index.es.html']);
  expect(listKeptFiles(folder, 'es', chunks, closed).first).toContain('/assets/style-12345678.css');
  write('index.es.html', 'another');
  const after = unnamed();
  expect(after[1]?.revision).not.toBe(before[1]?.revision);
  expect(after[0]).toEqual(before[0]);
});

test.each([
  ['of no chunk', { ...closed, later: ['wallet', 'gone'] }, 'gone'],
  ['of a chunk that the first files import at once', { ...closed, later: ['wallet', 'shared'] }, 'shared'],
])('a name %s stops the build', (_, names, name) => {
  expect(() => listKeptFiles(folder, 'en', app(), names)).toThrow(`Not one chunk that waits to be imported: ${name}`);
});

test('first files that weigh more than the limit stop the build', () => {
  const chunks = app();
  expect(() => listKeptFiles(folder, 'en', chunks, { ...closed, limit: 20 })).toThrow(/weigh \d+ of 20 bytes/);
});
