import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { searchBundle, secretsIn } from './bundle-secrets.ts';

test('a secret in what browsers get is found, by what would carry one and by its value [J43]', () => {
  const value = 'f00d'.repeat(16);
  for (const text of ['{client_secret:e}', 'process.env.SMTP_URL', '-----BEGIN EC PRIVATE KEY-----', `a="${value}"`])
    expect(secretsIn(text, [value]), text).toHaveLength(1);
  expect(secretsIn('fetch("/session",{method:"POST"})', [value])).toEqual([]);
});

test('the build is searched file by file, but for what runs on the server', () => {
  const dist = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const folder of ['client/assets', 'server']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/assets/app.js'), 'ask({ client_secret })');
  writeFileSync(join(dist, 'client/index.html'), '<p>nothing</p>');
  writeFileSync(join(dist, 'server/entry.js'), 'client_secret');
  expect(searchBundle(dist)).toEqual({ searched: 2, found: [`${join(dist, 'client/assets/app.js')}: client_secret`] });
});
