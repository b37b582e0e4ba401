import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/* `dependencies` are what the server, the pages and the worker run on: no more, no less. */

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Where production begins: the server with what it spawns, the page, its renderer, the worker. */
const entries = [
  'backend/start.ts',
  ...readdirSync('backend', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join('backend', file)),
  join('.', /<script type="module" src="\/(.+?)"/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''),
  'src/app/entry-server.tsx',
  'sw/sw.ts',
];

/** What a file asks for when it runs; types are gone by then. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export) (?!type )[^;'"]*?from '([^']+)'/gm),
    ...text.matchAll(/^import '([^']+)'/gm),
    ...text.matchAll(/\b(?:import|require|resolve)\('([^'\s]+)'\)/g),
  ].map(([, wanted = '']) => wanted);

/** The router's generated tree leaves the extension away. @throws when there is no such file */
function fileOf(path: string): string {
  const found = ['', '.tsx', '.ts']
    .map((extension) => path + extension)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
  if (found === undefined) throw new Error(`${path} is imported and not there`);
  return found;
}

/** Packages that are reached from the entries by imports of our own files. */
function packagesInProduction(): { packages: Set<string>; files: Set<string> } {
  const packages = new Set<string>();
  const files = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const wanted of importsOf(readFileSync(file, 'utf8'))) {
      if (isBuiltin(wanted)) continue;
      if (wanted.startsWith('.')) {
        if (!wanted.endsWith('.css')) waiting.push(fileOf(join(dirname(file), wanted.replace(/\?.*$/, ''))));
      } else packages.add(wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return { packages, files };
}

test('what production imports is in `dependencies`, and nothing else is', () => {
  const { packages, files } = packagesInProduction();
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
