import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNetworkClient } from './network-client.ts';

type Node = { url: string; asked: string[]; answer: (method: string) => { status?: number; body: object } };

let servers: Server[] = [];
let nodes: Node[] = [];

/** A node on this machine, mocked, that answers as the test says. */
async function addNode(answer: Node['answer']): Promise<Node> {
  const node: Node = { url: '', asked: [], answer };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const calls = JSON.parse(body) as { id: number; method: string }[];
      node.asked.push(...calls.map(({ method }) => method));
      const answers = calls.map(({ id, method }) => ({ id, ...node.answer(method) }));
      response.writeHead(answers[0]?.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answers.map(({ id, body: one }) => ({ jsonrpc: '2.0', id, ...one }))));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  node.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  servers.push(server);
  nodes.push(node);
  return node;
}

const block = (number: string) => () => ({ body: { result: number } });
const client = () =>
  createNetworkClient({
    chainId: 1,
    name: 'One',
    rpcUrls: nodes.map(({ url }) => url),
    currency: { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 },
    multicall3: `0x${'cc'.repeat(20)}`,
    retryCount: 0,
  });

beforeEach(() => {
  servers = [];
  nodes = [];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('the first node is asked, and the others while it does not answer', async () => {
  const first = await addNode(block('0x10'));
  const second = await addNode(block('0x11'));
  const network = client();
  expect(await network.getBlockNumber({ cacheTime: 0 })).toBe(16n);
  expect(second.asked).toEqual([]);
  first.answer = () => ({ status: 503, body: {} });
  expect(await network.getBlockNumber({ cacheTime: 0 })).toBe(17n);
  servers[0]?.closeAllConnections();
  await new Promise((resolve) => servers[0]?.close(resolve));
  expect(await network.getBlockNumber({ cacheTime: 0 })).toBe(17n);
});

test('what the network itself refuses is asked of one node', async () => {
  await addNode(() => ({ body: { error: { code: 3, message: 'execution reverted' } } }));
  const second = await addNode(block('0x11'));
  await expect(client().call({ to: `0x${'aa'.repeat(20)}` })).rejects.toThrow('execution reverted');
  expect(second.asked).toEqual([]);
});
