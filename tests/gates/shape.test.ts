import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakpoints } from '../../src/ui/breakpoints.ts';
import { filesBelow } from './files.ts';

/* The owner's card: what stands at the top, and which packages are really used. */

const sources = ['src', 'sw', 'tests', 'backend']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

const imports = (name: string, folder: RegExp) =>
  sources.some(({ file, text }) => folder.test(file) && new RegExp(`from '${name}(/[^']*)?'`).test(text));

describe('packages of the card are depended on and imported', () => {
  const rows: [name: string, folder: RegExp, id: string][] = [
    ['react', /^src/, '[M21]'],
    ['react-dom', /^src/, '[M22]'],
    ['workbox-window', /^src/, '[M25]'],
    ['@tanstack/react-router', /^src/, '[M26]'],
    ['@tanstack/react-query', /^src/, '[M27]'],
    ['@tanstack/query-persist-client-core', /^src/, '[M28]'],
    ['idb-keyval', /^src/, '[M29]'],
    ['viem', /^src/, '[M30]'],
    ['wagmi', /^src/, '[M31]'],
    ['valtio', /^src/, '[M34]'],
    ['vitest', /test\.tsx?$/, '[M35]'],
    ['playwright', /^tests/, '[M36]'],
    ['workbox-precaching', /^sw/, '[M37]'],
  ];
  for (const [name, folder, id] of rows) {
    test(`${name} ${id}`, () => {
      expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
      expect(imports(name, folder)).toBe(true);
    });
  }
  test('vite builds, with its PWA plugin [M23] [M24] [M43]', () => {
    expect(manifest.scripts['build:english']).toContain('vite build');
    expect(readFileSync('vite.config.ts', 'utf8')).toContain("from 'vite-plugin-pwa'");
  });
});

test("the top level is the card's [M38] [M39] [M40] [M41] [M42] [M43] [M45] [M46] [M47]", () => {
  const card = [
    'src',
    'public',
    'sw',
    'tests',
    'index.html',
    'vite.config.ts',
    'manifest.webmanifest',
    'tsconfig.json',
    'package.json',
    'lighthouserc.json',
  ];
  const ours = ['backend', 'docs', 'README.md', 'SECURITY.md', 'LICENSE', 'package-lock.json', 'tsconfig.base.json'];
  const made = new Set(['node_modules', 'dist', 'test-results']);
  const there = readdirSync('.').filter((name) => !name.startsWith('.') && !made.has(name));
  expect(there.toSorted()).toEqual([...card, ...ours].toSorted());
  expect(existsSync('.ci/run')).toBe(true);
  expect(JSON.parse(readFileSync('lighthouserc.json', 'utf8'))).toHaveProperty('ci.assert.assertMatrix');
});

test("screen widths are the spec's, and style sheets use no others [L38] [L39] [L40] [L41] [L42] [L43] [L44] [L45]", () => {
  expect(breakpoints).toEqual({ xs: 320, sm: 576, md: 640, lg: 768, xl: 1200, xxl: 1400, '2xl': 1536, xxxl: 1920 });
  const allowed = new Set<number>(Object.values(breakpoints));
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  const used = new Set<number>();
  for (const sheet of sheets) {
    // A container is no screen.
    const screens = readFileSync(sheet, 'utf8').replaceAll(/@container[^{]*/g, '');
    for (const [, bound = '', width = '0'] of screens.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)) {
      const edge = bound === 'min' ? Number(width) : Math.round(Number(width) + 0.02);
      expect(allowed.has(edge), `${width}px in ${sheet}`).toBe(true);
      used.add(edge);
    }
  }
  // Each does something: a wide screen gains as a narrow one does.
  for (const width of [576, 640, 768, 1200, 1400, 1536, 1920]) expect(used, `${width}px`).toContain(width);
});

test('a file of ours has at most 250 lines, but for artifacts and the art', () => {
  const files = ['src', 'sw', 'backend']
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mjs|js|css|sol)$/.test(file) && !/\.gen\.ts$|\/artifacts\/|\/world\/art\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const long = files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 250);
  expect(long).toEqual([]);
});

test('suppressions of the linter and compiler carry a reason', () => {
  for (const { file, text } of sources) {
    expect(/@ts-(ignore|nocheck)/.test(text) && !file.includes('shape.test'), file).toBe(false);
    for (const [line] of text.matchAll(/oxlint-disable[^\n]*/g)) {
      if (!file.includes('shape.test')) expect(line, file).toMatch(/ -- \S/);
    }
  }
});

test('a lint rule that is off has its reason in the line above', () => {
  const lines = readFileSync('.oxlintrc.json', 'utf8').split('\n');
  const off = lines.flatMap((line, index) => (line.includes('"off"') ? [index] : []));
  expect(off.length).toBeGreaterThan(5);
  for (const index of off) {
    const above = lines.slice(0, index).filter((line) => !line.includes('"files"'));
    expect(above.at(-1), lines[index]).toMatch(/^\s*\/\/ \S/);
  }
});

test('a browser test that answers in the server’s place says so before its first page opens', () => {
  const specs = sources.filter(({ file }) => file.endsWith('.spec.ts'));
  const intercepting = specs.filter(({ text }) => /\.route\(/.test(text));
  expect(intercepting.length).toBeGreaterThan(5);
  for (const { file, text } of intercepting) expect(text, file).toMatch(/test\.use\(\{ intercepts: true[ ,]/);
});
