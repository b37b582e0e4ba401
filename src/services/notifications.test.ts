import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, markSeen, readSeen, seenState } from './notifications.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  seenState.ids = null;
});

test('a first visit is quiet: what is there counts as seen, what comes later does not', () => {
  readSeen('0xa', ['one']);
  readSeen('0xa', ['two', 'one']);
  expect(seenState.ids).toEqual(['one']);
  markSeen('0xa', ['two', 'one']);
  expect(seenState.ids).toEqual(['two', 'one']);
});

test('somebody else on the same device has seen nothing of it, and a sign-out leaves nothing', () => {
  markSeen('0xa', ['one']);
  readSeen('0xb', ['three']);
  expect(seenState.ids).toEqual(['three']);
  forgetSeen();
  expect(seenState.ids).toBeNull();
  expect([...stored]).toEqual([]);
});

test.each(['{', '7', '["0xa", 7, null, "one"]'])('what stands there otherwise breaks nothing: %s', (text) => {
  stored.set('vitrine-seen', text);
  expect(() => readSeen('0xa', ['two'])).not.toThrow();
  expect(seenState.ids).toEqual(text.includes('one') ? ['one'] : ['two']);
});
