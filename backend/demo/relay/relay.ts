import { createHash, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { clientAddress, type TrustProxy } from '../../core/client-address.ts';
import { DEMO_RELAY_PATH } from '../../../src/contract/config.ts';
import { anyCallSchema, callSchema, receiptSchema, type Call } from './calls.ts';
import { createMailbox, type Letter } from './mailbox.ts';
import { holderOf } from './token.ts';

/** docs/operating.md has the same table. */
export const RELAY_LIMITS = {
  connections: 200,
  /** By address of the network. */
  connectionsOfOne: 20,
  /** Of one connection. */
  topics: 200,
  /** Of one connection, a minute. */
  calls: 600,
  /** Of one frame. */
  frameBytes: 128 * 1024,
  letters: 2_000,
  lettersOfTopic: 100,
  bytes: 8 * 1024 * 1024,
  ttlSeconds: 86_400,
  /** Who has not answered a ping by the next is gone. */
  pingMs: 20_000,
};

type Client = {
  socket: WebSocket;
  holder: string;
  topics: Set<string>;
  /** Pushed, and not yet received, by the push's id. */
  pushed: Map<number, Letter>;
  calls: { since: number; count: number };
  isAlive: boolean;
};

const failed = (id: number | string, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
/** WalletConnect's name for a subscription: the same for the same client and topic. */
const subscriptionId = (topic: string, holder: string) =>
  createHash('sha256')
    .update(topic + holder)
    .digest('hex');

function refuse(socket: Duplex, line: string): void {
  socket.end(`HTTP/1.1 ${line}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/**
 * What stands in for WalletConnect's relay on embedded networks: passes on what two clients send each other,
 * encrypted, and keeps it for who is away.
 */
export function createRelay(o: { trustProxy: TrustProxy; limits?: Partial<typeof RELAY_LIMITS> }) {
  const limits = { ...RELAY_LIMITS, ...o.limits };
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const mailbox = createMailbox(limits);
  const clients = new Set<Client>();
  const byAddress = new Map<string, number>();
  let isOver = false;

  const send = (client: Client, message: object) => client.socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));

  function push(client: Client, letter: Letter): void {
    if ([...client.pushed.values()].includes(letter)) return;
    const id = Date.now() * 1_000 + randomInt(1_000);
    client.pushed.set(id, letter);
    const { topic, message, publishedAt, tag } = letter;
    const data = { topic, message, publishedAt, tag };
    send(client, { id, method: 'irn_subscription', params: { id: subscriptionId(topic, client.holder), data } });
  }

  function subscribe(client: Client, topics: readonly string[]): string[] {
    const asked = new Set([...client.topics, ...topics]);
    if (asked.size > limits.topics) throw new RangeError('Too many topics.');
    client.topics = asked;
    return topics.map((topic) => subscriptionId(topic, client.holder));
  }

  function publish(
    client: Client,
    { topic, message, ttl, tag }: Extract<Call, { method: 'irn_publish' }>['params'],
  ): true {
    const publishedAt = Date.now();
    const endsAt = publishedAt + Math.min(ttl, limits.ttlSeconds) * 1_000;
    const letter = { topic, message, tag, publishedAt, endsAt, sender: client.holder };
    mailbox.keep(letter);
    for (const other of clients) if (other.holder !== client.holder && other.topics.has(topic)) push(other, letter);
    return true;
  }

  const fetchMessages = (client: Client, topics: readonly string[]) => ({
    messages: topics
      .flatMap((topic) => mailbox.read(topic, client.holder))
      .map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    hasMore: false,
  });

  function carryOut(client: Client, call: Call): unknown {
    switch (call.method) {
      case 'irn_subscribe':
        return subscribe(client, [call.params.topic])[0];
      case 'irn_batchSubscribe':
        return subscribe(client, call.params.topics);
      case 'irn_unsubscribe':
        return client.topics.delete(call.params.topic) || true;
      case 'irn_publish':
        return publish(client, call.params);
      case 'irn_fetchMessages':
        return fetchMessages(client, [call.params.topic]);
      case 'irn_batchFetchMessages':
        return fetchMessages(client, call.params.topics);
    }
  }

  /** What waits for a client comes after the answer to its subscription. */
  function deliver(client: Client, call: Call): void {
    const topics =
      call.method === 'irn_subscribe'
        ? [call.params.topic]
        : call.method === 'irn_batchSubscribe'
          ? call.params.topics
          : [];
    for (const topic of topics) for (const letter of mailbox.read(topic, client.holder)) push(client, letter);
  }

  function mayCall({ calls }: Client): boolean {
    const now = Date.now();
    if (now - calls.since > 60_000) Object.assign(calls, { since: now, count: 0 });
    calls.count += 1;
    return calls.count <= limits.calls;
  }

  function take(client: Client, text: string): void {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return client.socket.close(1007, 'No JSON');
    }
    const receipt = v.safeParse(receiptSchema, json);
    if (receipt.success) {
      const letter = client.pushed.get(Number(receipt.output.id));
      client.pushed.delete(Number(receipt.output.id));
      if (letter !== undefined) mailbox.remove(letter);
      return;
    }
    const any = v.safeParse(anyCallSchema, json);
    if (!any.success) return;
    const { id } = any.output;
    if (!mayCall(client)) return send(client, failed(id, -32_005, 'Too many calls: try again in a minute.'));
    const parsed = v.safeParse(callSchema, json);
    if (!parsed.success) return send(client, failed(id, -32_602, 'No such call, or not with these parameters.'));
    try {
      send(client, { id, result: carryOut(client, parsed.output) });
      deliver(client, parsed.output);
    } catch (error) {
      send(client, failed(id, -32_005, (error as Error).message));
    }
  }

  function begin(socket: WebSocket, holder: string, address: string): void {
    const client: Client = {
      socket,
      holder,
      topics: new Set(),
      pushed: new Map(),
      calls: { since: Date.now(), count: 0 },
      isAlive: true,
    };
    clients.add(client);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'No text');
      else take(client, (data as Buffer).toString('utf8'));
    });
    socket.on('pong', () => {
      client.isAlive = true;
    });
    // Whatever was wrong, the connection closes.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(client);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
  }

  const pings = setInterval(() => {
    for (const client of clients) {
      if (!client.isAlive) client.socket.terminate();
      client.isAlive = false;
      client.socket.ping();
    }
  }, limits.pingMs);
  pings.unref();

  return {
    mailbox,
    /** For requests to `DEMO_RELAY_PATH` whose Host names this server. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const host = request.headers.host ?? '';
      const { searchParams } = new URL(request.url ?? '', `ws://${host}`);
      const forwarded = request.headers['x-forwarded-for'];
      const address = clientAddress(
        request.socket.remoteAddress ?? 'unknown',
        Array.isArray(forwarded) ? forwarded.join() : forwarded,
        o.trustProxy,
      );
      if (clients.size >= limits.connections || (byAddress.get(address) ?? 0) >= limits.connectionsOfOne)
        return refuse(socket, '429 Too Many Requests\r\nRetry-After: 60');
      const holder = await holderOf(searchParams.get('auth') ?? '', { host, path: DEMO_RELAY_PATH });
      if (holder === null) return refuse(socket, '401 Unauthorized');
      if (isOver) return refuse(socket, '503 Service Unavailable');
      server.handleUpgrade(request, socket, head, (opened) => begin(opened, holder, address));
    },
    async stop(): Promise<void> {
      isOver = true;
      clearInterval(pings);
      for (const { socket } of clients) socket.terminate();
      server.close();
    },
  };
}
