import { generateKeyPair, signJWT } from '@walletconnect/relay-auth';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startRelayServer } from '../../../tests/support/server/relay.ts';
import type { RELAY_LIMITS } from './relay.ts';

/* The embedded relay on a real port, spoken to as anybody may: by bare WebSocket. */

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const TOPIC = 'ab'.repeat(32);
type Said = { id?: number; method?: string; params?: { data: object }; result?: unknown; error?: { code: number } };

async function start(limits: Partial<typeof RELAY_LIMITS> = {}) {
  const server = await startRelayServer(limits);
  ends.push(server.stop);
  return server;
}

const tokenFor = (aud: string, ttl = 3_600) => signJWT('ab'.repeat(32), aud, ttl, generateKeyPair());

/** The status that a connection is answered with: 101 where it is taken. */
const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('error', reject);
  });

async function open(url: string) {
  const socket = new WebSocket(`${url}?auth=${await tokenFor(url)}&projectId=test`);
  const heard: Said[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as Said));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('open', resolve));
  let id = 0;
  return {
    heard,
    closed,
    send: (text: string | Buffer) => socket.send(text),
    leave: () => {
      socket.close();
      return closed;
    },
    async ask(method: string, params: unknown): Promise<Said> {
      const mine = (id += 1);
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: mine, method, params }));
      return expect
        .poll(() => heard.find((one) => one.id === mine))
        .toBeDefined()
        .then(() => heard.find((one) => one.id === mine) ?? {});
    },
    take({ id: pushed }: Said) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: pushed, result: true }));
    },
    pushes: () => heard.filter(({ method }) => method === 'irn_subscription'),
  };
}

const letter = (message: string, ttl = 300) => ({ topic: TOPIC, message, ttl, tag: 1108 });

describe('who may connect', () => {
  test('is who holds a key and signed for this relay, not long ago and not for long', async () => {
    const { url, port } = await start();
    expect(await statusOf(`${url}?auth=${await tokenFor(url)}`)).toBe(101);
    const other = await tokenFor('wss://relay.walletconnect.org');
    const long = await tokenFor(url, 40 * 86_400);
    const over = await signJWT('ab', url, 60, generateKeyPair(), 1_000);
    const [head = '', body = '', signature = ''] = (await tokenFor(url)).split('.');
    const forged = [head, body, signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))].join('.');
    for (const token of ['', 'nonsense', other, long, over, forged, 'a'.repeat(5_000)])
      expect(await statusOf(`${url}?auth=${token}`), token).toBe(401);
    expect(await statusOf(`ws://127.0.0.1:${port}/elsewhere`)).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  });

  test('is a limited number from one address, who are told when to come again', async () => {
    const { url } = await start({ connectionsOfOne: 2 });
    const first = await open(url);
    await open(url);
    expect(await statusOf(`${url}?auth=${await tokenFor(url)}`)).toBe(429);
    await first.leave();
    await expect.poll(async () => statusOf(`${url}?auth=${await tokenFor(url)}`)).toBe(101);
  });
});

