import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rpc, RpcAnswerError, RpcUnavailableError } from './rpc.ts';

type Sent = { url: string; calls: { id: number; method: string }[] };
let sent: Sent[];
/** What the node says; a text is an error of that call, null that the node cannot be reached. */
let answer: (url: string, method: string) => unknown;

beforeEach(() => {
  sent = [];
  answer = (_, method) => `0x${method}`;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const calls = JSON.parse(body) as Sent['calls'];
    sent.push({ url, calls });
    const results = calls.map(({ id, method }) => ({ id, said: answer(url, method) }));
    if (results.some(({ said }) => said === null)) throw new TypeError('Failed to fetch');
    return Response.json(
      // In another order than asked, as nodes may.
      results
        .map(({ id, said }) =>
          said instanceof Error ? { id, error: { code: 3, message: said.message } } : { id, result: said },
        )
        .toReversed(),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (method: string, urls = ['/a']) => rpc(urls, method, []);

describe('calls to a mocked node', () => {
  test('of one moment travel in one request, each gets its own answer', async () => {
    expect(await Promise.all([ask('one'), ask('two'), ask('three')])).toEqual(['0xone', '0xtwo', '0xthree']);
    expect(sent.map(({ calls }) => calls.length)).toEqual([3]);
    expect(await ask('later')).toBe('0xlater');
    expect(sent).toHaveLength(2);
  });

  test('of different networks travel apart, and never more than fifty together', async () => {
    await Promise.all([ask('one'), ask('two', ['/b'])]);
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b']);
    sent = [];
    const many = Array.from({ length: 51 }, (_, index) => String(index));
    expect(await Promise.all(many.map((method) => ask(method)))).toEqual(many.map((method) => `0x${method}`));
    expect(sent.map(({ calls }) => calls.length)).toEqual([50, 1]);
  });

  test('an error of one call does not fail the others', async () => {
    answer = (_, method) => (method === 'bad' ? new Error('execution reverted') : '0x1');
    const [good, bad] = await Promise.allSettled([ask('good'), ask('bad')]);
    expect(good).toEqual({ status: 'fulfilled', value: '0x1' });
    expect(bad).toMatchObject({ status: 'rejected', reason: new RpcAnswerError(3, 'execution reverted', undefined) });
  });

  test('go to the next node when one cannot be reached; with none, each is told', async () => {
    answer = (url) => (url === '/a' ? null : '0x2');
    expect(await Promise.all([ask('one', ['/a', '/b']), ask('two', ['/a', '/b'])])).toEqual(['0x2', '0x2']);
    expect(sent.map(({ url }) => url)).toEqual(['/a', '/b']);
    const told = await Promise.allSettled([ask('one'), ask('two'), ask('three', [])]);
    for (const one of told)
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(RpcUnavailableError) as unknown });
  });
});
