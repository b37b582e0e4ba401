import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeStoreFolder } from './open.ts';

test.each([
  ['is made', null],
  ['was open to others', 0o755],
])('the folder of a store that %s is for its user alone', async (_, mode) => {
  const state = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  if (mode !== null) mkdirSync(join(state, 'db'), { mode });
  const folder = await makeStoreFolder(state);
  expect(folder).toBe(join(state, 'db'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
