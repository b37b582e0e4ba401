import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildId, sourceHash } from './source-hash.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('src/app/main.ts', 'one');
  write('sw/sw.ts', 'two');
  write('index.html', 'three');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the hash changes with what is built, not with tests, generated files or anything else', () => {
  const before = sourceHash(root);
  write('src/app/main.test.ts', 'a test');
  write('src/app/route-tree.gen.ts', 'generated');
  write('docs/notes.md', 'text');
  expect(sourceHash(root)).toBe(before);

  const changes = [
    'src/app/main.ts',
    'src/new.css',
    'sw/sw.ts',
    'index.html',
    'vite.config.ts',
    'backend/build/chunks.ts',
  ];
  const seen = new Set([before]);
  for (const path of changes) {
    write(path, `changed ${path}`);
    seen.add(sourceHash(root));
  }
  expect(seen.size).toBe(changes.length + 1);
});

test('a file that only changes its name is another source', () => {
  const before = sourceHash(root);
  rmSync(join(root, 'src/app/main.ts'));
  write('src/app/start.ts', 'one');
  expect(sourceHash(root)).not.toBe(before);
});

test("the browser's build and the server's have one id, the one the start compares", async () => {
  const here = process.cwd();
  const ids = await Promise.all(
    [false, 'src/app/entry-server.tsx'].map(async (ssr) => {
      const config = await resolveConfig({ root: here, logLevel: 'error', build: { ssr } }, 'build');
      return JSON.parse(String(config.define?.['__BUILD_ID__'])) as unknown;
    }),
  );
  expect(ids).toEqual([buildId(here), buildId(here)]);
  expect(sourceHash(here).startsWith(buildId(here))).toBe(true);
});
