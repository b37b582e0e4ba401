import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig, StartError } from '../config.ts';
import { accessKeys, makeKey, readOrMakeKey, replaceKey, rotateAccessKey } from './keys.ts';
import { prepareStateFolder } from './state-folder.ts';

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

test('a rotation reaches a running server, and the key before counts as long as its tokens last', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
  const events: string[] = [];
  const keys = accessKeys(config(), ({ event }) => void events.push(event));
  const [old] = keys();
  rotateAccessKey(config());
  expect(keys()).toEqual([old]);
  vi.advanceTimersByTime(5_000);
  const [newest] = keys();
  expect(newest).not.toBe(old);
  expect(keys()).toEqual([newest, old]);
  expect(events).toEqual(['key.rotated']);
  expect(accessKeys(config())()).toEqual([newest, old]);
  vi.advanceTimersByTime(600_000);
  expect(keys()).toEqual([newest]);
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
