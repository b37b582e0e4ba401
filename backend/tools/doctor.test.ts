import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server as Tcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readConfig } from '../config.ts';
import { examine } from './doctor.ts';

const ORIGIN = 'https://market.example';
let state: string;
const servers: (Server | Tcp)[] = [];
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(state, { recursive: true, force: true });
});

async function listening(server: Server | Tcp): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A node by what it answers to each method; null for none. */
type Node = { chainId?: number; age?: number; code?: string; cors?: string };
async function node({ chainId = 11_155_111, age = 5, code = '0x60', cors = '*' }: Node): Promise<string> {
  const timestamp = `0x${(Math.floor(Date.now() / 1000) - age).toString(16)}`;
  const block = { number: '0x64', timestamp, transactions: [], hash: null, baseFeePerGas: null };
  const results: Record<string, unknown> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    eth_getBlockByNumber: block,
    eth_getCode: code,
    eth_getLogs: [],
  };
  const answer: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      response.setHeader('Access-Control-Allow-Origin', cors);
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
    });
  };
  return `http://127.0.0.1:${await listening(createHttp(answer))}/key-that-nobody-may-see`;
}

/** What is wrong, with everything else as it should be. */
async function wrongs(o: {
  rpcUrls?: string[];
  webSocketUrl?: string;
  env?: Record<string, string>;
}): Promise<string[]> {
  const address = `0x${'11'.repeat(20)}`;
  const token = { address, symbol: 'ETH', decimals: 18 };
  const file = join(state, 'networks');
  const network = {
    chainId: 11_155_111,
    slug: 'sepolia',
    name: 'Sepolia',
    rpcUrls: o.rpcUrls,
    webSocketUrl: o.webSocketUrl,
    currency: token,
    wrapped: token,
    seaport: address,
    conduit: address,
    conduitKey: `0x${'22'.repeat(32)}`,
    multicall3: address,
  };
  writeFileSync(file, JSON.stringify([network]));
  const env = { VITRINE_STATE: state, PUBLIC_ORIGIN: ORIGIN, ...o.env };
  const found: string[] = [];
  for await (const finding of examine(readConfig({ ...env, ...(o.rpcUrls ? { NETWORKS_CONFIG: file } : {}) }))) {
    expect(finding.sentence).not.toContain('key-that-nobody-may-see');
    if (finding.isWrong) found.push(`${finding.about}: ${finding.sentence}`);
  }
  return found;
}

test('nothing is wrong before the first start, and with nodes that answer', async () => {
  expect(await wrongs({})).toEqual([]);
  expect(await wrongs({ rpcUrls: [await node({}), await node({ cors: ORIGIN })] })).toEqual([]);
});

describe('of a network it says', () => {
  test.each<[Node, RegExp]>([
    [{ chainId: 1 }, /^Sepolia, 127\.0\.0\.1:\d+: it is of chain 1, not 11155111$/],
    [{ age: 900 }, /its newest block is \d+ s old: the node stands still, or this clock is ahead$/],
    [{ age: -600 }, /^clock: the newest block of Sepolia is \d+ s in the future: this clock is behind$/],
    [{ code: '0x' }, /there is no contract at 0x1{40} \(seaport\)$/],
    [{ cors: 'https://other.example' }, /for browsers: it lets no page of https:\/\/market\.example ask/],
  ])('%j', async (is, said) => {
    const found = await wrongs({ rpcUrls: [await node(is)] });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(said);
  });

  test('which of its nodes is silent', async () => {
    const found = await wrongs({ rpcUrls: [await node({}), 'http://127.0.0.1:9/key-that-nobody-may-see'] });
    expect(found).toHaveLength(2);
    for (const sentence of found) expect(sentence).toMatch(/^Sepolia, 127\.0\.0\.1:9/);
  });
});

test('a WebSocket that tells of blocks, mocked, or of none', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  let answer = '{"id":1,"result":"0x1"}';
  server.on('connection', (socket) =>
    socket.on('message', () => {
      socket.send(answer);
      socket.send('{"method":"eth_subscription","params":{"result":{"number":"0x7"}}}');
    }),
  );
  const webSocketUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/key-that-nobody-may-see`;
  expect(await wrongs({ rpcUrls: [await node({})], webSocketUrl })).toEqual([]);
  answer = '{"id":1,"error":{}}';
  const found = await wrongs({ rpcUrls: [await node({})], webSocketUrl });
  expect(found).toEqual([expect.stringMatching(/by WebSocket: it cannot be connected to, or tells of no blocks/)]);
});

test('a state folder that others can read, or that is not there', async () => {
  chmodSync(state, 0o755);
  expect(await wrongs({})).toEqual([expect.stringMatching(/^state folder: .* can be read by other users/)]);
  expect(await wrongs({ env: { VITRINE_STATE: join(state, 'none') } })).toEqual([
    expect.stringMatching(/^state folder: There is no state folder/),
  ]);
});

test('a folder of the console’s back-ups that is not there', async () => {
  expect(await wrongs({ env: { BACKUP_FOLDER: join(state, 'none') } })).toEqual([
    expect.stringMatching(/^back-ups: there is no folder/),
  ]);
});

describe('keys', () => {
  const write = (name: string, text: string, mode = 0o600) => {
    mkdirSync(join(state, 'keys'), { recursive: true, mode: 0o700 });
    writeFileSync(join(state, 'keys', name), text, { mode });
  };

  test('that others can read, or that are empty', async () => {
    write('access-token', 'a'.repeat(64), 0o644);
    expect(await wrongs({})).toEqual(['keys: others can read keys/access-token: run chmod 600 on them']);
    write('access-token', '');
    chmodSync(join(state, 'keys/access-token'), 0o600);
    expect(await wrongs({})).toEqual([expect.stringMatching(/^keys: keys\/access-token is empty/)]);
  });

  test('of pushes, that are no pair', async () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    write('push', `${one.publicKey},${one.privateKey}`);
    expect(await wrongs({})).toEqual([]);
    write('push', `${one.publicKey},${other.privateKey}`);
    expect(await wrongs({})).toEqual([expect.stringMatching(/^push: the public key is not/)]);
    write('push', 'nothing');
    expect(await wrongs({})).toEqual([expect.stringMatching(/^push: the keys are damaged/)]);
  });
});

test('a mail server that does not take mail', async () => {
  const port = await listening(createTcp((socket) => socket.end('554 no\r\n')));
  const found = await wrongs({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@market.example' } });
  expect(found).toEqual([expect.stringMatching(/^mail: 127\.0\.0\.1:\d+: /)]);
});

test('a store that cannot be reached', async () => {
  const found = await wrongs({ env: { DATABASE_URL: 'postgres://127.0.0.1:9/none' } });
  expect(found).toEqual([expect.stringMatching(/^store: .*ECONNREFUSED/)]);
});
