import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShapeError } from '../domain/errors.ts';
import { onAlert, type Alert } from './alerts.ts';
import {
  HttpError,
  HTTP_TIMEOUT_MS,
  request,
  UnreachableError,
  useCredentials,
  type CredentialSource,
} from './http.ts';
import { startRuntime } from './runtime.ts';

/* The network is a function here: what is tested is what we do with its answers. */

type Seen = { url: string; method: string; token: string | null; body: unknown };
let seen: Seen[] = [];
/** Of the tests that count time. */
let moment = Date.now();
let answers: ((call: Seen) => Response | Promise<Response>)[] = [];

const ok = (body: unknown = { value: 1 }) => Response.json(body);
const failure = (status: number, message = 'no') =>
  Response.json({ data: null, status: { code: status, message, msgId: 'x' } }, { status });

beforeEach(() => {
  seen = [];
  answers = [];
  useCredentials(null);
  startRuntime({
    config: {
      marketplaceUrl: '/marketplace',
      dataUrl: '/data',
      imageUrl: '/_ipx',
      networks: [],
      redirects: [],
      embedded: true,
    },
    isServer: true,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      const call = {
        url,
        method: init?.method ?? 'GET',
        token: headers.get('X-Access-Token'),
        body: init?.body ?? null,
      };
      seen.push(call);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new TypeError('network down');
      return await new Promise<Response>((resolve, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        Promise.resolve(answer(call)).then(resolve, reject);
      });
    },
  });
});
afterEach(() => vi.useRealTimers());

const schema = v.object({ value: v.number() });
const get = (extra = {}) => request({ url: '/x', schema, ...extra });

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
      answers = [() => failure(status), () => ok()];
      expect(await get()).toEqual({ value: 1 });
      expect(seen).toHaveLength(2);
    });
  }
  test('a GET is tried twice at most [L6]', async () => {
    answers = [() => failure(503)];
    await expect(get()).rejects.toBeInstanceOf(HttpError);
    expect(seen).toHaveLength(2);
  });
  test('no other status is retried [L16]', async () => {
    for (const status of [400, 404, 501]) {
      seen = [];
      answers = [() => failure(status)];
      await expect(get()).rejects.toMatchObject({ status });
      expect(seen).toHaveLength(1);
    }
  });
  test('a mutating call is never retried [L7]', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      seen = [];
      answers = [() => failure(503)];
      await expect(get({ method })).rejects.toMatchObject({ status: 503 });
      expect(seen).toHaveLength(1);
    }
  });
  test('a broken network counts as one failure for a GET, and is no verdict', async () => {
    answers = [() => Promise.reject(new TypeError('gone')), () => ok()];
    expect(await get()).toEqual({ value: 1 });
    answers = [() => Promise.reject(new TypeError('gone'))];
    seen = [];
    await expect(get({ method: 'POST' })).rejects.toBeInstanceOf(UnreachableError);
    expect(seen).toHaveLength(1);
  });
});

test('a call that hangs is given up after 10 s [L1] [L2]', async () => {
  expect(HTTP_TIMEOUT_MS).toBe(10_000);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
  });
  answers = [() => new Promise<Response>(() => undefined)];
  const call = get({ method: 'POST' });
  await expect(call).rejects.toMatchObject({ name: 'UnreachableError' });
  timeout.mockRestore();
});

