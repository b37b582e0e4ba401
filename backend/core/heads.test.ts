import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { followHeads } from './heads.ts';

/** A node, mocked: it answers a subscription, and tells what the test says. */
async function node(answer: (socket: WebSocket, question: unknown) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets: WebSocket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (bytes: Buffer) => answer(socket, JSON.parse(bytes.toString())));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
    server.close();
  });
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}
const accept = (socket: WebSocket) => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0xsub' }));
const head = (number: string) =>
  JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription: '0xsub', result: { number } } });

function follow(url: string) {
  const told: (number | 'lost')[] = [];
  const stop = followHeads(url, { onHead: (n) => told.push(n), onLost: () => told.push('lost'), againMs: 5 });
  onTestFinished(stop);
  return { told, stop };
}

test('heads are told as they come, and again after a connection that was lost', async () => {
  const asked: unknown[] = [];
  const { url, sockets } = await node((socket, question) => {
    asked.push(question);
    accept(socket);
    socket.send(head('0x10'));
  });
  const { told, stop } = follow(url);
  await expect.poll(() => told).toEqual([16]);
  expect(asked).toEqual([{ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }]);
  sockets[0]?.send(head('0x11'));
  await expect.poll(() => told).toEqual([16, 17]);
  sockets[0]?.terminate();
  await expect.poll(() => told).toEqual([16, 17, 'lost', 16]);
  stop();
  await once(sockets[1] as WebSocket, 'close');
  expect(told.at(-1)).toBe(16);
});

test.each([
  '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no such method"}}',
  'x',
  head('12'),
  head('0xfffffffffffffffff'),
])('a node that says %s is left, and asked again later', async (words) => {
  const { url, sockets } = await node((socket) => socket.send(words));
  const { told } = follow(url);
  await expect.poll(() => sockets.length).toBeGreaterThan(1);
  expect(new Set(told)).toEqual(new Set(['lost']));
});
