import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, get, ok, useNetwork } from '../../tests/support/services/network.ts';
import { sentenceOf, ShapeError } from '../domain/errors.ts';
import { onAlert, type Alert } from './alerts.ts';
import { passingWords } from './passing.ts';
import { HttpError, HTTP_TIMEOUT_MS, UnreachableError, useCredentials } from './http.ts';

/** Of the tests that count time. */
let moment = Date.now();
const network = useNetwork();
afterEach(() => vi.useRealTimers());

describe('retries', () => {
  for (const [status, id] of [
    [408, '[L8]'],
    [409, '[L9]'],
    [425, '[L10]'],
    [429, '[L11]'],
    [500, '[L12]'],
    [502, '[L13]'],
    [503, '[L14]'],
    [504, '[L15]'],
  ] as const) {
    test(`a GET is tried once more on ${status} ${id}`, async () => {
      network.answers = [() => failure(status), () => ok()];
      expect(await get()).toEqual({ value: 1 });
      expect(network.seen).toHaveLength(2);
    });
  }
  test('a GET over the limit waits as long as the server says, or not at all if that is long', async () => {
    vi.useFakeTimers();
    const later = (seconds: string) => () => new Response('', { status: 429, headers: { 'Retry-After': seconds } });
    network.answers = [later('7'), () => ok()];
    const waiting = get();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(network.seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toEqual({ value: 1 });
    network.seen = [];
    network.answers = [later('31')];
    await expect(get()).rejects.toMatchObject({ status: 429 });
    expect(network.seen).toHaveLength(1);
  });
  test('a person who has to wait is told so once, and why; a short wait and a quiet call say nothing', async () => {
    vi.useFakeTimers({ now: (moment += 100_000) });
    // What the tests before left for a first listener.
    onAlert(() => {})();
    const alerts: Alert[] = [];
    const stop = onAlert((alert) => alerts.push(alert));
    const later = (status: number, seconds: string) => () =>
      new Response('', { status, headers: { 'Retry-After': seconds } });
    network.answers = [later(429, '7'), later(429, '7'), () => ok(), () => ok()];
    const both = Promise.all([get(), get()]);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await both).toEqual([{ value: 1 }, { value: 1 }]);
    expect(alerts).toEqual([
      {
        status: 'info',
        title: 'Too many requests',
        description: 'Trying again in 7 seconds.',
        critical: false,
        timer: 7_000,
      },
    ]);
    network.answers = [later(503, '2'), () => ok(), later(429, '9'), () => ok(), later(503, '5'), () => ok()];
    for (const [seconds, quiet] of [
      [2, false],
      [9, true],
      [5, false],
    ] as const) {
      const waiting = get({ quiet });
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      expect(await waiting).toEqual({ value: 1 });
    }
    expect(alerts.map(({ title }) => title)).toEqual(['Too many requests', 'The server cannot answer now']);
    stop();
  });
  test('a GET that its caller aborts while it waits is not sent again', async () => {
    network.answers = [() => new Response('', { status: 429, headers: { 'Retry-After': '20' } })];
    const leaving = new AbortController();
    const call = get({ signal: leaving.signal });
    await vi.waitUntil(() => network.seen.length === 1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.seen).toHaveLength(1);
  });
  test('a refused action is reported in plain words, with when to try again', async () => {
    const told = async (answer: Response) => {
      network.seen = [];
      network.answers = [() => answer];
      const error: unknown = await get({ method: 'POST' }).catch((error: unknown) => error);
      expect(network.seen).toHaveLength(1);
      expect(passingWords(error)).toBe(sentenceOf(error, 'nothing'));
      return sentenceOf(error, 'nothing');
    };
    const bare = (headers = {}) => new Response('<html>', { status: 429, headers });
    expect(await told(bare({ 'Retry-After': '12' }))).toBe('Too many requests. Try again in 12 seconds.');
    expect(await told(bare())).toBe('Too many requests. Try again in a minute.');
    const own = 'Too many requests from your network. Try again in 3 seconds.';
    expect(await told(failure(429, own))).toBe(own);
    expect(passingWords(new HttpError(503, own, ''))).toBe(own);
    expect(passingWords(new HttpError(502, own, ''))).toBeNull();
  });
  test('a GET is tried twice at most [L6]', async () => {
    network.answers = [() => failure(503)];
    await expect(get()).rejects.toBeInstanceOf(HttpError);
    expect(network.seen).toHaveLength(2);
  });
  test('no other status is retried [L16]', async () => {
    for (const status of [400, 404, 501]) {
      network.seen = [];
      network.answers = [() => failure(status)];
      await expect(get()).rejects.toMatchObject({ status });
      expect(network.seen).toHaveLength(1);
    }
  });
  test('a mutating call is never retried [L7]', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      network.seen = [];
      network.answers = [() => failure(503)];
      await expect(get({ method })).rejects.toMatchObject({ status: 503 });
      expect(network.seen).toHaveLength(1);
    }
  });
  test('a broken network counts as one failure for a GET, and is no verdict', async () => {
    network.answers = [() => Promise.reject(new TypeError('gone')), () => ok()];
    expect(await get()).toEqual({ value: 1 });
    network.answers = [() => Promise.reject(new TypeError('gone'))];
    network.seen = [];
    await expect(get({ method: 'POST' })).rejects.toBeInstanceOf(UnreachableError);
    expect(network.seen).toHaveLength(1);
  });
});

