import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { artifactFiles } from './compile.ts';

test('artifacts are what the contracts compile to, and Seaport’s are its package’s', { timeout: 60_000 }, () => {
  const wanted = artifactFiles();
  expect([...wanted.keys()].map((file) => path.basename(file))).toContain('seaport.ts');
  for (const [file, text] of wanted) {
    // Not `toEqual`: a failure would print hundreds of kilobytes.
    const same = readFileSync(file, 'utf8') === text;
    expect(same, `${path.basename(file)} is stale: run "npm run contracts"`).toBe(true);
  }
  const folders = new Set([...wanted.keys()].map((file) => path.dirname(file)));
  const there = [...folders].flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  expect(there.toSorted()).toEqual([...wanted.keys()].toSorted());
});