describe('a message', () => {
  test('reaches who listens on its topic, and not who sent it', async () => {
    const { url } = await start();
    const [sender, reader, stranger] = [await open(url), await open(url), await open(url)];
    const subscribed = await reader.ask('irn_subscribe', { topic: TOPIC });
    expect(subscribed.result).toMatch(/^[0-9a-f]{64}$/);
    await sender.ask('irn_subscribe', { topic: TOPIC });
    await stranger.ask('irn_batchSubscribe', { topics: ['cd'.repeat(32)] });
    expect((await sender.ask('irn_publish', letter('hello'))).result).toBe(true);
    await expect.poll(() => reader.pushes().map(({ params }) => params?.data)).toMatchObject([letterData('hello')]);
    await reader.ask('irn_unsubscribe', { topic: TOPIC, id: 'x' });
    await sender.ask('irn_publish', letter('more'));
    await stranger.ask('irn_batchFetchMessages', { topics: [] });
    expect([sender.pushes(), stranger.pushes(), reader.pushes()].map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  test('waits for who is away until they have it, or its time is over', async () => {
    const { url, relay } = await start();
    const sender = await open(url);
    await sender.ask('irn_publish', letter('early'));
    const reader = await open(url);
    expect((await reader.ask('irn_batchFetchMessages', { topics: [TOPIC] })).result).toMatchObject({
      messages: [letterData('early')],
      hasMore: false,
    });
    await reader.ask('irn_subscribe', { topic: TOPIC });
    await expect.poll(() => reader.pushes().length).toBe(1);
    reader.take(reader.pushes()[0] ?? {});
    await expect.poll(() => relay.mailbox.size).toEqual({ letters: 0, bytes: 0 });
  });

  test('waits in a bounded place, where the oldest give way', async () => {
    const { url, relay } = await start({ letters: 3, lettersOfTopic: 2, bytes: 10 });
    const sender = await open(url);
    for (const text of ['aaaa', 'bbbb', 'cccc']) await sender.ask('irn_publish', letter(text));
    const reader = await open(url);
    const read = async () => (await reader.ask('irn_fetchMessages', { topic: TOPIC })).result;
    expect(await read()).toMatchObject({ messages: [letterData('bbbb'), letterData('cccc')] });
    await sender.ask('irn_publish', { ...letter('dddd'), topic: 'cd'.repeat(32) });
    expect(await read()).toMatchObject({ messages: [letterData('cccc')] });
    expect(relay.mailbox.size).toEqual({ letters: 2, bytes: 8 });
  });
});

const letterData = (message: string) => ({ topic: TOPIC, message, tag: 1108 });

describe('what is malformed', () => {
  test('is answered as wrong or ends that connection, and nobody else notices', async () => {
    const { url } = await start({ frameBytes: 16_384 });
    const steady = await open(url);
    const hostile = await open(url);
    for (const params of [
      undefined,
      null,
      {},
      { topic: 'x' },
      { ...letter('a'), ttl: -1 },
      { ...letter('a'), message: 5 },
    ])
      expect((await hostile.ask('irn_publish', params)).error?.code).toBe(-32_602);
    expect(
      (await hostile.ask('irn_batchSubscribe', { topics: Array.from({ length: 101 }, () => TOPIC) })).error?.code,
    ).toBe(-32_602);
    expect((await hostile.ask('eth_call', [])).error?.code).toBe(-32_602);
    for (const text of ['[]', 'null', '7', '{"id":{}}', '{"id":1,"result":true}', '{"__proto__":{"id":1}}'])
      hostile.send(text);
    expect((await hostile.ask('irn_subscribe', { topic: TOPIC })).error).toBeUndefined();
    hostile.send('no json');
    expect(await hostile.closed).toBe(1007);
    const binary = await open(url);
    binary.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
    const large = await open(url);
    large.send('a'.repeat(20_000));
    expect(await large.closed).toBe(1009);
    expect((await steady.ask('irn_subscribe', { topic: TOPIC })).result).toMatch(/^[0-9a-f]{64}$/);
  });

  test('or too much is refused: topics, and calls a minute', async () => {
    const { url } = await start({ topics: 2, calls: 6 });
    const client = await open(url);
    const topics = ['aa', 'bb', 'cc'].map((pair) => pair.repeat(32));
    expect((await client.ask('irn_batchSubscribe', { topics })).error?.code).toBe(-32_005);
    expect((await client.ask('irn_batchSubscribe', { topics: topics.slice(1) })).error).toBeUndefined();
    for (let call = 0; call < 4; call += 1) await client.ask('irn_fetchMessages', { topic: TOPIC });
    expect((await client.ask('irn_fetchMessages', { topic: TOPIC })).error?.code).toBe(-32_005);
  });
});
