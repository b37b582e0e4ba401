import { afterEach, expect, test, vi } from 'vitest';
import { openOwnChannel, type Asked } from './own-channel.ts';
import { ProviderError } from './provider-error.ts';

const APP = 'https://market.test';

afterEach(() => void vi.useRealTimers());

function setUp(answer: (asked: Asked) => Promise<unknown>) {
  const here = new EventTarget();
  const told: { message: Record<string, unknown>; origin: string }[] = [];
  let isGone = false;
  const opener = {
    closed: false,
    postMessage: (message: unknown, origin: string) =>
      void told.push({ message: message as Record<string, unknown>, origin }),
  };
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const channel = openOwnChannel({ here, opener, origin: APP, answer, done: finish, gone: () => (isGone = true) });
  const send = (data: unknown, origin = APP, source: unknown = opener) =>
    here.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const ask = (id: string, method: string) => send({ id, content: { action: { method, params: [] }, chainId: 31337 } });
  const replies = () => told.flatMap(({ message }) => (message['requestId'] === undefined ? [] : [message]));
  return { channel, opener, isGone: () => isGone, told, send, ask, replies, finished };
}

test('the window says that it has loaded, answers what is asked, and says when it leaves [H11]', async () => {
  const { channel, told, ask, replies, finished } = setUp(async ({ method }) => `did ${method}`);
  ask('1', 'eth_requestAccounts');
  await finished;
  expect(replies()).toEqual([
    { id: expect.any(String), requestId: '1', content: { result: 'did eth_requestAccounts' } },
  ]);
  channel.leave();
  const events = told.map(({ message }) => message).filter(({ event }) => event !== undefined);
  expect(events.map(({ event }) => event)).toEqual(['PopupLoaded', 'PopupUnload']);
  expect(events[0]?.['id']).toBe(events[1]?.['id']);
  expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([APP]));
});

test('another origin, another window, and what is no request are not heard', async () => {
  const asked: string[] = [];
  const { send, replies, finished, ask } = setUp(async ({ method }) => asked.push(method));
  const content = { action: { method: 'personal_sign', params: [] }, chainId: 1 };
  send({ id: 'a', content }, 'https://evil.test');
  send({ id: 'b', content }, APP, {});
  send({ id: 'c', content }, APP, null);
  for (const broken of [null, 'x', { id: 'd' }, { id: 1, content }, { id: 'e', content: { ...content, chainId: 0 } }])
    send(broken);
  ask('f', 'eth_requestAccounts');
  await finished;
  expect(asked).toEqual(['eth_requestAccounts']);
  expect(replies()).toHaveLength(1);
});

test('one question at a time; what floods it is refused, and an id is answered once', async () => {
  let running = 0;
  let most = 0;
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const { ask, replies, finished } = setUp(async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
  });
  for (let time = 0; time < 100; time += 1) ask(String(time), 'personal_sign');
  ask('0', 'personal_sign');
  go();
  await finished;
  expect(most).toBe(1);
  const refused = replies().filter(({ content }) => 'error' in (content as object));
  expect([refused.length, replies().length]).toEqual([89, 100]);
  expect(refused[0]?.['content']).toMatchObject({ error: { code: -32005 } });
});

test('a refusal keeps its code and words; a fault tells nothing of itself', async () => {
  const { ask, replies, finished } = setUp(async ({ method }) => {
    throw method === 'no' ? new ProviderError(4001) : new Error('secret inside');
  });
  ask('1', 'no');
  ask('2', 'fault');
  await finished;
  expect(replies().map(({ content }) => content)).toEqual([
    { error: { code: 4001, message: 'User rejected the request.' } },
    { error: { code: -32603, message: 'An internal error was received.' } },
  ]);
});

test.each([
  ['says so as it goes', (here: ReturnType<typeof setUp>) => here.send({ event: 'OpenerUnload' })],
  [
    'says so from a window that is gone',
    (here: ReturnType<typeof setUp>) => here.send({ event: 'OpenerUnload' }, APP, null),
  ],
  [
    'is closed without a word',
    ({ opener }: ReturnType<typeof setUp>) => {
      opener.closed = true;
      vi.advanceTimersByTime(1000);
    },
  ],
])('a page that %s is asked for nothing more', async (_, goes) => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const here = setUp(({ method }) => {
    asked.push(method);
    return new Promise(() => {});
  });
  here.ask('1', 'personal_sign');
  here.ask('2', 'eth_sendTransaction');
  vi.advanceTimersByTime(5000);
  here.send({ event: 'OpenerUnload' }, 'https://evil.test');
  expect(here.isGone()).toBe(false);
  goes(here);
  expect(here.isGone()).toBe(true);
  expect(asked).toEqual(['personal_sign']);
});

test('a window that nobody asks closes itself; one that was asked waits for the person', async () => {
  vi.useFakeTimers();
  const orphan = setUp(async () => 'unheard');
  const asked = setUp(() => new Promise(() => {}));
  asked.ask('1', 'eth_requestAccounts');
  const closed: string[] = [];
  void orphan.finished.then(() => closed.push('orphan'));
  void asked.finished.then(() => closed.push('asked'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toEqual(['orphan']);
});
