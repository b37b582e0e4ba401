import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPolitely } from './polite-fetch.ts';

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

const answer = (status: number, headers: Record<string, string> = {}) => new Response('{}', { status, headers });

test('waits as long as the server asks, and gives what comes then', async () => {
  asked.mockResolvedValueOnce(answer(429, { 'Retry-After': '7' })).mockResolvedValueOnce(answer(200));
  const got = fetchPolitely('/a', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await got).status).toBe(200);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ priority: 'low', credentials: 'omit' });
});

test('tries again more and more rarely where no answer comes; a refusal is an answer', async () => {
  asked.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(404));
  const got = fetchPolitely('/a', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect((await got).status).toBe(404);
});

test('ends while it waits, when it is told to', async () => {
  asked.mockResolvedValue(answer(503, { 'Retry-After': '60' }));
  const stop = new AbortController();
  const got = fetchPolitely('/a', stop.signal);
  const ended = expect(got).rejects.toThrow('enough');
  await vi.advanceTimersByTimeAsync(100);
  stop.abort(new Error('enough'));
  await ended;
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what fails each time is answered as it is', async () => {
  asked.mockImplementation(async () => answer(500));
  const got = fetchPolitely('/a', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await got).status).toBe(500);
  expect(asked).toHaveBeenCalledTimes(4);
});
