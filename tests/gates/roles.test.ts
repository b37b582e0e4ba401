import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

/* Nobody is more than a person with a wallet: the product knows no administrators. */

const found = (folder: string, pattern: RegExp): string[] =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

const POWERS = /admin|moderat|superuser|staff|backoffice|(^|[-_/])roles?($|[-_/])/i;

test('no page, no call and no field of the wire is for administrators [G29]', () => {
  const pages = found('src/routes', /createFileRoute\('([^']+)'\)/g);
  const calls = ['backend', 'src/contract'].flatMap((folder) => found(folder, /'(\/[\w:/.{}*-]*)'/g));
  const fields = found('src/contract', /^\s+(\w+): /gm);
  const columns = found('backend/db', /^\s+(\w+) (?:text|bytea|bigint|integer|numeric|boolean|jsonb|uuid)/gm);
  for (const names of [pages, calls, fields, columns]) expect(names.length).toBeGreaterThan(5);
  expect(calls).toContain('/v1/order/cancel');
  expect([...pages, ...calls, ...fields, ...columns].filter((name) => POWERS.test(name))).toEqual([]);
});
