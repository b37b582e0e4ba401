import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { testFiles } from './files.ts';

/* docs/security.md says by which test something is so: each of them is there, and nothing is met without one. */

const lines = readFileSync('docs/security.md', 'utf8').split('\n');
const files = new Set(testFiles().map((file) => basename(file).replace(/\.tsx?$/, '')));
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\.(?:test|spec))`/g)].map(([, name = '']) => name);
const rows = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | '));

test('every test that the security document names exists', () => {
  const named = lines.flatMap(namedIn);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});

test('what the security document calls met, or met in part, names a test', () => {
  const met = rows.filter(([, state = '']) => /^(Met|Partly)\b/.test(state));
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter(([, state = '']) => namedIn(state).length === 0)).toEqual([]);
});

test('every value and every attack of the security document names its tests', () => {
  // Its tables of four and of three columns; a value that the device does not use has a dash.
  const held = rows.filter((row) => row.length > 2 && !/^(Test|–) \|$/.test(row.at(-1) ?? ''));
  expect(held.length).toBeGreaterThan(30);
  expect(held.filter((row) => namedIn(row.at(-1) ?? '').length === 0)).toEqual([]);
});
