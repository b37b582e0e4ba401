import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../tests/support/trades/sessions.ts';
import { SESSION_STATUS } from '../domain/session-policy/config.ts';
import { createSessionWatch, type SessionEvent } from './sso-session-watch.ts';

const START = 2_000_000_000;
const DAY = 86_400;
const endingIn = (seconds: number) => ({ ...session(), expiresAt: BigInt(START + seconds) });

let told: SessionEvent[];
beforeEach(() => {
  told = [];
  vi.useFakeTimers({ now: START * 1000 });
});
afterEach(() => void vi.useRealTimers());
const make = () => createSessionWatch((event) => told.push(event));
const types = () => told.map(({ type }) => type);

test('a session that ends in 70 seconds is told of then, without anything being sent [I4] [I5]', async () => {
  make().follow(endingIn(70));
  await vi.advanceTimersByTimeAsync(69_999);
  expect(types()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ type: 'session_expired', message: expect.stringContaining('has expired') }]);
});

test('one that ends in 60 days is told of on that day, and once, however often it is followed [I8]', async () => {
  const watch = make();
  watch.follow(endingIn(60 * DAY));
  watch.follow(endingIn(60 * DAY));
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync((60 * DAY - 2) * 1000);
  expect(types()).toEqual([]);
  await vi.advanceTimersByTimeAsync(DAY * 1000);
  watch.follow(endingIn(60 * DAY));
  expect(types()).toEqual(['session_expired']);
  expect(vi.getTimerCount()).toBe(0);
});

test('what the account says of it is told as its event, and nothing of one that stands [I5] [I6] [I7]', () => {
  const watch = make();
  const now = BigInt(START);
  watch.judge(endingIn(70), SESSION_STATUS.active, now);
  expect(types()).toEqual([]);
  watch.judge(endingIn(70), SESSION_STATUS.notInitialized, now);
  watch.judge(endingIn(70), SESSION_STATUS.closed, now);
  watch.judge(endingIn(0), SESSION_STATUS.active, now);
  watch.judge(endingIn(0), SESSION_STATUS.active, now);
  expect(types()).toEqual(['session_inactive', 'session_revoked', 'session_expired']);
});

test('who wants to use one that ended is told each time', () => {
  const watch = make();
  for (let time = 0; time < 2; time += 1) watch.judge(endingIn(0), SESSION_STATUS.active, BigInt(START), true);
  expect(types()).toEqual(['session_expired', 'session_expired']);
});

test('another session takes its place, and nobody is told once it is left', async () => {
  const watch = make();
  watch.follow(endingIn(70));
  watch.follow(endingIn(500));
  await vi.advanceTimersByTimeAsync(100_000);
  watch.stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(types()).toEqual([]);
});

test('that one was revoked is told, and not its expiry after it', async () => {
  const watch = make();
  watch.follow(endingIn(70));
  watch.judge(endingIn(70), SESSION_STATUS.closed, BigInt(START));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(types()).toEqual(['session_revoked']);
});
