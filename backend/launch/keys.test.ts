import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig, StartError } from '../config.ts';
import type { SecurityEvent } from '../core/security-log.ts';
import {
  accessKeys,
  logRotations,
  makeKey,
  readOrMakeKey,
  replaceKey,
  rotateAccessKey,
  rotateZoneSigner,
  watchRotations,
  ZONE_SIGNER_KEY,
} from './keys.ts';
import { prepareStateFolder, requireStateFolder } from './state-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-keys-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
const config = (env: Record<string, string> = {}) => readConfig({ VITRINE_STATE: folder, ...env });
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

test('a key is made once, for its owner alone', () => {
  const key = readOrMakeKey(folder, 'one', makeKey);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrMakeKey(folder, 'one', makeKey)).toBe(key);
  expect([modeOf('keys'), modeOf('keys', 'one')]).toEqual(['700', '600']);
  replaceKey(folder, 'one', 'another');
  expect([readOrMakeKey(folder, 'one', makeKey), modeOf('keys', 'one')]).toEqual(['another', '600']);
});

test('an empty key file stops the start', () => {
  replaceKey(folder, 'one', '');
  expect(() => readOrMakeKey(folder, 'one', makeKey)).toThrow(StartError);
});

test('a rotation reaches a running server, and every older key counts as long as its tokens last', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
  const keys = accessKeys(config());
  const made = [...keys()];
  for (let rotation = 0; rotation < 4; rotation += 1) {
    rotateAccessKey(config());
    expect(keys()).toEqual(made);
    vi.advanceTimersByTime(5_000);
    const [newest] = keys();
    expect(made).not.toContain(newest);
    made.unshift(newest);
    expect(keys()).toEqual(made);
  }
  expect(accessKeys(config())()).toEqual(made);
  vi.advanceTimersByTime(600_000 - 15_000);
  expect(keys()).toEqual(made.slice(0, 4));
  vi.advanceTimersByTime(15_000);
  expect(keys()).toEqual(made.slice(0, 1));
  // What no token can be of any more is not kept.
  rotateAccessKey(config());
  expect(accessKeys(config())()).toHaveLength(2);
});

test('a rotation that would sign people out is refused', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
  accessKeys(config());
  for (let rotation = 0; rotation < 32; rotation += 1) rotateAccessKey(config());
  const kept = accessKeys(config())();
  expect(kept).toHaveLength(33);
  expect(() => rotateAccessKey(config())).toThrow(/rotate again in 605 seconds/);
  expect(accessKeys(config())()).toEqual(kept);
});

test('only a key that is there is rotated: a folder that is none of ours stays as it is', () => {
  expect(() => rotateAccessKey(config())).toThrow(/no key access-token in .*VITRINE_STATE must name/);
  expect(() => rotateZoneSigner(folder)).toThrow(/no key zone-signer in .*VITRINE_STATE must name/);
  expect(readdirSync(folder)).toEqual([]);
  const missing = join(folder, 'mistyped');
  expect(() => requireStateFolder(missing)).toThrow(/There is no state folder .*mistyped/);
  expect(readdirSync(folder)).toEqual([]);
});

test('the command refuses a mistyped state folder, and makes none', () => {
  const missing = join(folder, 'mistyped');
  for (const which of ['access-token', 'zone-signer']) {
    const ran = spawnSync(process.execPath, ['--import', 'tsx', 'backend/tools/vitrine.ts', 'rotate-key', which], {
      cwd: root,
      env: { ...process.env, VITRINE_STATE: missing },
      encoding: 'utf8',
    });
    expect([ran.status, ran.stdout]).toEqual([1, '']);
    expect(ran.stderr).toBe(`There is no state folder ${missing}: VITRINE_STATE must name one.\n`);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('every rotation is logged once: by the server that runs, or by the next one', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  accessKeys(config());
  readOrMakeKey(folder, ZONE_SIGNER_KEY, makeKey);
  const events: SecurityEvent[] = [];
  const log = (event: SecurityEvent) => void events.push(event);
  const event = (key: string) => ({ event: 'key.rotated', details: { key, at: '2001-09-09T01:46:40.000Z' } });
  rotateZoneSigner(folder);
  const stop = watchRotations(folder, log);
  expect(events).toEqual([event('zone-signer')]);
  const now = Date.now();
  for (let rotation = 0; rotation < 3; rotation += 1) rotateAccessKey(config(), now);
  rotateZoneSigner(folder, now);
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual(
    ['zone-signer', 'access-token', 'access-token', 'access-token', 'zone-signer'].map((key) => event(key)),
  );
  stop();
  rotateAccessKey(config(), now);
  vi.advanceTimersByTime(5_000);
  expect(events).toHaveLength(5);
  logRotations(folder, log);
  logRotations(folder, log);
  expect(events).toHaveLength(6);
  expect(readdirSync(join(folder, 'keys')).toSorted()).toEqual(['access-token', 'zone-signer']);
});

test('ACCESS_TOKEN_KEYS come before the file, which is not made', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
  expect(accessKeys(config({ ACCESS_TOKEN_KEYS: `${one},${two}` }))()).toEqual([one, two]);
  expect(readdirSync(folder)).toEqual([]);
  expect(() => config({ ACCESS_TOKEN_KEYS: 'short' })).toThrow(/ACCESS_TOKEN_KEYS/);
});

test('a state folder is made for its owner alone, and one that others can read stops the start', () => {
  const state = join(folder, 'deep', 'state');
  prepareStateFolder(state);
  expect([modeOf('deep'), modeOf('deep', 'state')]).toEqual(['700', '700']);
  for (const mode of [0o755, 0o750, 0o701]) {
    chmodSync(state, mode);
    expect(() => prepareStateFolder(state)).toThrow(/can be read by other users.*chmod 700/);
  }
  const open = join(folder, 'open');
  mkdirSync(open, { mode: 0o755 });
  expect(() => prepareStateFolder(open)).toThrow(StartError);
});

test('what an earlier build left open in a state folder is closed at the next start', () => {
  for (const name of ['db', 'images']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  const files = ['chains.json', 'deployments.json', 'chain-31337.json', 'a person’s own'];
  for (const name of files) {
    writeFileSync(join(folder, name), '{}');
    chmodSync(join(folder, name), 0o644);
  }
  prepareStateFolder(folder);
  expect(['db', 'images', ...files].map((name) => modeOf(name))).toEqual(['700', '700', '600', '600', '600', '644']);
});
