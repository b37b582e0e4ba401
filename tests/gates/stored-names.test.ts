import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

/* The cookie policy says by name what the app stores on a device. */

test('every name in local and session storage is in the cookie policy', () => {
  const policy = readFileSync('src/features/docs/texts/cookie-policy.ts', 'utf8');
  const told = [...policy.matchAll(/“(vitrine-[a-z-]+)”/g)].map(([, name]) => name ?? '');
  const used = filesBelow('src')
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => /(local|session)Storage\b|createLocalList\(/.test(source))
    // The ids of what the server writes into a page.
    .map((source) => source.replaceAll(/getElementById\('[^']*'\)/g, ''))
    .flatMap((source) => [...source.matchAll(/'(vitrine-[a-z-]+)'/g)].map(([, name]) => name ?? ''));
  expect(used.length).toBeGreaterThan(8);
  expect([...new Set(used)].filter((name) => !told.some((one) => name.startsWith(one)))).toEqual([]);
});