test('the browser’s own cache hears neither of a call for somebody, nor of one with a token', async () => {
  network.answers = [() => ok()];
  const cacheOf = async (extra: Parameters<typeof get>[0]) => {
    await get(extra);
    return network.seen.at(-1)?.cache;
  };
  const address = '0x00000000000000000000000000000000000000Ab';
  expect(await cacheOf({})).toBe('default');
  expect(await cacheOf({ url: `/data/nfts/${address}` })).toBe('no-store');
  expect(await cacheOf({ query: { receiver: address } })).toBe('no-store');
  useCredentials({ accessToken: () => 'token', refresh: async () => false, refused: () => undefined });
  expect(await cacheOf({ credentials: 'optional' })).toBe('no-store');
});

test('a call that hangs is given up after 10 s [L1] [L2]', async () => {
  expect(HTTP_TIMEOUT_MS).toBe(10_000);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
  });
  network.answers = [() => new Promise<Response>(() => undefined)];
  const call = get({ method: 'POST' });
  await expect(call).rejects.toMatchObject({ name: 'UnreachableError' });
  timeout.mockRestore();
});

test('a call that its caller aborts is no error of ours, and is not retried', async () => {
  const leaving = new AbortController();
  network.answers = [() => new Promise<Response>(() => undefined)];
  const call = get({ signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(network.seen).toHaveLength(1);
});

describe('answers', () => {
  test('an answer is parsed: one of another shape is an error, not data', async () => {
    network.answers = [() => ok({ value: 'one' })];
    await expect(get()).rejects.toBeInstanceOf(ShapeError);
    network.answers = [() => new Response('<html>')];
    await expect(get()).rejects.toBeInstanceOf(ShapeError);
  });
  test("an error carries the server's words with shortened addresses [K27]", async () => {
    network.answers = [() => failure(400, `0x${'ab'.repeat(20)} is not the owner`)];
    await expect(get()).rejects.toMatchObject({ userMessage: '0xabab...abab is not the owner', msgId: 'x' });
  });
  test('an error without a body still says something', async () => {
    network.answers = [() => new Response('', { status: 418 })];
    await expect(get()).rejects.toMatchObject({ status: 418, userMessage: 'No reason was given' });
  });
  test('query parameters are written out, and undefined ones left out', async () => {
    network.answers = [() => ok()];
    await get({ query: { a: 1, b: undefined, trait: ['Relief:Massif', 'A:B'] } });
    expect(network.seen[0]?.url).toBe('/x?a=1&trait=Relief%3AMassif&trait=A%3AB');
  });
});

describe('a 500', () => {
  let alerts: Alert[] = [];
  beforeEach(() => {
    // Each test has its own moment: alerts of one breath are one.
    vi.useFakeTimers({ now: (moment += 60_000) });
    alerts = [];
    const leave = onAlert((alert) => alerts.push(alert));
    return () => {
      leave();
    };
  });
  const fail = (extra = {}) => get(extra).catch((error: unknown) => error);

  test('raises the server alert, critical, once after the repetition [K1] [K2] [K3]', async () => {
    network.answers = [() => failure(500)];
    expect(await fail()).toMatchObject({ status: 500 });
    expect(network.seen).toHaveLength(2);
    expect(alerts).toEqual([
      {
        title: 'An internal server error occurred!',
        description: 'Please try again later...',
        status: 'error',
        critical: true,
        timer: 3000,
      },
    ]);
  });
  test('that is answered at the second try raises nothing', async () => {
    network.answers = [() => failure(500), () => ok()];
    await get();
    expect(alerts).toEqual([]);
  });
  test('of several calls at once is one alert, and a later one is another', async () => {
    network.answers = [() => failure(500)];
    await Promise.all([fail(), fail({ method: 'POST' }), fail()]);
    expect(alerts).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    await fail();
    expect(alerts).toHaveLength(2);
  });
  test('that nobody waits for, or that is already known, raises nothing; nor do other failures', async () => {
    network.answers = [() => failure(500)];
    await fail({ quiet: true });
    for (const status of [400, 404, 502, 503]) {
      network.answers = [() => failure(status)];
      await fail();
    }
    expect(alerts).toEqual([]);
  });
});
