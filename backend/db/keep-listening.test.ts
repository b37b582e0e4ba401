import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { keepListening } from './keep-listening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that can be listened to at `listens`, counting from 0, and whose first `fails` beginnings fail. */
function listened({ listens = 0, fails = 0 }) {
  const seen = { tries: 0, begun: 0, ended: 0, failed: [] as unknown[] };
  const database = {
    async listen() {
      if (seen.tries++ < listens) throw new Error('Down');
      return async () => void (seen.ended += 1);
    },
  } as unknown as Database;
  const end = keepListening(database, {
    channel: 'c',
    heard: () => {},
    missed: () => {},
    failed: (error) => seen.failed.push(String(error)),
    async began() {
      if (seen.begun++ < fails) throw new Error('Mute');
    },
  });
  return { seen, end };
}

test('a store that cannot be listened to is tried again, and what begins then begins once', async () => {
  const { seen, end } = listened({ listens: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toMatchObject({ tries: 1, begun: 0, failed: ['Error: Down'] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen).toMatchObject({ tries: 3, begun: 1, failed: ['Error: Down', 'Error: Down'] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ tries: 3, begun: 1 });
  await end();
  expect(seen.ended).toBe(1);
});

test('a beginning that fails is tried again, without listening twice', async () => {
  const { seen, end } = listened({ fails: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toMatchObject({ tries: 1, begun: 1, failed: ['Error: Mute'] });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(seen).toMatchObject({ tries: 1, begun: 2, failed: ['Error: Mute'] });
  await end();
  expect(seen.ended).toBe(1);
});

test('nothing is tried after its end, and nothing begins', async () => {
  const down = listened({ listens: 9 });
  await vi.advanceTimersByTimeAsync(0);
  await down.end();
  const ended = listened({});
  await ended.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([down.seen.tries, ended.seen.begun, ended.seen.ended]).toEqual([1, 0, 1]);
});
