import { HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from 'viem';
import { expect, test } from 'vitest';
import { createRangeReader } from './log-ranges.ts';

const url = 'https://provider.test';
const answered = (message: string, code = -32005) => new RpcRequestError({ body: {}, error: { code, message }, url });
const wrapped = (cause: Error) => new Error('The request failed', { cause });

/** A mocked provider: `logsAt` a block, `mostBlocks` and `mostLogs` a question. Each refuses in its own way. */
function provider(o: {
  mostBlocks?: number;
  mostLogs?: number;
  logsAt?: (block: number) => number;
  refuse?: () => Error;
}) {
  const { mostBlocks = Infinity, mostLogs = Infinity, logsAt = () => 1, refuse = () => answered('too much') } = o;
  const asked: [number, number][] = [];
  const ask = async (from: number, to: number) => {
    asked.push([from, to]);
    const logs: string[] = [];
    for (let block = from; block <= to; block += 1)
      for (let index = 0; index < logsAt(block); index += 1) logs.push(`${block}:${index}`);
    if (to - from + 1 > mostBlocks || logs.length > mostLogs) throw wrapped(refuse());
    return logs;
  };
  return { ask, asked };
}

const all = (from: number, to: number, logsAt: (block: number) => number = () => 1) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((block) =>
    Array.from({ length: logsAt(block) }, (_, index) => `${block}:${index}`),
  );

test('a range that is answered is one question', async () => {
  const { ask, asked } = provider({});
  expect(await createRangeReader()(10, 2009, ask)).toEqual(all(10, 2009));
  expect(asked).toEqual([[10, 2009]]);
});

test.each([
  ['500 blocks', () => answered('eth_getLogs is limited to a 500 range')],
  [
    '500 blocks, more of which we would not read ourselves',
    () => new ResponseBodyTooLargeError({ maxSize: 1, size: 2 }),
  ],
  ['500 blocks, by status', () => new HttpRequestError({ status: 400, url })],
])('a provider that takes %s at most is asked again for less, and not for more again at once', async (_, refuse) => {
  const { ask, asked } = provider({ mostBlocks: 500, refuse });
  const read = createRangeReader();
  expect(await read(0, 1999, ask)).toEqual(all(0, 1999));
  const before = asked.length;
  for (let from = 2000; from < 20_000; from += 2000) expect(await read(from, from + 1999, ask)).toHaveLength(2000);
  const later = asked.slice(before);
  expect(later.every(([from, to]) => to - from + 1 <= 1000)).toBe(true);
  // Nearly every question is answered.
  expect(later.length).toBeLessThan(60);
});

test('dense blocks are asked for in small pieces, those after them in large ones again', async () => {
  const logsAt = (block: number) => (block >= 4000 && block < 4200 ? 300 : 0);
  const { ask, asked } = provider({ mostLogs: 10_000, logsAt });
  const read = createRangeReader();
  const found: string[] = [];
  for (let from = 0; from < 200_000; from += 2000) found.push(...(await read(from, from + 1999, ask)));
  expect(found).toEqual(all(4000, 4199, logsAt));
  expect(asked.at(-1)).toEqual([198_000, 199_999]);
});

test('one block that is refused, and what is no refusal, is an error, and the next call goes on', async () => {
  const { ask } = provider({ mostLogs: 10, logsAt: (block) => (block === 7 ? 11 : 0) });
  const read = createRangeReader();
  await expect(read(0, 9, ask)).rejects.toThrow('The request failed');
  expect(await read(8, 9, ask)).toEqual([]);
  for (const error of [
    new HttpRequestError({ status: 429, url }),
    answered('Your app has exceeded its compute units per second capacity', 429),
    answered('15/second request limit reached', -32007),
    new HttpRequestError({ status: 503, url }),
    new HttpRequestError({ url }),
  ]) {
    const failing = provider({ mostBlocks: 0, refuse: () => error });
    await expect(createRangeReader()(0, 100, failing.ask)).rejects.toThrow('The request failed');
    expect(failing.asked).toHaveLength(1);
  }
});

test('an answer that does not come in time is told at once, and less is asked for the next time', async () => {
  const { ask, asked } = provider({ mostBlocks: 500, refuse: () => new TimeoutError({ body: {}, url }) });
  const read = createRangeReader();
  await expect(read(0, 1999, ask)).rejects.toThrow('The request failed');
  await expect(read(0, 1999, ask)).rejects.toThrow('The request failed');
  expect(await read(0, 1999, ask)).toEqual(all(0, 1999));
  expect(asked.slice(0, 3)).toEqual([
    [0, 1999],
    [0, 999],
    [0, 499],
  ]);
});
