import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { artifactFile, compileContracts, contractFolders } from './compile.ts';

test('artifacts are what the contracts compile to', { timeout: 60_000 }, () => {
  const compiled = compileContracts();
  const folders = contractFolders();
  expect(compiled.size).toBeGreaterThan(0);
  expect([...compiled.keys()]).toEqual([...folders.keys()]);
  const made = [...folders].map(([name, folder]) => artifactFile(name, folder));
  for (const [name, folder] of folders) {
    // Not `toEqual`: a failure would print hundreds of kilobytes.
    const same = readFileSync(artifactFile(name, folder), 'utf8') === compiled.get(name);
    expect(same, `${name} is stale: run "npm run contracts"`).toBe(true);
  }
  const there = [...new Set(folders.values())].flatMap((folder) =>
    readdirSync(path.join(folder, 'artifacts')).map((file) => path.join(folder, 'artifacts', file)),
  );
  expect(there.toSorted()).toEqual(made.toSorted());
});