test('a call that its caller aborts is no error of ours, and is not retried', async () => {
  const leaving = new AbortController();
  answers = [() => new Promise<Response>(() => undefined)];
  const call = get({ signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toHaveLength(1);
});

describe('answers', () => {
  test('an answer is parsed: one of another shape is an error, not data', async () => {
    answers = [() => ok({ value: 'one' })];
    await expect(get()).rejects.toBeInstanceOf(ShapeError);
    answers = [() => new Response('<html>')];
    await expect(get()).rejects.toBeInstanceOf(ShapeError);
  });
  test("an error carries the server's words with shortened addresses [K27]", async () => {
    answers = [() => failure(400, `0x${'ab'.repeat(20)} is not the owner`)];
    await expect(get()).rejects.toMatchObject({ userMessage: '0xabab...abab is not the owner', msgId: 'x' });
  });
  test('an error without a body still says something', async () => {
    answers = [() => new Response('', { status: 418 })];
    await expect(get()).rejects.toMatchObject({ status: 418, userMessage: 'No reason was given' });
  });
  test('query parameters are written out, and undefined ones left out', async () => {
    answers = [() => ok()];
    await get({ query: { a: 1, b: undefined, trait: ['Relief:Massif', 'A:B'] } });
    expect(seen[0]?.url).toBe('/x?a=1&trait=Relief%3AMassif&trait=A%3AB');
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
    answers = [() => failure(500)];
    expect(await fail()).toMatchObject({ status: 500 });
    expect(seen).toHaveLength(2);
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
  test('answered well the second time raises nothing', async () => {
    answers = [() => failure(500), () => ok()];
    await get();
    expect(alerts).toEqual([]);
  });
  test('of several calls at once is one alert, and a later one is another', async () => {
    answers = [() => failure(500)];
    await Promise.all([fail(), fail({ method: 'POST' }), fail()]);
    expect(alerts).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    await fail();
    expect(alerts).toHaveLength(2);
  });
  test('that nobody waits for, or that is known, raises nothing; nor do other failures', async () => {
    answers = [() => failure(500)];
    await fail({ quiet: true });
    for (const status of [400, 404, 502, 503]) {
      answers = [() => failure(status)];
      await fail();
    }
    expect(alerts).toEqual([]);
  });
});

describe('credentials', () => {
  let token: string | null = 'old';
  let refreshes = 0;
  let refused = 0;
  let works = true;
  let running: Promise<boolean> | null = null;
  const source: CredentialSource = {
    accessToken: () => token,
    refresh: (rejected) => {
      if (token !== null && token !== rejected) return Promise.resolve(true);
      running ??= Promise.resolve().then(() => {
        refreshes += 1;
        token = works ? 'new' : null;
        running = null;
        return works;
      });
      return running;
    },
    refused: () => {
      refused += 1;
    },
  };
  beforeEach(() => {
    token = 'old';
    refreshes = 0;
    refused = 0;
    works = true;
    useCredentials(source);
    answers = [(call) => (call.token === 'new' ? ok() : failure(401))];
  });

  test('a call that is not marked for credentials carries no token [G26]', async () => {
    answers = [() => ok()];
    await get();
    expect(seen[0]?.token).toBeNull();
  });
  test('a marked call carries the access token [G25]', async () => {
    answers = [() => ok()];
    await get({ credentials: 'required' });
    expect(seen[0]?.token).toBe('old');
  });
  test('a 401 refreshes once and repeats the call [G1]', async () => {
    expect(await get({ credentials: 'required' })).toEqual({ value: 1 });
    expect(seen.map((call) => call.token)).toEqual(['old', 'new']);
    expect(refreshes).toBe(1);
  });
  test('ten calls refused at once share one refresh, and all are answered, POST included [G2]', async () => {
    const calls = Array.from({ length: 10 }, (_, index) =>
      get({ credentials: 'required', method: index % 2 === 0 ? 'GET' : 'POST' }),
    );
    expect(await Promise.all(calls)).toHaveLength(10);
    expect(refreshes).toBe(1);
    expect(seen).toHaveLength(20);
  });
  test('a refused refresh rejects every waiting call, none hangs [G4]', async () => {
    works = false;
    const calls = Array.from({ length: 5 }, () => get({ credentials: 'required' }));
    for (const result of await Promise.allSettled(calls)) expect(result.status).toBe('rejected');
  });
  test('a second 401 after a good refresh is the end, without a loop [G5]', async () => {
    answers = [() => failure(401)];
    await expect(get({ credentials: 'required' })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    expect(refused).toBe(1);
  });
  test('without any token a marked call is refreshed first, not sent twice', async () => {
    token = null;
    await get({ credentials: 'required' });
    expect(seen.map((call) => call.token)).toEqual(['new']);
  });
  test('a call with optional credentials goes without a token where there is none', async () => {
    token = null;
    answers = [() => ok()];
    await get({ credentials: 'optional' });
    expect(seen[0]?.token).toBeNull();
  });
});
