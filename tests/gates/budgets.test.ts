import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, wrongPaths } from './budgets.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'budgets-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  for (const name of ['shell-a1.js', 'shell-a1.js.br', 'vendor-b2.js', 'pane-c3.js', 'pane-d4.js', 'style-e5.css'])
    writeFileSync(join(root, 'dist/assets', name), '');
  writeFileSync(join(root, 'dist/sw.js'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

const budget = (...path: string[]) => ({ name: 'first page', path, limit: '1 kB' });

test('a budget counts the files of its paths', () => {
  const first = budget('dist/assets/shell-*.js', 'dist/sw.js');
  expect(filesOf(first, root)).toEqual(['dist/assets/shell-a1.js', 'dist/sw.js']);
  expect(wrongPaths([first, { ...budget(), path: 'dist/assets/style-*.css' }], root)).toEqual([]);
});

test('a path that fits no file, or two, is wrong', () => {
  expect(
    wrongPaths(
      [budget('dist/assets/shell-*.js', 'dist/assets/gone-*.js', 'dist/assets/pane-*.js', 'dist/no.js')],
      root,
    ),
  ).toEqual([
    'first page: dist/assets/gone-*.js fits 0 files',
    'first page: dist/assets/pane-*.js fits 2 files',
    'first page: dist/no.js fits 0 files',
  ]);
});
