import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** An address for documentation (RFC 5737), which no machine has: the port cannot open. */
const HOST = '203.0.113.1';

test('what is exposed, and what is missing for others, is said before the port opens', () => {
  const state = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'backend/start.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, HOST, PORT: '0', VITRINE_STATE: state, VITRINE_NO_BUILD: '1', PUBLIC_ORIGIN: '' },
    encoding: 'utf8',
  });
  expect(stdout).toContain(`HOST=${HOST} opens the demo to other machines`);
  expect(stdout).toContain(`HOST=${HOST} without PUBLIC_ORIGIN`);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nPort 0 cannot be opened: .*EADDRNOTAVAIL/)]);
});
