import { createServer, type ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { describe, test, type TestContext } from 'vitest';
import { from, post, testLimits } from '../../tests/support/server/app.ts';
import { createRpcProxy } from './rpc.ts';
import { isHeavy, rpcLimits } from './rpc-limits.ts';

const ADA = '192.0.2.1';
const BOB = '192.0.2.2';
const CAT = '192.0.2.3';
const everything = { fromBlock: '0x0', toBlock: 'latest' };
const LATE = { id: 7, error: { code: -32005 } };

// No place is given away here, however slow the machine is.
rpcLimits.workMs = 600_000;

/** A node on this machine that answers when the test says so, but for `eth_chainId`; and the proxy before it. */
async function standIn({ onTestFinished }: TestContext) {
  const held: { method: string; response: ServerResponse; isOpen: boolean }[] = [];
  let endless = 0;
  const node = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const [, method = ''] = /"method":"(\w+)"/.exec(body) ?? [];
      if (method === 'eth_chainId') return response.end('{"jsonrpc":"2.0","id":7,"result":"0x1"}');
      if (method === 'eth_getBlockByHash') {
        const more = () => {
          while (!response.destroyed && endless < 200 * 1024 * 1024) {
            endless += 65_536;
            if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
          }
          response.end();
        };
        return more();
      }
      const one = { method, response, isOpen: true };
      response.once('close', () => (one.isOpen = false));
      held.push(one);
    });
  });
  await new Promise<void>((resolve) => void node.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    node.closeAllConnections();
    node.close();
  });
  const address = node.address();
  const proxiedRpcUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const app = new Hono();
  app.route('/', createRpcProxy({ all: [{ chainId: 1, proxiedRpcUrl }] }, false, testLimits()));
  return {
    ask: (method: string, params: unknown[] = [{}], { client = ADA, signal = null as AbortSignal | null } = {}) =>
      Promise.resolve(app.request('/1', { ...post({ jsonrpc: '2.0', id: 7, method, params }), signal }, from(client))),
    asked: (method: string) => held.filter((one) => one.method === method),
    working: () => held.filter(({ isOpen }) => isOpen).length,
    answer: (result: string) => {
      for (const { response } of held) response.end(JSON.stringify({ jsonrpc: '2.0', id: 7, result }));
    },
    written: () => endless,
  };
}

describe.concurrent('a node (a stand-in)', () => {
  test('that answers without an end is not listened to for long', async (t) => {
    const { expect } = t;
    const { ask, written } = await standIn(t);
    expect(await (await ask('eth_getBlockByHash')).json()).toMatchObject(LATE);
    expect(written()).toBeLessThan(rpcLimits.answerBytes * 3);
  });

  test('that does not tell its newest block holds up nobody: it is asked once, and all hear in time', async (t) => {
    const { expect } = t;
    const { ask, asked, answer } = await standIn(t);
    const answers = await Promise.all(
      [ADA, ADA, BOB, CAT].map((client) => ask('eth_getLogs', [everything], { client })),
    );
    for (const one of answers) {
      expect(one.headers.get('retry-after')).toBe('1');
      expect(await one.json()).toMatchObject(LATE);
    }
    // Whoever waits no longer than that hears by the deadline, and not when the question is given up.
    expect(await (await ask('eth_chainId')).json()).toMatchObject({ result: '0x1' });
    expect(asked('eth_blockNumber').map(({ isOpen }) => isOpen)).toEqual([true]);
    const next = ask('eth_getLogs', [everything]);
    answer('0x10');
    await expect.poll(() => asked('eth_getLogs')).toHaveLength(1);
    answer('0x');
    expect(await (await next).json()).toMatchObject({ result: '0x' });
  });

  test('whose newest block is no number searches nothing', async (t) => {
    const { expect } = t;
    const { ask, asked, answer } = await standIn(t);
    const answered = ask('eth_getLogs', [everything]);
    await expect.poll(() => asked('eth_blockNumber')).toHaveLength(1);
    answer('none');
    expect((await answered).status).toBe(502);
    expect(asked('eth_getLogs')).toEqual([]);
  });

  test('that works for long gets a few calls at a time, of each caller fewer, also when they have gone', async (t) => {
    const { expect } = t;
    const { ask, asked, working, answer } = await standIn(t);
    expect(isHeavy({ jsonrpc: '2.0', id: 1, method: 'eth_call' })).toBe(true);
    const gone = new AbortController();
    const many = (client: string) =>
      Array.from({ length: 10 }, () => ask('eth_call', [{}], { client, signal: gone.signal }).catch(() => null));
    const lost = many(ADA);
    await expect.poll(working).toBe(rpcLimits.heavyOfOne);
    lost.push(...many(BOB));
    await expect.poll(working).toBe(rpcLimits.heavyAtOnce);
    gone.abort();
    await Promise.all(lost);
    const late = await ask('eth_call', [{}], { client: CAT });
    expect(late.headers.get('retry-after')).toBe('1');
    expect(await late.json()).toMatchObject(LATE);
    // The others were never begun.
    expect(asked('eth_call').map(({ isOpen }) => isOpen)).toEqual(Array(rpcLimits.heavyAtOnce).fill(true));
    answer('0x');
    const next = ask('eth_call', [{}], { client: CAT });
    await expect.poll(() => asked('eth_call').length).toBe(rpcLimits.heavyAtOnce + 1);
    answer('0x');
    expect(await (await next).json()).toMatchObject({ result: '0x' });
  });
});
