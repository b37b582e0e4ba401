import { createPublicClient, custom, fallback, HttpRequestError, numberToHex, RpcRequestError } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { restingProviders } from './resting-providers.ts';

type Answer = (method: string) => unknown;

let clock = 0;
let asked: string[] = [];
beforeEach(() => {
  clock = 1_000_000;
  asked = [];
});

/** A client of providers, mocked, that answer as the test says; `asked` are their names in turn. */
function clientOf(answers: Record<string, Answer>) {
  const transports = Object.entries(answers).map(([name, answer]) =>
    custom({
      async request({ method }: { method: string }) {
        asked.push(name);
        return answer(method);
      },
    }),
  );
  const client = createPublicClient({
    transport: fallback(
      restingProviders(transports, () => clock),
      { retryCount: 0 },
    ),
  });
  return (method = 'eth_chainId', params: unknown[] = []) => client.request({ method, params } as never);
}
const url = 'https://provider.test';
const gone = () => {
  throw new HttpRequestError({ url });
};
const busy = (headers?: Headers) => () => {
  throw new HttpRequestError({ url, status: 429, ...(headers && { headers }) });
};
const head = (number: number) => ({ number: numberToHex(number) });

test('a provider that is gone is not waited for again at each question, but is found when it is back', async () => {
  let isBack = false;
  const ask = clientOf({ first: () => (isBack ? '0x1' : gone()), second: () => '0x2' });
  expect(await ask()).toBe('0x2');
  expect(await ask()).toBe('0x2');
  expect(asked).toEqual(['first', 'second', 'second']);
  isBack = true;
  clock += 30_001;
  expect(await ask()).toBe('0x1');
});

test('where all are gone each question is asked all the same', async () => {
  let isBack = false;
  const ask = clientOf({ first: gone, second: () => (isBack ? '0x2' : gone()) });
  await expect(ask()).rejects.toThrow();
  isBack = true;
  expect(await ask()).toBe('0x2');
});

test('one that is asked too often is left alone as long as it says', async () => {
  const ask = clientOf({ first: busy(new Headers({ 'retry-after': '7' })), second: () => '0x2' });
  await ask();
  clock += 6_999;
  await ask();
  expect(asked).toEqual(['first', 'second', 'second']);
  clock += 2;
  await ask();
  expect(asked.slice(3)).toEqual(['first', 'second']);
});

test('the only one that is asked too often is waited for; what it says by a code of its own counts, too', async () => {
  const refusals = [
    () => {
      throw new RpcRequestError({ body: {}, error: { code: -32007, message: '15/second request limit reached' }, url });
    },
  ];
  const ask = clientOf({ only: () => refusals.shift()?.() ?? '0x1' });
  expect(await ask()).toBe('0x1');
  expect(asked).toEqual(['only', 'only']);
});

test('one that stands still while another goes on is left', async () => {
  let last = 10;
  const latest = clientOf({
    first: () => head(10),
    second: (method) => (method === 'eth_blockNumber' ? numberToHex(last) : head(last)),
  });
  const ask = () => latest('eth_getBlockByNumber', ['latest', false]);
  for (let turn = 0; turn < 30; turn += 1) expect(await ask()).toEqual(head(10));
  last = 14;
  const told: unknown[] = [];
  for (let turn = 0; turn < 25; turn += 1) told.push(await ask());
  expect(told.at(-1)).toEqual(head(14));
  asked = [];
  await ask();
  expect(asked).toEqual(['second']);
});
