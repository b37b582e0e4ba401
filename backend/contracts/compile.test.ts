import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { artifactFile, compileContracts, officialContracts } from './compile.ts';

test('artifacts are what the contracts compile to, and Seaport’s are its package’s', { timeout: 60_000 }, () => {
  const [own, official] = [compileContracts(), officialContracts()];
  expect(own.size).toBeGreaterThan(0);
  expect(official.size).toBe(2);
  const compiled = new Map([...own, ...official]);
  for (const [name, text] of compiled) {
    // Not `toEqual`: a failure would print hundreds of kilobytes.
    const same = readFileSync(artifactFile(name), 'utf8') === text;
    expect(same, `${name} is stale: run "npm run contracts"`).toBe(true);
  }
  const files = readdirSync(path.join(import.meta.dirname, 'artifacts')).toSorted();
  expect(files).toEqual([...compiled.keys()].map((name) => path.basename(artifactFile(name))).toSorted());
});
