import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';
import { reachedFrom, serverEntries } from './imports.ts';

/* `dependencies` are what the server, the pages and the worker run on: no more, no less. */

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Where production begins: the server with what it spawns, the page, its renderer, the worker. */
const entries = [
  ...serverEntries(filesBelow('backend')),
  join('.', /<script type="module" src="\/(.+?)"/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''),
  'src/app/entry-server.tsx',
  'sw/sw.ts',
];

test('what production imports is in `dependencies`, and nothing else is', () => {
  const { packages, files } = reachedFrom(entries);
  expect(files.size).toBeGreaterThan(300);
  // `npm start` runs the sources with it, and what it spawns is started with it too.
  const runner = /--import (\w+)/.exec(manifest.scripts['start'] ?? '')?.[1] ?? '';
  expect([...new Set([...packages, runner])].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
});

test('a script fetches no tool: what it runs is in the lock file', () => {
  for (const [name, script] of Object.entries(manifest.scripts)) {
    expect(script, name).not.toMatch(/\bnpx\b|\bnpm exec\b|--package/);
  }
});

test('every version is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});
