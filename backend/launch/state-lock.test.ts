import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../config.ts';
import { lockStateFolder } from './state-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function lock(of = folder) {
  const release = await lockStateFolder(of);
  onTestFinished(release);
  return release;
}

test('a folder is one product’s until that ends, and nothing is left behind', async () => {
  const release = await lock();
  const [held] = readdirSync(folder);
  expect(statSync(join(folder, String(held))).isSocket()).toBe(true);
  await expect(lock()).rejects.toThrow(/^Another Vitrine is already running on the state folder /);
  await expect(lock()).rejects.toThrow(StartError);
  expect(readdirSync(folder)).toEqual([held]);
  release();
  expect(readdirSync(folder)).toEqual([]);
  await lock();
});

test('of many starts at once no two have the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => lock()));
    const held = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held.length).toBeLessThanOrEqual(1);
    for (const release of held) release();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('who is killed holds nothing any more', async () => {
  const script = `import { lockStateFolder } from '${new URL('state-lock.ts', import.meta.url).href}';
    await lockStateFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await expect(lock()).rejects.toThrow(/already running/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [dead] = readdirSync(folder);
  await lock();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(dead);
});

test('nothing that others may write outside the folder stops a start', async () => {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex');
  const squatter = createServer();
  squatter.listen(join(tmpdir(), `vitrine-${digest.slice(0, 16)}.sock`));
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  await lock();
});

test('a path that is too long for a socket is locked all the same', async () => {
  const deep = join(folder, ...Array.from({ length: 5 }, () => 'a'.repeat(40)));
  mkdirSync(deep, { recursive: true });
  const release = await lock(deep);
  expect(readdirSync(deep)).toHaveLength(1);
  await expect(lock(deep)).rejects.toThrow(/already running/);
  release();
  expect(readdirSync(deep)).toEqual([]);
});
